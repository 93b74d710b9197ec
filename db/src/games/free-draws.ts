import type { PoolClient } from 'pg';
import { lastRoundAt } from './rounds.ts';

/** The account kind of a free round. */
const NO_ACCOUNT = 'none';

/** What a draw is for. Each ticket of a player is drawn once. */
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
  id: string; // of its round, UUIDv7
  game: string;
  userId: bigint;
  configId: number;
  choice: Choice; // keys in canonical order
  at: number; // ms since epoch; moved on to the player's last round where that is later
  draw(seeds: DrawSeeds): Outcome;
}

/** A draw that becomes final with the caller's transaction. */
export interface TakenDraw<Choice extends DrawChoice, Outcome extends object> {
  id: string; // of its round
  isRepeated: boolean; // the ticket was drawn before, so nothing was drawn now
  configId: number;
  choice: Choice;
  outcome: Outcome;
  at: number; // ms since epoch
}

interface Row<Choice, Outcome> {
  id: string;
  config_id: number;
  choice: Choice;
  outcome: Outcome;
  at: bigint;
}

const earlierSql = `
SELECT id, config_id, choice, outcome, at FROM round
WHERE user_id = $1 AND game = $2 AND account_kind = '${NO_ACCOUNT}' AND choice->>'ticket' = $3`;

const nonceSql = `
UPDATE seed_pair SET nonce = nonce + 1 WHERE user_id = $1 AND status = 'current'
RETURNING id, server_seed AS "serverSeed", client_seed AS "clientSeed", (nonce - 1)::int AS nonce`;

const insertSql = `
INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, outcome, at)
VALUES ($1, $2, $3, $4, $5, $6, $7, '${NO_ACCOUNT}', 0, 0, $8, $9, $10)`;

type PairRow = DrawSeeds & { id: bigint };

/** Takes the next nonce of the current pair, which may be a new one after waiting for a rotation. */
const takeNonce = async (client: PoolClient, userId: bigint): Promise<PairRow> => {
  const taken =
    (await client.query<PairRow>(nonceSql, [userId])).rows[0] ??
    (await client.query<PairRow>(nonceSql, [userId])).rows[0];
  if (!taken) throw new Error(`user ${userId} has no current seed pair`);
  return taken;
};

/**
 * Makes a free draw in the caller's transaction, so nonce, draw and round are stored together with the caller's writes or
 * not at all. Idempotent: a ticket that was drawn before gives the same draw.
 *
 * Locks all accounts of the player in id order before the pair, as bets do: lock none of them earlier.
 */
export const drawFree = async <Choice extends DrawChoice, Outcome extends object>(
  client: PoolClient,
  { id, game, userId, configId, choice, at, draw }: FreeDrawInput<Choice, Outcome>,
): Promise<TakenDraw<Choice, Outcome>> => {
  await client.query('SELECT FROM ledger_account WHERE user_id = $1 ORDER BY id FOR UPDATE', [userId]);
  const earlier = await client.query<Row<Choice, Outcome>>(earlierSql, [userId, game, choice.ticket]);
  const [first] = earlier.rows;
  if (first) {
    const { config_id, ...drawn } = first;
    return { ...drawn, isRepeated: true, configId: config_id, at: Number(drawn.at) };
  }
  const { id: pairId, ...seeds } = await takeNonce(client, userId);
  const takenAt = Math.max(at, await lastRoundAt(client, userId)); // a clock that steps back must not reorder rounds
  const outcome = draw(seeds);
  const [chosen, drawn] = [JSON.stringify(choice), JSON.stringify(outcome)];
  const { nonce, clientSeed } = seeds;
  await client.query(insertSql, [id, game, userId, pairId, nonce, clientSeed, configId, chosen, drawn, takenAt]);
  return { id, isRepeated: false, configId, choice, outcome, at: takenAt };
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
