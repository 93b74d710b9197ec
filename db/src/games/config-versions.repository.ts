import type { Pool } from 'pg';
import type { Queryable } from '../core/pool.ts';
import { inTransaction } from '../core/transaction.ts';
import type { GameConfigEventKind, GameConfigStatus } from './game-config.entity.ts';
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
  approver: string | null;
  reason: string;
  basedOn: number | null; // the number of a version
  createdAt: number;
  approvedAt: number | null;
  activatedAt: number | null;
  candidatePpm: number | null;
}

const VERSION = `c.id, c.game, c.version, c.status, c.hash, c.config, c.author_id AS "authorId", author.nick AS author,
  approver.nick AS approver, c.reason, base.version AS "basedOn", c.created_at::float8 AS "createdAt",
  c.approved_at::float8 AS "approvedAt", c.activated_at::float8 AS "activatedAt", c.candidate_ppm AS "candidatePpm"
  FROM game_config c LEFT JOIN app_user author ON author.id = c.author_id
  LEFT JOIN app_user approver ON approver.id = c.approved_by LEFT JOIN game_config base ON base.id = c.based_on`;

/** Versions of a game, the newest first. `before`: only those with a lower number. */
export const listConfigVersions = async (
  client: Queryable,
  { game, before, limit }: { game: string; before: number | undefined; limit: number },
): Promise<ConfigVersion[]> => {
  const { rows } = await client.query<ConfigVersion>(
    `SELECT ${VERSION} WHERE c.game = $1 AND ($2::int IS NULL OR c.version < $2) ORDER BY c.version DESC LIMIT $3`,
    [game, before ?? null, limit],
  );
  return rows;
};

/** Checked versions of all games, which wait for somebody's approval; the oldest first. */
export const versionsToApprove = async (client: Queryable): Promise<ConfigVersion[]> => {
  const { rows } = await client.query<ConfigVersion>(
    `SELECT ${VERSION} WHERE c.status = 'checked' ORDER BY c.created_at, c.id`,
  );
  return rows;
};

/** The versions of a game that rounds are played with now. */
export const versionsInForce = async (client: Queryable, game: string): Promise<ConfigVersion[]> => {
  const { rows } = await client.query<ConfigVersion>(
    `SELECT ${VERSION} WHERE c.game = $1 AND c.status IN ('active', 'candidate')`,
    [game],
  );
  return rows;
};

export const findConfigVersion = async (client: Queryable, id: number): Promise<ConfigVersion | undefined> => {
  const { rows } = await client.query<ConfigVersion>(`SELECT ${VERSION} WHERE c.id = $1`, [id]);
  return rows[0];
};

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
export const configVersionEvents = async (client: Queryable, id: number): Promise<ConfigVersionEvent[]> => {
  const { rows } = await client.query<ConfigVersionEvent>(
    `SELECT e.id, e.config_id AS "configId", e.kind, u.nick AS actor, e.reason, e.details, e.at::float8 AS at
     FROM game_config_event e LEFT JOIN app_user u ON u.id = e.actor_id WHERE e.config_id = $1 ORDER BY e.id DESC`,
    [id],
  );
  return rows;
};

/** Who does something to a version, why, and when (ms since epoch). */
export interface VersionAct {
  actorId: bigint;
  reason: string;
  at: number;
}

interface Step {
  set: string;
  where: string;
  kind: GameConfigEventKind;
}

/**
 * Moves a version, or several, and writes a line of the trail for each in the same statement. `set` and `where` are SQL
 * over the parameters: $1 the id, or the game; $2 the actor; $4 the time; $6 whatever else. Resolves with the ids of those that moved.
 */
const move = async (
  client: Queryable,
  { set, where, kind }: Step,
  of: number | string,
  { actorId, reason, at }: VersionAct,
  { details = {}, extra = null }: { details?: object; extra?: number | null } = {},
): Promise<number[]> => {
  const { rows } = await client.query<{ id: number }>(
    `WITH act AS (
       SELECT $1::${typeof of === 'number' ? 'int' : 'text'} AS subject, $2::bigint AS actor, $4::bigint AS at, $6::int AS extra
     ), moved AS (
       UPDATE game_config c SET ${set} FROM act WHERE ${where} RETURNING c.id
     )
     INSERT INTO game_config_event (config_id, kind, actor_id, reason, details, at)
     SELECT id, '${kind}', $2, $3, $5, $4 FROM moved RETURNING config_id AS id`,
    [of, actorId, reason, at, JSON.stringify(details), extra],
  );
  return rows.map(({ id }) => id);
};

/** The versions of a game that something is done to. */
export interface VersionsOf {
  game: string;
  isShared: boolean; // its rounds are numbered: the trail says from which of them on a change holds
}

/** What the trail says of when a change holds: `fromRound`, the first round that it concerns, of a shared game. */
const since = async (client: Queryable, { game, isShared }: VersionsOf): Promise<{ fromRound?: number }> =>
  isShared ? { fromRound: await nextRoundNumber(client, game) } : {};

