import { randomUUIDv7 } from 'node:crypto';
import type { DrawTerms, RoundOpened, SharedEvent } from 'games-engine';
import type { Pool } from 'pg';
import type { Queryable } from '../core/pool.ts';
import { retryingConflicts } from '../core/transaction.ts';
import { inTransaction } from '../core/transaction.ts';
import { violatedConstraint } from '../core/sql.ts';
import { freshSeed, takeChainSeed } from '../features/fairness/seed-chains.repository.ts';
import { RoundMovedError } from '../ledger/errors.ts';
import { nextRoundNumber } from './round-numbers.ts';
import type { SharedRoundState } from './shared-round.entities.ts';

/** A shared round as its host needs it. */
export interface StoredSharedRound {
  id: string;
  game: string;
  number: number;
  state: SharedRoundState;
  configId: number;
  commitment: string;
  serverSeed: string; // show it to nobody before the draw, or before the round is void
  meta: object | null;
  events: SharedEvent[]; // in order
  openedAt: number; // ms since epoch
  outcome: object | null;
  finishedAt: number | null;
}

/** A version of a game's config that new rounds may pin. */
export interface VersionInForce {
  id: number;
  candidatePpm: number | null; // share of a candidate: rounds, or players, per million; null: the active one
  candidateSalt: string | null; // salt of its lottery; empty: older than salts
}

/** Config and trial that a round pins when it is opened. */
export interface RoundPins {
  configId: number;
  draw?: DrawTerms; // absent: version 1 of the draw
}

/** Input of a new round. */
export interface OpenRoundInput {
  game: string;
  at: number; // ms since epoch
  seeding: 'chain' | 'own';
  meta?: object;
  /** Chooses what the round of this number pins. Until it is open, no other is opened and nothing else comes into force. */
  pin(number: number, inForce: readonly VersionInForce[]): RoundPins | Promise<RoundPins>;
}

/**
 * Opens a round with the next seed of its game's chain, or with a fresh one of its own, and writes its first event.
 * Throws RoundMovedError when a chain round of this game is unfinished: another process has opened it.
 */
export const openSharedRound = (pool: Pool, input: OpenRoundInput): Promise<StoredSharedRound> =>
  retryingConflicts(() =>
    inTransaction(pool, (client) => open(client, input)).catch((error: unknown) => {
      throw violatedConstraint(error) === 'shared_round_one_unfinished'
        ? new RoundMovedError(`of ${input.game}`, 'another one beside it')
        : error;
    }),
  );

