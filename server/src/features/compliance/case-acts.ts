import {
  accountDetails,
  blockAccount,
  cashbox,
  compliance,
  recordAccountEvent,
  staff as staffStored,
  UserEntity,
  type UnitOfWork,
} from 'db';
import type { ParsedPayload } from '../../../contract/calls.ts';
import { officeComplianceCodes } from '../../../contract/features/office-compliance.contract.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import { assertOtherPerson, type Staff } from '../../core/auth/staff-gate.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const DAY_MS = 86_400_000;
const CASE_DAYS = 10;

/** One act of the staff on a case. */
export interface Acting {
  unit: UnitOfWork;
  staff: Staff;
  at: number;
}

/**
 * The open case, locked; nobody works on what is about themselves, under whatever name. Throws CallError 404, GONE,
 * SAME_PERSON.
 */
export const lockOpen = async ({ unit: { em }, staff }: Acting, id: number) => {
  const row = await compliance.caseRepository(em).lock(id);
  if (!row) throw new CallError(officeComplianceCodes.notFound);
  await assertOtherPerson(em, staff, row.userId);
  if (row.status !== 'open') throw new CallError(officeComplianceCodes.gone);
  return row;
};

/** Notes an act in a case. */
export const noteOf = (
  { unit: { em }, staff: { actorId }, at }: Acting,
  id: number,
  act: Omit<compliance.CaseAct, 'actorId' | 'at'>,
): Promise<void> => compliance.caseRepository(em).note(id, { ...act, actorId, at });

/** Writes an act into the actor's own trail: the player's may be exported by the player, who must not learn of a case. */
const recordOwnAct = (
  em: UnitOfWork['em'],
  { actorId, address }: Staff,
  kind: 'case.opened' | 'case.decided',
  details: Record<string, unknown>,
): Promise<void> => recordAccountEvent(em, { userId: actorId, actorId, kind, details, address });

/** Opens a case by hand. Throws CallError 404, CASE_OPEN, PROTECTED_ACCOUNT, SAME_PERSON. */
export const openCase = async (
  { unit: { em }, staff, at }: Acting,
  { player, reason }: ParsedPayload<'officeCompliance.openCase'>,
): Promise<number> => {
  const userId = await staffStored.findPerson(em, player);
  if (userId === undefined) throw new CallError(officeComplianceCodes.notFound);
  await assertOtherPerson(em, staff, userId);
  const { roles } = await em.findOneOrFail(UserEntity, { id: userId });
  if (roles.length > 0) throw new CallError(officeComplianceCodes.protectedAccount);
  const cases = compliance.caseRepository(em);
  const id = await cases.open({ userId, openedBy: staff.actorId, at, deadlineAt: at + CASE_DAYS * DAY_MS });
  if (id === undefined) throw new CallError(officeComplianceCodes.caseOpen);
  await cases.note(id, { kind: 'opened', actorId: staff.actorId, text: reason, at });
  await recordOwnAct(em, staff, 'case.opened', { case: id });
  return id;
};

export const takeCase = async (acting: Acting, { id, isTaken }: { id: number; isTaken: boolean }): Promise<void> => {
  await lockOpen(acting, id);
  const { unit, staff, at } = acting;
  const cases = compliance.caseRepository(unit.em);
  await cases.change(id, { ownerId: isTaken ? staff.actorId : null });
  await cases.note(id, { kind: isTaken ? 'taken' : 'released', actorId: staff.actorId, at });
};

export const noteCase = async (acting: Acting, { id, text }: { id: number; text: string }): Promise<void> => {
  await lockOpen(acting, id);
  const { unit, staff, at } = acting;
  await compliance.caseRepository(unit.em).note(id, { kind: 'noted', actorId: staff.actorId, text, at });
};

export const moveDeadline = async (
  acting: Acting,
  { id, days, reason }: ParsedPayload<'officeCompliance.moveDeadline'>,
): Promise<void> => {
  const { deadlineAt: before } = await lockOpen(acting, id);
  const { unit, staff, at } = acting;
  const deadlineAt = at + days * DAY_MS;
  const cases = compliance.caseRepository(unit.em);
  await cases.change(id, { deadlineAt });
  await cases.note(id, {
    kind: 'deadline',
    actorId: staff.actorId,
    text: reason,
    details: { before, after: deadlineAt },
    at,
  });
};

/** Adds a payment or round of the player. Throws CallError NOT_OWN. */
export const addEvidence = async (
  acting: Acting,
  { id, evidence: asked, reason }: ParsedPayload<'officeCompliance.addEvidence'>,
): Promise<void> => {
  const { userId } = await lockOpen(acting, id);
  const { unit, staff, at } = acting;
  const evidence: compliance.Evidence =
    asked.kind === 'payment'
      ? { kind: 'payment', ref: String(asked.number) }
      : { kind: 'round', ref: asked.round, game: asked.game };
  if (!(await compliance.isOwnEvidence(unit.client, userId, evidence)))
    throw new CallError(officeComplianceCodes.notOwn);
  const cases = compliance.caseRepository(unit.em);
  await cases.note(id, { kind: 'evidence', actorId: staff.actorId, text: reason, details: { evidence }, at });
};

/**
 * Keeps the player's withdrawals, or blocks the account: whichever of them the decision says, if it is not so yet. The reason
 * stays in the case.
 */
const enforce = async (
  { unit: { em, client }, staff: { actorId, address } }: Acting,
  userId: bigint,
  decision: ParsedPayload<'officeCompliance.decide'>['decision'],
): Promise<void> => {
  const act = { userId, actorId, address };
  if (decision === 'limit' && (await cashbox.setWithdrawalsBlocked(client, userId, true)))
    await recordAccountEvent(em, { ...act, kind: 'withdrawals.blocked' });
  if (decision === 'close') await blockAccount(em, { ...act, reason: 'compliance' });
};

/** Ends a case; its player. Throws CallError 404, GONE, SAME_PERSON, PROTECTED_ACCOUNT. */
export const decideCase = async (acting: Acting, asked: ParsedPayload<'officeCompliance.decide'>): Promise<bigint> => {
  const { id, decision, reason } = asked;
  const { userId } = await lockOpen(acting, id);
  const { unit, staff, at } = acting;
  const { em } = unit;
  const { publicId, roles } = await em.findOneOrFail(UserEntity, { id: userId });
  if (roles.length > 0 && decision !== 'nothing') throw new CallError(officeComplianceCodes.protectedAccount);
  await accountDetails(em, publicId, { lock: true });
  const cases = compliance.caseRepository(em);
  await cases.decide(id, { decision, reason, decidedBy: staff.actorId, decidedAt: at });
  await cases.note(id, { kind: 'decided', actorId: staff.actorId, text: reason, details: { decision }, at });
  await recordOwnAct(em, staff, 'case.decided', { case: id, decision });
  await enforce(acting, userId, decision);
  await tellPlayerChanged(em, userId);
  return userId;
};
