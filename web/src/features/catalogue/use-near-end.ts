import { useEffect, useEffectEvent } from 'react';
import { isNearEnd } from './near-end.ts';

const THROTTLE_MS = 200;

const place = (): { top: number; seen: number; height: number } => ({
  top: scrollY,
  seen: innerHeight,
  height: document.documentElement.scrollHeight,
});

/** Calls back near the end of the page, at most every 200 ms, and once after every load. */
export const useNearEnd = (loaded: number, wanted: boolean, act: () => void): void => {
  const look = useEffectEvent(() => {
    if (isNearEnd(loaded, place())) act();
  });
  useEffect(() => {
    if (wanted && loaded > 0) look();
  }, [loaded, wanted]);
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const throttled = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, THROTTLE_MS);
    };
    addEventListener('scroll', throttled, { passive: true });
    return () => {
      removeEventListener('scroll', throttled);
      clearTimeout(timer);
    };
  }, [wanted]);
};
