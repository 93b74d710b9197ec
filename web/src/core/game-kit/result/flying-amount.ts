import { useEffect, useRef, type RefObject } from 'react';
import { useMoney } from '../../money/money.ts';
import { prefersReducedMotion } from '../scene/use-reduced-motion.ts';
import { lastWin } from '../stats/session-stats.ts';
import styles from './flying-amount.module.css';

const FLIGHT_MS = 800;

const middleOf = (element: Element): readonly [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Lets an amount fly from the stage to the balance. Whoever has scrolled either away sees nothing of it. */
const fly = (stage: Element, text: string): void => {
  const balance = document.querySelector('[data-balance]');
  if (!balance || document.hidden || prefersReducedMotion()) return;
  const [[x, y], [toX, toY]] = [middleOf(stage), middleOf(balance)];
  if (y < 0 || y > innerHeight || toY < 0) return;
  const amount = document.createElement('span');
  amount.className = styles.amount ?? '';
  amount.ariaHidden = 'true'; // the outcome line says it
  amount.textContent = text;
  document.body.append(amount);
  const at = (px: number, py: number, scale: number): string =>
    `translate(${px}px, ${py}px) translate(-50%, -50%) scale(${scale})`;
  const flight = amount.animate(
    [
      { transform: at(x, y, 0.7), opacity: 0 },
      { transform: at(x, y - 24, 1), opacity: 1, offset: 0.25 },
      { transform: at(toX, toY, 0.5), opacity: 0.6 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(.5, 0, .3, 1)' },
  );
  const land = (): void => amount.remove();
  flight.addEventListener('finish', land);
  flight.addEventListener('cancel', land);
};

/** Shows each win above its stake on its way from the stage to the balance. */
export const useFlyingAmount = (): RefObject<HTMLDivElement | null> => {
  const stage = useRef<HTMLDivElement>(null);
  const { format } = useMoney();
  useEffect(
    () =>
      lastWin.subscribe(() => {
        const win = lastWin.get();
        if (win && stage.current) fly(stage.current, format(win.payoutMinor, { sign: true }));
      }),
    [format],
  );
  return stage;
};
