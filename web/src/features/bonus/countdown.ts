import { useEffect, useState } from 'react';
import { serverNow } from '../../core/connection/connection.ts';
import { timeLeft, type TimeLeft } from './bonus-facts.ts';
import { rereadBonuses } from './bonus-query.ts';

const TICK_MS = 500;

const LATE_MS = 1000; // clocks differ a little: the server is asked once its moment has surely come

/** Counts down to a server time by the server's clock, and has bonuses read again when it has come. */
export const useTimeLeft = (until: number): TimeLeft => {
  const [now, setNow] = useState(serverNow);
  const isOver = now >= until + LATE_MS;
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isOver) void rereadBonuses();
  }, [isOver]);
  return timeLeft(until, now);
};
