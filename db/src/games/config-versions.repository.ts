import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Queryable } from '../core/pool.ts';
import { inTransaction } from '../core/transaction.ts';
import { UserEntity } from '../features/account/user.entity.ts';
import {
  GameConfigEntity,
  GameConfigEventEntity,
  type GameConfig,
  type GameConfigEventKind,
  type GameConfigStatus,
} from './game-config.entity.ts';
import { STOPPED_BY_RETURNS } from './candidate-runs.repository.ts';
import { cancelled, doneBy, endSchedules, stopped, superseded, type ScheduleEnd } from './config-schedule-ends.ts';
import { refusedVersionIds } from './config-schedules.repository.ts';
import { lockConfigs } from './game-configs.repository.ts';
import { nextRoundNumber } from './round-numbers.ts';

/** NOTIFY channel on which the database tells of each change of a game's versions; the payload is the game. */
export const GAME_CONFIG_CHANGED_CHANNEL = 'game_config_changed';

/** A version with the names of those who made and approved it. Times: ms since epoch. */
export interface ConfigVersion {
  id: number;
  game: string;
  version: number;
  status: GameConfigStatus;
  hash: string;
  config: Record<string, unknown>;
  authorId: bigint | null; // null: came with the program
  author: string | null; // nick
  approverId: bigint | null;
  approver: string | null;
  reason: string;
  basedOn: number | null; // the number of a version
  createdAt: number;
  approvedAt: number | null;
  activatedAt: number | null;
  candidatePpm: number | null;
  candidateSalt: string | null; // null: its lottery waits for a beacon
}

/** Versions with the names that belong to them, which are read with two more statements. */
const named = async (em: EntityManager, rows: readonly GameConfig[]): Promise<ConfigVersion[]> => {
  const ids = (idOf: (row: GameConfig) => bigint | null | undefined): bigint[] =>
    rows.flatMap((row) => idOf(row) ?? []);
  const people = [...ids(({ authorId }) => authorId), ...ids(({ approvedBy }) => approvedBy)];
  const users = await em.find(UserEntity, { id: { $in: people } });
  const bases = await em.find(GameConfigEntity, { id: { $in: rows.flatMap(({ basedOn }) => basedOn ?? []) } });
  const nickOf = (id: bigint | null | undefined): string | null => users.find((user) => user.id === id)?.nick ?? null;
  return rows.map(
    ({ id, game, version, status, hash, config, authorId = null, approvedBy, reason, basedOn, ...row }) => ({
      id,
      game,
      version,
      status,
      hash,
      config,
      authorId,
      author: nickOf(authorId),
      approverId: approvedBy ?? null,
      approver: nickOf(approvedBy),
      reason,
      basedOn: bases.find((base) => base.id === basedOn)?.version ?? null,
      createdAt: row.createdAt,
      approvedAt: row.approvedAt ?? null,
      activatedAt: row.activatedAt ?? null,
      candidatePpm: row.candidatePpm ?? null,
      candidateSalt: row.candidateSalt ?? null,
    }),
  );
};

/** Versions of a game, the newest first. `before`: only those with a lower number. */
export const listConfigVersions = async (
  em: EntityManager,
  { game, before, limit }: { game: string; before: number | undefined; limit: number },
): Promise<ConfigVersion[]> => {
  const where = { game, ...(before !== undefined && { version: { $lt: before } }) };
  return named(em, await em.find(GameConfigEntity, where, { orderBy: { version: 'desc' }, limit, refresh: true }));
};

const STOPPED = `
SELECT c.id FROM game_config c JOIN LATERAL (
  SELECT kind, details FROM game_config_event WHERE config_id = c.id ORDER BY id DESC LIMIT 1
) last ON true
WHERE c.status = 'approved' AND last.kind = 'candidate.stopped' AND last.details->>'cause' = $1`;

/** Versions whose trial ended by itself, and with which nothing has been done since; the oldest first. */
export const versionsStopped = async (em: EntityManager, client: Queryable): Promise<ConfigVersion[]> => {
  const { rows } = await client.query<{ id: number }>(STOPPED, [STOPPED_BY_RETURNS]);
  const order = { orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true } as const;
  return named(em, await em.find(GameConfigEntity, { id: { $in: rows.map(({ id }) => id) } }, order));
};

