import { hasMessage, type Translate } from '../../core/i18n/messages.ts';
import { authMessages, type authRu } from './auth.messages.ts';

/** The sentence for a refusal's key; the general one for a key that nobody knows. */
export const authErrorText = (t: Translate<typeof authRu>, problem: string): string => {
  if (problem === 'network') return t('error.network');
  const key = `login.error.${problem}`;
  return t(hasMessage(authMessages, key) ? key : 'login.error.generic');
};
