import { isDeepStrictEqual } from 'node:util';
import { cashbox, type EntityManager } from 'db';
import type { z } from 'zod';
import { COURSE_RELEASE_MS } from '../../../contract/features/cashbox-values.ts';
import { officeCashCodes } from '../../../contract/features/office-cash.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import {
  courseStatesOf,
  FIXED_CURRENCIES,
  tellPauses,
  COURSES_TOPIC,
  tellShownCourses,
} from '../../core/payments/course-states.ts';
import { assertOtherPerson, type Decider } from '../../core/auth/staff-gate.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { currentRecord, FIXED, recordSchemas, type DeskRecord, type Subject } from './desk-records.ts';

const MICRO = 1_000_000n;

/** Row that a proposal would write. Throws CallError 400 with the field. */
const parseAfter = (subject: Subject, before: DeskRecord, after: DeskRecord): DeskRecord => {
  const changed = Object.entries(after).filter(([key]) => key in before || !FIXED.some((fixed) => fixed === key));
  const released = subject === 'course' || subject === 'coin' ? { isPaused: false } : {}; // the proposer of a course vouches for it
  const parsed = recordSchemas[subject].safeParse({ ...before, ...Object.fromEntries(changed), ...released });
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
  const before = await currentRecord(em(), subject, { id: subjectId, at: clock.now() });
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
  const courses = cashbox.courseRepository(em);
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
        withdrawalBandPercent: rules.withdrawalBandPercent,
      }),
    course: async (currencyId, { course }) => {
      await courses.addQuote({ currencyId, courseMicro: microOf(course), source: 'office', isTaken: true, at });
      await courses.release((await courses.ofCurrency(currencyId)).code, at + COURSE_RELEASE_MS);
    },
    risk: (_id, weights) => cashbox.changeRiskWeights(em, weights),
    coin: async (id, { course }) => {
      const code = (await courses.coins()).find((coin) => coin.id === id)?.code ?? '';
      await courses.setCoin(code, microOf(course), at);
      await courses.release(code, at + COURSE_RELEASE_MS);
    },
  };
};

const apply = async <S extends Subject>(write: Apply[S], subject: S, id: number, row: DeskRecord): Promise<void> => {
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
  await tellShownCourses(pushes, em(), clock.now());
  tellPauses(pushes, await courseStatesOf(em(), clock.now()));
};

/**
 * Brings a proposal into force, or sets it aside. Its author can only do the latter. Throws CallError 404, OWN_PROPOSAL, SAME_PERSON, and
 * GONE when it was decided, or its row has changed since it was proposed.
 */
export const decide = async (
  tools: Pick<FeatureTools, 'inUnitOfWork' | 'clock' | 'bus' | 'em' | 'pushes'>,
  decider: Decider,
  { id, isApproved, reason }: { id: number; isApproved: boolean; reason: string },
): Promise<void> => {
  const { inUnitOfWork, clock } = tools;
  const { actorId: deciderId } = decider;
  const subject = await inUnitOfWork(async ({ em }) => {
    const at = clock.now();
    const changes = cashbox.cashChangeRepository(em);
    const change = await changes.lock(id);
    if (!change) throw new CallError(officeCashCodes.notFound);
    if (change.status !== 'proposed') throw new CallError(officeCashCodes.gone);
    if (isApproved && change.authorId === deciderId) throw new CallError(officeCashCodes.ownProposal);
    if (isApproved) await assertOtherPerson(em, decider, change.authorId);
    const subject = change.subject as Subject;
    const { subjectId = null } = change;
    if (isApproved && !isDeepStrictEqual(await currentRecord(em, subject, { id: subjectId, at }), change.before))
      throw new CallError(officeCashCodes.gone);
    if (isApproved) await apply(appliers(em, at)[subject], subject, subjectId ?? 0, change.after);
    await changes.decide(id, { status: isApproved ? 'active' : 'rejected', deciderId, decision: reason, at });
    return isApproved ? subject : undefined;
  });
  if (subject === 'course' || subject === 'coin') await tellCourses(tools);
};
