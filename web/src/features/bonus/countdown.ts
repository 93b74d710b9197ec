import { useEffect, useState } from 'react';
import { serverNow } from '../../core/connection/connection.ts';
import { rereadBonuses } from './bonus-query.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** What is left of a time: whole days, and "05:14:09". */
export interface TimeLeft {
  readonly days: number;
  readonly clock: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Time until a moment, rounded up to seconds: nothing is left only when it has come. */
export const timeLeft = (until: number, now: number): TimeLeft => {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const [hours, minutes] = [Math.floor((seconds % DAY_S) / HOUR_S), Math.floor((seconds % HOUR_S) / MINUTE_S)];
  return { days: Math.floor(seconds / DAY_S), clock: [hours, minutes, seconds % MINUTE_S].map(two).join(':') };
};

const LATE_MS = 1000; // clocks differ a little: the server is asked once its moment has surely come

/** Counts down to a server time by the server's clock, and has bonuses read again when it has come. */
export const useTimeLeft = (until: number): TimeLeft => {
  const [now, setNow] = useState(serverNow);
  const isOver = now >= until + LATE_MS;
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS / 2);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isOver) void rereadBonuses();
  }, [isOver]);
  return timeLeft(until, now);
};
