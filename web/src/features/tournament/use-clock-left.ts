import { useEffect, useState } from 'react';
import { serverNow } from '../../core/connection/connection.ts';

const TICK_MS = 500;
const SECOND_MS = 1_000;
const MINUTE_S = 60;

const two = (value: number): string => String(value).padStart(2, '0');

/** Time until a moment as "05:14:09", rounded up to seconds. */
export const clockLeft = (until: number, now: number): string => {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const minutes = Math.floor(seconds / MINUTE_S);
  return [Math.floor(minutes / MINUTE_S), minutes % MINUTE_S, seconds % MINUTE_S].map(two).join(':');
};

/** Counts down to a moment by the server's clock. */
export const useClockLeft = (until: number): string => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return clockLeft(until, now);
};