/** Versions that did not become active at their time, and with which nothing has been done since; the oldest first. */
export const versionsRefused = async (em: EntityManager): Promise<ConfigVersion[]> => {
  const order = { orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true } as const;
  return named(em, await em.find(GameConfigEntity, { id: { $in: await refusedVersionIds(em) } }, order));
};

/** Checked versions of all games, which wait for somebody's approval; the oldest first. */
export const versionsToApprove = async (em: EntityManager): Promise<ConfigVersion[]> => {
  const order = { orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true } as const;
  return named(em, await em.find(GameConfigEntity, { status: 'checked' }, order));
};

/** The versions of a game that rounds are played with now. */
export const versionsInForce = async (em: EntityManager, game: string): Promise<ConfigVersion[]> =>
  named(em, await em.find(GameConfigEntity, { game, status: { $in: ['active', 'candidate'] } }, { refresh: true }));

export const findConfigVersion = async (em: EntityManager, id: number): Promise<ConfigVersion | undefined> =>
  (await named(em, await em.find(GameConfigEntity, { id }, { refresh: true })))[0];

/** A line of a version's trail. `details`: the findings of a check, the share and the rival of a candidate. */
export interface ConfigVersionEvent {
  id: bigint;
  configId: number;
  kind: GameConfigEventKind;
  actor: string | null; // nick; null: the program
  reason: string;
  details: Record<string, unknown>;
  at: number;
}

/** The trail of a version, the newest line first. */
export const configVersionEvents = async (em: EntityManager, configId: number): Promise<ConfigVersionEvent[]> => {
  const events = await em.find(GameConfigEventEntity, { configId }, { orderBy: { id: 'desc' }, refresh: true });
  const actors = events.flatMap(({ actorId }) => actorId ?? []);
  const users = await em.find(UserEntity, { id: { $in: actors } });
  return events.map(({ id, kind, actorId, reason, details, at }) => {
    const actor = users.find((user) => user.id === actorId)?.nick ?? null;
    return { id, configId, kind, actor, reason, details, at };
  });
};

/** Author, reason and time of an act on a version (ms since epoch). */
export interface VersionAct {
  actorId: bigint | null; // null: the program
  reason: string;
  at: number;
}

interface Step {
  set: string;
  where: string;
  kind: GameConfigEventKind;
  details?: object; // facts that the line in the trail tells
  extra?: number;
  schedule?: ScheduleEnd; // ends together with the move
}

/**
 * Moves a version, or several, and writes a line of the trail for each in the same statement. `set` and `where` are SQL
 * over the parameters: $1 the id, or the game; $2 the actor; $4 the time; $6 whatever else. Resolves with the ids of those that moved.
 */
const move = async (
  client: Queryable,
  { set, where, kind, details = {}, extra }: Step,
  key: number | string,
  { actorId, reason, at }: VersionAct,
): Promise<number[]> => {
  const { rows } = await client.query<{ id: number }>(
    `WITH act AS (
       SELECT $1::${typeof key === 'number' ? 'int' : 'text'} AS subject, $2::bigint AS actor, $4::bigint AS at, $6::int AS extra
     ), moved AS (
       UPDATE game_config c SET ${set} FROM act WHERE ${where} RETURNING c.id
     )
     INSERT INTO game_config_event (config_id, kind, actor_id, reason, details, at)
     SELECT id, '${kind}', $2, $3, $5, $4 FROM moved RETURNING config_id AS id`,
    [key, actorId, reason, at, JSON.stringify(details), extra ?? null],
  );
  return rows.map(({ id }) => id);
};

/** The versions of a game that something is done to. */
export interface VersionsOf {
  game: string;
  isShared: boolean; // its rounds are numbered: the trail says from which of them on a change holds
}

