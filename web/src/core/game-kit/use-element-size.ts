import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Whole CSS pixels. */
export interface ElementSize {
  width: number;
  height: number;
}

/**
 * An element's size; until it has one, the assumed one or undefined. Follows every change of it. It comes with the
 * browser's own layout and is shown in the same frame: to ask for it earlier would have the browser lay out everything in
 * one task with React.
 */
export const useElementSize = <Assumed extends ElementSize | undefined = undefined>(
  element: RefObject<HTMLElement | null>,
  assumed?: Assumed,
): ElementSize | Assumed => {
  const [size, setSize] = useState(assumed as ElementSize | Assumed);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const read = (): void => {
      const [width, height] = [Math.round(target.clientWidth), Math.round(target.clientHeight)];
      if (width === 0 || height === 0) return;
      flushSync(() =>
        setSize((before) => (before?.width === width && before.height === height ? before : { width, height })),
      );
    };
    const observer = new ResizeObserver(read);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
};
