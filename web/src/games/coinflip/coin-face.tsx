import type { CoinSide } from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import { emblems } from './coin-emblems.ts';
import styles from './coin-face.module.css';

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
