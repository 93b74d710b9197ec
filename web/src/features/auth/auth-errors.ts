import { hasMessage, type Translate } from '../../core/i18n/messages.ts';
import type { Refusal } from './auth-api.ts';
import { authMessages, type authRu } from './auth.messages.ts';

const MINUTE_MS = 60_000;
const LOCKED = 'error_ban_try_again_latter';

/** The sentence for a refusal's key; the general one for a key that nobody knows. */
export const authErrorText = (t: Translate<typeof authRu>, problem: string): string => {
  if (problem === 'network') return t('login.error.6.network');
  const key = `login.error.${problem}`;
  return t(hasMessage(authMessages, key) ? key : 'login.error.generic');
};

/** The sentence for a refusal as a whole: of a lock with how long it lasts. */
export const refusalText = (t: Translate<typeof authRu>, { problem, retryAfterMs }: Refusal): string =>
  problem === LOCKED && retryAfterMs !== undefined
    ? t('login.error.locked', { count: Math.ceil(retryAfterMs / MINUTE_MS) })
    : authErrorText(t, problem);
