import {
  fromBase,
  fromBaseCeil,
  formatMinor,
  parseAmount,
  stakeLimits,
  stakeToBase,
  typedLimit,
  type CourseMicro,
  type StakeAccount,
} from 'games-engine';
import type { Player } from '../auth/players.ts';

/** A currency as settlement needs it. */
export interface CurrencyRate {
  id: number;
  name: string;
  courseMicro: CourseMicro;
}

/** The currencies, as last read. */
export interface Currencies {
  /** A currency at its course of now, by which money comes and goes. */
  find(id: number): CurrencyRate | undefined;
  /** A currency at the course that pages show, by which a player states stakes and is told amounts. */
  shown(id: number): CurrencyRate | undefined;
}

/** Currencies of this process, which can be read again. */
export interface LiveCurrencies extends Currencies {
  reload(): Promise<void>;
}

const USDIC = 7;
const DIC = 6;

/**
 * The account a player's stakes come from: USDIC as chosen currency stakes locked USDIC, game mode 0 `real`, any other
 * mode `bonus`. DIC cannot be staked: undefined.
 */
export const stakeAccountOf = (player: Player): StakeAccount | undefined => {
  if (player.targetCurrencyId === USDIC) return 'usdicLocked';
  if (player.targetCurrencyId === DIC) return undefined;
  return player.gameMode === 0 ? 'real' : 'bonus';
};

/** Base hundredths of an amount stated in units of a currency; undefined when it is not an amount. */
export const stakeOf = (units: string | number, currency: CurrencyRate): bigint | undefined => {
  const amountMinor = parseAmount(units);
  return amountMinor === undefined ? undefined : stakeToBase(amountMinor, currency.courseMicro);
};

/** An amount in a currency's hundredths, as messages and pages are told it. */
interface LimitText {
  limit: string;
  currency: string;
}

const limitIn = (amountMinor: bigint, { name }: CurrencyRate): LimitText => ({
  limit: formatMinor(amountMinor),
  currency: name,
});

/** A limit as pages state it too. */
export const limitText = (limitMinor: bigint, currency: CurrencyRate, side: 'min' | 'max'): LimitText =>
  limitIn(typedLimit(limitMinor, currency.courseMicro, side), currency);

/** An amount that is missing, or left: the least that reaches it, or the greatest that does not pass it. */
export const restText = (restMinor: bigint, currency: CurrencyRate, side: 'missing' | 'left'): LimitText =>
  limitIn((side === 'missing' ? fromBaseCeil : fromBase)(restMinor, currency.courseMicro), currency);

/** Limits of one stake, base hundredths. */
export interface StakeLimits {
  minStakeMinor: number;
  maxStakeMinor: number;
}

/** A limit of stakes as the game's table shows it. */
export const stakeLimitText = (
  { minStakeMinor, maxStakeMinor }: StakeLimits,
  currency: CurrencyRate,
  side: 'min' | 'max',
): LimitText => {
  const game = { minMinor: BigInt(minStakeMinor), maxMinor: BigInt(maxStakeMinor) };
  const { minMinor, maxMinor } = stakeLimits(game, currency.courseMicro);
  return limitIn(side === 'min' ? minMinor : maxMinor, currency);
};
