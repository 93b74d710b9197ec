import type { SessionPlayed } from 'server/contract';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { overlayMessages } from './overlay.messages.ts';

/** A neutral summary of a session: rounds, stakes, payouts. */
export const usePlayedText = (): ((played: SessionPlayed) => string) => {
  const t = useMessages(overlayMessages);
  const { format } = useMoney();
  return ({ rounds, staked, paid }) => t('played', { count: rounds, staked: format(staked), paid: format(paid) });
};
