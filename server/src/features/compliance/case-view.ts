import { compliance, staff as staffStored, UserEntity, type Database, type EntityManager } from 'db';
import {
  officeComplianceCodes,
  type CaseEvidence,
  type ComplianceCase,
  type ListedCase,
} from '../../../contract/features/office-compliance.contract.ts';
import type { ParsedPayload } from '../../../contract/calls.ts';
import { isSamePerson, type Decider } from '../../core/auth/staff-gate.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { viewFunds } from './case-funds.ts';
import { viewHits } from './case-hits.ts';

const PAGE = 50;
const MAX_ALERTS = 100;
const MAX_EVENTS = 300;

type Pool = Database['pool'];

const shownCase = ({ userId, nick, ...row }: compliance.ListedCase): ListedCase => ({
  ...row,
  player: { userId, nick },
});

/** Lists cases by conditions, a page of them. Nobody of this name: no cases. */
export const searchCases = async (
  { pool, em }: { pool: Pool; em: EntityManager },
  { actorId }: Decider,
  { status, rule, owner, player, cursor = 0 }: ParsedPayload<'officeCompliance.cases'>,
  at: number,
): Promise<{ cases: ListedCase[]; cursor: number | null }> => {
  const userId = player === undefined ? undefined : await staffStored.findPerson(em, player);
  if (player !== undefined && userId === undefined) return { cases: [], cursor: null };
  const ownerId = owner === undefined ? undefined : owner === 'mine' ? actorId : null;
  const rows = await compliance.listCases(pool, { status, rule, ownerId, userId, after: cursor, at, limit: PAGE });
  return { cases: rows.map(shownCase), cursor: rows.length === PAGE ? cursor + PAGE : null };
};

type Show = (evidence: compliance.Evidence) => CaseEvidence | undefined;

/** Reads what evidence is about, once for all of it. What is gone is left out. */
const evidenceOf = async (pool: Pool, all: readonly compliance.Evidence[]): Promise<Show> => {
  const refsOf = (kind: compliance.Evidence['kind']): string[] =>
    all.filter((one) => one.kind === kind).map(({ ref }) => ref);
  const payments = await compliance.evidencePayments(pool, refsOf('payment').map(Number));
  const names = await compliance.namesOf(pool, refsOf('player').map(BigInt));
  const byId = new Map(payments.map((payment) => [String(payment.id), payment]));
  return ({ kind, ref, game }) => {
    if (kind === 'round') return game === undefined ? undefined : { kind, game, id: ref };
    if (kind === 'player') {
      const player = names.get(BigInt(ref));
      return player && { kind, player };
    }
    const payment = byId.get(ref);
    if (!payment) return undefined;
    const { id: number, code, state, baseMinor: base, at } = payment;
    return { kind, number, isDeposit: code === 1, state, base, at };
  };
};

/** A case as one of the staff sees it. Throws CallError 404. */
export const viewCase = async (
  { pool, em }: { pool: Pool; em: EntityManager },
  decider: Decider,
  id: number,
): Promise<ComplianceCase> => {
  const row = await compliance.caseRepository(em).find(id);
  if (!row) throw new CallError(officeComplianceCodes.notFound);
  const alerts = await compliance.alertsOfCase(pool, id, MAX_ALERTS);
  const events = await compliance.eventsOfCase(pool, id, MAX_EVENTS);
  const added = (details: Record<string, unknown>): compliance.Evidence | undefined =>
    details['evidence'] as compliance.Evidence | undefined;
  const show = await evidenceOf(pool, [
    ...alerts.flatMap(({ evidence }) => evidence),
    ...events.flatMap(({ details }) => added(details) ?? []),
  ]);
  const ids = [row.userId, row.ownerId, row.decidedBy].flatMap((one) => one ?? []);
  const people = new Map((await em.find(UserEntity, { id: { $in: ids } })).map((user) => [user.id, user]));
  const nickOf = (userId: bigint | null | undefined): string | null =>
    userId == null ? null : (people.get(userId)?.nick ?? '');
  return {
    id,
    player: { userId: people.get(row.userId)?.publicId ?? '', nick: nickOf(row.userId) ?? '' },
    status: row.status,
    rules: [...new Set(alerts.map(({ rule }) => rule))].toSorted(),
    alerts: alerts.length,
    owner: nickOf(row.ownerId),
    openedAt: row.openedAt,
    deadlineAt: row.deadlineAt,
    decision: row.decision ?? null,
    decidedAt: row.decidedAt ?? null,
    reason: row.reason,
    decider: nickOf(row.decidedBy),
    isMine: row.ownerId === decider.actorId,
    isConcerned: await isSamePerson(em, decider, row.userId),
    funds: await viewFunds(em, id),
    ...(await viewHits(em, row.userId)),
    alertList: alerts.map((alert) => ({ ...alert, evidence: alert.evidence.flatMap((one) => show(one) ?? []) })),
    events: events.map(({ details, ...event }) => {
      const { evidence, ...rest } = details as { evidence?: compliance.Evidence };
      return { ...event, details: rest, evidence: (evidence && show(evidence)) ?? null };
    }),
  };
};
