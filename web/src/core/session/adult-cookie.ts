import { writeCookie } from './write-cookie.ts';

const COOKIE = 'adult';
const YEAR_S = 365 * 24 * 3600;

/** Whether this visitor has said that they are of age. */
export const hasSaidAdult = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`));

/** Remembers it for a year. */
export const keepAdult = (): void => writeCookie(COOKIE, '1', YEAR_S);
