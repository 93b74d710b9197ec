import type { CoinSide } from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import styles from './still.module.css';

/** Lines of each face's mark, of a coin of radius 1 around 0: heads is the house, tails its signal, as they are minted. */
const marks = {
  heads: 'M-.47-.12 0-.48.47-.12V.43H-.47ZM0-.48V.43M-.47-.12H.47',
  tails: 'M-.58.16H-.25L-.16-.06 0 .3.16-.16.31.1H.58',
} as const satisfies Record<CoinSide, string>;

/** A face as SVG parts around 0 with radius 1. */
export const CoinFaceParts = ({ side }: { side: CoinSide }): ReactNode => (
  <g className={styles[side]}>
    <circle r="1" className={styles.metal} />
    <circle r="0.76" className={styles.field} />
    <path d={marks[side]} className={styles.line} />
  </g>
);

/** A face of the coin beside a text that names it. */
export const CoinFace = ({ side, size = 24 }: { side: CoinSide; size?: number }): ReactNode => (
  <svg width={size} height={size} viewBox="-1.04 -1.04 2.08 2.08" className={styles.face} aria-hidden="true">
    <CoinFaceParts side={side} />
  </svg>
);
