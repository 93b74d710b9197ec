import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';

/** Words for why a payment was cancelled or refused: those of its key, or what somebody wrote. */
export const useReason = (): ((reason: string) => string) => {
  const t = useMessages('cashbox', 'history');
  return (reason) => {
    const key = `reason.${reason}`;
    return hasMessage(texts('cashbox', 'history'), key) ? t(key) : reason;
  };
};
