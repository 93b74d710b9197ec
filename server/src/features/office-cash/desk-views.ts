import { cashbox } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { RISK_DAYS, riskKeys } from '../../../contract/features/office-cash.contract.ts';
import { ownAccounts, type Decider } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { courseStatesOf, FIXED_CURRENCIES, courseText } from '../../core/payments/course-states.ts';
import { riskWeights } from '../../core/payments/withdrawal-risk.ts';
import { bankRecord, methodRecord, paywayRecord, rulesRecord } from './desk-records.ts';

const DAY_MS = 86_400_000;
const CHANGES_SHOWN = 100;

const textOf = (record: Record<string, unknown>, name: string): string => String(record[name] ?? '');

/** Payments that a person has to look at. */
export const loadLoose = async ({ em }: Pick<FeatureTools, 'em'>): Promise<CallAnswer<'officeCash.loose'>> => {
  const { unmatched, nicks, contradicted, callbacks, reconciliations } = await cashbox.looseEnds(em());
  return {
    unmatched: unmatched.map(
      ({ id, provider, transaction, reference, paymentId, amount, currency, problem, seenAt, state }) => ({
        id,
        provider,
        isConfirmed: state === 'confirmed',
        transaction,
        reference,
        nick: paymentId == null ? null : (nicks.get(paymentId) ?? null),
        amount,
        currency,
        why: problem ?? 'unknown',
        at: seenAt,
      }),
    ),
    contradicted,
    callbacks: callbacks.map(({ id, provider, verdict, address, at }) => ({
      id: Number(id),
      provider,
      verdict,
      address: address ?? '',
      at,
    })),
    differences: reconciliations.flatMap(({ provider, at, differences }) =>
      differences.map((each) => ({
        line: cashbox.differenceLine(provider, each),
        provider,
        kind: textOf(each, 'kind'),
        transaction: textOf(each, 'transaction'),
        theirs: textOf(each, 'theirs'),
        ours: textOf(each, 'ours'),
        at,
      })),
    ),
    reconciledAt: reconciliations.length === 0 ? null : Math.min(...reconciliations.map(({ at }) => at)),
  };
};

/** Outcome of each rule of the risk. */
export const loadRiskResults = async ({
  db,
  clock,
}: Pick<FeatureTools, 'db' | 'clock'>): Promise<CallAnswer<'officeCash.riskResults'>> => {
  const found = new Map(
    (await cashbox.ruleResults(db.pool, clock.now() - RISK_DAYS * DAY_MS)).map((result) => [result.key, result]),
  );
  const none = { hits: 0, approved: 0, refused: 0, chargedBack: 0 };
  return { results: riskKeys.map((key) => ({ ...none, ...found.get(key), key })) };
};

const shownChange = (change: cashbox.NamedChange, ownIds: ReadonlySet<bigint | null>) => ({
  id: change.id,
  subject: change.subject as CallAnswer<'officeCash.catalogue'>['changes'][number]['subject'],
  subjectId: change.subjectId ?? null,
  before: change.before,
  after: change.after,
  status: change.status,
  author: change.author,
  isOwn: ownIds.has(change.authorId),
  reason: change.reason,
  createdAt: change.createdAt,
  decider: change.decider,
  decision: change.decision,
  decidedAt: change.decidedAt ?? null,
});

/** All that is edited with four eyes, and what waits for a second person. */
export const loadCatalogue = async (
  { em: fresh, clock, db }: Pick<FeatureTools, 'em' | 'clock' | 'db'>,
  staff: Decider,
): Promise<CallAnswer<'officeCash.catalogue'>> => {
  const em = fresh();
  const { payways, banks } = await cashbox.loadCashCatalogue(em);
  const courses = cashbox.courseRepository(em);
  const states = await courseStatesOf(em, clock.now());
  const watches = await courses.watches();
  const refusedOf = (code: string): string | null => {
    const refused = watches.get(code)?.refusedMicro;
    return refused == null ? null : courseText(refused);
  };
  const taken = await courses.takenTimes();
  const changes = await cashbox.cashChangeRepository(em).list(CHANGES_SHOWN);
  const authors = changes.map(({ authorId }) => authorId);
  const ownIds = await ownAccounts(db.orm.em.fork(), staff, authors);
  return {
    payways: payways.map(({ payway }) => paywayRecord(payway)),
    methods: payways.flatMap(({ methods }) => methods.map(methodRecord)),
    banks: banks.map(bankRecord),
    courses: (await courses.currencies()).map(({ id, code, courseMicro }) => ({
      id,
      name: code,
      course: courseText(courseMicro),
      at: watches.get(code)?.seenAt ?? taken.get(id) ?? 0,
      refused: refusedOf(code),
      paused: states.pauseOf(code) ?? null,
      isFixed: FIXED_CURRENCIES.includes(id),
    })),
    coins: (await courses.coins()).map(({ id, code, courseMicro, at }) => ({
      id,
      name: code,
      course: courseText(courseMicro),
      at,
      refused: refusedOf(code),
      paused: states.pauseOf(code) ?? null,
    })),
    rules: rulesRecord(await cashbox.cashRulesOf(em)),
    risk: riskWeights(await cashbox.riskWeightsOf(em)),
    changes: changes.map((change) => shownChange(change, ownIds)),
  };
};
