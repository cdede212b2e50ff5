// Where everything lies on the table, in pixels: a pure function of the room there is. The viewer sits at the bottom; the others sit
// clockwise along the left side, the top and the right side.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  /** `x` and `y` are the middle. */
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
  players: number;
  slots: number;
  /** Cards in the middle. */
  centre: number;
  /** The seat at the bottom. */
  view: number;
  /** No gold lies there yet: the cards may be larger. */
  bare?: boolean;
  /** No seat is nearer than the others. */
  flat?: boolean;
}

export interface Geometry {
  /** By seat. */
  seats: Box[];
  /** By place: the cards. */
  places: Box[];
  /** By seat: where its gold lies. */
  purses: Point[];
  bank: Point;
  court: Point;
  /** What is in the middle of the table. */
  stage: Box;
  /** The width of a card before the viewer, of one before the others, of one in the centre. */
  card: { own: number; other: number; centre: number };
  coin: { own: number; other: number };
  compact: boolean;
}

export const CARD_RATIO = 1.4;
const GAP = 4;

/** On a phone: how many of the others sit along the top (with its corners); the rest sit in two columns. */
const ALONG_THE_TOP = [0, 1, 2, 1, 2, 3, 2, 3, 2, 3, 4, 3, 4];
/** A card is at least so wide. */
const SMALLEST = 24;

const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

export function arrange(room: Room): Geometry {
  const { width, height, players, slots, centre, view } = room;
  const others = players - 1;
  const compact = width < 720;

  const nearest = compact ? clamp(44, height * 0.14, slots > 1 ? 76 : 66) : clamp(64, height * 0.125, 100);
  const crowd = compact ? crowded(room, nearest) : { card: cardWidth(room, compact), over: 0 };
  const otherCard = crowd.card;
  const ownCard = room.flat ? otherCard : nearest;
  const ownHeight = ownCard * CARD_RATIO + 30;
  const nameHeight = compact ? 20 : 24;
  const coin = { own: ownCard * 0.4, other: Math.max(15, otherCard * 0.42) };
  const { width: seatWidth, height: seatHeight } = seatSize(room, otherCard, compact);

  const inset = compact ? 4 : 30;
  const left = inset + seatWidth / 2;
  const right = width - left;
  const top = inset + seatHeight / 2 + (compact ? (slots > 1 ? 14 : 6) : -4);
  const bottom = Math.max(top + 1, height - ownHeight - seatHeight / 2 - (compact ? 10 : 0));
  const frame = { left, right, top, bottom };
  const points = compact
    ? columns(frame, others, crowd.over, seatHeight)
    : around({ ...frame, bottom: height - inset - seatHeight / 2 }, others, ownCard * slots + 260);

  const seats: Box[] = [];
  const places: Box[] = [];
  const purses: Point[] = [];
  const own: Box = { x: width / 2, y: height - ownHeight / 2 - (compact ? 4 : 10), width: Math.min(width, 340), height: ownHeight };
  for (let seat = 0; seat < players; seat++) {
    const around = (seat - view + players) % players;
    const mine = around === 0;
    const at = mine ? own : { ...points[around - 1]!, width: seatWidth, height: seatHeight };
    seats[seat] = at;
    const card = mine ? ownCard : otherCard;
    const coins = mine ? coin.own : coin.other;
    const cardsWidth = slots * card + (slots - 1) * GAP;
    const row = mine ? at.y - 13 : at.y - nameHeight / 2;
    const start = mine || room.bare ? at.x - cardsWidth / 2 : at.x - (cardsWidth + GAP + coins) / 2;
    for (let slot = 0; slot < slots; slot++) {
      places[seat * slots + slot] = { x: start + card / 2 + slot * (card + GAP), y: row, width: card, height: card * CARD_RATIO };
    }
    purses[seat] = { x: start + cardsWidth + GAP + (mine ? 8 : 0) + coins / 2, y: row + (card * CARD_RATIO) / 2 };
  }

  const sides = points.some((point) => point.y > top + seatHeight * 0.6);
  const margin = sides ? left + seatWidth / 2 + (compact ? 6 : 30) : compact ? 12 : 140;
  const ceiling = top + seatHeight / 2 + 6;
  const floor = own.y - ownHeight / 2 - 6;
  const stage = { x: width / 2, y: (ceiling + floor) / 2, width: width - 2 * margin, height: floor - ceiling };
  const centreCard = clamp(36, Math.min(stage.width * 0.2, stage.height * 0.2), compact ? 46 : 72);
  const line = stage.y + stage.height / 2 - (centreCard * CARD_RATIO) / 2 - (compact ? 8 : 16);
  for (let index = 0; index < centre; index++) {
    const offset = (index - (centre - 1) / 2) * (centreCard + GAP * 2);
    places[players * slots + index] = { x: stage.x + offset, y: line, width: centreCard, height: centreCard * CARD_RATIO };
  }
  const spread = Math.max((centre * (centreCard + GAP * 2)) / 2 + (compact ? 44 : 64), compact ? 46 : 84);
  return {
    seats,
    places,
    purses,
    bank: { x: stage.x + spread, y: line },
    court: { x: stage.x - spread, y: line },
    stage,
    card: { own: ownCard, other: otherCard, centre: centreCard },
    coin,
    compact,
  };
}

