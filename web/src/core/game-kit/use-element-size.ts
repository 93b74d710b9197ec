import { useLayoutEffect, useState, type RefObject } from 'react';

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
