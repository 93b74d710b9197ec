import { writeCookie } from '../session/cookies.ts';
import { createStore, useStore } from '../store/store.ts';

const COOKIE = 'adult';
const YEAR_S = 365 * 24 * 3600;

/** True when this visitor has said that they are of age. */
const isAdult = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`));

const answers = createStore(0); // number of confirmations: a cookie tells nobody that it changed

/** Remembers for a year that this visitor is of age. */
export const confirmAdult = (): void => {
  writeCookie(COOKIE, '1', YEAR_S);
  answers.set(answers.get() + 1);
};

/** True when this visitor has said that they are of age, for a component. */
export const useIsAdult = (): boolean => {
  useStore(answers);
  return isAdult();
};

/** Play that waits for its player to say that they are of age; null while nobody is asked. */
export const waitingPlay = createStore<(() => void) | null>(null);

/** True when play may begin; who has not said that they are of age is asked first, and `then` goes on after a yes. */
export const isOfAge = (then: () => void): boolean => {
  if (isAdult()) return true;
  waitingPlay.set(then);
  return false;
};
