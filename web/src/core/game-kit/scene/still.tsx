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
