import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the player asked their system for little motion, at this moment. */
export const prefersReducedMotion = (): boolean => matchMedia(query).matches;

export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion);
