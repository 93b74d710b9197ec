import { useMemo } from 'react';
import { formatMinor, fromBase, parseAmount, stakeLimits, toBase, typedLimit } from 'games-engine';
import type { Currency } from 'server/contract';
import { useLanguage } from '../i18n/messages.ts';
import { useCurrency } from '../session/shown-currency.tsx';
import { formatMoney, formatUnitsMinor, type MoneyOptions } from '../format/format.ts';
import { courseOf, type Minor } from './course.ts';

export interface Money {
  readonly currency: Currency;
  /** Base hundredths in the chosen currency, rounded to the nearest. */
  format(baseMinor: Minor, options?: MoneyOptions): string;
  /** A limit, base hundredths, as it is stated in the chosen currency: two figures, rounded so that it is accepted. */
  limit(baseMinor: Minor, side: 'min' | 'max'): string;
  /** The limits of a stake in the chosen currency, as its table offers them. */
  stakeLimits(game: { minStakeMinor: Minor; maxStakeMinor: Minor }): { min: string; max: string };
  /** A decimal text of units of the chosen currency, as a player typed it; "0.00" for anything else. */
  formatUnits(text: string): string;
  /** Base hundredths of a decimal text of units, floored as the server does; undefined if it is no amount. */
  toBaseMinor(unitsText: string): bigint | undefined;
  /** Base hundredths as a plain decimal text of units: what an input holds. */
  fromBaseText(baseMinor: Minor): string;
}

/** Amounts in the player's currency and language. */
export const useMoney = (): Money => {
  const currency = useCurrency();
  const language = useLanguage();
  return useMemo(() => {
    const course = courseOf(currency);
    const units = (amountMinor: bigint): string => formatUnitsMinor(amountMinor, currency, language);
    return {
      currency,
      format: (baseMinor, options) => formatMoney(baseMinor, currency, language, options),
      limit: (baseMinor, side) => units(typedLimit(BigInt(baseMinor), course, side)),
      stakeLimits: ({ minStakeMinor, maxStakeMinor }) => {
        const game = { minMinor: BigInt(minStakeMinor), maxMinor: BigInt(maxStakeMinor) };
        const { minMinor, maxMinor } = stakeLimits(game, course);
        return { min: units(minMinor), max: units(maxMinor) };
      },
      formatUnits: (text) => units(parseAmount(text) ?? 0n),
      toBaseMinor: (unitsText) => {
        const amount = parseAmount(unitsText);
        return amount === undefined ? undefined : toBase(amount, course);
      },
      fromBaseText: (baseMinor) => formatMinor(fromBase(BigInt(baseMinor), course)),
    };
  }, [currency, language]);
};

/** A settled bet: it was staked at `placedAt`, or at `at` where that is missing. */
interface Staked {
  at: number;
  placedAt?: number | undefined;
}

/** Shows an amount of a settled bet by the course at which it was staked, wherever and whenever it is shown. */
export const stakedAt = ({ at, placedAt = at }: Staked): MoneyOptions => ({ at: placedAt });

/** Amounts of one settled bet, as they were when it was staked. */
export const useBetMoney = (bet: Staked): Pick<Money, 'format'> => {
  const { format } = useMoney();
  return { format: (baseMinor) => format(baseMinor, stakedAt(bet)) };
};
