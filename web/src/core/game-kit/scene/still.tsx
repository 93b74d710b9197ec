import { useLayoutEffect, useState, type RefObject, useRef, type ReactNode } from 'react';
import styles from './still.module.css';

/** Whole CSS pixels. */
export interface ElementSize {
  width: number;
  height: number;
}

/** An element's size, undefined until it has one. Follows every change of it. */
export const useElementSize = (element: RefObject<HTMLElement | null>): ElementSize | undefined => {
  const [size, setSize] = useState<ElementSize>();
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const read = (): void => {
      const { clientWidth: width, clientHeight: height } = target;
      if (width === 0 || height === 0) return;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
};

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

/** The size that every miniature is drawn in, CSS pixels; shown, it is as wide as its place. */
export const MINIATURE = { width: 400, height: 220 } as const;

export interface MiniatureProps {
  caption: string; // caption of the picture; empty while nothing is known
  result?: string | undefined; // a new one fades in
  children: ReactNode; // the picture
}

/** Present state of a game, as its own scene would draw it. */
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
