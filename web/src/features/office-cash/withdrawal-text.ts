import { useEffect, useState } from 'react';
import type { QueuedWithdrawal } from 'server/contract';
import { serverNow } from '../../core/connection/connection.ts';
import { dateFormat } from '../../core/i18n/dates.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { hasMessage, texts, useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { waitOf } from './queue.maths.ts';

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
  const t = useMessages('office-cash', 'withdrawals');
  return (since, now) => {
    const { unit, days, hours, minutes } = waitOf(now - since);
    return t(`wait.${unit}`, { days, hours, minutes });
  };
};

/** Words for why a withdrawal was refused: those of the catalogue, or what somebody wrote. */
export const useReason = (): ((reason: string) => string) => {
  const t = useMessages('office-cash', 'withdrawals');
  return (reason) => {
    const key = `why.${reason}`;
    return hasMessage(texts('office-cash', 'withdrawals'), key) ? t(key) : reason;
  };
};

/** Says a time of this day, "14:05". */
export const useClock = (): ((at: number) => string) => {
  const locale = localeOf[useLanguage()];
  return (at) => dateFormat(locale, { timeStyle: 'short' }).format(at);
};

/** Says who of the staff works on a request, and until when. */
export const useTakenText = (): ((takenBy: NonNullable<QueuedWithdrawal['takenBy']>) => string) => {
  const t = useMessages('office-cash', 'withdrawals');
  const clock = useClock();
  return ({ nick, until, isOwn }) =>
    isOwn ? t('taken.own', { until: clock(until) }) : t('taken.by', { nick, until: clock(until) });
};
