import type { Queryable } from '../core/pool.ts';
import { idFrom } from '../core/sql.ts';

/** A settled bet as lists show it. Amounts are hundredths of the staking account's unit. */
export interface PlayedBet {
  id: string; // id of its round: many bets of a shared round have the same
  cursor: string; // position of this row: the next page starts after it
  game: string;
  userId: bigint;
  publicId: string;
  nick: string;
  isHidden: boolean; // others see the nick shortened
  accountKind: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  choice: object;
  outcome: object;
  moves: readonly object[]; // between bet and payout; none in a shared round
  configId: number; // config of the round's rules
  clientSeed: string;
  nonce: number; // nonce of the draw: in a shared round, its number
  commitment: string;
  at: number; // ms since epoch: of a solo bet's acceptance, of a shared round's end
}

interface Row extends Omit<PlayedBet, 'userId' | 'stakeMinor' | 'payoutMinor' | 'at'> {
  userId: string;
  stake: string;
  payout: string;
  at: string;
}

const playerColumns = 'u.public_id AS "publicId", u.nick, u.hidden AS "isHidden"';
const soloColumns = `
  r.id, r.id AS cursor, r.game, r.user_id::text AS "userId", ${playerColumns}, r.account_kind AS "accountKind",
  r.stake::text, r.payout::text, r.choice, r.outcome, r.moves, r.config_id AS "configId", r.client_seed AS "clientSeed", r.nonce::int,
  p.server_seed_hash AS commitment, r.at::text`;
const soloJoins = 'JOIN app_user u ON u.id = r.user_id JOIN seed_pair p ON p.id = r.seed_pair_id';
const soloFinished = `r.settled_xid IS NOT NULL AND r.account_kind <> 'none'`; // a draw that costs nothing is no bet
const sharedColumns = `
  b.round_id AS id, b.id AS cursor, b.game, b.user_id::text AS "userId", ${playerColumns}, b.account_kind AS "accountKind",
  b.stake::text, b.payout::text, b.choice, s.outcome, '[]'::json AS moves, s.config_id AS "configId", b.client_seed AS "clientSeed", s.number::int AS nonce,
  s.commitment, s.finished_at::text AS at`;
const sharedJoins = `JOIN shared_round s ON s.id = b.round_id JOIN app_user u ON u.id = b.user_id`;
const sharedSettled = `s.state = 'settled'`;

const asBet = ({ userId, stake, payout, at, ...row }: Row): PlayedBet => ({
  ...row,
  userId: BigInt(userId),
  stakeMinor: BigInt(stake),
  payoutMinor: BigInt(payout),
  at: Number(at),
});

const select = async (client: Queryable, text: string, values: readonly unknown[]): Promise<PlayedBet[]> => {
  const { rows } = await client.query<Row>(text, [...values]);
  return rows.map(asBet);
};

const selectSolo = (client: Queryable, rest: string, values: readonly unknown[]): Promise<PlayedBet[]> =>
  select(client, `SELECT ${soloColumns} FROM round r ${soloJoins} ${rest}`, values);

const selectShared = (client: Queryable, rest: string, values: readonly unknown[]): Promise<PlayedBet[]> =>
  select(client, `SELECT ${sharedColumns} FROM shared_bet b ${sharedJoins} ${rest}`, values);

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

/** Conditions whose values are given: each with the number of its parameter. */
const conditions = (values: unknown[], terms: readonly (readonly [unknown, (parameter: string) => string])[]): string =>
  terms
    .filter(([value]) => value !== undefined)
    .map(([value, condition]) => ` AND ${condition(`$${values.push(value)}`)}`)
    .join('');

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

/** Both kinds in one list: ids are UUIDv7, so their order is that of time. */
const newest = (lists: readonly PlayedBet[][], limit: number): PlayedBet[] =>
  lists
    .flat()
    .sort((a, b) => (a.cursor < b.cursor ? 1 : -1))
    .slice(0, limit);

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

/** The latest bets that paid at least `payoutMinor`, newest first, among the most recent ones. */
export const listBigWins = async (client: Queryable, payoutMinor: bigint, limit: number): Promise<PlayedBet[]> => {
  const solo = await selectSolo(
    client,
    `WHERE r.payout >= $1 AND r.id IN (SELECT id FROM round ORDER BY id DESC LIMIT ${RECENT_BETS}) AND ${soloFinished}
     ORDER BY r.id DESC LIMIT $2`,
    [payoutMinor, limit],
  );
  const shared = await selectShared(
    client,
    `WHERE b.payout >= $1 AND b.id IN (SELECT id FROM shared_bet ORDER BY id DESC LIMIT ${RECENT_BETS}) AND ${sharedSettled}
     ORDER BY b.id DESC LIMIT $2`,
    [payoutMinor, limit],
  );
  return newest([solo, shared], limit);
};

/** Bets of each game since a time in which its best win is looked for; of more the last ones, so that the cost is bounded. */
const BEST_WIN_BETS = 50_000;

const inBaseMoney = `account_kind IN ('real', 'bonus')`;

/** The bet that paid most in each of these games since a time, the largest payout first; the earliest of equal ones. */
export const listBestWins = async (
  client: Queryable,
  { since, solo, shared }: { since: number; solo: readonly string[]; shared: readonly string[] },
): Promise<PlayedBet[]> => {
  const best = (table: string, settled: string): string => `
    SELECT best.id FROM unnest($1::text[]) AS played (game) CROSS JOIN LATERAL (
      SELECT id FROM (
        SELECT id, stake, payout, account_kind, ${settled} AS is_settled FROM ${table}
        WHERE game = played.game AND id >= $2 ORDER BY id DESC LIMIT ${BEST_WIN_BETS}
      ) bet
      WHERE is_settled AND payout > stake AND ${inBaseMoney} ORDER BY payout DESC, id LIMIT 1
    ) best`;
  const lists = await Promise.all([
    selectSolo(client, `WHERE r.id IN (${best('round', 'settled_xid IS NOT NULL')})`, [solo, idFrom(since)]),
    selectShared(client, `WHERE b.id IN (${best('shared_bet', 'payout IS NOT NULL')})`, [shared, idFrom(since)]),
  ]);
  return lists.flat().toSorted((one, other) => Number(other.payoutMinor - one.payoutMinor));
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
