import { cashbox, type UnitOfWork } from 'db';
import { CLAIM_MS, officeCashCodes } from '../../../contract/features/office-cash.contract.ts';
import { paymentStates } from '../../../contract/features/cashbox-values.ts';
import type { Decider } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { assertNotOwn, lockWithdrawal } from '../../core/payments/approve-withdrawal.ts';
import { CallError } from '../../core/realtime/call-error.ts';

type Tools = Pick<FeatureTools, 'inUnitOfWork' | 'clock'>;

const claimOf = async ({ em }: UnitOfWork, id: number, at: number) =>
  (await cashbox.withdrawalClaims(em).liveOf([id], at)).get(id);

/** Throws CallError TAKEN where a colleague looks at a withdrawal, which is locked: they decide, or it is taken over. */
export const assertNotTaken = async (
  unit: UnitOfWork,
  id: number,
  { decider: { actorId }, at }: { decider: Decider; at: number },
): Promise<void> => {
  const claim = await claimOf(unit, id, at);
  if (claim && claim.actorId !== actorId) throw new CallError(officeCashCodes.taken);
};

/** A decision ends the claim on its withdrawal. */
export const endClaim = ({ em }: UnitOfWork, id: number): Promise<void> => cashbox.withdrawalClaims(em).remove(id);

/** True when a person has something left to decide. */
const isOpen = async ({ em }: UnitOfWork, { id, state }: cashbox.PaymentRow): Promise<boolean> =>
  state === paymentStates.created ||
  (state === paymentStates.inProcess && (await cashbox.payoutRepository(em).find(id))?.state === 'failed');

/**
 * Takes a withdrawal for a while, or for longer; from a colleague only explicitly. Returns when it ends by itself. Throws CallError
 * 404, OWN_PAYMENT, SAME_PERSON, GONE, TAKEN.
 */
export const claimWithdrawal = (
  { inUnitOfWork, clock }: Tools,
  decider: Decider,
  { id, isTakenOver }: { id: number; isTakenOver: boolean },
): Promise<number> =>
  inUnitOfWork(async (unit) => {
    const { em } = unit;
    const at = clock.now();
    const { actorId } = decider;
    const row = await lockWithdrawal(unit, id);
    await assertNotOwn(unit, row, decider);
    if (!(await isOpen(unit, row))) throw new CallError(officeCashCodes.gone);
    const claim = await claimOf(unit, id, at);
    const isOthers = claim !== undefined && claim.actorId !== actorId;
    if (isOthers && !isTakenOver) throw new CallError(officeCashCodes.taken);
    const until = at + CLAIM_MS;
    await cashbox.withdrawalClaims(em).put({ paymentId: id, actorId, at, until });
    if (claim && !isOthers) return until; // it is theirs for longer
    const event = { paymentId: id, userId: row.userId, actorId, details: {}, at };
    await cashbox.paymentRepository(em).addEvent({ ...event, kind: isOthers ? 'taken_over' : 'taken' });
    return until;
  });

/** Gives a withdrawal back. Throws CallError 404, GONE where it is not theirs. */
export const releaseWithdrawal = (
  { inUnitOfWork, clock }: Tools,
  { actorId }: Decider,
  { id }: { id: number },
): Promise<void> =>
  inUnitOfWork(async (unit) => {
    const at = clock.now();
    const { userId } = await lockWithdrawal(unit, id);
    const claim = await claimOf(unit, id, at);
    if (claim?.actorId !== actorId) throw new CallError(officeCashCodes.gone);
    await endClaim(unit, id);
    await cashbox.paymentRepository(unit.em).addEvent({ paymentId: id, userId, kind: 'released', actorId, at });
  });
