import type { Queryable } from '../core/pool.ts';
import { idFrom } from '../core/sql.ts';
import {
  conditions,
  newest,
  select,
  sharedColumns,
  sharedJoins,
  sharedSettled,
  soloColumns,
  soloFinished,
  soloJoins,
  type PlayedBet,
} from './played-bet.ts';

/** Filter of a player's own bets; what is left out is not asked for. */
export interface OwnBetsFilter {
  game?: string | undefined;
  since?: number | undefined; // ms since epoch
  until?: number | undefined; // the first moment after
  result?: 'won' | 'lost' | undefined; // paid more, or less, than was staked
  timesAtLeast?: number | undefined; // whole times of the stake
  accountKind?: string | undefined;
  before?: string | undefined; // a row's cursor: only older ones
}

/** Bets of each kind in which a player's own are looked for: the cost is bounded however long somebody has played. */
const LOOKED_AT = 10_000;

/** A player's settled bets that a filter lets through, newest first, among their latest. */
export const listOwnBets = async (
  client: Queryable,
  { userId, limit, ...filter }: OwnBetsFilter & { userId: bigint; limit: number },
): Promise<PlayedBet[]> => {
  const list = (alias: string): { where: string; values: unknown[] } => {
    const values: unknown[] = [userId, limit];
    const { game, since, until, result, timesAtLeast, accountKind, before } = filter;
    const where = conditions(values, [
      [game, (parameter) => `${alias}.game = ${parameter}`],
      [since === undefined ? undefined : idFrom(since), (parameter) => `${alias}.id >= ${parameter}`],
      [until === undefined ? undefined : idFrom(until), (parameter) => `${alias}.id < ${parameter}`],
      [before, (parameter) => `${alias}.id < ${parameter}`],
      [result && (result === 'won' ? 1 : -1), (parameter) => `sign(${alias}.payout - ${alias}.stake) = ${parameter}`],
      [timesAtLeast, (parameter) => `${alias}.payout >= ${alias}.stake * ${parameter}::int`],
      [accountKind, (parameter) => `${alias}.account_kind = ${parameter}`],
    ]);
    return { where: `${where} ORDER BY ${alias}.id DESC LIMIT $2`, values };
  };
  const [solo, shared] = [list('r'), list('b')];
  const latest = (table: string, order: string): string =>
    `(SELECT * FROM ${table} WHERE user_id = $1 ORDER BY ${order} LIMIT ${LOOKED_AT})`;
  const rounds = await select(
    client,
    `SELECT ${soloColumns} FROM ${latest('round', 'seed_pair_id DESC, nonce DESC')} r ${soloJoins}
     WHERE ${soloFinished}${solo.where}`,
    solo.values,
  );
  const bets = await select(
    client,
    `SELECT ${sharedColumns} FROM ${latest('shared_bet', 'id DESC')} b ${sharedJoins} WHERE ${sharedSettled}${shared.where}`,
    shared.values,
  );
  return newest([rounds, bets], limit);
};
