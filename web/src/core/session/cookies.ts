import { isLanguage, type Language } from 'server/contract';

/** Keeps a cookie for so long, 0 forgets it. Over TLS it never travels in the clear. */
export const writeCookie = (name: string, value: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
};

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
export const keepCookie = (language: Language): void => writeCookie(COOKIE, language, WEEK_S);

/** Forgets it. */
export const dropCookie = (): void => writeCookie(COOKIE, '', 0);
