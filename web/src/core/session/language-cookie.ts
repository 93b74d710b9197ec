import { isLanguage, type Language } from 'server/contract';

const COOKIE = 'lang';
const WEEK_S = 7 * 24 * 3600;

/** The language of a `document.cookie` text, if it has a valid one. */
export const cookieLanguage = (cookies: string): Language | undefined => {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return isLanguage(value) ? value : undefined;
};

/** Remembers a guest's choice for a week. */
export const keepCookie = (language: Language): void => {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${WEEK_S}; samesite=lax`;
};

/** Forgets it. */
export const dropCookie = (): void => {
  document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`;
};
