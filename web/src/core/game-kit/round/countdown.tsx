import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { useStore } from '../../store/store.ts';
import { announce } from '../../ui/live-region.tsx';
import styles from './countdown.module.css';
import { sceneClock } from '../scene/clock.ts';

/** Whole seconds until a deadline, rounded up: 0 only when it has come. */
export const secondsLeft = (until: number | null, now: number): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));

/** Time until the number of seconds changes, ms; undefined when it never will. */
export const untilNextSecond = (until: number | null, now: number): number | undefined => {
  if (until === null || until <= now) return undefined;
  const rest = (until - now) % 1000;
  return rest === 0 ? 1000 : rest;
};

/** Moment of a countdown worth announcing: its start, the last five seconds, its end. */
export type CountdownWord = 'start' | 'soon' | 'end';

const SOON_S = 5;

/** Announcement when the seconds went from one number to another; undefined: none. */
export const countdownWord = (before: number, now: number): CountdownWord | undefined => {
  if (before === now) return undefined;
  if (now === 0) return before > 0 ? 'end' : undefined;
  if (before === 0) return 'start';
  return before > SOON_S && now <= SOON_S ? 'soon' : undefined;
};

const EARLY_MS = 4; // a timer that fires a moment early would show the same second again

/** Whole seconds until a server time, rounded up; 0 once it has come and while there is none. */
export const useSecondsLeft = (until: number | null): number => {
  const clock = useStore(sceneClock);
  const [seconds, setSeconds] = useState(() => secondsLeft(until, clock.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const now = clock.now();
      setSeconds(secondsLeft(until, now));
      const next = untilNextSecond(until, now);
      if (next !== undefined) timer = setTimeout(tick, next + EARLY_MS);
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock, until]);
  return seconds;
};

/** Says the start, the last five seconds and the end to those who do not see the ring. */
const useSayCountdown = (seconds: number, label: string): void => {
  const t = useMessages('game-kit', 'main');
  const before = useRef(0);
  useEffect(() => {
    const word = countdownWord(before.current, seconds);
    before.current = seconds;
    if (word) announce(word === 'end' ? t('countdown.end', { label }) : t('countdown.left', { label, count: seconds }));
  }, [seconds, label, t]);
};

export interface CountdownProps {
  until: number | null; // server time, ms; null: nothing runs
  totalMs: number; // the whole of it, for the ring
  label: string; // name of the waiting time: "Betting"
  size?: number; // px
}

const CENTRE = 24;
const RADIUS = 21;

/** Seconds until a server time, in a ring that empties. Keeps its place while nothing runs. */
export const Countdown = ({ until, totalMs, label, size = 64 }: CountdownProps): ReactNode => {
  const seconds = useSecondsLeft(until);
  useSayCountdown(seconds, label);
  const share = totalMs <= 0 ? 0 : Math.min(1, (seconds * 1000) / totalMs);
  return (
    <div className={styles.countdown} role="timer" aria-label={label} style={{ width: size, height: size }}>
      <svg aria-hidden="true" viewBox="0 0 48 48">
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS} className={styles.track} />
        <circle
          cx={CENTRE}
          cy={CENTRE}
          r={RADIUS}
          pathLength={1}
          className={styles.ring}
          style={{ strokeDashoffset: 1 - share }}
        />
      </svg>
      <span className={styles.seconds}>{until === null ? '–' : seconds}</span>
    </div>
  );
};
