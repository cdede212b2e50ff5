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
  /** Names that are read from across a room: how large they are, and how many letters the longest has. */
  far?: { size: number; longest: number } | null;
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
  /** Where the cards of the centre lie, if there are any. */
  tray: Box | null;
  /** What is in the middle of the table. */
  stage: Box;
  /** How much of its height, from the top, is there for words. */
  words: number;
  /** The width of a card before the viewer, of one before the others, of one in the centre. */
  card: { own: number; other: number; centre: number };
  coin: { own: number; other: number };
  /** Below a card that has come forward: the room for whose it is. */
  whose: number;
  compact: boolean;
}

export const CARD_RATIO = 1.4;
const GAP = 4;

/** On a phone: how many of the others sit along the top (with its corners); the rest sit in two columns. */
const ALONG_THE_TOP = [0, 1, 2, 1, 2, 3, 2, 3, 2, 3, 4, 3, 4];
/** A card is at least so wide. */
const SMALLEST = 24;
/** On a phone: cards are at most so wide, others' and one's own. */
const LARGEST = { other: 74, own: 88, dealt: 96 };
/** On a phone: what the middle needs for a mask, its name and a sentence before cards may grow; what it needs at least; the centre's tray. */
const MIDDLE = { roomy: 160, least: 72, tray: 84 };
/** On a phone: from this height on cards may grow, and the middle still has room for its sentence. */
const ROOMY = 440;
/** On a phone that lies on its side, from so many players on, the columns go down to the edge, beside the viewer's own card. */
const MANY = 7;
/** So few sit round a table seen from across a room that the cards may be as large as its height allows. */
const FEW = 6;
/** Before the viewer: what stands below their card. */
const PLATE = 34;
/** Below a card that has come forward: two lines. */
const WHOSE = 40;
/** On a phone: how wide and high the bank and the court are, with their words. */
const HEAP = 76;
/** On a large screen: what the middle, the plates and the rim take of the height; the rest is two rows of cards. */
const TAKEN = 300;

const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

