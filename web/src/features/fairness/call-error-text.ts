import { CallError, isConnectionLoss } from '../../core/connection/connection.ts';
import { hasMessage, type Translate } from '../../core/i18n/messages.ts';
import { fairnessMessages, type fairnessRu } from './fairness.messages.ts';

/** What a refused fairness call means to the player, by its code. */
export const callErrorText = (error: unknown, t: Translate<typeof fairnessRu>): string => {
  if (isConnectionLoss(error)) return t('error.offline');
  const key = `error.${error instanceof CallError ? error.code : 'other'}`;
  return hasMessage(fairnessMessages, key) ? t(key) : t('error.other');
};
