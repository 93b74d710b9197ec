import { useRef, type ReactNode } from 'react';
import styles from './still.module.css';
import { useElementSize, type ElementSize } from './use-element-size.ts';

/** A phone's place for a picture: the prepared page does not know its own. Shown elsewhere, the picture fits itself in. */
const PHONE: ElementSize = { width: 386, height: 255 };

/** A scene without a canvas, and before there is one: an SVG with the same places, in which nothing moves. */
export const Still = ({ children }: { children: (size: ElementSize) => ReactNode }): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box, PHONE);
  return (
    <div ref={box} className={styles.still} aria-hidden="true">
      {children(size)}
    </div>
  );
};
