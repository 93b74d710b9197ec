import {
  accountOf,
  bonus,
  cashbox,
  closureOf,
  newyear,
  statsOf,
  type Database,
  type PlayerStats,
  type UnitOfWork,
} from 'db';
import { NO_FEE_FROM_VIP, WITHDRAW_FEE_PPM } from '../../../contract/features/cashbox-values.ts';
import { NEWYEAR_LOGIN_TICKETS, NEWYEAR_TICKET_MINOR } from '../../../contract/features/newyear-values.ts';
import { DEPOSIT_WAGER_TIMES, keptBonusMinor, wagerLeftMinor } from '../../../contract/features/wagering.ts';
import type { Player } from '../../core/auth/players.ts';
import type { Currencies } from '../../core/hosts/stake.ts';
import { isExcluded, RECENT_MS, type PlayerFacts } from './withdrawal-checks.ts';
import { isCrypto } from './withdrawal-form.ts';

/** A player's fee at a payway, parts per million. */
export const feePpmOf = (vipStatus: number, payway: cashbox.PaywayRow): number =>
  vipStatus >= NO_FEE_FROM_VIP || isCrypto(payway) ? 0 : WITHDRAW_FEE_PPM;

/** A player's VIP level as it is now. */
export const vipStatusOf = async ({ pool }: Pick<Database, 'pool'>, userId: bigint): Promise<number> =>
  (await statsOf(pool, userId)).vipStatus;

/** Balance that stays behind: under a self-exclusion, all bonuses on deposits that are not played through. */
export const keptOf = async (
  { client }: UnitOfWork,
  userId: bigint,
  { closure, wagering }: Pick<PlayerFacts, 'closure' | 'wagering'>,
  balanceMinor: bigint,
): Promise<bigint> => {
  const leftMinor = wagerLeftMinor(wagering);
  if (!isExcluded({ closure }) || leftMinor === 0n) return 0n;
  const left = { leftMinor, times: DEPOSIT_WAGER_TIMES };
  const unplayed = await cashbox.unplayedDepositsOf(client, userId, left);
  const { since } = unplayed;
  if (since === null) return 0n;
  const ticket = { ticketsPerDay: NEWYEAR_LOGIN_TICKETS, ticketMinor: NEWYEAR_TICKET_MINOR };
  const prizesMinor = await newyear.unearnedPrizesOf(client, userId, { ...left, since, ...ticket });
  const promosMinor = await bonus.depositPromosSince(client, userId, since);
  return keptBonusMinor(balanceMinor, { ...unplayed, bonusMinor: unplayed.bonusMinor + prizesMinor + promosMinor });
};

/** Everything that decides, read for the stakes that were counted so far. */
export const playerFacts = async (
  { em, client }: UnitOfWork,
  { userId, targetCurrencyId }: Player,
  { currencies, stats, at }: { currencies: Currencies; stats: PlayerStats; at: number },
): Promise<PlayerFacts & { vipStatus: number }> => {
  const { wagerBetMinor, vipStatus } = stats;
  const withdrawals = cashbox.withdrawalRepository(em);
  const shownIn = currencies.shown(targetCurrencyId);
  if (!shownIn) throw new Error(`there is no currency ${targetCurrencyId}`);
  return {
    vipStatus,
    isBlocked: await cashbox.areWithdrawalsKept(client, userId, at),
    closure: (await closureOf(em, userId, at))?.kind,
    wagering: await cashbox.wageringOf(client, userId, wagerBetMinor),
    lastDepositAt: await withdrawals.lastDepositAt(userId),
    bonusMinor: (await accountOf(client, userId, 'bonus')).balanceMinor,
    recent: await withdrawals.since(userId, at - RECENT_MS),
    waiting: await withdrawals.waitingOf(userId),
    at,
    shownIn,
  };
};
