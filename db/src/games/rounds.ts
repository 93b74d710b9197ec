import type { Queryable } from '../core/pool.ts';
import {
  conditions,
  newest,
  selectShared,
  selectSolo,
  sharedSettled,
  soloFinished,
  type PlayedBet,
} from './played-bet.ts';

/** One finished solo round, with the staking account's balance right after it. */
export const findRound = async (
  client: Queryable,
  id: string,
): Promise<{ round: PlayedBet; balanceMinor: bigint } | undefined> => {
  const [round] = await selectSolo(client, `WHERE r.id = $1 AND ${soloFinished}`, [id]);
  if (!round) return undefined;
  const { rows } = await client.query<{ balance: string }>(
    `SELECT balance_after::text AS balance FROM ledger_entry
     WHERE balance_after IS NOT NULL AND transaction_id IN (
       SELECT $1::uuid UNION ALL SELECT id FROM ledger_transaction WHERE scope = 'round.finish' AND key = $1::uuid::text)
     ORDER BY version DESC LIMIT 1`,
    [id],
  );
  return { round, balanceMinor: BigInt(rows[0]?.balance ?? '0') };
};

/** One settled bet by its own id: that of its round where one plays alone. */
export const findBet = async (client: Queryable, id: string): Promise<PlayedBet | undefined> =>
  (await selectSolo(client, `WHERE r.id = $1 AND ${soloFinished}`, [id]))[0] ??
  (await selectShared(client, `WHERE b.id = $1 AND ${sharedSettled}`, [id]))[0];

/** Query for bets. A page after another one is a page of one game. */
export type RoundQuery = { userId?: bigint | undefined; limit: number } & (
  | { game: string; before?: string | undefined } // a row's cursor: only older ones
  | { game?: undefined; before?: undefined }
);

const listSolo = ({ game, userId, before, limit }: RoundQuery, client: Queryable): Promise<PlayedBet[]> => {
  const values: unknown[] = [limit];
  const where = conditions(values, [
    [game, (parameter) => `r.game = ${parameter}`],
    [userId, (parameter) => `r.user_id = ${parameter}`],
    [
      before,
      (parameter) =>
        userId === undefined
          ? `r.id < ${parameter}`
          : `(r.seed_pair_id, r.nonce) < (SELECT o.seed_pair_id, o.nonce FROM round o WHERE o.id = ${parameter})`,
    ],
  ]);
  const order = userId === undefined ? 'r.id DESC' : 'r.seed_pair_id DESC, r.nonce DESC';
  return selectSolo(client, `WHERE ${soloFinished}${where} ORDER BY ${order} LIMIT $1`, values);
};

const listShared = ({ game, userId, before, limit }: RoundQuery, client: Queryable): Promise<PlayedBet[]> => {
  const values: unknown[] = [limit];
  const where = conditions(values, [
    [game, (parameter) => `b.game = ${parameter}`],
    [userId, (parameter) => `b.user_id = ${parameter}`],
    [before, (parameter) => `b.id < ${parameter}`],
  ]);
  return selectShared(client, `WHERE ${sharedSettled}${where} ORDER BY b.id DESC LIMIT $1`, values);
};

const isSharedGame = async (client: Queryable, game: string): Promise<boolean> => {
  const { rowCount } = await client.query('SELECT FROM shared_round WHERE game = $1 LIMIT 1', [game]);
  return rowCount === 1;
};

/**
 * Settled bets, newest first; those of void rounds are not among them. Of everybody by id: ids are UUIDv7, so their order
 * is that of time. Of one player's solo games in the order in which their seed pairs were used, which an index serves.
 */
export const listRounds = async (client: Queryable, query: RoundQuery): Promise<PlayedBet[]> => {
  if (query.game !== undefined)
    return (await isSharedGame(client, query.game)) ? listShared(query, client) : listSolo(query, client);
  return newest([await listSolo(query, client), await listShared(query, client)], query.limit);
};

const RECENT_BETS = 10_000; // bets of each kind in which a big win is looked for, as no index serves payouts

/** The latest bets that paid at least `payoutMinor`, and more than was staked, newest first, among the most recent ones. */
export const listBigWins = async (client: Queryable, payoutMinor: bigint, limit: number): Promise<PlayedBet[]> => {
  const solo = await selectSolo(
    client,
    `WHERE r.payout >= $1 AND r.payout > r.stake AND r.id IN (SELECT id FROM round ORDER BY id DESC LIMIT ${RECENT_BETS}) AND ${soloFinished}
     ORDER BY r.id DESC LIMIT $2`,
    [payoutMinor, limit],
  );
  const shared = await selectShared(
    client,
    `WHERE b.payout >= $1 AND b.payout > b.stake AND b.id IN (SELECT id FROM shared_bet ORDER BY id DESC LIMIT ${RECENT_BETS}) AND ${sharedSettled}
     ORDER BY b.id DESC LIMIT $2`,
    [payoutMinor, limit],
  );
  return newest([solo, shared], limit);
};

/** All stakes of a shared round on one choice. */
export interface RoundPool {
  choice: object;
  stakeMinor: bigint; // base hundredths
}

/** The stakes of shared rounds by choice, by the rounds' ids. */
export const poolsOf = async (client: Queryable, roundIds: readonly string[]): Promise<Map<string, RoundPool[]>> => {
  const { rows } = await client.query<{ id: string; choice: string; stake: string }>(
    `SELECT round_id AS id, choice::text, sum(stake)::text AS stake FROM shared_bet
     WHERE round_id = ANY ($1::uuid[]) GROUP BY round_id, choice::text`,
    [roundIds],
  );
  const pools = new Map<string, RoundPool[]>();
  for (const { id, choice, stake } of rows) {
    const pool = { choice: JSON.parse(choice) as object, stakeMinor: BigInt(stake) };
    pools.set(id, [...(pools.get(id) ?? []), pool]);
  }
  return pools;
};

/** When a player's latest solo round was accepted, ms since epoch; 0 before the first. */
export const lastRoundAt = async (client: Queryable, userId: bigint): Promise<number> => {
  const { rows } = await client.query<{ at: string }>(
    'SELECT at::text FROM round WHERE user_id = $1 ORDER BY seed_pair_id DESC, nonce DESC LIMIT 1',
    [userId],
  );
  return Number(rows[0]?.at ?? 0);
};