export function arrange(room: Room): Geometry {
  const { width, height, players, slots, centre, view } = room;
  const others = players - 1;
  const compact = width < 720;

  const widest = (width / 2 - 20) / (slots / 2 + 0.4);
  const nearest = compact
    ? clamp(44, height * (slots === 1 ? 0.14 : width > height * 1.3 ? 0.19 : 0.15) + Math.max(0, height - ROOMY) * 0.3, slots > 1 ? Math.min(112, widest) : 66)
    : clamp(64, height * 0.125, 100);
  const crowd = compact ? crowded(room, nearest) : { card: cardWidth(room, compact), own: nearest, over: 0 };
  const otherCard = crowd.card;
  const ownCard = room.flat ? otherCard : compact ? crowd.own : Math.max(nearest, otherCard);
  const plate = plateHeight(room, compact);
  const ownHeight = ownCard * CARD_RATIO + (room.far ? plate + 10 : PLATE);
  const ownWidth = slots * ownCard + (slots - 1) * GAP;
  const coin = { own: ownCard * 0.4, other: Math.max(15, otherCard * 0.42) };
  const { width: seatWidth, height: seatHeight } = seatSize(room, otherCard, compact);

  const inset = compact ? 4 : 30;
  const left = inset + seatWidth / 2;
  const right = width - left;
  const top = inset + seatHeight / 2 + (compact ? (slots > 1 ? 14 : 6) : -4);
  const deep = compact && isDeep(room);
  const bottom = Math.max(top + 1, height - (deep ? -2 : ownHeight) - seatHeight / 2 - (compact ? 10 : 0));
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
    const row = at.y - (mine && !room.far ? PLATE : plate) / 2;
    const start = (mine && !room.flat) || room.bare ? at.x - cardsWidth / 2 : at.x - (cardsWidth + GAP + coins) / 2;
    for (let slot = 0; slot < slots; slot++) {
      places[seat * slots + slot] = { x: start + card / 2 + slot * (card + GAP), y: row, width: card, height: card * CARD_RATIO };
    }
    purses[seat] = { x: start + cardsWidth + GAP + (mine && !room.flat ? 8 : 0) + coins / 2, y: row + (card * CARD_RATIO) / 2 };
  }

  widen(seats, room, slots * (otherCard + GAP) + coin.other);

  const sides = points.some((point) => point.y > top + seatHeight * 0.6);
  const margin = sides ? left + seatWidth / 2 + (compact ? 6 : 30) : compact ? 12 : 140;
  const ceiling = top + seatHeight / 2 + 6;
  const floor = own.y - ownHeight / 2 - 6;
  const stage = { x: width / 2, y: (ceiling + floor) / 2, width: width - 2 * margin, height: floor - ceiling };
  const centreCard = room.bare
    ? clamp(36, Math.min((stage.width - 40) / (centre + 0.2), stage.height * (compact ? 0.45 : 0.3)), compact ? LARGEST.dealt : 150)
    : clamp(36, Math.min(stage.width * 0.2, stage.height * (compact ? 0.2 : 0.27)), compact ? 46 : 72);
  const cardHeight = centreCard * CARD_RATIO;
  const trayWidth = centre ? centre * (centreCard + GAP * 2) + 8 : 0;

  // bank and court stand beside the viewer's own, unless somebody sits there: the middle belongs to words
  const heap = compact ? HEAP : HEAP * 1.5;
  const beside = { left: own.x - ownWidth / 2, right: own.x + ownWidth / 2 + GAP + 8 + coin.own };
  const from = compact ? null : heap / 2 + 14;
  const edge = deep ? left + seatWidth / 2 : 0;
  const court = { x: from ? beside.left - from : (edge + beside.left) / 2, y: own.y - PLATE / 2 };
  const bank = { x: from ? beside.right + from : (beside.right + width - edge) / 2, y: own.y - PLATE / 2 };
  const reach = { x: (seatWidth + heap) / 2, y: (seatHeight + heap) / 2 };
  const clear = ({ x, y }: Point) => points.every((seat) => Math.abs(seat.x - x) >= reach.x || Math.abs(seat.y - y) >= reach.y);
  const aside = !room.flat && Math.min(beside.left, width - beside.right) - edge > heap && clear(court) && clear(bank);

  // cards of the centre: in the middle at the deal, then below the words; on a phone that lies on its side, beside the court
  const lying = compact && aside && !room.bare && width > height * 1.3 && beside.left - edge > trayWidth + heap + 30;
  const below = stage.y + stage.height / 2 - cardHeight / 2 - (compact ? (slots > 1 ? 22 : 8) : 16) - (centre ? 12 : 0);
  const tray = {
    x: lying && centre ? beside.left - trayWidth / 2 - 24 : stage.x,
    y: room.bare ? stage.y : lying ? court.y : below,
    width: trayWidth,
    height: cardHeight + 16,
  };
  if (lying && centre) court.x = (edge + tray.x - trayWidth / 2) / 2;
  for (let index = 0; index < centre; index++) {
    const offset = (index - (centre - 1) / 2) * (centreCard + GAP * 2);
    places[players * slots + index] = { x: tray.x + offset, y: tray.y, width: centreCard, height: cardHeight };
  }
  const spread = Math.max((centre * (centreCard + GAP * 2)) / 2 + (compact ? 48 : 68 + (room.far?.size ?? 0)), compact ? 46 : 84);
  return {
    seats,
    places,
    purses,
    court: aside ? court : { x: stage.x - spread, y: below },
    bank: aside ? bank : { x: stage.x + spread, y: below },
    tray: centre ? tray : null,
    words: Math.max(0, stage.height - (aside && (lying || !centre) ? 0 : cardHeight + (compact ? (slots > 1 ? 48 : 34) : 44) + (centre ? 16 : 0))),
    stage,
    card: { own: ownCard, other: otherCard, centre: centreCard },
    coin,
    whose: room.far ? room.far.size * 2.5 : WHOSE,
    compact,
  };
}

function isDeep({ width, height, players }: Room): boolean {
  return players >= MANY && width > height * 1.3;
}

/** From across a room: how high a plate is, with two lines where one cannot hold the longest name. */
function plateHeight({ far, players }: Room, compact: boolean): number {
  if (!far || compact) return compact ? 20 : 24;
  return (far.longest > (players > 8 ? ONE_LINE.many : ONE_LINE.few) ? 2.5 : 1.4) * far.size;
}

/** So many letters of a plate stand in one line, with few or many seats. */
const ONE_LINE = { few: 16, many: 9 };
/** The widest plate, by the size of its letters, and the narrowest: rather it lies over a card. */
const WIDEST = 12;
const NARROWEST = 7;

