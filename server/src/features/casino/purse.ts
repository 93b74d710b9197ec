import { casino, loadCurrencies } from 'db';
import { CASINO_CURRENCIES, menuCodes } from '../../../contract/features/casino-values.ts';
import type { Player } from '../../core/auth/players.ts';
import { stakeAccountOf } from '../../core/hosts/stake.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CasinoTools } from './casino-tools.ts';

const DAY_MS = 86_400_000;

/** The account and currency of a session. */
export interface Purse {
  account: 'real' | 'bonus';
  currencyId: number;
  currency: string; // its code
  courseMicro: bigint;
}

/** A currency of provider games. */
export type CasinoCurrency = (typeof CASINO_CURRENCIES)[number];

const isPlayable = (code: string): boolean => (CASINO_CURRENCIES as readonly string[]).includes(code);

/** The purse of a game in the chosen currency, or else in the player's. Throws CallError 3, 4. */
export const purseOf = async ({ db }: CasinoTools, player: Player, chosen?: CasinoCurrency): Promise<Purse> => {
  const currency = (await loadCurrencies(db.pool)).find(({ id, code }) =>
    chosen === undefined ? id === player.targetCurrencyId : code === chosen,
  );
  const account = stakeAccountOf(currency ? { ...player, targetCurrencyId: currency.id } : player);
  if (account === undefined || account === 'usdicLocked') throw new CallError(menuCodes.currencyUnavailable);
  if (!currency?.selectable) throw new CallError(menuCodes.currencyNotFound);
  const { id, code, courseMicro } = currency;
  if (!isPlayable(code)) throw new CallError(menuCodes.currencyUnavailable);
  return { account, currencyId: id, currency: code, courseMicro };
};

/** Throws CallError 0, 500. */
export const assertDeposited = async (
  { em, clock, depositDays }: CasinoTools,
  userId: bigint,
  { account }: Purse,
): Promise<void> => {
  if (depositDays === 0) return;
  if (await casino.hasDepositedSince(em(), userId, clock.now() - depositDays * DAY_MS)) return;
  throw new CallError(account === 'real' ? menuCodes.noRecentDeposit : menuCodes.noRecentDepositForBonus);
};
