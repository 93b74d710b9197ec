import { isDeepStrictEqual } from 'node:util';
import { cashbox, type EntityManager } from 'db';
import type { z } from 'zod';
import { officeCashCodes } from '../../../contract/features/office-cash.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { COURSES_TOPIC, courseText } from '../../core/payments/course-text.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import {
  currentRecord,
  FIXED,
  FIXED_CURRENCIES,
  recordSchemas,
  type DeskRecord,
  type Subject,
} from './desk-records.ts';

const MICRO = 1_000_000n;

/** What a proposal would write: the row with what was changed. Throws CallError 400 with the field. */
const parseAfter = (subject: Subject, before: DeskRecord, after: DeskRecord): DeskRecord => {
  const changed = Object.entries(after).filter(([key]) => key in before || !FIXED.some((fixed) => fixed === key));
  const parsed = recordSchemas[subject].safeParse({ ...before, ...Object.fromEntries(changed) });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const key = issue?.path[0] ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined);
  throw new CallError(generalCodes.badPayload, { field: String(key ?? 'after') });
};

/** Throws CallError 400: a payway goes through a provider that one goes through already; a new one comes with its adapter. */
const assertKnownProvider = async (em: EntityManager, subject: Subject, { provider }: DeskRecord): Promise<void> => {
  if (subject !== 'payway') return;
  const { payways } = await cashbox.loadCashCatalogue(em);
  if (!payways.some(({ payway }) => payway.provider === provider))
    throw new CallError(generalCodes.badPayload, { field: 'provider' });
};

interface Proposal {
  subject: Subject;
  subjectId: number | null;
  after: DeskRecord;
  reason: string;
}

/** Proposes a change of one row. Throws CallError 404, 400 (also where nothing would change), PROPOSAL_WAITS. */
export const propose = async (
  { em, clock }: Pick<FeatureTools, 'em' | 'clock'>,
  authorId: bigint,
  { subject, subjectId, after: asked, reason }: Proposal,
): Promise<number> => {
  const before = await currentRecord(em(), subject, subjectId);
  if (!before) throw new CallError(officeCashCodes.notFound);
  const isFixed = subject === 'course' && FIXED_CURRENCIES.includes(subjectId ?? 0);
  const after = parseAfter(subject, before, asked);
  await assertKnownProvider(em(), subject, after);
  if (isFixed || isDeepStrictEqual(after, before)) throw new CallError(generalCodes.badPayload, { field: 'after' });
  const change = { subject, subjectId, before, after, authorId, reason };
  const id = await cashbox.cashChangeRepository(em()).propose(change, clock.now());
  if (id === undefined) throw new CallError(officeCashCodes.proposalWaits);
  return id;
};

const microOf = (course: string): bigint => {
  const [whole = '0', fraction = ''] = course.split('.');
  return BigInt(whole) * MICRO + BigInt(fraction.padEnd(6, '0'));
};

const big = (value: number | null): bigint | null => (value === null ? null : BigInt(value));

type Apply = { [S in Subject]: (id: number, row: z.output<(typeof recordSchemas)[S]>) => Promise<void> };

const appliers = (em: EntityManager, at: number): Apply => {
  const desk = cashbox.deskCatalogueRepository(em);
  return {
    payway: (id, row) => desk.changePayway(id, row),
    method: (id, { code, isOn, minDeposit, maxDeposit, minWithdrawal, maxWithdrawal }) =>
      desk.changeMethod(id, {
        code,
        isOn,
        minDeposit: BigInt(minDeposit),
        maxDeposit: big(maxDeposit),
        minWithdrawal: BigInt(minWithdrawal),
        maxWithdrawal: big(maxWithdrawal),
      }),
    bank: (id, { bank_name: name, isOn }) =>
      id === 0 ? desk.addBank({ name, isOn }) : desk.changeBank(id, { name, isOn }),
    rules: (_id, rules) =>
      cashbox.changeCashRules(em, {
        twoPeopleFrom: BigInt(rules.twoPeopleFromMinor),
        automaticBelow: BigInt(rules.automaticBelowMinor),
        automaticMaxRisk: rules.automaticMaxRisk,
        automaticPerDay: BigInt(rules.automaticPerDayMinor),
        maxCoursePercent: rules.maxCoursePercent,
      }),
    course: (currencyId, { course }) =>
      cashbox
        .courseRepository(em)
        .addQuote({ currencyId, courseMicro: microOf(course), source: 'office', isTaken: true, at }),
  };
};

const apply = async <S extends Subject>(em: EntityManager, at: number, subject: S, id: number, row: DeskRecord) => {
  const write: Apply[S] = appliers(em, at)[subject];
  await write(id, recordSchemas[subject].parse(row) as never);
};

/** Courses have changed: all processes read them again, all pages are told. */
const tellCourses = async ({
  em,
  bus,
  pushes,
  clock,
}: Pick<FeatureTools, 'em' | 'bus' | 'pushes' | 'clock'>): Promise<void> => {
  await bus.publish(COURSES_TOPIC, {});
  const rows = await cashbox.courseRepository(em()).currencies();
  const courses = rows.map(({ id, courseMicro }) => ({ id, course: courseText(courseMicro) }));
  pushes.everywhere.toAll({ channel: 'cash', type: 'updateCurrencyCourses', payload: { courses, at: clock.now() } });
};

/**
 * Brings a proposal into force, or sets it aside. Its author can only do the latter. Throws CallError 404, OWN_PROPOSAL, and
 * GONE when it was decided, or its row has changed since it was proposed.
 */
export const decide = async (
  tools: Pick<FeatureTools, 'inUnitOfWork' | 'clock' | 'bus' | 'em' | 'pushes'>,
  deciderId: bigint,
  { id, isApproved, reason }: { id: number; isApproved: boolean; reason: string },
): Promise<void> => {
  const { inUnitOfWork, clock } = tools;
  const subject = await inUnitOfWork(async ({ em }) => {
    const at = clock.now();
    const changes = cashbox.cashChangeRepository(em);
    const change = await changes.lock(id);
    if (!change) throw new CallError(officeCashCodes.notFound);
    if (change.status !== 'proposed') throw new CallError(officeCashCodes.gone);
    if (isApproved && change.authorId === deciderId) throw new CallError(officeCashCodes.ownProposal);
    const of = change.subject as Subject;
    const { subjectId = null } = change;
    if (isApproved && !isDeepStrictEqual(await currentRecord(em, of, subjectId), change.before))
      throw new CallError(officeCashCodes.gone);
    if (isApproved) await apply(em, at, of, subjectId ?? 0, change.after);
    await changes.decide(id, { status: isApproved ? 'active' : 'rejected', deciderId, decision: reason, at });
    return isApproved ? of : undefined;
  });
  if (subject === 'course') await tellCourses(tools);
};
