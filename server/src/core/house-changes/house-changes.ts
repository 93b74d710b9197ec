import { isDeepStrictEqual } from 'node:util';
import { bonus, type EntityManager } from 'db';
import { houseChangeCodes } from '../../../contract/features/office-bonus.contract.ts';
import { recordFaults, type HouseRecord } from '../../../contract/features/house-fields.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { assertOtherPerson, type Decider } from '../auth/staff-gate.ts';
import type { FeatureTools } from '../features/feature.ts';
import { CallError } from '../realtime/call-error.ts';
import { fieldsOf, plainRecord, type HouseChange, type HouseSubjects } from './define-house-change.ts';

export const createHouseSubjects = (): HouseSubjects => {
  const subjects = new Map<string, HouseChange>();
  return {
    all: () => [...subjects.values()],
    add(changes) {
      for (const change of changes) {
        if (subjects.has(change.subject)) throw new RangeError(`house change ${change.subject} is registered twice`);
        subjects.set(change.subject, change);
      }
    },
  };
};

/** Throws CallError 404. */
export const subjectOf = (subjects: HouseSubjects, subject: string): HouseChange => {
  const found = subjects.all().find((one) => one.subject === subject);
  if (!found) throw new CallError(houseChangeCodes.notFound);
  return found;
};

/** The current values by field. */
const current = async (em: EntityManager, subject: HouseChange, key: string): Promise<HouseRecord | undefined> => {
  const record = await subject.read(em, key);
  return record && plainRecord(fieldsOf(subject, key), record);
};

const refuse = (field: string): never => {
  throw new CallError(generalCodes.badPayload, { field });
};

/** Throws CallError 400 with the field. */
const assertRecord = (subject: HouseChange, key: string, after: HouseRecord): void => {
  const [fault] = recordFaults(fieldsOf(subject, key), after);
  if (fault) refuse(fault.path);
  const wrong = subject.check?.(after as never, key);
  if (wrong !== undefined) refuse(wrong);
};

/** The key of a new record. Throws CallError 404 if the subject allows none, 400 if the fields give no key. */
const newKeyOf = (subject: HouseChange, after: HouseRecord): string => {
  if (!subject.newKey) throw new CallError(houseChangeCodes.notFound);
  const [fault] = recordFaults(subject.fields, after);
  return fault ? refuse(fault.path) : subject.newKey(after as never);
};

const assertFixed = (subject: HouseChange, key: string, before: HouseRecord, after: HouseRecord): void => {
  const broken = fieldsOf(subject, key).find(
    (field) => field.isFixed && !isDeepStrictEqual(before[field.key], after[field.key]),
  );
  if (broken) refuse(broken.key);
};

export interface HouseProposal {
  subject: string;
  key: string | null; // null: a new record
  after: HouseRecord; // changed fields; for a new record all of them
  reason: string;
}

const proposedRecord = async (em: EntityManager, subject: HouseChange, asked: HouseProposal) => {
  const key = asked.key ?? newKeyOf(subject, asked.after);
  const found = await current(em, subject, key);
  if (asked.key === null && (found || (await subject.isTaken?.(em, key))))
    throw new CallError(houseChangeCodes.keyTaken);
  if (asked.key !== null && !found) throw new CallError(houseChangeCodes.notFound);
  const before = found ?? {};
  const merged = { ...before, ...asked.after };
  assertRecord(subject, key, merged);
  const after = plainRecord(fieldsOf(subject, key), merged);
  if (found) assertFixed(subject, key, before, after);
  if (isDeepStrictEqual(after, before)) refuse('after');
  return { key, before, after };
};

/** Proposes a change. Throws CallError 404, 400 (also if nothing would change), KEY_TAKEN, PROPOSAL_WAITS. */
export const proposeHouseChange = async (
  { em, clock, houseSubjects }: Pick<FeatureTools, 'em' | 'clock' | 'houseSubjects'>,
  authorId: bigint,
  asked: HouseProposal,
): Promise<number> => {
  const subject = subjectOf(houseSubjects, asked.subject);
  const { key, before, after } = await proposedRecord(em(), subject, asked);
  const change = { subject: asked.subject, subjectKey: key, before, after, authorId, reason: asked.reason };
  const id = await bonus.bonusChangeRepository(em()).propose(change, clock.now());
  if (id === undefined) throw new CallError(houseChangeCodes.proposalWaits);
  return id;
};

interface HouseDecision {
  id: number;
  isApproved: boolean;
  reason: string;
}

/** Throws CallError CHANGED_SINCE if the record has changed since the proposal, KEY_TAKEN for a new one, 400 if its fields have. */
const applyChange = async (
  unit: Parameters<HouseChange['apply']>[0],
  subject: HouseChange,
  { id, subjectKey: key, before, after }: bonus.BonusChangeRow,
  at: number,
): Promise<void> => {
  const found = await current(unit.em, subject, key);
  if (!isDeepStrictEqual(found ?? {}, before)) throw new CallError(houseChangeCodes.changedSince);
  if (!found && (await subject.isTaken?.(unit.em, key))) throw new CallError(houseChangeCodes.keyTaken);
  assertRecord(subject, key, after);
  await subject.apply(unit, { key, after: after as never, isNew: !found, at, changeId: id });
};

/**
 * Approves or rejects a proposal; its author can only reject it. Throws CallError 404, GONE (decided already),
 * OWN_PROPOSAL, SAME_PERSON, CHANGED_SINCE, 400.
 */
export const decideHouseChange = async (
  { inUnitOfWork, clock, houseSubjects, log }: Pick<FeatureTools, 'inUnitOfWork' | 'clock' | 'houseSubjects' | 'log'>,
  decider: Decider,
  { id, isApproved, reason }: HouseDecision,
): Promise<void> => {
  const { actorId: deciderId } = decider;
  const applied = await inUnitOfWork(async (unit) => {
    const at = clock.now();
    const changes = bonus.bonusChangeRepository(unit.em);
    const change = await changes.lock(id);
    if (!change) throw new CallError(houseChangeCodes.notFound);
    if (change.status !== 'proposed') throw new CallError(houseChangeCodes.gone);
    if (isApproved && change.authorId === deciderId) throw new CallError(houseChangeCodes.ownProposal);
    if (isApproved) await assertOtherPerson(unit.em, decider, change.authorId);
    if (isApproved) await applyChange(unit, subjectOf(houseSubjects, change.subject), change, at);
    await changes.decide(id, { status: isApproved ? 'active' : 'rejected', deciderId, decision: reason, at });
    return isApproved ? change : undefined;
  });
  if (!applied) return;
  try {
    await subjectOf(houseSubjects, applied.subject).applied?.(applied.subjectKey);
  } catch (error) {
    log.error({ err: error, subject: applied.subject }, 'a change is in force, but its area failed to hear of it');
  }
};
