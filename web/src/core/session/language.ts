import type { Language } from 'server/contract';
import { isConnectionLoss, legacy } from '../connection/connection.ts';
import { applyLanguage, currentLanguage } from '../i18n/i18n.ts';
import { languageOf } from '../i18n/locales.ts';
import { readSaved, save } from '../store/saved.ts';
import { cookieLanguage, dropCookie, keepCookie } from './cookies.ts';
import { currentSession, onSession, patchProfile, type Session } from './session.ts';

const ANSWERED = 'language-answered';
const LEFT = 'language-left'; // the cookie is what a player left behind, not what a guest has chosen

const sendLanguage = async (lang: Language): Promise<void> => {
  patchProfile({ lang });
  await legacy('user:changeLanguage', { lang });
};

/** Switches the interface: a guest's choice is kept for a week, a player's on the server. Rejects when that failed. */
export const setLanguage = async (language: Language): Promise<void> => {
  await applyLanguage(language);
  if (currentSession().status === 'player') await sendLanguage(language);
  else {
    keepCookie(language);
    save(LEFT, undefined);
  }
};

/** True when another language may be offered: to nobody who has chosen one, has answered before, or is known here. */
export const mayOfferLanguage = (): boolean =>
  readSaved(ANSWERED) !== true && cookieLanguage(document.cookie) === undefined && currentSession().profile === null;

/** Remembers that the offer was answered, either way. */
export const answerLanguageOffer = (): void => save(ANSWERED, true);

/** Keeps the language after signing out, also after a reload. */
const leave = (): void => {
  keepCookie(currentLanguage());
  save(LEFT, true);
};

/** Takes what a guest had chosen, if they have: not what another player left behind. */
const takeChosen = (): Language | undefined => {
  const cookie = cookieLanguage(document.cookie);
  if (!cookie) return undefined;
  const isLeft = readSaved(LEFT) === true;
  dropCookie();
  save(LEFT, undefined);
  return isLeft ? undefined : cookie;
};

/** Follows the player's language, once what a guest had chosen was handed over. */
const follow = async (before: Session): Promise<void> => {
  const { status, profile } = currentSession();
  if (status === 'guest' && before.profile) leave();
  if (status !== 'player' || !profile) return;
  const chosen = takeChosen();
  if (chosen) await sendLanguage(chosen);
  else if (profile.lang !== currentLanguage()) await applyLanguage(profile.lang);
};

/** The language to start with: the guest's choice, else the last known player's, else the one the page came in. */
const firstLanguage = (): Language =>
  cookieLanguage(document.cookie) ?? currentSession().profile?.lang ?? languageOf(document.documentElement.lang);

/** Loads the first language and follows the player who is signed in. */
export const startLanguage = async (): Promise<void> => {
  const language = firstLanguage();
  let before = currentSession();
  onSession(() => {
    const last = before;
    before = currentSession();
    follow(last).catch((error: unknown) => {
      if (!isConnectionLoss(error)) console.warn('the language was not saved', error);
    });
  });
  await applyLanguage(language);
};
