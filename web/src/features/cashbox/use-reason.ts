import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { historyMessages } from './history.messages.ts';

/** Words for why a payment was cancelled or refused: those of its key, or what somebody wrote. */
export const useReason = (): ((reason: string) => string) => {
  const t = useMessages(historyMessages);
  return (reason) => {
    const key = `reason.${reason}`;
    return hasMessage(historyMessages, key) ? t(key) : reason;
  };
};
