// Faces as they are drawn: a head, eyes and an ornament for each mask; a paint for each colour.

import { COLOURS, MASKS, type Colour, type Face, type Mask } from "../protocol";

type Fill = "skin" | "shade" | "light" | "gold" | "ink";

/** A stroke of the brush in a square of 48. `twice`: the other side has it too, mirrored. `line`: so wide, and not filled. */
export interface Stroke {
  d: string;
  fill: Fill;
  twice?: boolean;
  line?: number;
}

type Eyes = "almond" | "round" | "slit" | "lozenge";
type Ornament = "gem" | "dots" | "brows" | "tear" | "freckles";

interface Drawing {
  head: Stroke[];
  eyes: [kind: Eyes, x: number, y: number, tilt: number];
  ornament?: [kind: Ornament, y: number];
}

const skin = (d: string, twice = false): Stroke => ({ d, fill: "skin", twice });
const shade = (d: string, twice = false): Stroke => ({ d, fill: "shade", twice });
const light = (d: string, twice = false): Stroke => ({ d, fill: "light", twice });
const gold = (d: string, twice = false): Stroke => ({ d, fill: "gold", twice });
const ink = (d: string, twice = false): Stroke => ({ d, fill: "ink", twice });
const line = (fill: Fill, width: number, d: string, twice = false): Stroke => ({ d, fill, twice, line: width });

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

function at(x: number, y: number, radius: number, angle: number): string {
  return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
}

function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, n) => at(x, y, n % 2 ? inner : outer, (Math.PI * n) / points));
  return `M${corners.join("L")}Z`;
}

/** A circle of petals. */
function rosette(x: number, y: number, petals: number, radius: number): string {
  const size = (radius * Math.sin(Math.PI / petals) * 1.15).toFixed(1);
  const corners = Array.from({ length: petals }, (_, n) => at(x, y, radius, (2 * Math.PI * (n + 1)) / petals));
  return `M${at(x, y, radius, 0)}${corners.map((corner) => `A${size} ${size} 0 0 1 ${corner}`).join("")}Z`;
}

/** A feather that stands on (24, 37), turned by so many degrees, and its eye. */
function feather(turn: number): [string, string] {
  const bow = (Math.PI * turn) / 180;
  const long = 35 - Math.abs(turn) / 8;
  const [left, right] = [bow - 0.26, bow + 0.26];
  const [x, y] = at(24, 37, long - 8, bow).split(" ").map(Number) as [number, number];
  const way = (side: number, back: boolean) => (back ? [long - 1, 16] : [16, long - 1]).map((far) => at(24, 37, far, side)).join(" ");
  return [`M24 37C${way(left, false)} ${at(24, 37, long, bow)}C${way(right, true)} 24 37Z`, disc(x, y, 2.8)];
}

