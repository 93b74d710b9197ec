import { useEffect, useState } from 'react';
import { serverNow } from '../../core/connection/connection.ts';
import { timeLeft, type TimeLeft } from './bonus-facts.ts';
import { rereadBonuses } from './bonus-query.ts';

const TICK_MS = 500;

const LATE_MS = 1000; // margin for clock differences before the server is asked

/** Counts down to a server time by the server's clock, then reloads bonuses. */
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
