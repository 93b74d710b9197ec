import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { withdrawalMessages } from './withdrawals.messages.ts';

/** Words for why a withdrawal was refused: those of the catalogue, or what somebody wrote. */
export const useReason = (): ((reason: string) => string) => {
  const t = useMessages(withdrawalMessages);
  return (reason) => {
    const key = `why.${reason}`;
    return hasMessage(withdrawalMessages, key) ? t(key) : reason;
  };
};