/** Validity of a change, by the trail: `fromRound` is the first round of a shared game that it concerns. */
const since = async (client: Queryable, { game, isShared }: VersionsOf): Promise<{ fromRound?: number }> =>
  isShared ? { fromRound: await nextRoundNumber(client, game) } : {};

const STOP = `status = 'approved', candidate_ppm = NULL, candidate_salt = NULL`;

/** A new version as its author saves it. */
export interface NewVersion extends VersionAct {
  game: string;
  hash: string;
  config: object;
  basedOn: number; // a version's id
}

export type SavedVersion =
  | { status: 'saved'; id: number }
  | { status: 'same'; version: number } // this content is there already, and was not rejected
  | { status: 'baseless' }; // no such version of this game

/** Saves a draft. The author's own draft or checked version that it is based on is replaced by it. */
export const saveConfigVersion = (pool: Pool, version: NewVersion): Promise<SavedVersion> =>
  inTransaction(pool, async (client) => {
    const { game, hash, config, actorId, reason, basedOn, at } = version;
    await lockConfigs(client, game);
    const same = await client.query<{ version: number }>(
      `SELECT version FROM game_config WHERE game = $1 AND hash = $2 AND status <> 'rejected' ORDER BY version LIMIT 1`,
      [game, hash],
    );
    if (same.rows[0]) return { status: 'same', version: same.rows[0].version };
    const { rows } = await client.query<{ id: number }>(
      `WITH draft AS (
         INSERT INTO game_config (game, version, hash, config, status, author_id, reason, based_on, created_at)
         SELECT $1, (SELECT max(version) + 1 FROM game_config WHERE game = $1), $2, $3, 'draft', $4, $5, base.id, $7
         FROM game_config base WHERE base.id = $6 AND base.game = $1
         RETURNING id
       ), saved AS (
         INSERT INTO game_config_event (config_id, kind, actor_id, reason, at) SELECT id, 'saved', $4, $5, $7 FROM draft
       )
       SELECT id FROM draft`,
      [game, hash, JSON.stringify(config), actorId, reason, basedOn, at],
    );
    if (!rows[0]) return { status: 'baseless' };
    const set = `status = 'rejected'`;
    const where = `c.id = act.subject AND c.author_id = act.actor AND c.status IN ('draft', 'checked')`;
    await move(client, { set, where, kind: 'replaced' }, basedOn, version);
    return { status: 'saved', id: rows[0].id };
  });

/**
 * One thing at a time happens to a game's versions: their events enter the log by transaction, so the transaction of one
 * that builds on another must begin to write after that one has ended.
 */
const oneAtATime = (pool: Pool, id: number, step: Step, act: VersionAct): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ game: string }>('SELECT game FROM game_config WHERE id = $1', [id]);
    if (rows[0]) await lockConfigs(client, rows[0].game);
    const isMoved = (await move(client, step, id, act)).length === 1;
    if (isMoved && step.schedule) await endSchedules(client, step.schedule, id, act);
    return isMoved;
  });

/** Notes what a check found, in integers: it enters the log. False when the version is neither a draft nor checked; then nothing happened. */
export const recordConfigCheck = (
  pool: Pool,
  id: number,
  act: VersionAct,
  { isBlocked, findings }: { isBlocked: boolean; findings: readonly object[] },
): Promise<boolean> => {
  const set = `status = '${isBlocked ? 'draft' : 'checked'}'`;
  const where = `c.id = act.subject AND c.status IN ('draft', 'checked')`;
  const details = { findings, figures: 'integers' };
  return oneAtATime(pool, id, { set, where, kind: 'checked', details }, act);
};

/** Approves a checked version. False for its author, and when it is not checked; then nothing happened. */
export const approveConfigVersion = (pool: Pool, id: number, act: VersionAct): Promise<boolean> => {
  const set = `status = 'approved', approved_by = act.actor, approved_at = act.at`;
  const where = `c.id = act.subject AND c.status = 'checked' AND c.author_id IS DISTINCT FROM act.actor`;
  return oneAtATime(pool, id, { set, where, kind: 'approved' }, act);
};

