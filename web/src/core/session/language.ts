import { isLanguage, type Language } from 'server/contract';
import { isConnectionLoss, legacy } from '../connection/connection.ts';
import { applyLanguage, currentLanguage } from '../i18n/i18n.ts';
import { SOURCE_LANGUAGE } from '../i18n/locales.ts';
import { currentSession, onSession, patchProfile } from './session.ts';

const COOKIE = 'lang';
const WEEK_S = 7 * 24 * 3600;

/** The language of a `document.cookie` text, if it has a valid one. */
export const cookieLanguage = (cookies: string): Language | undefined => {
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  return isLanguage(value) ? value : undefined;
};

const keepCookie = (language: Language): void => {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${WEEK_S}; samesite=lax`;
};

const dropCookie = (): void => {
  document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`;
};

const sendLanguage = async (lang: Language): Promise<void> => {
  patchProfile({ lang });
  await legacy('user:changeLanguage', { lang });
};

/** Switches the interface: a guest's choice is kept for a week, a player's on the server. Rejects when that failed. */
export const setLanguage = async (language: Language): Promise<void> => {
  await applyLanguage(language);
  if (currentSession().status === 'player') await sendLanguage(language);
  else keepCookie(language);
};

/** Follows the player's language, once what a guest had chosen was handed over. */
const follow = async (): Promise<void> => {
  const { status, profile } = currentSession();
  if (status !== 'player' || !profile) return;
  const chosen = cookieLanguage(document.cookie);
  if (chosen) {
    dropCookie();
    await sendLanguage(chosen);
  } else if (profile.lang !== currentLanguage()) await applyLanguage(profile.lang);
};

/** The language to start with: the guest's choice, else the last known player's, else the default. */
export const startLanguage = async (): Promise<void> => {
  const language = cookieLanguage(document.cookie) ?? currentSession().profile?.lang ?? SOURCE_LANGUAGE;
  onSession(() => {
    follow().catch((error: unknown) => {
      if (!isConnectionLoss(error)) console.warn('the language was not saved', error);
    });
  });
  if (language !== SOURCE_LANGUAGE) await applyLanguage(language);
};
