import {
  accountDetails,
  beginBreak,
  breaks,
  changeStakeRules,
  closureOf,
  compliance,
  dayOf,
  dayStart,
  recordAccountEvent,
  type AccountDetails,
  type EntityManager,
} from 'db';
import type { CallAnswer, ParsedPayload } from '../../../contract/calls.ts';
import { careLevelOf, officeCareCodes, type CarePlayer } from '../../../contract/features/office-care.contract.ts';
import type { InterventionKind } from '../../../contract/features/compliance-values.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import { assertOtherPerson, isSamePerson, type Decider, type Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { notify } from '../../core/notices/notify.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const PAGE = 50;
const MAX_INTERVENTIONS = 50;
const SPAN_DAYS = 30;
const MONTHS = 12;

type Tools = Pick<FeatureTools, 'db' | 'em' | 'inUnitOfWork' | 'clock'>;

/** Counts the signs of the next players, and starts over after the last of them. */
export const countCare = ({ inUnitOfWork, clock }: Tools): Promise<void> =>
  inUnitOfWork(async ({ client }) => {
    const at = clock.now();
    const today = dayOf(at);
    const { players } = await compliance.nextCarePlayers(client, { today, at });
    const since = dayStart(today - SPAN_DAYS + 1);
    const counts = await compliance.countCareSignals(client, players, { today, since });
    const levels = counts.map(({ userId, ...signals }) => ({ userId, signals, level: careLevelOf(signals) }));
    await compliance.storeCareLevels(client, levels, at);
  });

export const listCarePlayers = async (
  { db, clock }: Tools,
  { level = 1, cursor = 0 }: ParsedPayload<'officeCare.players'>,
): Promise<CallAnswer<'officeCare.players'>> => {
  const rows = await compliance.carePlayers(db.pool, { level, at: clock.now(), after: cursor, limit: PAGE });
  const players = rows.map(({ userId, nick, lastKind, lastAt, ...row }): CarePlayer => ({
    ...row,
    player: { userId, nick },
    last: lastKind === null || lastAt === null ? null : { kind: lastKind, at: lastAt },
  }));
  return { players, cursor: rows.length === PAGE ? cursor + PAGE : null };
};

/** True also of who has not come back yet after an exclusion. */
const isExcluded = async (em: EntityManager, userId: bigint, at: number): Promise<boolean> =>
  ['self_exclusion', 'exclusion_over'].includes((await closureOf(em, userId, at))?.kind ?? '');

/** Throws CallError 404. */
const playerOf = async (em: EntityManager, publicId: string): Promise<AccountDetails> => {
  const account = await accountDetails(em, publicId);
  if (!account) throw new CallError(officeCareCodes.notFound);
  return account;
};

export const viewCarePlayer = async (
  { db, em, clock }: Tools,
  decider: Decider,
  publicId: string,
): Promise<CallAnswer<'officeCare.player'>> => {
  const reader = em();
  const account = await playerOf(reader, publicId);
  const state = await compliance.careRepository(reader).state(account.id);
  return {
    player: { userId: publicId, nick: account.nick },
    level: state?.level ?? 0,
    signals: state?.signals ?? null,
    computedAt: state?.computedAt ?? null,
    isExcluded: await isExcluded(reader, account.id, clock.now()),
    isConcerned: await isSamePerson(reader, decider, account.id),
    interventions: await compliance.interventionsOf(db.pool, account.id, MAX_INTERVENTIONS),
  };
};

/** Figures of the last months, this one among them. */
export const loadReturns = async ({ db, clock }: Tools): Promise<CallAnswer<'officeCare.returns'>> => {
  const to = clock.now();
  const date = new Date(dayOf(to) * 86_400_000); // its UTC date is the Moscow day's
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - MONTHS + 1) / 86_400_000;
  return { months: await compliance.monthsOfCare(db.pool, { from: dayStart(first), to: to + 1 }) };
};

const noticeOf = { message: 'careMessage', limit: 'careLimit', break: 'careBreak' } as const;

/**
 * Acts upon signs of harm. Nothing is ever offered, and who has excluded themselves hears nothing. Throws CallError 404,
 * PROTECTED_ACCOUNT, SAME_PERSON, PLAYER_EXCLUDED, BREAK_RUNS.
 */
export const intervene = async (
  { db, em, clock }: Tools,
  staff: Staff,
  { userId: publicId, kind, lasts, reason }: ParsedPayload<'officeCare.intervene'>,
): Promise<number> => {
  const { id: userId, roles } = await playerOf(em(), publicId);
  if (roles.length > 0) throw new CallError(officeCareCodes.protectedAccount);
  await assertOtherPerson(em(), staff, userId);
  let id = 0;
  const work = async (inner: EntityManager, at: number): Promise<void> => {
    if (await isExcluded(inner, userId, at)) throw new CallError(officeCareCodes.excluded);
    const { actorId, address } = staff;
    const care = compliance.careRepository(inner);
    const level = (await care.state(userId))?.level ?? 0;
    id = await care.intervene({ userId, kind, level, actorId, reason, at });
    if (lasts !== undefined) {
      const begun = await beginBreak(inner, { userId, kind: 'time_out', lasts: breaks.time_out[lasts], at });
      if (!begun) throw new CallError(officeCareCodes.breakNotLonger);
      const details = { kind: 'time_out', length: lasts, by: 'care' };
      await recordAccountEvent(inner, { userId, actorId, address, kind: 'break.began', details });
      await tellPlayerChanged(inner, userId);
    }
    await tell(inner, { userId, kind, id, at });
  };
  await changeStakeRules(db, { userId, now: () => clock.now() }, work);
  return id;
};

/** Tells the player, but of a call: that was one. */
const tell = async (
  em: EntityManager,
  { userId, kind, id, at }: { userId: bigint; kind: InterventionKind; id: number; at: number },
): Promise<void> => {
  if (kind !== 'call') await notify(em, { userId, code: noticeOf[kind], fact: `care:${id}`, at });
};
