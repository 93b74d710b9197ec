import { bonus } from 'db';
import { BONUS_CAP_TIMES } from '../../../contract/features/bonus-values.ts';
import { tellPlayerChanged } from '../auth/changes.ts';
import type { BonusContext } from './bonus-context.ts';
import { postLapse, postRelease } from './bonus-money.ts';

type Grant = bonus.BonusGrantRow;
export type PlayedAccount = 'bonus' | 'usdicLocked';

const endsOn = { bonus: 'real', usdicLocked: 'usdic' } as const;

const counterOf = ({ stats }: BonusContext, account: PlayedAccount): bigint =>
  account === 'bonus' ? stats.bonusBetMinor : stats.usdicBetMinor;

/** Wagering progress of a grant. */
export const wagerProgress = (
  context: BonusContext,
  { account, wagerStart, wagerTarget }: Grant,
): { doneMinor: bigint; ofMinor: bigint } => {
  const ofMinor = wagerTarget ?? 0n;
  const done = counterOf(context, account as PlayedAccount) - (wagerStart ?? 0n);
  return { doneMinor: done < ofMinor ? done : ofMinor, ofMinor };
};

/** Maximum release of a grant. */
export const capOf = ({ amount, capTimes }: Pick<Grant, 'amount' | 'capTimes'>): bigint =>
  amount * (capTimes == null ? BONUS_CAP_TIMES : BigInt(capTimes));

/** Sets the account a player stakes from, in the transaction of a bonus: 0 real, 1 bonus. */
export const setGameMode = async (unit: BonusContext['unit'], userId: bigint, gameMode: 0 | 1): Promise<void> => {
  await bonus.setGameMode(unit.em, userId, gameMode);
  await tellPlayerChanged(unit.em, userId);
};

/** The grants on one account and their common balance. */
interface Pot {
  account: PlayedAccount;
  grants: readonly [Grant, ...Grant[]]; // oldest first; releases and losses are booked on the oldest
  balanceMinor: bigint;
}

const finish = async (
  context: BonusContext,
  { account, grants }: Pot,
  end: { status: Grant['status']; releasedMinor: bigint; lapsedMinor: bigint },
): Promise<void> => {
  const { unit, at, userId } = context;
  const repository = bonus.bonusGrantRepository(unit.em);
  for (const [index, { id, released, lapsed }] of grants.entries()) {
    const moved = index === 0 ? { released: released + end.releasedMinor, lapsed: lapsed + end.lapsedMinor } : {};
    await repository.change(id, { status: end.status, ...moved }, at);
    if (end.status !== 'playedOut' && end.status !== 'declined') continue;
    const event = { userId, grantId: id, kind: end.status, account, amount: end.lapsedMinor, at } as const;
    await bonus.bonusEventRepository(unit.em).add(event);
  }
  if (account === 'bonus') await setGameMode(unit, userId, 0); // nothing left to stake from
};

/** Wagered: the player gets the balance up to the cap, the house the rest. */
const release = async (context: BonusContext, pot: Pot): Promise<void> => {
  const { account, grants, balanceMinor } = pot;
  const cap = grants.reduce((sum, grant) => sum + capOf(grant), 0n);
  const releasedMinor = balanceMinor < cap ? balanceMinor : cap;
  const lapsedMinor = balanceMinor - releasedMinor;
  const leaving = { grantId: grants[0].id, from: account, key: `${grants[0].id}` };
  await postRelease(context, { ...leaving, amount: releasedMinor }, endsOn[account]);
  if (lapsedMinor > 0n) await postLapse(context, { ...leaving, amount: lapsedMinor });
  await finish(context, pot, { status: 'done', releasedMinor, lapsedMinor });
};

/** Takes back the balance of the account. The payout of an open bet is taken back when it settles. */
export const lapse = async (
  context: BonusContext,
  pot: Pot,
  status: 'lapsed' | 'declined' | undefined,
): Promise<void> => {
  const { account, grants, balanceMinor } = pot;
  const [{ id: grantId, lapsed }] = grants;
  if (balanceMinor > 0n)
    await postLapse(context, { grantId, from: account, amount: balanceMinor, key: `${grantId}:${lapsed}` });
  if (status) return finish(context, pot, { status, releasedMinor: 0n, lapsedMinor: balanceMinor });
  const repository = bonus.bonusGrantRepository(context.unit.em);
  if (balanceMinor > 0n) await repository.change(grantId, { lapsed: lapsed + balanceMinor }, context.at);
};

/** Locks a stake account's grants; undefined: no bonus is active there. */
export const lockPot = async (
  { unit, userId }: BonusContext,
  account: PlayedAccount,
): Promise<(Pot & { isAtStake: boolean }) | undefined> => {
  const [first, ...more] = await bonus.bonusGrantRepository(unit.em).lockActive(userId, account);
  if (!first) return undefined;
  const { balanceMinor, isAtStake } = await bonus.lockInPlay(unit.client, userId, account);
  return { account, grants: [first, ...more], balanceMinor, isAtStake };
};

/** Ends grants that are wagered, lost or expired. Waits while a bet is open. */
export const settlePlayed = async (context: BonusContext, account: PlayedAccount): Promise<void> => {
  const pot = await lockPot(context, account);
  if (!pot) return;
  const isMet = pot.grants.every((grant) => {
    const { doneMinor, ofMinor } = wagerProgress(context, grant);
    return doneMinor >= ofMinor;
  });
  const isOver = pot.grants.every(({ expiresAt }) => expiresAt != null && expiresAt <= context.at);
  if (pot.isAtStake) return isOver && !isMet ? lapse(context, pot, undefined) : undefined;
  if (pot.balanceMinor === 0n) return finish(context, pot, { status: 'playedOut', releasedMinor: 0n, lapsedMinor: 0n });
  if (isMet) return release(context, pot);
  return isOver ? lapse(context, pot, 'lapsed') : undefined;
};
