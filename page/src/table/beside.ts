// Where words that pass by may stand: what lies on the table is measured, and of several spots the one is taken that covers least.

/** What may not be covered: the announced mask, and every sentence. */
export const WORDS = ".marquee .announced, .marquee p, .layer > p, .won > :is(strong, span)";

/** Where things are on the table, however large it is drawn. */
export function boxes(felt: HTMLElement, where: string): DOMRect[] {
  const { x, y, width } = felt.getBoundingClientRect();
  const scale = felt.offsetWidth / width;
  return [...felt.querySelectorAll(where)]
    .map((one) => one.getBoundingClientRect())
    .map((box) => new DOMRect((box.x - x) * scale, (box.y - y) * scale, box.width * scale, box.height * scale));
}

/** How much two have in common, in square pixels. */
export const shared = (one: DOMRect, other: DOMRect) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** What it costs to cover it, by square pixel. */
export interface Cost {
  box: DOMRect;
  cost: number;
}

/** Of some spots the number of the cheapest; `far`: what a spot costs by itself. */
export function cheapest(spots: DOMRect[], costs: Cost[], far: (spot: DOMRect) => number = () => 0): number {
  const prices = spots.map((spot) => costs.reduce((sum, { box, cost }) => sum + cost * shared(spot, box), far(spot)));
  return prices.indexOf(Math.min(...prices));
}