/** Sets a version aside. False when it is in force, was so before, or is rejected already. */
export const rejectConfigVersion = (pool: Pool, id: number, act: VersionAct): Promise<boolean> => {
  const where = `c.id = act.subject AND c.status IN ('draft', 'checked', 'approved') AND c.activated_at IS NULL`;
  const step: Step = { set: `status = 'rejected'`, where, kind: 'rejected', schedule: cancelled };
  return oneAtATime(pool, id, step, act);
};

/**
 * Ends a game's candidate, which is approved as before; its id. Undefined when there is none, or another than `id`.
 * `facts`: what the trail tells of the cause. When its returns are the cause, its schedule ends too, even one that overrides
 * the trial: its author did not know of these returns.
 */
export const stopCandidate = (
  pool: Pool,
  { id, facts, ...scope }: VersionsOf & { id?: number; facts?: object & { cause?: string } },
  act: VersionAct,
): Promise<number | undefined> =>
  inTransaction(pool, async (client) => {
    await lockConfigs(client, scope.game);
    const where = `c.game = act.subject AND c.status = 'candidate' AND (act.extra IS NULL OR c.id = act.extra)`;
    const details = { ...(await since(client, scope)), ...facts };
    const step: Step = { set: STOP, where, kind: 'candidate.stopped', details, ...(id !== undefined && { extra: id }) };
    const [ended] = await move(client, step, scope.game, act);
    if (ended !== undefined && facts?.cause === STOPPED_BY_RETURNS) await endSchedules(client, stopped, ended, act);
    return ended;
  });

class NotMovedError extends Error {}

/** Runs `work` in one transaction that is undone, and answers false, when a step of it moved nothing. */
const allOrNothing = async (pool: Pool, game: string, work: (step: Queryable) => Promise<void>): Promise<boolean> => {
  try {
    await inTransaction(pool, async (client) => {
      await lockConfigs(client, game);
      await work(client);
    });
    return true;
  } catch (error) {
    if (error instanceof NotMovedError) return false;
    throw error;
  }
};

/** A version of a game by its id. */
export interface OneVersion extends VersionsOf {
  id: number;
}

/** Puts a version that stands in one of these places into force for everybody, in the place of the active one. */
const takeOver = (
  pool: Pool,
  { id, facts, schedule, ...scope }: OneVersion & { facts?: object | undefined; schedule?: number | undefined },
  act: VersionAct,
  from: string,
): Promise<boolean> =>
  allOrNothing(pool, scope.game, async (client) => {
    const { game } = scope;
    const details = await since(client, scope);
    const rival = `c.game = act.subject AND c.status = 'active' AND c.id <> act.extra`;
    const isOther = `c.game = act.subject AND c.status = 'candidate' AND c.id <> act.extra`;
    await move(client, { set: STOP, where: isOther, kind: 'candidate.stopped', details, extra: id }, game, act);
    const retire: Step = { set: `status = 'retired'`, where: rival, kind: 'retired', extra: id };
    const retired = await move(client, retire, game, act);
    const set = `status = 'active', activated_at = act.at, candidate_ppm = NULL, candidate_salt = NULL,
      published_xid = coalesce(c.published_xid, pg_current_xact_id())`;
    const where = `c.id = act.subject AND c.status IN (${from})`;
    const activated = await move(client, { set, where, kind: 'activated', details: { ...details, ...facts } }, id, act);
    if (retired.length !== 1 || activated.length !== 1) throw new NotMovedError();
    await settleSchedules(client, id, schedule, act);
  });

/**
 * Ends the schedules that an activation settles. A scheduled one ends its own, which must still be waiting. One by hand also
 * ends those of the game's other versions: the version that they were to replace is no longer active.
 */
const settleSchedules = async (
  client: Queryable,
  id: number,
  schedule: number | undefined,
  act: VersionAct,
): Promise<void> => {
  if (schedule === undefined) {
    await endSchedules(client, cancelled, id, act);
    await endSchedules(client, superseded, id, act);
  } else {
    if ((await endSchedules(client, doneBy(schedule), id, act)) !== 1) throw new NotMovedError(); // cancelled, or done by another process
  }
};

