import { useEffect, useState } from 'react';
import { serverNow } from '../../core/connection/connection.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** Whole seconds until a time, rounded up: 0 only when it has come. */
export const secondsUntil = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / SECOND_MS));

/** "19:05". */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;

/** Seconds until a server time, counted by the server's clock. */
export const useSecondsUntil = (until: number): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(until, serverNow()));
  useEffect(() => {
    const tick = (): void => setSeconds(secondsUntil(until, serverNow()));
    tick();
    const timer = setInterval(tick, SECOND_MS / 2);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
};
