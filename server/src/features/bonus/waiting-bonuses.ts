import { bonus, closureOf } from 'db';
import { bonusCodes } from '../../../contract/features/bonus-values.ts';
import { officeBonusCodes, type WaitingBonus } from '../../../contract/features/office-bonus.contract.ts';
import { TOURNAMENT_ID } from '../../../contract/features/tournament-values.ts';
import { assertOtherPerson, type Decider } from '../../core/auth/staff-gate.ts';
import { withBonuses, type BonusContext, type BonusTools } from '../../core/bonus/bonus-context.ts';
import { beginGrant } from '../../core/bonus/take-bonus.ts';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';
import { notifyPrize } from '../../core/notices/notify.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const MAX_ROWS = 200;
const BASE_CURRENCY = 2; // staff see base units

/** Bonuses waiting for review, oldest first, with the accounts that share something with the taker. */
export const loadWaiting = async ({ db }: BonusTools): Promise<WaitingBonus[]> => {
  const grants = bonus.bonusGrantRepository(db.orm.em.fork());
  const waiting = await grants.waiting(MAX_ROWS);
  const takers = await bonus.takersOf(
    db.pool,
    waiting.map(({ userId }) => userId),
  );
  return waiting.map(({ id, userId, bonus: name, period, account, amount, createdAt, details }) => ({
    id: String(id),
    player: takers.get(userId) ?? { userId: '', nick: '' },
    bonus: name,
    period,
    account,
    amount: Number(amount),
    at: createdAt,
    isResting: details['closure'] !== undefined,
    others: (details['others'] ?? []) as WaitingBonus['others'],
  }));
};

interface Decision extends Decider {
  id: bigint;
  isApproved: boolean;
  reason: string;
}

const decideWithin = async (context: BonusContext, { actorId, id, isApproved, reason }: Decision): Promise<void> => {
  const { unit, userId, at } = context;
  const grants = bonus.bonusGrantRepository(unit.em);
  const grant = await grants.lock(id);
  if (grant?.status !== 'waiting') throw new CallError(officeBonusCodes.gone);
  if (isApproved && (await closureOf(unit.em, userId, at))) throw new CallError(bonusCodes.off);
  if (isApproved) {
    await beginGrant(context, grant, { actorId, details: { reason } });
    return grant.bonus === TOURNAMENT_ID ? notifyPrize(unit.em, grant, at) : undefined;
  }
  await grants.change(id, { status: 'declined' }, at);
  const event = { userId, grantId: id, kind: 'declined', account: grant.account, amount: 0n, at } as const;
  await bonus.bonusEventRepository(unit.em).add({ ...event, actorId, details: { reason } });
};

/** Approves or declines a waiting bonus. Throws CallError 404, OWN_BONUS, SAME_PERSON, GONE, and BONUS_OFF while the taker's play is closed. */
export const decideWaiting = async (tools: BonusTools, decision: Decision): Promise<void> => {
  const grant = await bonus.bonusGrantRepository(tools.db.orm.em.fork()).byId(decision.id);
  if (!grant) throw new CallError(officeBonusCodes.notFound);
  const { userId } = grant;
  if (userId === decision.actorId) throw new CallError(officeBonusCodes.ownBonus);
  await assertOtherPerson(tools.db.orm.em.fork(), decision, userId);
  await withBonuses(tools, { userId, targetCurrencyId: BASE_CURRENCY }, (context) => decideWithin(context, decision));
  await tellBonus(tools, userId);
};
