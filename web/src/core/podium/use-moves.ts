import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '../game-kit/scene/use-reduced-motion.ts';

const MOVE_MS = 600;

/**
 * Lets what has changed its place within a container slide there: elements with `data-mover`, whose value is the same
 * before and after. Nothing slides where motion is not wanted.
 */
export const useMoves = (container: RefObject<HTMLElement | null>): void => {
  const places = useRef<ReadonlyMap<string, { x: number; y: number }>>(new Map());
  useLayoutEffect(() => {
    const now = new Map<string, { x: number; y: number }>();
    for (const element of container.current?.querySelectorAll<HTMLElement>('[data-mover]') ?? []) {
      const mover = element.dataset['mover'] ?? '';
      const at = { x: element.offsetLeft, y: element.offsetTop };
      const before = places.current.get(mover);
      now.set(mover, at);
      if (!before || (before.x === at.x && before.y === at.y) || prefersReducedMotion()) continue;
      const transform = `translate(${before.x - at.x}px, ${before.y - at.y}px)`;
      element.animate([{ transform }, { transform: 'none' }], {
        duration: MOVE_MS,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      });
    }
    places.current = now;
  });
};