const DRAWINGS: Record<Mask, Drawing> = {
  fox: {
    head: [
      skin("M24 46C17 41 8 35 4 26L3 4 16 13Q24 10.5 32 13L45 4 44 26C40 35 31 41 24 46Z"),
      light("M24 46C31 41 40 35 44 26 35 26 28 32 24 46Z", true),
      shade("M42 9.5 41 19.5 34.5 14.5Z", true),
      ink("M20.5 41H27.5L24 46Z"),
    ],
    eyes: ["almond", 10, 24.5, -14],
    ornament: ["gem", 17],
  },
  owl: {
    head: [
      skin("M5 3C11 9 17 10 24 10 31 10 37 9 43 3 47 14 47 28 43 35 39 42 31 46 24 46 17 46 9 42 5 35 1 28 1 14 5 3Z"),
      light(disc(34, 23.5, 9), true),
      gold("M24 26 28 31.5 24 39 20 31.5Z"),
      line("light", 1.6, "M32 38.5l2.5 2 2.5-2", true),
    ],
    eyes: ["round", 10, 23.5, 0],
    ornament: ["brows", 13.5],
  },
  butterfly: {
    head: [
      shade("M24 25C30 24 40 27 41 34 42 42 34 45.5 29.5 41.5 26 38 24 31 24 25Z", true),
      skin("M24 26C25.5 13 35 3 46 5.5 48 14 46 25 38 28.5 32 31 26 30 24 26Z", true),
      light(disc(33.5, 36, 3), true),
      line("gold", 1.8, "M24 16C25.5 9 28.5 5.5 32 4", true),
      gold("M24 14C27 21 26.5 36 24 43 21.5 36 21 21 24 14Z"),
    ],
    eyes: ["almond", 12.5, 18.5, -24],
  },
  sun: {
    head: [shade(star(24, 24, 12, 23, 15)), skin(disc(24, 24, 14.5)), line("light", 1.8, "M18.5 32.5Q24 36.5 29.5 32.5")],
    eyes: ["almond", 6.8, 23, 0],
    ornament: ["gem", 14.5],
  },
  stag: {
    head: [
      line("gold", 3.2, "M29 18C33 14 35 9 34 2M34.5 9.5C39 9 41.5 6.5 42.5 2.5M32.5 14C38 15 43 13 45.5 9", true),
      skin("M34 22C39 18 44 18.5 47 21 44 26.5 38 28 34 26Z", true),
      skin("M24 46.5C18 45 15.5 36 13 28 10.5 20 16 15 24 15 32 15 37.5 20 35 28 32.5 36 30 45 24 46.5Z"),
      light("M24 46.5C19 45.5 18 38.5 24 37 30 38.5 29 45.5 24 46.5Z"),
      ink("M21 40H27L24 43.5Z"),
    ],
    eyes: ["almond", 6.2, 26, 18],
    ornament: ["gem", 20],
  },
  cat: {
    head: [
      skin("M6 3 18 12Q24 10.5 30 12L42 3C44 10 45 18 44 26 43 37 34 44 24 44 14 44 5 37 4 26 3 18 4 10 6 3Z"),
      light("M39.5 9C40.5 13 40.5 15 40 18L33.5 13.5Z", true),
      line("shade", 2, "M24 12.5V19M28.5 13V17.5M19.5 13V17.5"),
      line("light", 1.5, "M32 34.5 44 32M32 37.5 42 39", true),
      light("M21 32.5H27L24 36.5Z"),
      line("ink", 1.5, "M24 36C24 39 27.5 39.5 29 38M24 36C24 39 20.5 39.5 19 38"),
    ],
    eyes: ["slit", 10, 25.5, -10],
  },
  moon: {
    head: [
      skin("M31 2.5A22 22 0 1 0 45.5 35C38 38.5 31.5 37 29.5 33 31.5 32 31.5 30 30.5 29L36 26.5C31.5 22 27.5 12.5 31 2.5Z"),
      gold(star(40, 12, 4, 7, 2.6)),
      line("light", 1.8, "M8 17C5.5 26 9 35 16 39.5"),
    ],
    eyes: ["almond", 0, 22, 4],
  },
  ram: {
    head: [
      skin("M24 46C19.5 46 17 41.5 16 37 13.5 31 11.5 26 12.5 19 13.5 13 19 10.5 24 10.5 29 10.5 34.5 13 35.5 19 36.5 26 34.5 31 32 37 31 41.5 28.5 46 24 46Z"),
      line("light", 6, "M30 11.5C39 6 45 13 44 22 43 30.5 36 31 35.5 26 35.2 23.5 37 22.5 38.5 23.5", true),
      line("ink", 1.6, "M24 38V42M24 38 20.5 36M24 38 27.5 36"),
    ],
    eyes: ["lozenge", 6, 25, 0],
    ornament: ["gem", 16.5],
  },
  hare: {
    head: [
      skin("M27 20C24.5 11 26.5 1 32.5 1 39 1.5 37.5 13 34.5 22Z", true),
      light("M29.5 16C28.5 10 29.5 4.5 32.3 4.5 35.5 5 34 12 32 17.5Z", true),
      skin("M24 16.5C34 16.5 40.5 23 40 31.5 39.5 41 31.5 46.5 24 46.5 16.5 46.5 8.5 41 8 31.5 7.5 23 14 16.5 24 16.5Z"),
      light("M24 36.5C27 34.5 33 36 32.5 40.5 31 44 27 45.5 24 45.5 21 45.5 17 44 15.5 40.5 15 36 21 34.5 24 36.5Z"),
      ink("M21.8 35.5H26.2L24 38.5Z"),
    ],
    eyes: ["round", 8.5, 28.5, 0],
    ornament: ["freckles", 41.5],
  },
  peacock: {
    head: [
      ...[-52, 52, -26, 26, 0].flatMap((turn) => [shade(feather(turn)[0]), gold(feather(turn)[1])]),
      skin("M3 28C10 25.5 18 27 24 31 30 27 38 25.5 45 28 47 38 40 45.5 32 44.5 27.5 44 27 40 24 40 21 40 20.5 44 16 44.5 8 45.5 1 38 3 28Z"),
      line("gold", 1.5, "M5.5 31C12 28.5 19 30 24 33.5 29 30 36 28.5 42.5 31"),
    ],
    eyes: ["almond", 10.5, 36.5, -6],
  },
  bear: {
    head: [
      skin(disc(38, 10.5, 7.5), true),
      light(disc(38.5, 10, 3.8), true),
      skin("M24 7.5C36 7.5 45 16 45 27 45 38 36 45 24 45 12 45 3 38 3 27 3 16 12 7.5 24 7.5Z"),
      light("M24 28C30.5 28 34 31.5 34 36 34 41 29.5 44 24 44 18.5 44 14 41 14 36 14 31.5 17.5 28 24 28Z"),
      ink("M19.5 32C19.5 29.5 28.5 29.5 28.5 32 28.5 34 26 36 24 36 22 36 19.5 34 19.5 32Z"),
      line("ink", 1.5, "M24 36V39.5"),
    ],
    eyes: ["round", 9.5, 22, 0],
    ornament: ["dots", 13],
  },
  star: {
    head: [skin(star(24, 26, 5, 25, 13.5)), line("light", 1.6, star(24, 26, 5, 19.5, 10.5))],
    eyes: ["almond", 6.5, 24.5, -8],
  },
  raven: {
    head: [
      shade("M13 12 9 2 19 6 24 0 29 6 39 2 35 12Z"),
      skin("M24 6C35 6 44 13 44 23 44 30 38 34 32 33.5H16C10 34 4 30 4 23 4 13 13 6 24 6Z"),
      gold("M15.5 27C19 23.5 29 23.5 32.5 27 31 35 28 42 24 48 20 42 17 35 15.5 27Z"),
      line("ink", 1.5, "M24 33V46"),
    ],
    eyes: ["round", 11.5, 19.5, 0],
    ornament: ["brows", 12],
  },
  lion: {
    head: [
      shade(rosette(24, 24.5, 11, 19.5)),
      skin("M24 10C32 10 37.5 15.5 37.5 24 37.5 33 32 40 24 40 16 40 10.5 33 10.5 24 10.5 15.5 16 10 24 10Z"),
      light("M24 29.5C29.5 29.5 31.5 32 31 35 30 38.5 27 40 24 40 21 40 18 38.5 17 35 16.5 32 18.5 29.5 24 29.5Z"),
      ink("M20.5 29.5H27.5L24 33.5Z"),
      line("ink", 1.4, "M24 33.5V36.5"),
    ],
    eyes: ["almond", 7, 22.5, 8],
    ornament: ["gem", 15],
  },
  heart: {
    head: [
      skin("M24 46C9 36 2 27 2 16.5 2 8 8 3 14.5 3 19 3 22.5 6 24 10 25.5 6 29 3 33.5 3 40 3 46 8 46 16.5 46 27 39 36 24 46Z"),
      line("light", 1.6, "M34 7C39 7.5 42 11.5 42 16.5M14 7C9 7.5 6 11.5 6 16.5"),
      light("M19 32.5Q21.5 30 24 32 26.5 30 29 32.5 26 37.5 24 37.5 22 37.5 19 32.5Z"),
    ],
    eyes: ["almond", 10.5, 20, -4],
    ornament: ["tear", 30],
  },
  bat: {
    head: [
      skin("M24 15 28.5 5 31 14C37 10 42 9 47.5 11 44.5 16 44.5 22 46 29 41.5 27 37.5 28.5 35 33 32 30.5 29 32.5 28 37L24 44 20 37C19 32.5 16 30.5 13 33 10.5 28.5 6.5 27 2 29 3.5 22 3.5 16 .5 11 6 9 11 10 17 14L19.5 5Z"),
      line("shade", 1.6, "M33 17C37 18 40 22 41 26M31 19C33.5 22 34.5 25.5 34.5 29", true),
      light("M21.5 34.5H23.5L22.5 38ZM24.5 34.5H26.5L25.5 38Z"),
    ],
    eyes: ["slit", 6, 23, -16],
  },
};

