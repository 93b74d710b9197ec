import type { Queryable } from '../core/pool.ts';

/** A finished solo round as it is stored. Amounts are hundredths of the staking account's unit. */
export interface StoredSoloRound {
  id: string;
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
  clientSeed: string;
  nonce: number;
  commitment: string;
  at: number; // ms since epoch
}

interface Row extends Omit<StoredSoloRound, 'userId' | 'stakeMinor' | 'payoutMinor' | 'at'> {
  userId: string;
  stake: string;
  payout: string;
  at: string;
}

const columns = `
  r.id, r.game, r.user_id::text AS "userId", u.public_id AS "publicId", u.nick, u.hidden AS "isHidden",
  r.account_kind AS "accountKind", r.stake::text, r.payout::text, r.choice, r.outcome, r.client_seed AS "clientSeed",
  r.nonce::int, p.server_seed_hash AS commitment, r.at::text`;
const joins = 'JOIN app_user u ON u.id = r.user_id JOIN seed_pair p ON p.id = r.seed_pair_id';
const finished = 'r.settled_xid IS NOT NULL';

const asRound = ({ userId, stake, payout, at, ...row }: Row): StoredSoloRound => ({
  ...row,
  userId: BigInt(userId),
  stakeMinor: BigInt(stake),
  payoutMinor: BigInt(payout),
  at: Number(at),
});

const select = async (client: Queryable, rest: string, values: readonly unknown[]): Promise<StoredSoloRound[]> => {
  const { rows } = await client.query<Row>(`SELECT ${columns} FROM round r ${joins} ${rest}`, [...values]);
  return rows.map(asRound);
};

/** One finished round, with the staking account's balance right after it. */
export const findRound = async (
  client: Queryable,
  id: string,
): Promise<{ round: StoredSoloRound; balanceMinor: bigint } | undefined> => {
  const [round] = await select(client, `WHERE r.id = $1 AND ${finished}`, [id]);
  if (!round) return undefined;
  const { rows } = await client.query<{ balance: string }>(
    `SELECT balance_after::text AS balance FROM ledger_entry
     WHERE transaction_id = $1 AND balance_after IS NOT NULL ORDER BY line DESC LIMIT 1`,
    [id],
  );
  return { round, balanceMinor: BigInt(rows[0]?.balance ?? '0') };
};

export interface RoundQuery {
  game?: string | undefined;
  userId?: bigint | undefined;
  before?: string | undefined; // a round's id: only older ones
  limit: number;
}

/**
 * Finished rounds, newest first. Of everybody by id: ids are UUIDv7, so their order is that of time. Of one player in
 * the order in which their seed pairs were used, which an index serves.
 */
export const listRounds = (
  client: Queryable,
  { game, userId, before, limit }: RoundQuery,
): Promise<StoredSoloRound[]> => {
  const values: unknown[] = [limit];
  const also = (value: unknown, condition: (parameter: string) => string): string => {
    if (value === undefined) return '';
    values.push(value);
    return ` AND ${condition(`$${values.length}`)}`;
  };
  const ofGame = also(game, (parameter) => `r.game = ${parameter}`);
  const ofUser = also(userId, (parameter) => `r.user_id = ${parameter}`);
  const older = also(before, (parameter) =>
    userId === undefined
      ? `r.id < ${parameter}`
      : `(r.seed_pair_id, r.nonce) < (SELECT b.seed_pair_id, b.nonce FROM round b WHERE b.id = ${parameter})`,
  );
  const order = userId === undefined ? 'r.id DESC' : 'r.seed_pair_id DESC, r.nonce DESC';
  return select(client, `WHERE ${finished}${ofGame}${ofUser}${older} ORDER BY ${order} LIMIT $1`, values);
};

const RECENT_ROUNDS = 10_000; // how far back a big win is looked for: no index serves payouts

/** The latest rounds that paid at least `payoutMinor`, newest first, among the most recent ones. */
export const listBigWins = (client: Queryable, payoutMinor: bigint, limit: number): Promise<StoredSoloRound[]> =>
  select(
    client,
    `WHERE r.payout >= $1 AND r.id IN (SELECT id FROM round ORDER BY id DESC LIMIT ${RECENT_ROUNDS}) AND ${finished}
     ORDER BY r.id DESC LIMIT $2`,
    [payoutMinor, limit],
  );

/** When a player's latest round was accepted, ms since epoch; 0 before the first. */
export const lastRoundAt = async (client: Queryable, userId: bigint): Promise<number> => {
  const { rows } = await client.query<{ at: string }>(
    'SELECT at::text FROM round WHERE user_id = $1 ORDER BY seed_pair_id DESC, nonce DESC LIMIT 1',
    [userId],
  );
  return Number(rows[0]?.at ?? 0);
};
