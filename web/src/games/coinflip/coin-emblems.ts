import type { CoinSide } from 'games-engine/coinflip';

/** A point of an emblem; the coin has radius 1 around 0. */
export type EmblemPoint = readonly [x: number, y: number];

/** What is struck on a face, for canvas and SVG alike. */
export interface Emblem {
  rings: readonly number[]; // radii
  lines: readonly (readonly [EmblemPoint, EmblemPoint])[];
  shapes: readonly (readonly EmblemPoint[])[]; // filled, closed
}

const RAYS = 12;
const POINTS = 4;

const at = (radius: number, turn: number): EmblemPoint => [
  radius * Math.cos(turn * Math.PI * 2),
  radius * Math.sin(turn * Math.PI * 2),
];

const sun: Emblem = {
  rings: [0.27],
  lines: Array.from({ length: RAYS }, (_, ray) => {
    const turn = (ray + 0.5) / RAYS;
    return [at(0.4, turn), at(ray % 2 === 0 ? 0.62 : 0.54, turn)] as const;
  }),
  shapes: [],
};

const star: Emblem = {
  rings: [],
  lines: Array.from({ length: POINTS }, (_, point) => {
    const turn = (point + 0.5) / POINTS;
    return [at(0.36, turn), at(0.54, turn)] as const;
  }),
  shapes: [Array.from({ length: POINTS * 2 }, (_, corner) => at(corner % 2 === 0 ? 0.62 : 0.2, corner / (POINTS * 2)))],
};

/** Heads: a sun. Tails: a star. They differ in shape as well as in metal. */
export const emblems = { heads: sun, tails: star } as const satisfies Record<CoinSide, Emblem>;

/** The radius of the row of pearls along the rim, and how many there are. */
export const PEARLS = { radius: 0.86, count: 48 } as const;