function seatSize({ players, slots }: Room, card: number, compact: boolean): { width: number; height: number } {
  const coin = Math.max(15, card * 0.42);
  const least = compact ? (players > 8 ? 84 : 104) : 124;
  return {
    width: Math.max(least, slots * (card + GAP) + coin * 1.15 + (compact ? 6 : 16)),
    height: card * CARD_RATIO + (compact ? 28 : 32),
  };
}

/** On a phone: the largest cards with which everybody finds room, and how many then sit along the top. */
function crowded(room: Room, own: number): { card: number; over: number } {
  const others = room.players - 1;
  const usual = ALONG_THE_TOP[others] ?? 4;
  for (let card = cardWidth(room, true); card > SMALLEST; card -= 2) {
    const seat = seatSize(room, card, true);
    for (let over = usual; over <= others && over * seat.width <= room.width; over += 2) {
      const below = (over > 2 ? seat.height + 4 : over === 2 ? seat.height * 0.8 : seat.height * 0.5) + ((others - over) / 2) * seat.height;
      if (below <= room.height - own * CARD_RATIO - 50) return { card, over };
    }
  }
  return { card: SMALLEST, over: usual };
}

function cardWidth({ width, height, players, slots, bare }: Room, compact: boolean): number {
  if (compact && bare && slots === 1) return players > 10 ? 47 : players > 7 ? 52 : 58;
  if (compact) return slots === 3 ? 74 : slots === 2 ? 60 : players > 10 ? 34 : players > 7 ? 40 : players > 5 ? 44 : 50;
  const most = slots === 3 ? 92 : slots === 2 ? 84 : players > 10 ? 58 : players > 7 ? 68 : 78;
  const larger = bare ? 1.25 : 1;
  return clamp(44, larger * Math.min(height * 0.105, width * 0.08), larger * most);
}

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Between an ellipse (2) and a rectangle: a table that uses its room. */
const SQUARENESS = 2.6;

/** The rim of a table, clockwise from the bottom. */
function rim(middle: Point, across: number, down: number, steps = 720): Point[] {
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / SQUARENESS);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / steps;
    return { x: middle.x + across * bent(Math.cos(angle)), y: middle.y + down * bent(Math.sin(angle)) };
  });
}

/** Points at equal distances along the rim, which leave the bottom to the viewer. */
function around(frame: Frame, count: number, own: number): Point[] {
  const middle = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
  const line = rim(middle, (frame.right - frame.left) / 2, (frame.bottom - frame.top) / 2);
  const ways = [0];
  for (let index = 1; index < line.length; index++) {
    ways.push(ways[index - 1]! + Math.hypot(line[index]!.x - line[index - 1]!.x, line[index]!.y - line[index - 1]!.y));
  }
  const length = ways.at(-1)!;
  const kept = Math.max(own, length / (count + 1)) - length / (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const way = kept / 2 + ((length - kept) * (index + 1)) / (count + 1);
    return line[ways.findIndex((found) => found >= way)] ?? line[0]!;
  });
}

/** The table's outline as an SVG path. */
export function outline(width: number, height: number, inset: number): string {
  const line = rim({ x: width / 2, y: height / 2 }, width / 2 - inset, height / 2 - inset, 120);
  return `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

function columns(frame: Frame, count: number, over: number, seatHeight: number): Point[] {
  const down = (count - over) / 2;
  const across = frame.right - frame.left;
  // a row without corners leaves the columns room to begin higher
  const corners = over > 2;
  const from = frame.top + (corners ? seatHeight / 2 + 4 : over === 2 ? seatHeight * 0.3 : 0);
  const room = frame.bottom + seatHeight / 2 - from;
  const step = down ? Math.min(room / down, seatHeight * 2.7) : 0;
  const side = (x: number) => Array.from({ length: down }, (_, row) => ({ x, y: from + Math.max(step, seatHeight) * (row + 0.5) }));
  const top = Array.from({ length: over }, (_, index) => {
    const part = over === 1 ? 0.5 : corners ? index / (over - 1) : down ? 0.22 + index * 0.56 : 0.05 + index * 0.9;
    return { x: frame.left + part * across, y: frame.top };
  });
  return [...side(frame.left).reverse(), ...top, ...side(frame.right)];
}
