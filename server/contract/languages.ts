/** Interface languages; the first is the default and the fallback. */
export const languages = ['ru', 'en', 'ua', 'kz', 'uz', 'tr'] as const;
export type Language = (typeof languages)[number];

/** Whether a text names one of the six languages. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