const EYES: Record<Eyes, Stroke[]> = {
  almond: [ink("M-6 1.5C-3.5-4-1 -4.6 6.5-3.2 5.5 3.2-1.5 5.2-6 1.5Z")],
  round: [ink(disc(0, 0, 5)), light(disc(1.5, -1.7, 1.5))],
  slit: [gold("M-6 1.5C-3.5-4-1 -4.6 6.5-3.2 5.5 3.2-1.5 5.2-6 1.5Z"), ink("M.2-3.6Q2.6 0 .2 3.4-2.2 0 .2-3.6Z")],
  lozenge: [ink("M-5 0 0-5 5 0 0 5Z")],
};

const ORNAMENTS: Record<Ornament, Stroke[]> = {
  gem: [gold("M24-4 27 0 24 4 21 0Z")],
  dots: [gold(`${disc(24, -1, 1.7)}${disc(19, 0.6, 1.4)}${disc(29, 0.6, 1.4)}`)],
  brows: [line("gold", 2, "M26.5 1.5C30-1.5 36-2 40.5 0", true)],
  tear: [gold("M37-4C39.5 0 39 3.5 36.5 3.5 34 3.5 34.5 0 37-4Z")],
  freckles: [line("shade", 1.7, "M29.5-1.5h.01M28 1.5h.01", true)],
};

