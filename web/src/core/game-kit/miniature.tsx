import type { ReactNode } from 'react';
import styles from './miniature.module.css';

/** The size that every miniature is drawn in, CSS pixels; shown, it is as wide as its place. */
export const MINIATURE = { width: 400, height: 220 } as const;

export interface MiniatureProps {
  caption: string; // what the picture shows, in words; empty while nothing is known
  result?: string | undefined; // a new one fades in
  children: ReactNode; // the picture
}

/** What happens in a game now, as its own scene would draw it. */
export const Miniature = ({ caption, result, children }: MiniatureProps): ReactNode => (
  <>
    <div className={styles.picture} aria-hidden="true">
      <div key={result} className={styles.figure}>
        {children}
      </div>
    </div>
    <p className={styles.caption}>{caption}</p>
  </>
);

/** A miniature's place before it is there. */
export const MiniaturePlace = (): ReactNode => (
  <>
    <div className={styles.picture} />
    <p className={styles.caption} />
  </>
);

/** The drawing area of a miniature. */
export const MiniatureSvg = ({ children }: { children: ReactNode }): ReactNode => (
  <svg viewBox={`0 0 ${MINIATURE.width} ${MINIATURE.height}`}>{children}</svg>
);
