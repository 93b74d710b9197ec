import type { Language } from 'server/contract';
import { isConnectionLoss, legacy } from '../connection/connection.ts';
import { applyLanguage, currentLanguage } from '../i18n/i18n.ts';
import { SOURCE_LANGUAGE } from '../i18n/locales.ts';
import { cookieLanguage, dropCookie, keepCookie } from './language-cookie.ts';
import { currentSession, onSession, patchProfile } from './session.ts';

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
