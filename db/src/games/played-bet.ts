import type { Queryable } from '../core/pool.ts';

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
  placedAt: number; // ms since epoch
}

interface Row extends Omit<PlayedBet, 'userId' | 'stakeMinor' | 'payoutMinor' | 'at' | 'placedAt'> {
  userId: string;
  stake: string;
  payout: string;
  at: string;
  placedAt: string;
}

const playerColumns = 'u.public_id AS "publicId", u.nick, u.hidden AS "isHidden"';
export const soloColumns = `
  r.id, r.id AS cursor, r.game, r.user_id::text AS "userId", ${playerColumns}, r.account_kind AS "accountKind",
  r.stake::text, r.payout::text, r.choice, r.outcome, r.moves, r.config_id AS "configId", r.client_seed AS "clientSeed", r.nonce::int,
  p.server_seed_hash AS commitment, r.at::text, r.at::text AS "placedAt"`;
export const soloJoins = 'JOIN app_user u ON u.id = r.user_id JOIN seed_pair p ON p.id = r.seed_pair_id';
export const soloFinished = `r.settled_xid IS NOT NULL AND r.account_kind <> 'none'`; // a draw that costs nothing is no bet
export const sharedColumns = `
  b.round_id AS id, b.id AS cursor, b.game, b.user_id::text AS "userId", ${playerColumns}, b.account_kind AS "accountKind",
  b.stake::text, b.payout::text, b.choice, s.outcome, '[]'::json AS moves, s.config_id AS "configId", b.client_seed AS "clientSeed", s.number::int AS nonce,
  s.commitment, s.finished_at::text AS at, b.at::text AS "placedAt"`;
export const sharedJoins = `JOIN shared_round s ON s.id = b.round_id JOIN app_user u ON u.id = b.user_id`;
export const sharedSettled = `s.state = 'settled'`;

const asBet = ({ userId, stake, payout, at, placedAt, ...row }: Row): PlayedBet => ({
  ...row,
  userId: BigInt(userId),
  stakeMinor: BigInt(stake),
  payoutMinor: BigInt(payout),
  at: Number(at),
  placedAt: Number(placedAt),
});

export const select = async (client: Queryable, text: string, values: readonly unknown[]): Promise<PlayedBet[]> => {
  const { rows } = await client.query<Row>(text, [...values]);
  return rows.map(asBet);
};

export const selectSolo = (client: Queryable, rest: string, values: readonly unknown[]): Promise<PlayedBet[]> =>
  select(client, `SELECT ${soloColumns} FROM round r ${soloJoins} ${rest}`, values);

export const selectShared = (client: Queryable, rest: string, values: readonly unknown[]): Promise<PlayedBet[]> =>
  select(client, `SELECT ${sharedColumns} FROM shared_bet b ${sharedJoins} ${rest}`, values);

/** Conditions whose values are given: each with the number of its parameter. */
export const conditions = (
  values: unknown[],
  terms: readonly (readonly [unknown, (parameter: string) => string])[],
): string =>
  terms
    .filter(([value]) => value !== undefined)
    .map(([value, condition]) => ` AND ${condition(`$${values.push(value)}`)}`)
    .join('');

/** Both kinds in one list: ids are UUIDv7, so their order is that of time. */
export const newest = (lists: readonly PlayedBet[][], limit: number): PlayedBet[] =>
  lists
    .flat()
    .sort((a, b) => (a.cursor < b.cursor ? 1 : -1))
    .slice(0, limit);
