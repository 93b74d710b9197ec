import type { PoolClient } from 'pg';
import { SeedsRefusedError } from '../features/fairness/seed-pairs.repository.ts';
import { lastRoundAt } from './rounds.ts';

/** The account kind of a free round. */
const NO_ACCOUNT = 'none';

/** Occasion of a draw. Each ticket of a player is drawn once. */
export interface DrawChoice {
  ticket: string;
}

/** The secret inputs of a draw. */
export interface DrawSeeds {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/** A draw to be made. */
export interface FreeDrawInput<Choice extends DrawChoice, Outcome extends object> {
  id: string; // id of its round, UUIDv7
  game: string;
  userId: bigint;
  configId: number;
  choice: Choice; // keys in canonical order
  at: number; // ms since epoch; moved on to the player's last round where that is later
  draw(seeds: DrawSeeds): Outcome;
}

/** A draw that becomes final with the caller's transaction. */
export interface TakenDraw<Choice extends DrawChoice, Outcome extends object> {
  id: string; // id of its round
  isRepeated: boolean; // the ticket was drawn before, so nothing was drawn now
  configId: number;
  choice: Choice;
  outcome: Outcome;
  at: number; // ms since epoch
  commitment: string; // commitment of the pair
  clientSeed: string;
  nonce: number;
}

interface Row<Choice, Outcome> {
  id: string;
  configId: number;
  choice: Choice;
  outcome: Outcome;
  at: bigint;
  commitment: string;
  clientSeed: string;
  nonce: number;
}

const earlierSql = `
SELECT r.id, r.config_id AS "configId", r.choice, r.outcome, r.at, p.server_seed_hash AS commitment,
  r.client_seed AS "clientSeed", r.nonce::int AS nonce
FROM round r JOIN seed_pair p ON p.id = r.seed_pair_id
WHERE r.user_id = $1 AND r.game = $2 AND r.account_kind = '${NO_ACCOUNT}' AND r.choice->>'ticket' = $3`;

const nonceSql = `
UPDATE seed_pair SET nonce = nonce + 1 WHERE user_id = $1 AND status = 'current'
RETURNING id, server_seed AS "serverSeed", server_seed_hash AS commitment, client_seed AS "clientSeed", (nonce - 1)::int AS nonce`;

const insertSql = `
INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, outcome, at)
VALUES ($1, $2, $3, $4, $5, $6, $7, '${NO_ACCOUNT}', 0, 0, $8, $9, $10)`;

/** The version that a draw pins was replaced: read again which one is in force. */
export class ReplacedVersionError extends Error {
  constructor(game: string) {
    super(`the version of ${game} was replaced before the draw`);
    this.name = 'ReplacedVersionError';
  }
}

type PairRow = DrawSeeds & { id: bigint; commitment: string };

/** Takes the next nonce of the current pair, which may be a new one after waiting for a rotation. */
const takeNonce = async (client: PoolClient, userId: bigint): Promise<PairRow> => {
  const taken =
    (await client.query<PairRow>(nonceSql, [userId])).rows[0] ??
    (await client.query<PairRow>(nonceSql, [userId])).rows[0];
  if (!taken) throw new SeedsRefusedError(userId, 'no-pair');
  return taken;
};

/**
 * Makes a free draw in the caller's transaction, so nonce, draw and round are stored together with the caller's writes or
 * not at all. Idempotent: a ticket that was drawn before gives the same draw.
 *
 * Throws ReplacedVersionError, and SeedsRefusedError where the next pair waits for a client seed. Locks all accounts of the player in id order before the pair, as bets do: lock none of them earlier.
 */
export const drawFree = async <Choice extends DrawChoice, Outcome extends object>(
  client: PoolClient,
  { id, game, userId, configId, choice, at, draw }: FreeDrawInput<Choice, Outcome>,
): Promise<TakenDraw<Choice, Outcome>> => {
  await client.query('SELECT FROM ledger_account WHERE user_id = $1 ORDER BY id FOR UPDATE', [userId]);
  const earlier = await client.query<Row<Choice, Outcome>>(earlierSql, [userId, game, choice.ticket]);
  const [first] = earlier.rows;
  if (first) return { ...first, isRepeated: true, at: Number(first.at) };
  const { rows } = await client.query<{ takes: boolean }>('SELECT takes_bets($1, $2) AS takes', [game, configId]);
  if (!rows[0]?.takes) throw new ReplacedVersionError(game);
  const { id: pairId, commitment, ...seeds } = await takeNonce(client, userId);
  const takenAt = Math.max(at, await lastRoundAt(client, userId)); // a clock that steps back must not reorder rounds
  const outcome = draw(seeds);
  const [chosen, drawn] = [JSON.stringify(choice), JSON.stringify(outcome)];
  const { nonce, clientSeed } = seeds;
  await client.query(insertSql, [id, game, userId, pairId, nonce, clientSeed, configId, chosen, drawn, takenAt]);
  return { id, isRepeated: false, configId, choice, outcome, at: takenAt, commitment, clientSeed, nonce };
};

/** The prize of a player's draw for a ticket, in base hundredths; undefined: no such draw. */
export const drawnPrizeOf = async (
  client: PoolClient,
  { id, userId, game, ticket }: { id: string; userId: bigint; game: string; ticket: string },
): Promise<{ prizeMinor: bigint; outcome: object } | undefined> => {
  const { rows } = await client.query<{ outcome: { prizeMinor: string } }>(
    `SELECT outcome FROM round
     WHERE id = $1 AND user_id = $2 AND game = $3 AND account_kind = '${NO_ACCOUNT}' AND choice->>'ticket' = $4`,
    [id, userId, game, ticket],
  );
  return rows[0] && { prizeMinor: BigInt(rows[0].outcome.prizeMinor), outcome: rows[0].outcome };
};
