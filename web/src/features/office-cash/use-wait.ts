import { useEffect, useState } from 'react';
import { serverNow } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { waitOf } from './queue.maths.ts';
import { withdrawalMessages } from './withdrawals.messages.ts';

const MINUTE_MS = 60_000;

/** The server's time, once a minute. */
export const useMinute = (): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** Says how long something has waited. */
export const useWait = (): ((since: number, now: number) => string) => {
  const t = useMessages(withdrawalMessages);
  return (since, now) => {
    const { unit, days, hours, minutes } = waitOf(now - since);
    return t(`wait.${unit}`, { days, hours, minutes });
  };
};
