import type { SessionInfo } from 'server/contract';

const providers = new Map([
  ['telegram', 'Telegram'],
  ['twitter', 'X'],
  ['vkontakte', 'VK ID'],
  ['google', 'Google'],
  ['steam', 'Steam'],
]);

/** The name of the provider by which a session was opened; undefined for one of our own ways. */
export const providerOf = (method: string): string | undefined => providers.get(method);

/** The country's name in a language; undefined where it is not known. */
export const countryName = (country: string | null, locale: string): string | undefined => {
  if (country === null || !/^[A-Z]{2}$/.test(country)) return undefined;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country);
};

/** Where a session is, as far as it is known: "Germany · 192.0.2.*". */
export const placeOf = ({ country, address }: Pick<SessionInfo, 'country' | 'address'>, locale: string): string =>
  [countryName(country, locale), address].filter((part) => part !== undefined && part !== '').join(' · ');

/** A moment as a person says it: "3 Nov 2026, 14:05". */
export const momentOf = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Whether a device is held in a hand, by its name. */
export const isHandheld = (device: string): boolean => /\b(?:Android|iOS|iPadOS|Mobile)\b/i.test(device);
