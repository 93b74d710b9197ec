import { CallError, isConnectionLoss } from '../../core/connection/connection.ts';
import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { settingsMessages } from './settings.messages.ts';

const SIGN_IN = 2; // of a session that has ended; also a nickname that is not valid: only the server knows which

/** Codes of failures without a text of their own. */
export type Fallback = 5 | 10 | 18;

/** The sentence for what was refused: the catalogue's by its code, else the server's, else that of the fallback. */
export const useSettingsError = (): ((error: unknown, fallback: Fallback) => string) => {
  const t = useMessages(settingsMessages);
  return (error, fallback) => {
    if (isConnectionLoss(error)) return t('settings.error.offline');
    if (!(error instanceof CallError)) return t(`settings.error.${fallback}`);
    if (error.code === SIGN_IN && error.msg !== '') return error.msg;
    const key = `settings.error.${error.code}`;
    if (hasMessage(settingsMessages, key)) return t(key);
    return error.msg === '' ? t(`settings.error.${fallback}`) : error.msg;
  };
};
