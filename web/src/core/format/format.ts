import { COURSE_ONE, formatMinor, toPercent, type Fraction } from 'games-engine';
import { languageRules, type Currency, type Language } from 'server/contract';
import { courseOf, type Minor } from '../money/course.ts';

const SPACE = '\u00a0'; // keeps a sign and its figures on one line

type Sign = 'money' | 'percent' | 'ordinal';

/** Puts figures, and a currency's symbol, where a language has them. */
const withSign = (sign: Sign, language: Language, figures: string, symbol = ''): string =>
  languageRules[language][sign].replace(/[ns ]/g, (part) => (part === 'n' ? figures : part === 's' ? symbol : SPACE));

const symbols: Readonly<Record<string, string>> = { RUB: '₽', USD: '$', EUR: '€', UAH: '₴', KZT: '₸', TRY: '₺' };

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const locale = languageRules[language].numbers;
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
};

/** A number, or a plain decimal text of any length, as a language writes it. */
export const formatNumber = (
  value: number | bigint | string,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string => formatOf(language, options).format(value as Intl.StringNumericLiteral);

/** A decimal text with two places, for amounts of no currency: "1 234,50". */
export const formatDecimal = (text: string, language: Language): string =>
  formatNumber(text, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Count: "12,345". */
export const formatCount = (count: number | bigint, language: Language): string =>
  formatNumber(count, language, { maximumFractionDigits: 0 });

/** Ordinal in a row: "#7", "№ 7". */
export const formatOrdinal = (number: number, language: Language): string =>
  withSign('ordinal', language, formatCount(number, language));

/** Reference by a number, such as a payment's: "#10417", "№ 10417". */
export const formatReference = (id: number, language: Language): string => withSign('ordinal', language, String(id));

const USUAL_PLACES = 2;
const TEXT_PLACES = 20;

/**
 * A percentage without zeros at its end: "95%", "83.33%". A fraction is a share of one and is cut off after `places`, so
 * that no return is overstated; a number counts percents and is rounded; a decimal text keeps all that it has.
 */
export const formatPercent = (
  percent: Fraction | number | string,
  language: Language,
  places = USUAL_PLACES,
): string => {
  const value = typeof percent === 'object' ? toPercent(percent, places) : percent;
  const maximumFractionDigits = typeof value === 'number' ? places : TEXT_PLACES;
  return withSign('percent', language, formatNumber(value, language, { maximumFractionDigits }));
};

/** A language's percent sign with figures that are written already. */
export const withPercentSign = (figures: string, language: Language): string => withSign('percent', language, figures);

const FINE_BELOW = 10; // from here on, two places of a multiplier say enough
const MIN_PLACES = 2;
const FINE_PLACES = 4;

const decimalText = (scaled: bigint, places: number): string => {
  const digits = scaled.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

/** num / den, both zero or more, as a decimal text rounded half up. */
const ratioText = (num: bigint, den: bigint, places: number): string =>
  decimalText((2n * num * 10n ** BigInt(places) + den) / (2n * den), places);

/**
 * Multiplier of a stake by the rules: "1.90×", "1.0106×", "10,094.70×". Cut off, as payouts are: rounded, it would say
 * 1.6867 beside a field, or a figure in millionths, that says 1.6866.
 */
export const formatMultiplier = (value: Fraction | number | string, language: Language): string => {
  const isExact = typeof value === 'object';
  const size = isExact ? Number(value.num / value.den) : Number(value);
  const places = size < FINE_BELOW ? FINE_PLACES : MIN_PLACES;
  const text = isExact ? decimalText((value.num * 10n ** BigInt(places)) / value.den, places) : value;
  const figures = formatNumber(text, language, {
    minimumFractionDigits: MIN_PLACES,
    maximumFractionDigits: places,
    roundingMode: 'trunc',
  });
  return `${figures}×`;
};

/** A multiplier that is a whole number by nature, which every language writes alike: "30×". */
export const formatWholeMultiplier = (times: number): string => `${times}×`;

/** Decimal mark of a language: for text without grouping, fields and rolls. */
export const decimalMark = (language: Language): string => formatNumber(1.5, language).charAt(1);

export interface MoneyOptions {
  sign?: boolean; // a plus before a gain; a loss always has its minus
  at?: number | undefined; // ms since epoch: when it was staked, by whose course it is shown; without it the one of now
}

const signOf = (amount: bigint, always: boolean): string => {
  if (amount < 0n) return '−';
  return always && amount > 0n ? '+' : '';
};

const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** Units without a symbol of their own follow their figures in every language: "12.53 TON". */
const withUnit = (figures: string, { name }: Pick<Currency, 'name'>, language: Language): string => {
  const symbol = symbols[name];
  return symbol === undefined ? `${figures}${SPACE}${name}` : withSign('money', language, figures, symbol);
};

/** Places of an amount where they are not two: the last one is worth no less than the ledger counts, and no fortune. */
const places: Readonly<Record<string, number>> = { KZT: 1, UZS: 0, TON: 4 };

const placesOf = ({ name }: Pick<Currency, 'name'>): number => places[name] ?? MIN_PLACES;

/** An amount of a currency's own hundredths, none of which is lost: "1 234,56 ₽", "$12.53". */
export const formatUnitsMinor = (
  amountMinor: bigint,
  currency: Pick<Currency, 'name'>,
  language: Language,
  { sign = false }: Pick<MoneyOptions, 'sign'> = {},
): string => {
  const figures = formatNumber(formatMinor(sizeOf(amountMinor)), language, {
    minimumFractionDigits: placesOf(currency) < MIN_PLACES && amountMinor % 100n === 0n ? 0 : MIN_PLACES,
    maximumFractionDigits: MIN_PLACES,
  });
  return `${signOf(amountMinor, sign)}${withUnit(figures, currency, language)}`;
};

/**
 * Base hundredths shown in a currency: divided by its course and rounded to the nearest. What is less than the last place
 * is said to be: "< $0.01", and "> −$0.01" of a loss.
 */
export const formatMoney = (
  baseMinor: Minor,
  currency: Pick<Currency, 'name' | 'course' | 'courses'>,
  language: Language,
  { sign = false, at }: MoneyOptions = {},
): string => {
  const amount = BigInt(baseMinor);
  const decimals = placesOf(currency);
  const least = 10n ** BigInt(decimals);
  const [num, den] = [sizeOf(amount) * COURSE_ONE, courseOf(currency, at) * 100n];
  const isTiny = amount !== 0n && num * least < den;
  const figures = formatNumber(isTiny ? decimalText(1n, decimals) : ratioText(num, den, decimals), language, {
    minimumFractionDigits: decimals < MIN_PLACES ? 0 : MIN_PLACES,
    maximumFractionDigits: decimals,
  });
  const text = `${signOf(amount, sign)}${withUnit(figures, currency, language)}`;
  if (!isTiny) return text;
  return `${amount < 0n ? '>' : '<'}${SPACE}${text}`;
};
