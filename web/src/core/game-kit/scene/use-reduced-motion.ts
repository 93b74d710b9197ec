import { useSyncExternalStore } from 'react';
import { animations } from '../../motion/animations.ts';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  const stop = animations.subscribe(listener);
  return () => {
    media.removeEventListener('change', listener);
    stop();
  };
};

/** True when the player asked their system, or us, for little motion, at this moment. */
export const prefersReducedMotion = (): boolean => !animations.get() || matchMedia(query).matches;

/** The same for a component. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion);
