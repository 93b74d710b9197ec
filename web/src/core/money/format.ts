import { formatMinor, fromBase, type CourseMicro } from 'games-engine';
import type { Currency, Language } from 'server/contract';
import { numbersOf } from '../i18n/locales.ts';

/** Hundredths: bigint in our code, a safe integer as it travels. */
export type Minor = bigint | number;

const COURSE = /^(\d+)(?:\.(\d{1,6}))?$/;

const symbols: Readonly<Record<string, string>> = { RUB: '₽', USD: '$', EUR: '€', UAH: '₴', KZT: '₸', TRY: '₺' };

/** A currency's course, base units per unit, in millionths. Throws on a text that is no course. */
export const courseOf = (currency: Pick<Currency, 'name' | 'course'>): CourseMicro => {
  const match = COURSE.exec(currency.course);
  if (!match) throw new RangeError(`course of ${currency.name}: ${currency.course} is no decimal with up to 6 places`);
  return BigInt(match[1] ?? '0') * 1_000_000n + BigInt((match[2] ?? '').padEnd(6, '0'));
};

const formatters = new Map<string, Intl.NumberFormat>();

const formatterOf = (language: Language): Intl.NumberFormat => {
  const locale = numbersOf[language];
  const formatter =
    formatters.get(locale) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: true });
  formatters.set(locale, formatter);
  return formatter;
};

/** A decimal text with two places as a language writes it. */
export const formatDecimal = (text: string, language: Language): string =>
  formatterOf(language).format(text as Intl.StringNumericLiteral);

export interface FormatOptions {
  sign?: boolean; // a plus before a gain; a loss always has its minus
}

const signOf = (amount: bigint, always: boolean): string => {
  if (amount < 0n) return '−';
  return always && amount > 0n ? '+' : '';
};

/** An amount of a currency's own hundredths: "1 234,56 ₽". The unit never breaks away from the figures. */
export const formatUnitsMinor = (
  amountMinor: bigint,
  currency: Pick<Currency, 'name'>,
  language: Language,
  { sign = false }: FormatOptions = {},
): string => {
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  const figures = formatDecimal(formatMinor(size), language);
  return `${signOf(amountMinor, sign)}${figures}\u00a0${symbols[currency.name] ?? currency.name}`;
};

/** Base hundredths shown in a currency: divided by its course, floored towards zero. */
export const formatMoney = (
  baseMinor: Minor,
  currency: Pick<Currency, 'name' | 'course'>,
  language: Language,
  options: FormatOptions = {},
): string => formatUnitsMinor(fromBase(BigInt(baseMinor), courseOf(currency)), currency, language, options);
