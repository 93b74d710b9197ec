import type { CoinSide } from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import styles from './still.module.css';

/** A point of an emblem; the coin has radius 1 around 0. */
export type EmblemPoint = readonly [x: number, y: number];

/** Emblem of a face, for canvas and SVG alike. */
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

const points = (shape: readonly (readonly [number, number])[]): string =>
  shape.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ');

/** A face as SVG parts around 0 with radius 1. */
export const CoinFaceParts = ({ side }: { side: CoinSide }): ReactNode => {
  const { rings, lines, shapes } = emblems[side];
  return (
    <g className={styles[side]}>
      <circle r="1" className={styles.metal} />
      <circle r="0.92" className={styles.rim} />
      {rings.map((ring) => (
        <circle key={ring} r={ring} className={styles.line} />
      ))}
      {lines.map(([[x, y], [toX, toY]]) => (
        <line key={`${x} ${y}`} x1={x} y1={y} x2={toX} y2={toY} className={styles.line} />
      ))}
      {shapes.map((shape) => (
        <polygon key={points(shape)} points={points(shape)} className={styles.shape} />
      ))}
    </g>
  );
};

/** A face of the coin beside a text that names it. */
export const CoinFace = ({ side, size = 24 }: { side: CoinSide; size?: number }): ReactNode => (
  <svg width={size} height={size} viewBox="-1.04 -1.04 2.08 2.08" className={styles.face} aria-hidden="true">
    <CoinFaceParts side={side} />
  </svg>
);
