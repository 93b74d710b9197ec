import { useCallback, useEffect } from 'react';
import type { TournamentNews } from 'server/contract';
import { call, onPush } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useDayName } from './use-day-name.ts';

/** The text of a prize's announcement. */
const useNewsText = (): ((news: TournamentNews) => string) => {
  const t = useMessages('tournament', 'main');
  const dayName = useDayName();
  const { count } = useFormat();
  const { format } = useMoney();
  return useCallback(
    ({ day, place, prize, isWaiting }) =>
      t(isWaiting ? 'news.waiting' : 'news.paid', { date: dayName(day), place: count(place), prize: format(prize) }),
    [t, dayName, count, format],
  );
};

/** Announces prizes to a player, each once, when the page is visible. */
export const TournamentNewsWatch = (): null => {
  const textOf = useNewsText();
  useEffect(() => {
    const ask = async (): Promise<void> => {
      if (document.hidden) return; // announced once it is visible
      const { prizes } = await call('tournament.daily.takeNews', {});
      for (const text of prizes.map(textOf)) {
        toast.info(text);
        announce(text);
      }
    };
    const look = (): void => void ask().catch(() => undefined); // retried next time
    look();
    document.addEventListener('visibilitychange', look);
    const stop = onPush('tournament', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [textOf]);
  return null;
};