/** All that is drawn of a mask, from the back to the front: strokes, and where each lies. */
export function strokesOf(mask: Mask): (Stroke & { where?: string })[] {
  const { head, eyes, ornament } = DRAWINGS[mask];
  const [kind, x, y, tilt] = eyes;
  // a face that is seen from the side has one eye
  const sides = x ? [1, -1] : [1];
  return [
    ...head,
    ...sides.flatMap((side) =>
      EYES[kind].map((stroke) => ({ ...stroke, where: `translate(${24 + side * x - (x ? 0 : 5)} ${y}) scale(${side} 1) rotate(${tilt})` })),
    ),
    ...(ornament ? ORNAMENTS[ornament[0]].map((stroke) => ({ ...stroke, where: `translate(0 ${ornament[1]})` })) : []),
  ];
}

/** Lightness, chroma and hue of a colour as it is painted. */
const PAINTS: Record<Colour, [number, number, number]> = {
  ruby: [0.6, 0.21, 22],
  sky: [0.78, 0.12, 235],
  lemon: [0.89, 0.17, 100],
  violet: [0.6, 0.2, 298],
  emerald: [0.62, 0.15, 156],
  coral: [0.72, 0.17, 45],
  silver: [0.83, 0.015, 280],
  sapphire: [0.57, 0.19, 262],
  orchid: [0.72, 0.21, 330],
  lime: [0.82, 0.2, 128],
  amber: [0.78, 0.16, 72],
  turquoise: [0.78, 0.12, 190],
  rose: [0.83, 0.1, 5],
};

export function paint(colour: Colour): string {
  const [lightness, chroma, hue] = PAINTS[colour];
  return `oklch(${lightness} ${chroma} ${hue})`;
}

/** The same for writing and thin lines on the page, light or dark. */
export function inkOf(colour: Colour): string {
  const [lightness, chroma, hue] = PAINTS[colour];
  const [dark, bright] = [0.4 + (lightness - 0.57) * 0.35, 0.74 + (lightness - 0.57) * 0.4].map((one) => one.toFixed(3));
  return `light-dark(oklch(${dark} ${Math.min(chroma, 0.16)} ${hue}), oklch(${bright} ${Math.min(chroma, 0.15)} ${hue}))`;
}

/** The face of somebody so many places on from one with this face, where nobody has chosen: no two alike. */
export function faceBeside({ mask, colour }: Face, places: number): Face {
  return {
    mask: MASKS[(MASKS.indexOf(mask) + places) % MASKS.length]!,
    colour: COLOURS[(COLOURS.indexOf(colour) + places) % COLOURS.length]!,
  };
}