const open = async (client: Queryable, input: OpenRoundInput): Promise<StoredSharedRound> => {
  const { game, at, seeding, meta = null } = input;
  const number = await nextRoundNumber(client, game);
  const { configId, draw } = await input.pin(number, await versionsToPin(client, game));
  const { seed, commitment, chainId, chainIndex } =
    seeding === 'chain' ? await takeChainSeed(client, game, at) : freshSeed();
  const id = randomUUIDv7();
  await client.query(
    `INSERT INTO shared_round (id, game, number, config_id, commitment, server_seed, chain_id, chain_index, meta, opened_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, game, number, configId, commitment, seed, chainId, chainIndex, meta && JSON.stringify(meta), at],
  );
  const opened: RoundOpened = { at, commitment, ...(draw && { draw }), number, type: 'round.opened' };
  await client.query('INSERT INTO shared_event (round_id, seq, event) VALUES ($1, 0, $2)', [
    id,
    JSON.stringify(opened),
  ]);
  const fresh = { state: 'open', outcome: null, finishedAt: null } as const;
  return { id, game, number, configId, commitment, serverSeed: seed, meta, events: [opened], openedAt: at, ...fresh };
};

const versionsToPin = async (client: Queryable, game: string): Promise<VersionInForce[]> => {
  const { rows } = await client.query<VersionInForce>(
    `SELECT id, candidate_ppm AS "candidatePpm", candidate_salt AS "candidateSalt" FROM game_config
     WHERE game = $1 AND (status = 'active' OR candidate_salt IS NOT NULL)`,
    [game],
  );
  return rows;
};

/** A step of a round: its event, at the place where the caller knows it to stand. */
export interface RoundStep {
  roundId: string;
  seq: number;
  event: SharedEvent;
}

/** Moves a round on and writes the event, when the round is in `from` and its next event is `seq`; else throws. */
const step = async (
  client: Queryable,
  { roundId, seq, event }: RoundStep,
  { name, from, set }: { name: string; from: string; set: string },
  values: readonly unknown[],
): Promise<void> => {
  const text = `
    WITH moved AS (
      UPDATE shared_round SET ${set}
      WHERE id = $1 AND state = '${from}' AND $2 = (SELECT max(seq) + 1 FROM shared_event WHERE round_id = $1)
      RETURNING id
    )
    INSERT INTO shared_event (round_id, seq, event) SELECT id, $2, $3::json FROM moved`;
  const all = [roundId, seq, JSON.stringify(event), event.at, ...values];
  const { rowCount } = await client.query({ name, text, values: all }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'shared_event_pkey' ? new RoundMovedError(roundId, event.type) : error;
  });
  if (rowCount !== 1) throw new RoundMovedError(roundId, event.type);
};

const closing = { name: 'close-shared-round', from: 'open', set: `state = 'closed', closed_at = $4` };
const drawing = {
  name: 'draw-shared-round',
  from: 'closed',
  set: `state = 'drawn', drawn_at = $4, entropy = $5, outcome = $6, meta = coalesce($7, meta)`,
};

/** Ends the betting of an open round. Throws RoundMovedError. */
export const closeSharedRound = (client: Queryable, input: RoundStep): Promise<void> =>
  step(client, input, closing, []);

/** Result of a draw. `meta` replaces that of the opening. */
export interface DrawInput extends RoundStep {
  entropy: string;
  outcome: object;
  meta?: object;
}

/** Stores the draw of a closed round: its seed may be shown from now on. Throws RoundMovedError. */
export const drawSharedRound = (client: Queryable, { entropy, outcome, meta, ...input }: DrawInput): Promise<void> =>
  step(client, input, drawing, [entropy, JSON.stringify(outcome), meta ? JSON.stringify(meta) : null]);

interface Row extends Omit<StoredSharedRound, 'number' | 'openedAt' | 'finishedAt'> {
  number: bigint;
  openedAt: bigint;
  finishedAt: bigint | null;
}

const columns = `
  s.id, s.game, s.number, s.state, s.config_id AS "configId", s.commitment, s.server_seed AS "serverSeed", s.meta,
  s.opened_at AS "openedAt", s.outcome, s.finished_at AS "finishedAt",
  (SELECT json_agg(e.event ORDER BY e.seq) FROM shared_event e WHERE e.round_id = s.id) AS events`;

const asRound = ({ number, openedAt, finishedAt, ...row }: Row): StoredSharedRound => ({
  ...row,
  number: Number(number),
  openedAt: Number(openedAt),
  finishedAt: finishedAt === null ? null : Number(finishedAt),
});

/** A round with its events, or undefined when there is none of that id. */
export const findSharedRound = async (client: Queryable, id: string): Promise<StoredSharedRound | undefined> => {
  const { rows } = await client.query<Row>(`SELECT ${columns} FROM shared_round s WHERE s.id = $1`, [id]);
  return rows[0] && asRound(rows[0]);
};

/** A game's rounds that are neither settled nor void, oldest first. */
export const unfinishedSharedRounds = async (client: Queryable, game: string): Promise<StoredSharedRound[]> => {
  const { rows } = await client.query<Row>(
    `SELECT ${columns} FROM shared_round s WHERE s.game = $1 AND s.settled_xid IS NULL ORDER BY s.number`,
    [game],
  );
  return rows.map(asRound);
};

/** A finished round without its events. */
export interface FinishedSharedRound {
  id: string;
  number: number;
  commitment: string;
  serverSeed: string;
  outcome: object | null; // null: void
  bankMinor: bigint; // all stakes
  finishedAt: number; // ms since epoch
}

interface FinishedRow extends Omit<FinishedSharedRound, 'number' | 'finishedAt'> {
  number: bigint;
  finishedAt: bigint;
}

/** A game's finished rounds, the last to finish first. Leaves out rounds that ended before anybody had a bet in them. */
export const listSharedRounds = async (
  client: Queryable,
  { game, before, limit }: { game: string; before?: string | undefined; limit: number },
): Promise<FinishedSharedRound[]> => {
  const { rows } = await client.query<FinishedRow>(
    `SELECT s.id, s.number, s.commitment, s.server_seed AS "serverSeed", s.outcome, s.finished_at AS "finishedAt",
       (SELECT sum(b.stake) FROM shared_bet b WHERE b.round_id = s.id)::bigint AS "bankMinor"
     FROM shared_round s
     WHERE s.game = $1 AND s.finished_at IS NOT NULL AND EXISTS (SELECT FROM shared_bet b WHERE b.round_id = s.id)
       AND ($2::uuid IS NULL OR (s.finished_at, s.id) < (SELECT p.finished_at, p.id FROM shared_round p WHERE p.id = $2))
     ORDER BY s.finished_at DESC, s.id DESC LIMIT $3`,
    [game, before ?? null, limit],
  );
  return rows.map(({ number, finishedAt, ...row }) => ({
    ...row,
    number: Number(number),
    finishedAt: Number(finishedAt),
  }));
};