/**
 * Activates a version that is still in the status in which its trial was judged. False when it is not; then nothing
 * happened. `facts`: what the trail tells of that trial. `schedule`: id of the one that it carries out, which must still be waiting.
 */
export const activateConfigVersion = (
  pool: Pool,
  {
    from,
    ...which
  }: OneVersion & { from: 'approved' | 'candidate'; facts?: object | undefined; schedule?: number | undefined },
  act: VersionAct,
): Promise<boolean> => takeOver(pool, which, act, `'${from}'`);

/** Activates a version again that was active before. False when it never was, or is; then nothing happened. */
export const rollBackConfigVersion = (pool: Pool, which: OneVersion, act: VersionAct): Promise<boolean> =>
  takeOver(pool, which, act, `'retired'`);

/** The beacon's round that is to salt the lottery of a trial. */
export interface TrialBeacon {
  beacon: object; // the chain
  beaconRound: number; // a future round
}

/**
 * Begins a trial of an approved version with a share of a game's players, or of a shared game's rounds. Nobody plays it before
 * `lightCandidate`. False when it is not approved, or another one is a candidate.
 */
export const startCandidate = (
  pool: Pool,
  { id, sharePpm, trial, ...scope }: OneVersion & { sharePpm: number; trial: TrialBeacon },
  act: VersionAct,
): Promise<boolean> =>
  allOrNothing(pool, scope.game, async (client) => {
    const { game } = scope;
    const { rows } = await client.query<{ id: number }>(
      `SELECT id FROM game_config WHERE game = $1 AND status = 'active'`,
      [game],
    );
    const details = { sharePpm, active: rows[0]?.id, ...trial };
    const set = `status = 'candidate', candidate_ppm = act.extra, published_xid = coalesce(c.published_xid, pg_current_xact_id())`;
    const where = `c.id = act.subject AND c.status = 'approved'
      AND NOT EXISTS (SELECT FROM game_config o WHERE o.game = c.game AND o.status = 'candidate')`;
    const kind = 'candidate.started';
    if ((await move(client, { set, where, kind, details, extra: sharePpm }, id, act)).length !== 1)
      throw new NotMovedError();
  });

/** A trial whose lottery waits for its beacon. */
export interface WaitingTrial {
  game: string;
  configId: number;
  sharePpm: number;
  active: number;
  beaconRound: number;
}

const WAITING = `
SELECT c.game, c.id AS "configId", c.candidate_ppm AS "sharePpm", (e.details->>'active')::int AS active,
  (e.details->>'beaconRound')::float8 AS "beaconRound"
FROM game_config c JOIN LATERAL (
  SELECT details FROM game_config_event WHERE config_id = c.id AND kind = 'candidate.started' ORDER BY id DESC LIMIT 1
) e ON true WHERE c.status = 'candidate' AND c.candidate_salt IS NULL`;

/** The trials of all games whose lottery waits for its beacon. */
export const waitingTrials = async (client: Queryable): Promise<WaitingTrial[]> =>
  (await client.query<WaitingTrial>(WAITING)).rows;

/** The beacon's round that a lottery waited for. */
export interface TrialLight {
  round: number;
  randomness: string;
  signature: string;
}

/** Salts the lottery of a trial: from now on its share plays the candidate. False when it does not wait for this round. */
export const lightCandidate = (pool: Pool, scope: VersionsOf, light: TrialLight, at: number): Promise<boolean> =>
  allOrNothing(pool, scope.game, async (client) => {
    const waiting = (await waitingTrials(client)).find(({ game }) => game === scope.game);
    if (waiting?.beaconRound !== light.round) throw new NotMovedError();
    const { active, configId, sharePpm } = waiting;
    const details = { sharePpm, active, beacon: light, ...(await since(client, scope)) };
    const set = `candidate_salt = $5::jsonb->'beacon'->>'randomness'`;
    const where = `c.id = act.subject AND c.status = 'candidate'`;
    await move(client, { set, where, kind: 'candidate.lit', details }, configId, { actorId: null, reason: '', at });
  });
