import { kyc, type UnitOfWork, type EntityManager } from 'db';
import type { ParsedPayload } from '../../../contract/calls.ts';
import { officeComplianceCodes, type ComplianceCase } from '../../../contract/features/office-compliance.contract.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { notifyAsked } from '../../core/notices/notify.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { lockOpen, noteOf, type Acting } from './case-acts.ts';

const DAY_MS = 86_400_000;
const MAX_LATE_AT_ONCE = 200;

/** Asks a case's player for a proof of funds, and tells them. Throws CallError 404, GONE, SAME_PERSON, FUNDS_ASKED. */
export const askFunds = async (
  acting: Acting,
  { id, words, days }: ParsedPayload<'officeCompliance.askFunds'>,
): Promise<void> => {
  const { userId } = await lockOpen(acting, id);
  const { unit, staff, at } = acting;
  const deadlineAt = at + days * DAY_MS;
  const { actorId, address } = staff;
  if (!(await kyc.askFunds(unit.em, { userId, caseId: id, words, deadlineAt, actorId, address, at })))
    throw new CallError(officeComplianceCodes.fundsAsked);
  await noteOf(acting, id, { kind: 'fundsAsked', text: words, details: { after: deadlineAt } });
  await notifyAsked(unit.em, { userId, need: 'funds', at });
};

/** Asks no longer. */
const closeFunds = async (acting: Acting, { id, userId, text }: { id: number; userId: bigint; text: string }) => {
  const isClosed = await kyc.closeRequest(acting.unit.em, userId, 'funds', acting.at);
  if (isClosed) await noteOf(acting, id, { kind: 'fundsWithdrawn', text });
  return isClosed;
};

/** Takes a request back. Throws CallError 404, GONE, SAME_PERSON, FUNDS_OVER. */
export const withdrawFunds = async (
  acting: Acting,
  { id, reason: text }: ParsedPayload<'officeCompliance.withdrawFunds'>,
): Promise<void> => {
  const { userId } = await lockOpen(acting, id);
  if (!(await closeFunds(acting, { id, userId, text }))) throw new CallError(officeComplianceCodes.fundsOver);
};

/** Ends a request with its case: nobody waits for an answer any more. */
export const endFunds = async (acting: Acting, { id, userId }: { id: number; userId: bigint }): Promise<void> => {
  const request = await kyc.openFundsRequest(acting.unit.em, userId);
  if (request?.caseId === id) await closeFunds(acting, { id, userId, text: '' });
};

/** The newest request of a case, as the staff see it. */
export const viewFunds = async (em: EntityManager, id: number): Promise<ComplianceCase['funds']> => {
  const request = await kyc.fundsRequestOf(em, id);
  if (request?.deadlineAt == null) return null;
  const { userId, words, askedAt, deadlineAt, overdueAt = null, closedAt = null } = request;
  const documents = await kyc.documentsOf(em, userId);
  const sent = documents.filter(({ kind, status }) => kind === 'funds_proof' && status === 'pending').length;
  return { words, askedAt, deadlineAt, isLate: overdueAt !== null, closedAt, sent };
};

/** Marks requests whose deadline has passed, and tells their players that deposits are closed until they answer. */
export const markLateFunds = async ({
  em,
  inUnitOfWork,
  clock,
}: Pick<FeatureTools, 'em' | 'inUnitOfWork' | 'clock'>): Promise<void> => {
  const at = clock.now();
  const mark = async (unit: UnitOfWork, id: number): Promise<void> => {
    const userId = await kyc.markFundsLate(unit.em, id, at);
    if (userId !== undefined) await notifyAsked(unit.em, { userId, need: 'funds', at });
  };
  for (const id of await kyc.lateFundsRequests(em(), at, MAX_LATE_AT_ONCE))
    await inUnitOfWork((unit) => mark(unit, id));
};