const STOP = `status = 'approved', candidate_ppm = NULL`;

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
export const saveConfigVersion = (pool: Pool, made: NewVersion): Promise<SavedVersion> =>
  inTransaction(pool, async (client) => {
    const { game, hash, config, actorId, reason, basedOn, at } = made;
    await lockConfigs(client, game);
    const same = await client.query<{ version: number }>(
      `SELECT version FROM game_config WHERE game = $1 AND hash = $2 AND status <> 'rejected' ORDER BY version LIMIT 1`,
      [game, hash],
    );
    if (same.rows[0]) return { status: 'same', version: same.rows[0].version };
    const { rows } = await client.query<{ id: number }>(
      `WITH made AS (
         INSERT INTO game_config (game, version, hash, config, status, author_id, reason, based_on, created_at)
         SELECT $1, (SELECT max(version) + 1 FROM game_config WHERE game = $1), $2, $3, 'draft', $4, $5, base.id, $7
         FROM game_config base WHERE base.id = $6 AND base.game = $1
         RETURNING id
       ), told AS (
         INSERT INTO game_config_event (config_id, kind, actor_id, reason, at) SELECT id, 'saved', $4, $5, $7 FROM made
       )
       SELECT id FROM made`,
      [game, hash, JSON.stringify(config), actorId, reason, basedOn, at],
    );
    if (!rows[0]) return { status: 'baseless' };
    const set = `status = 'rejected'`;
    const where = `c.id = act.subject AND c.author_id = act.actor AND c.status IN ('draft', 'checked')`;
    await move(client, { set, where, kind: 'replaced' }, basedOn, made);
    return { status: 'saved', id: rows[0].id };
  });

/**
 * One thing at a time happens to a game's versions: their events enter the log by transaction, so the transaction of one
 * that builds on another must begin to write after that one has ended.
 */
const oneAtATime = (pool: Pool, id: number, step: Step, act: VersionAct, details: object = {}): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ game: string }>('SELECT game FROM game_config WHERE id = $1', [id]);
    if (rows[0]) await lockConfigs(client, rows[0].game);
    return (await move(client, step, id, act, { details })).length === 1;
  });

/** Notes what a check found. False when the version is neither a draft nor checked; then nothing happened. */
export const recordConfigCheck = (
  pool: Pool,
  id: number,
  act: VersionAct,
  { isBlocked, findings }: { isBlocked: boolean; findings: readonly object[] },
): Promise<boolean> => {
  const set = `status = '${isBlocked ? 'draft' : 'checked'}'`;
  const where = `c.id = act.subject AND c.status IN ('draft', 'checked')`;
  return oneAtATime(pool, id, { set, where, kind: 'checked' }, act, { findings });
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
  return oneAtATime(pool, id, { set: `status = 'rejected'`, where, kind: 'rejected' }, act);
};

/** Ends a game's candidate, which is approved as before; its id. Undefined when there is none. */
export const stopCandidate = (pool: Pool, of: VersionsOf, act: VersionAct): Promise<number | undefined> =>
  inTransaction(pool, async (client) => {
    await lockConfigs(client, of.game);
    const where = `c.game = act.subject AND c.status = 'candidate'`;
    const details = await since(client, of);
    return (await move(client, { set: STOP, where, kind: 'candidate.stopped' }, of.game, act, { details }))[0];
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
const takeOver = (pool: Pool, { id, ...of }: OneVersion, act: VersionAct, from: string): Promise<boolean> =>
  allOrNothing(pool, of.game, async (client) => {
    const { game } = of;
    const details = await since(client, of);
    const rival = `c.game = act.subject AND c.status = 'active' AND c.id <> act.extra`;
    const isOther = `c.game = act.subject AND c.status = 'candidate' AND c.id <> act.extra`;
    const stop = {
      set: `status = 'approved', candidate_ppm = NULL`,
      where: isOther,
      kind: 'candidate.stopped',
    } as const;
    await move(client, stop, game, act, { details, extra: id });
    const retired = await move(client, { set: `status = 'retired'`, where: rival, kind: 'retired' }, game, act, {
      extra: id,
    });
    const set = `status = 'active', activated_at = act.at, candidate_ppm = NULL,
      published_xid = coalesce(c.published_xid, pg_current_xact_id())`;
    const where = `c.id = act.subject AND c.status IN (${from})`;
    const activated = await move(client, { set, where, kind: 'activated' }, id, act, { details });
    if (retired.length !== 1 || activated.length !== 1) throw new NotMovedError();
  });

/** Activates an approved version or the candidate. False when it is neither; then nothing happened. */
export const activateConfigVersion = (pool: Pool, which: OneVersion, act: VersionAct): Promise<boolean> =>
  takeOver(pool, which, act, `'approved', 'candidate'`);

/** Activates a version again that was active before. False when it never was, or is; then nothing happened. */
export const rollBackConfigVersion = (pool: Pool, which: OneVersion, act: VersionAct): Promise<boolean> =>
  takeOver(pool, which, act, `'retired'`);

/** Lets a share of a game's players, or of a shared game's rounds, play an approved version. False when it is not approved, or another one is a candidate. */
export const startCandidate = (
  pool: Pool,
  { id, sharePpm, ...of }: OneVersion & { sharePpm: number },
  act: VersionAct,
): Promise<boolean> =>
  allOrNothing(pool, of.game, async (client) => {
    const { game } = of;
    const { rows } = await client.query<{ id: number }>(
      `SELECT id FROM game_config WHERE game = $1 AND status = 'active'`,
      [game],
    );
    const details = { sharePpm, active: rows[0]?.id, ...(await since(client, of)) };
    const set = `status = 'candidate', candidate_ppm = act.extra, published_xid = coalesce(c.published_xid, pg_current_xact_id())`;
    const where = `c.id = act.subject AND c.status = 'approved'
      AND NOT EXISTS (SELECT FROM game_config o WHERE o.game = c.game AND o.status = 'candidate')`;
    const kind = 'candidate.started';
    if ((await move(client, { set, where, kind }, id, act, { details, extra: sharePpm })).length !== 1)
      throw new NotMovedError();
  });
