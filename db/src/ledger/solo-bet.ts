import { bytesArray, plainArray, textArray } from '../core/sql.ts';
import { betScopeSql, repeatedSql, repetitionOf, type RepeatedBet, type RepetitionColumns } from './bet-keys.ts';
import { mayStakeSql } from './stake-rules.ts';

/** A solo bet that is to be made durable. Amounts are base hundredths. */
export interface SoloBet {
  id: string; // round and transaction, UUIDv7
  game: string;
  userId: bigint;
  accountId: bigint; // the account that stakes
  accountKind: string;
  houseAccountId: bigint; // house.games in the same unit
  seedPairId: bigint;
  nonce: number; // the draw's: the statement refuses it when the pair has moved on
  clientSeed: string;
  configId: number;
  stakeMinor: bigint; // above 0
  choice: string; // JSON text
  at: number; // ms since epoch
  key: string | null; // the caller's idempotency key, unique per user and game
  requestHash: Buffer | null; // hash of the request under that key
}

/** Result of one bet of a batch. */
export type SoloResult =
  | { status: 'settled'; balanceMinor: bigint }
  | { status: 'insufficient' }
  | { status: 'refused' } // by what the player has laid on themselves
  | { status: 'stale' } // the seed pair has moved on, or the version was replaced: draw again
  | RepeatedBet;

/** The columns of a statement's row that tell what became of a bet. */
export interface SoloRow extends RepetitionColumns {
  ord: number;
  balance: bigint | null; // after the bet; null: it was not taken
  locked_balance: bigint | null;
  allowed: boolean | null;
}

/** SQL: a batch as rows, and those rows' keys and accounts. `types`, `names`: of what comes after the first 16 columns. */
export const soloInputSql = (types = '', names = ''): string => `
input AS (
  SELECT * FROM unnest(
    $1::int[], $2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::bigint[], $8::bigint[], $9::bigint[],
    $10::text[], $11::int[], $12::bigint[], $13::json[], $14::bigint[], $15::text[], $16::bytea[]${types}
  ) AS t (ord, id, game, user_id, account_id, account_kind, house_id, seed_pair_id, nonce,
    client_seed, config_id, stake, choice, at, key, request_hash${names})
), versions AS MATERIALIZED (
  SELECT game, config_id FROM (SELECT DISTINCT game, config_id FROM input) v WHERE takes_bets(game, config_id)
), repeated AS (${repeatedSql}
), locked AS MATERIALIZED (
  SELECT i.ord, a.id AS account_id, a.balance, ${mayStakeSql} AS allowed
  FROM input i JOIN ledger_account a ON a.id = i.account_id
  WHERE NOT EXISTS (SELECT FROM repeated r WHERE r.ord = i.ord)
  ORDER BY a.id FOR UPDATE OF a
)`;

/** SQL: whether the version that a bet of `input` pins takes bets: it may have been replaced since the draw. */
export const isPlayedSql = `EXISTS (SELECT FROM versions v WHERE v.game = i.game AND v.config_id = i.config_id)`;

/** SQL: writes the transaction of every bet that is in `paid`. */
export const soloTransactionsSql = `
  INSERT INTO ledger_transaction (id, kind, scope, key, request_hash, at)
  SELECT i.id, 'game.' || i.game, ${betScopeSql}, i.key, i.request_hash, i.at
  FROM paid p JOIN input i ON i.ord = p.ord`;

/** The 16 parameters of a batch that every statement of solo bets begins with. */
export const soloColumns = (batch: readonly SoloBet[]): string[] => [
  plainArray(batch.map((_, ord) => ord)),
  plainArray(batch.map((bet) => bet.id)),
  plainArray(batch.map((bet) => bet.game)),
  plainArray(batch.map((bet) => bet.userId)),
  plainArray(batch.map((bet) => bet.accountId)),
  plainArray(batch.map((bet) => bet.accountKind)),
  plainArray(batch.map((bet) => bet.houseAccountId)),
  plainArray(batch.map((bet) => bet.seedPairId)),
  plainArray(batch.map((bet) => bet.nonce)),
  textArray(batch.map((bet) => bet.clientSeed)),
  plainArray(batch.map((bet) => bet.configId)),
  plainArray(batch.map((bet) => bet.stakeMinor)),
  textArray(batch.map((bet) => bet.choice)),
  plainArray(batch.map((bet) => bet.at)),
  textArray(batch.map((bet) => bet.key)),
  bytesArray(batch.map((bet) => bet.requestHash)),
];

/** Result of a bet, by its row. */
export const soloResult = (bet: SoloBet, row: SoloRow | undefined): SoloResult => {
  const repetition = repetitionOf(bet, row);
  if (repetition) return repetition;
  if (row?.balance != null) return { status: 'settled', balanceMinor: row.balance };
  if (row?.allowed === false) return { status: 'refused' };
  const hasMoney = row?.locked_balance != null && row.locked_balance >= bet.stakeMinor;
  return hasMoney ? { status: 'stale' } : { status: 'insufficient' };
};
