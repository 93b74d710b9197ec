import fc from 'fast-check';
import { fraction, ofPpm, toPpm } from 'games-engine';
import { languages } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { localeOf } from '../i18n/locales.ts';
import {
  formatCount,
  formatDecimal,
  formatMoney,
  formatMultiplier,
  formatOrdinal,
  formatPercent,
  formatUnitsMinor,
} from './format.ts';

const rub = { name: 'RUB', course: '1' };
const usd = { name: 'USD', course: '92.5' };

const inAll = <T>(write: (language: (typeof languages)[number]) => T): Record<string, T> =>
  Object.fromEntries(languages.map((language) => [language, write(language)]));

/** Different kinds of spaces as one: which of them a language uses changes from one version of Unicode's data to the next. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('every language writes', () => {
  test('money with its own separators and with the symbol in its own place', () => {
    expect(inAll((language) => plain(formatMoney(123_456_789, rub, language)))).toEqual({
      ru: '1 234 567,89 ₽',
      en: '₽1,234,567.89',
      ua: '1 234 567,89 ₽',
      kz: '1 234 567,89 ₽',
      uz: '1 234 567,89 ₽',
      tr: '₽1.234.567,89',
    });
  });

  test('percents, multipliers, places in a row and counts', () => {
    const all = inAll((language) =>
      [
        formatPercent('83.50', language),
        formatMultiplier('1.90', language),
        formatOrdinal(12_345, language),
        formatCount(12_345, language),
      ].map(plain),
    );
    expect(all).toEqual({
      ru: ['83,5 %', '1,90×', '№ 12 345', '12 345'],
      en: ['83.5%', '1.90×', '#12,345', '12,345'],
      ua: ['83,5%', '1,90×', '№ 12 345', '12 345'],
      kz: ['83,5%', '1,90×', '№ 12 345', '12 345'],
      uz: ['83,5%', '1,90×', '№ 12 345', '12 345'],
      tr: ['%83,5', '1,90×', 'No. 12.345', '12.345'],
    });
  });

  test('percents and dollars as the Unicode data of this Node has it for the language', () => {
    for (const language of languages) {
      const locale = localeOf[language];
      const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
      const dollars = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
      });
      expect(plain(formatPercent('95.12', language))).toBe(plain(percent.format(0.9512)));
      expect(plain(formatMoney(1_159_025, usd, language))).toBe(plain(dollars.format(125.3)));
    }
  });
});

describe('an amount', () => {
  const inDollars = (baseMinor: number): string => formatMoney(baseMinor, usd, 'en');

  test('is divided by the course and rounded to the nearest', () => {
    expect(inDollars(1757)).toBe('$0.19'); // 0.10 at 1.90: cut off it would be 0.18
    expect(inDollars(100_000)).toBe('$10.81');
    expect(inDollars(100_040)).toBe('$10.82');
  });

  test('is said to be less than the last place where it is, and never shown as nothing', () => {
    expect(inDollars(0)).toBe('$0.00');
    expect(inDollars(1)).toBe('<\u00a0$0.01');
    expect(inDollars(92)).toBe('<\u00a0$0.01');
    expect(inDollars(93)).toBe('$0.01');
    expect(inDollars(-1)).toBe('>\u00a0−$0.01');
    expect(formatMoney(1, usd, 'en', { sign: true })).toBe('<\u00a0+$0.01');
  });

  test('has the places that its currency is counted in', () => {
    expect(plain(formatMoney(1532, { name: 'KZT', course: '0.153217' }, 'ru'))).toBe('100 ₸'); // typed as 100
    expect(plain(formatMoney(670, { name: 'UZS', course: '0.0067' }, 'ru'))).toBe('1 000 UZS');
    expect(plain(formatMoney(16_101, { name: 'TON', course: '160' }, 'en'))).toBe('1.0063 TON');
  });

  test('is shown within half its last place, and exactly where the currency is the base', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.integer({ min: 1, max: 400_000_000 }), (minor, micro) => {
        const course = (micro / 1_000_000).toFixed(6);
        const shown = Number(formatMoney(minor, { name: 'USD', course }, 'en').replaceAll(/[^\d.]/g, ''));
        const exact = Number(minor) / 100 / Number(course);
        expect(Math.abs(shown - exact)).toBeLessThanOrEqual(Math.max(0.01, exact * 1e-9));
        const base = formatMoney(minor, rub, 'en').replaceAll(/\D/g, '');
        expect(BigInt(base)).toBe(minor);
      }),
    );
  });

  test('has its sign before everything else: a loss always, a gain when asked for, nothing never', () => {
    expect(formatMoney(-100_000n, usd, 'en')).toBe('−$10.81');
    expect(formatMoney(100, rub, 'en', { sign: true })).toBe('+₽1.00');
    expect(formatMoney(0, rub, 'en', { sign: true })).toBe('₽0.00');
    expect(plain(formatMoney(-1, rub, 'ru', { sign: true }))).toBe('−0,01 ₽');
  });

  test('keeps its unit on its line; one without a symbol is named after the figures', () => {
    expect(formatMoney(100, rub, 'ru')).toBe('1,00\u00a0₽');
    expect(inAll((language) => formatUnitsMinor(100n, { name: 'TON' }, language).endsWith('\u00a0TON'))).toEqual(
      inAll(() => true),
    );
  });

  test('an amount of a currency’s own hundredths loses none on its way to the screen, however great', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (amount) => {
        const shown = formatUnitsMinor(amount, { name: 'TON' }, 'en').replaceAll(/\D/g, '');
        expect(BigInt(shown)).toBe(amount);
      }),
    );
  });
});

describe('a multiplier', () => {
  const written = (num: bigint, den: bigint): string => formatMultiplier(fraction(num, den), 'en');

  test('has two places, up to four while it is below ten', () => {
    expect(written(19n, 10n)).toBe('1.90×');
    expect(written(95n, 94n)).toBe('1.0106×');
    expect(written(123_456n, 10_000n)).toBe('12.34×');
    expect(written(168_667n, 100_000n)).toBe('1.6866×'); // as the field of dice, which cuts off too
    expect(written(10_094_700n, 1000n)).toBe('10,094.70×');
    expect(written(0n, 1n)).toBe('0.00×');
  });

  test('is the same from a fraction, from the server’s text and from a number', () => {
    expect([formatMultiplier('1.1400', 'en'), formatMultiplier(1.14, 'en'), written(114n, 100n)]).toEqual([
      '1.14×',
      '1.14×',
      '1.14×',
    ]);
  });

  test('is cut off, and the same from the millionths in which it travels', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 6n }), (num, den) => {
        const exact = Number(num) / Number(den);
        const off = exact - Number(written(num, den).replaceAll(/[,×]/g, ''));
        expect(off).toBeGreaterThan(-1e-6);
        expect(off).toBeLessThan(exact < 10 ? 1e-4 : 1e-2);
        expect(formatMultiplier(ofPpm(toPpm(fraction(num, den))), 'en')).toBe(written(num, den));
      }),
    );
  });
});

test('a percentage loses the zeros at its end, and nothing else', () => {
  expect(formatPercent('95.00', 'en')).toBe('95%');
  expect(formatPercent('94.987612345', 'en')).toBe('94.987612345%');
  expect(formatPercent(33.333_333, 'en')).toBe('33.33%');
});

test('a decimal is written as the language does', () => {
  expect(formatDecimal('95.00', 'ru')).toBe('95,00');
});
