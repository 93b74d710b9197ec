import {
  fromBase,
  fromBaseCeil,
  formatMinor,
  parseAmount,
  toBase,
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
  find(id: number): CurrencyRate | undefined;
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
  return amountMinor === undefined ? undefined : toBase(amountMinor, currency.courseMicro);
};

/** A limit as a message shows it: the least amount that reaches it, or the greatest that does not pass it. */
export const limitText = (
  limitMinor: number,
  currency: CurrencyRate,
  side: 'min' | 'max',
): { limit: string; currency: string } => {
  const convert = side === 'min' ? fromBaseCeil : fromBase;
  return { limit: formatMinor(convert(BigInt(limitMinor), currency.courseMicro)), currency: currency.name };
};
