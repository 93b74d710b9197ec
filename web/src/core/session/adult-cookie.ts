import { ADULT_COOKIE } from 'server/contract';

const YEAR_S = 365 * 24 * 3600;

/** Whether this visitor has said that they are of age. A cookie, because the server prepares the page with or without the question. */
export const hasSaidAdult = (cookies: string): boolean =>
  cookies.split('; ').some((cookie) => cookie.startsWith(`${ADULT_COOKIE}=`));

/** Remembers it for a year. */
export const keepAdult = (): void => {
  document.cookie = `${ADULT_COOKIE}=1; path=/; max-age=${YEAR_S}; samesite=lax`;
};
