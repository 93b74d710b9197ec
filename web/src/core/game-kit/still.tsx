import { useRef, type ReactNode } from 'react';
import styles from './still.module.css';
import { useElementSize, type ElementSize } from './use-element-size.ts';

/** A scene without a canvas, and before there is one: an SVG with the same places, in which nothing moves. */
export const Still = ({ children }: { children: (size: ElementSize) => ReactNode }): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box);
  return (
    <div ref={box} className={styles.still} aria-hidden="true">
      {size && children(size)}
    </div>
  );
};
