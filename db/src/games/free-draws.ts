import type { PoolClient } from 'pg';
import { lastRoundAt } from './rounds.ts';

/** The account kind of a round that costs nothing. */
const NO_ACCOUNT = 'none';

/** What a draw was taken for: of one player each ticket of a draw is drawn once. */
export interface DrawChoice {
  ticket: string;
}

/** What draws: with the secret of the pair. */
export interface DrawSeeds {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/** A draw that is to be taken. */
export interface FreeDrawInput<Choice extends DrawChoice, Outcome extends object> {
  id: string; // of its round, UUIDv7
  game: string;
  userId: bigint;
  configId: number;
  choice: Choice; // keys in canonical order
  at: number; // ms since epoch; later where the player's last round was
  draw(seeds: DrawSeeds): Outcome;
}

/** A draw that is taken with the end of the caller's transaction. */
export interface TakenDraw<Choice extends DrawChoice, Outcome extends object> {
  id: string; // of its round
  isRepeated: boolean; // its ticket was drawn before: nothing was drawn now
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

/** Takes the next number of the current pair. A rotation that was waited for has made another pair the current one. */
const takeNonce = async (client: PoolClient, userId: bigint): Promise<PairRow> => {
  const taken =
    (await client.query<PairRow>(nonceSql, [userId])).rows[0] ??
    (await client.query<PairRow>(nonceSql, [userId])).rows[0];
  if (!taken) throw new Error(`user ${userId} has no current seed pair`);
  return taken;
};

/**
 * Takes a draw that costs nothing, in the caller's transaction: the number of the pair, the draw and its round are stored
 * together with whatever the caller does, or not at all. A ticket that was drawn before gives what was drawn then.
 *
 * Locks all accounts of the player, in the order of their ids, before the pair, as bets do: lock none of them earlier.
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
  const takenAt = Math.max(at, await lastRoundAt(client, userId)); // a clock that steps back must not put rounds out of order
  const outcome = draw(seeds);
  const [chosen, drawn] = [JSON.stringify(choice), JSON.stringify(outcome)];
  const { nonce, clientSeed } = seeds;
  await client.query(insertSql, [id, game, userId, pairId, nonce, clientSeed, configId, chosen, drawn, takenAt]);
  return { id, isRepeated: false, configId, choice, outcome, at: takenAt };
};

/** What a player's draw of this ticket gave, in base hundredths; undefined where there is no such draw. */
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
