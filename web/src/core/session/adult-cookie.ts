const COOKIE = 'adult';
const YEAR_S = 365 * 24 * 3600;

/** Whether this visitor has said that they are of age. */
export const hasSaidAdult = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`));

/** Remembers it for a year. */
export const keepAdult = (): void => {
  document.cookie = `${COOKIE}=1; path=/; max-age=${YEAR_S}; samesite=lax`;
};
