import { useEffect, useRef, useState, type RefObject } from 'react';

const AHEAD = '200px'; // so far outside of the window it counts as seen

/** Whether an element has been in sight yet. */
export const useSeen = <E extends Element>(): [RefObject<E | null>, boolean] => {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen];
};
