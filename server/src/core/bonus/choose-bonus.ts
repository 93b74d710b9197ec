import { bonus } from 'db';
import { bonusCodes } from '../../../contract/features/bonus-values.ts';
import { CallError } from '../realtime/call-error.ts';
import { withBonuses, type BonusContext, type BonusPlayer, type BonusTools } from './bonus-context.ts';
import { postLapse } from './bonus-money.ts';
import { lapse, lockPot, setGameMode, type PlayedAccount } from './play-through.ts';
import { settleWithin } from './settle-bonuses.ts';
import { creditGrant } from './take-bonus.ts';

type Grant = bonus.BonusGrantRow;

/** Throws CallError 404 for an unknown grant or another player's. */
const lockOwn = async ({ unit, userId }: BonusContext, id: bigint): Promise<Grant> => {
  const grant = await bonus.bonusGrantRepository(unit.em).lock(id);
  if (grant?.userId !== userId) throw new CallError(bonusCodes.notFound);
  return grant;
};

/**
 * Activates a ready bonus: credits the bonus balance and lets the player stake from it. Null: back to the real balance.
 * Throws CallError 404, BONUS_ONE_ACTIVE.
 */
export const setBonusActive = async (tools: BonusTools, player: BonusPlayer, id: bigint | null): Promise<0 | 1> => {
  if (id !== null) await tools.guard.assertMayPlay(player.userId);
  return withBonuses(tools, player, async (context) => {
    await settleWithin(context);
    const mode = id === null ? 0 : 1;
    if (id !== null) await activate(context, id);
    await setGameMode(context.unit, context.userId, mode);
    return mode;
  });
};

const activate = async (context: BonusContext, id: bigint): Promise<void> => {
  const grant = await lockOwn(context, id);
  if (grant.account !== 'bonus') throw new CallError(bonusCodes.notFound);
  if (grant.status === 'active') return;
  if (grant.status !== 'ready') throw new CallError(bonusCodes.notFound);
  if (await lockPot(context, 'bonus')) throw new CallError(bonusCodes.oneActive);
  await creditGrant(context, grant);
};

const declineLocked = async (context: BonusContext, { id, amount, released, lapsed }: Grant): Promise<void> => {
  const { unit, userId, at } = context;
  const left = amount - released - lapsed;
  await postLapse(context, { grantId: id, from: 'dicLocked', amount: left, key: `${id}` });
  await bonus.bonusGrantRepository(unit.em).change(id, { status: 'declined', lapsed: lapsed + left }, at);
  const event = { userId, grantId: id, kind: 'declined', account: 'dicLocked', amount: left, at } as const;
  await bonus.bonusEventRepository(unit.em).add(event);
};

const declinePlayed = async (context: BonusContext, account: PlayedAccount): Promise<void> => {
  const pot = await lockPot(context, account);
  if (!pot) throw new CallError(bonusCodes.notFound);
  if (pot.isAtStake) throw new CallError(bonusCodes.atStake);
  await lapse(context, pot, 'declined');
};

const declineUntouched = async ({ unit, userId, at }: BonusContext, { id, account }: Grant): Promise<void> => {
  await bonus.bonusGrantRepository(unit.em).change(id, { status: 'declined' }, at);
  const event = { userId, grantId: id, kind: 'declined', account, amount: 0n, at } as const;
  await bonus.bonusEventRepository(unit.em).add(event);
};

/**
 * Gives a bonus up with its remaining balance. USDIC bonuses are wagered together, so all are given up at once. It cannot
 * be taken again. Throws CallError 404, BONUS_AT_STAKE.
 */
export const declineBonus = (tools: BonusTools, player: BonusPlayer, id: bigint): Promise<void> =>
  withBonuses(tools, player, async (context) => {
    await settleWithin(context);
    const grant = await lockOwn(context, id);
    const { account, status } = grant;
    if (status === 'waiting' || status === 'ready') return declineUntouched(context, grant);
    if (status !== 'active') throw new CallError(bonusCodes.notFound);
    return account === 'dicLocked' ? declineLocked(context, grant) : declinePlayed(context, account as PlayedAccount);
  });