/** From across a room: a plate is as wide as the edge, its neighbours' plates and their cards allow. */
function widen(seats: Box[], room: Room, cards: number): void {
  if (!room.far) return;
  const plate = plateHeight(room, false);
  for (const seat of seats) {
    let most = Math.min(WIDEST * room.far.size, 2 * Math.min(seat.x, room.width - seat.x) + 20);
    for (const other of seats) {
      const [x, y] = [Math.abs(other.x - seat.x), Math.abs(other.y - seat.y)];
      if (other === seat || y >= seat.height) continue;
      most = Math.min(most, y < plate ? x - 12 : 2 * x - cards - 12);
    }
    seat.width = Math.max(NARROWEST * room.far.size, most);
  }
}

function seatSize(room: Room, card: number, compact: boolean): { width: number; height: number } {
  const { width, players, slots, bare } = room;
  const coin = bare ? 0 : Math.max(15, card * 0.42);
  const least = compact ? (players > 8 ? Math.min(96, (width - 8) / (isDeep(room) ? 6 : 4)) : 104) : 124;
  return {
    width: Math.max(least, slots * (card + GAP) + coin * 1.15 + (compact ? 6 : 16)),
    height: card * CARD_RATIO + plateHeight(room, compact) + 8,
  };
}

/** On a phone: the largest cards with which everybody finds room and the middle keeps its own, and how many then sit along the top. */
function crowded(room: Room, nearest: number): { card: number; own: number; over: number } {
  const others = room.players - 1;
  // nobody moves when the cards have been turned down
  const usual = room.bare ? crowded({ ...room, bare: false }, nearest).over : (ALONG_THE_TOP[others] ?? 4);
  const most = room.bare ? usual : others;
  const least = room.slots > 1 ? Math.min(cardWidth(room, true), nearest) : cardWidth(room, true);
  const tray = room.centre && room.width <= room.height * 1.3 ? MIDDLE.tray : 0;
  const deep = isDeep(room);
  const middle = room.bare ? (room.centre ? 130 : 40) : deep ? MIDDLE.least : MIDDLE.roomy + tray;
  for (let card = room.slots > 1 ? least : room.bare ? LARGEST.dealt : LARGEST.other; card > SMALLEST; card -= 2) {
    const own = room.slots > 1 ? nearest : clamp(nearest, card * (room.bare ? 1 : 1.25), room.bare ? LARGEST.dealt : LARGEST.own);
    const seat = seatSize(room, card, true);
    const left = room.height - own * CARD_RATIO - PLATE - seat.height - 30;
    if (left < (card > least ? middle : room.bare || room.slots > 1 || card <= 36 ? 0 : MIDDLE.least + tray)) continue;
    for (let over = usual; over <= most && over * seat.width <= room.width; over += 2) {
      const below = (over > 2 ? seat.height + 4 : over === 2 ? seat.height * 0.8 : seat.height * 0.5) + ((others - over) / 2) * seat.height;
      if (below <= room.height - (deep ? 0 : own * CARD_RATIO + PLATE) - 20) return { card, own, over };
    }
  }
  return { card: SMALLEST, own: nearest, over: usual };
}

function cardWidth({ width, height, players, slots, centre, bare, far }: Room, compact: boolean): number {
  if (compact && bare && slots === 1) return players > 10 ? 47 : players > 7 ? 52 : 58;
  const tall = height > ROOMY + 80;
  if (compact && slots > 1) return slots === 3 ? (tall ? 96 : 74) : tall ? 66 : 60;
  if (compact) return players > 10 ? 34 : players > 7 ? 40 : players > 5 ? 44 : 50;
  // from across a room as large as the room is
  if (far && slots === 1 && players <= FEW)
    return Math.min((height - TAKEN) / (2 * CARD_RATIO), width * (centre ? 0.112 : (players > 4 ? 0.128 : 0.145) + (bare ? 0.012 : 0)));
  const most = slots > 1 ? 140 : players > 10 ? 66 : players > 7 ? 84 : players > 6 ? 100 : 150;
  const larger = bare ? 1.25 : 1;
  const usual = clamp(44, larger * Math.min(height * 0.105, width * 0.08), larger * 78);
  return Math.min(Math.max(usual, Math.min((height - TAKEN) / (2 * CARD_RATIO), width * (slots === 3 ? 0.15 : slots === 2 ? 0.115 : height > width ? 0.125 : 0.107))), larger * most);
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
