import type { SessionPlayed } from 'server/contract';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { overlayMessages } from './overlay.messages.ts';

/** A neutral summary of a session: rounds, stakes, payouts, rounds that have not ended. */
export const usePlayedText = (): ((played: SessionPlayed) => string) => {
  const t = useMessages(overlayMessages);
  const { format } = useMoney();
  return ({ rounds, staked, paid, open }) => {
    const played = t('played', { count: rounds, staked: format(staked), paid: format(paid) });
    return open > 0 ? `${played}. ${t('played.open', { count: open })}` : played;
  };
};
