import type { Queryable } from '../../core/pool.ts';
import { idBounds, type AuditRange } from './audit-range.ts';

/** A stake as an auditor sees it: a solo round, or a bet of a shared one. Amounts are hundredths of its account's unit. */
export interface AuditedStake {
  id: string;
  roundId: string;
  game: string;
  number: bigint; // the nonce, or the shared round's number
  player: string; // public id; empty when the account is gone
  nick: string;
  account: string;
  stake: bigint;
  payout: bigint | null; // null unless settled
  state: 'open' | 'settled' | 'void';
  version: number; // version of the config; 0 when it is gone
  choice: Record<string, unknown>;
  outcome: Record<string, unknown> | null;
  commitment: string;
  at: bigint;
  logIndex: bigint | null;
}

/** Result of a settled stake. */
export type StakeOutcome = 'won' | 'returned' | 'lost';

/** Query for stakes. */
export interface StakeQuery extends AuditRange {
  hosting: 'solo' | 'shared';
  game?: string | undefined;
  player?: string | undefined; // public id
  version?: number | undefined;
  accounts?: readonly string[] | undefined; // kinds of staking accounts
  minStake?: number | undefined;
  maxStake?: number | undefined;
  outcome?: StakeOutcome | undefined;
  drawn?: { key: string; value: number } | undefined; // a member of the outcome
  state?: AuditedStake['state'] | undefined;
  before?: string | undefined; // a stake's id: only older ones
  limit: number;
}

/** Differences between the tables of solo rounds and of shared bets. Left joins: nothing must drop out of an audit. */
const sources = {
  solo: {
    from: `round r LEFT JOIN game_config c ON c.id = r.config_id LEFT JOIN seed_pair p ON p.id = r.seed_pair_id
      LEFT JOIN app_user u ON u.id = r.user_id`,
    columns: `r.id, r.id AS "roundId", r.game, r.nonce AS number, r.account_kind AS account, r.stake,
      CASE WHEN r.settled_xid IS NOT NULL THEN r.payout END AS payout,
      CASE WHEN r.settled_xid IS NULL THEN 'open' ELSE 'settled' END AS state, r.choice, r.outcome,
      coalesce(p.server_seed_hash, '') AS commitment, r.at`,
    id: 'r.id',
    game: 'r.game',
    account: 'r.account_kind',
    stake: 'r.stake',
    payout: 'r.payout',
    outcome: 'r.outcome',
    states: { open: 'r.settled_xid IS NULL', settled: 'r.settled_xid IS NOT NULL', void: 'false' },
  },
  shared: {
    from: `shared_bet b LEFT JOIN shared_round s ON s.id = b.round_id LEFT JOIN game_config c ON c.id = s.config_id
      LEFT JOIN app_user u ON u.id = b.user_id`,
    columns: `b.id, b.round_id AS "roundId", b.game, coalesce(s.number, 0) AS number, b.account_kind AS account, b.stake, b.payout,
      CASE s.state WHEN 'settled' THEN 'settled' WHEN 'void' THEN 'void' ELSE 'open' END AS state, b.choice, s.outcome,
      coalesce(s.commitment, '') AS commitment, b.at`,
    id: 'b.id',
    game: 'b.game',
    account: 'b.account_kind',
    stake: 'b.stake',
    payout: 'b.payout',
    outcome: 's.outcome',
    states: { open: 's.settled_xid IS NULL', settled: `s.state = 'settled'`, void: `s.state = 'void'` },
  },
} as const;

const outcomes = {
  won: (payout: string, stake: string) => `${payout} > ${stake}`,
  returned: (payout: string, stake: string) => `${payout} > 0 AND ${payout} <= ${stake}`,
  lost: (payout: string) => `${payout} = 0`,
} as const satisfies Record<StakeOutcome, (payout: string, stake: string) => string>;

/** The conditions of a query, and the values that they name. */
const conditionsOf = (query: StakeQuery): { where: string; values: unknown[] } => {
  const source = sources[query.hosting];
  const values: unknown[] = [...idBounds(query)];
  const where = [`${source.id} BETWEEN $1 AND $2`];
  const add = <T>(value: T | undefined, condition: (parameter: string) => string): void => {
    if (value !== undefined) where.push(condition(`$${values.push(value)}`));
  };
  add(query.before, (id) => `${source.id} < ${id}`);
  add(query.game, (game) => `${source.game} = ${game}`);
  add(
    query.player,
    (player) => `${source.id === 'r.id' ? 'r' : 'b'}.user_id = (SELECT id FROM app_user WHERE public_id = ${player})`,
  );
  add(query.version, (version) => `c.version = ${version}`);
  add(query.accounts, (kinds) => `${source.account} = ANY (${kinds})`);
  add(query.minStake, (stake) => `${source.stake} >= ${stake}`);
  add(query.maxStake, (stake) => `${source.stake} <= ${stake}`);
  add(query.drawn?.value, (value) => `(${source.outcome}->>'${query.drawn?.key ?? ''}') = ${value}::text`);
  if (query.outcome) where.push(source.states.settled, outcomes[query.outcome](source.payout, source.stake));
  if (query.state) where.push(source.states[query.state]);
  return { where: where.join(' AND '), values };
};

// the log is asked for the rows of the page alone
const select = async (client: Queryable, query: StakeQuery, order: string): Promise<AuditedStake[]> => {
  const source = sources[query.hosting];
  const { where, values } = conditionsOf(query);
  const { rows } = await client.query<AuditedStake>(
    `SELECT page.*, (SELECT leaf_index FROM log_entry WHERE kind = 'round' AND ref = page."roundId"::text) AS "logIndex"
     FROM (
       SELECT ${source.columns}, coalesce(u.public_id, '') AS player, coalesce(u.nick, '') AS nick, coalesce(c.version, 0) AS version
       FROM ${source.from} WHERE ${where} ORDER BY ${order} LIMIT $${values.push(query.limit)}
     ) page`,
    values,
  );
  return rows;
};

/** Stakes, newest first. */
export const listStakes = (client: Queryable, query: StakeQuery): Promise<AuditedStake[]> =>
  select(client, query, `${sources[query.hosting].id} DESC`);

/** Stakes by what they were paid, the greatest first. */
export const largestPayouts = (client: Queryable, query: StakeQuery): Promise<AuditedStake[]> => {
  const { payout, id } = sources[query.hosting];
  return select(client, { ...query, state: 'settled' }, `${payout} DESC, ${id}`);
};
