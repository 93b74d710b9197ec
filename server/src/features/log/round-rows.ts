import type { FinishedSharedRound, FinishedSoloRound, SharedEvent, SoloMove, StakeAccount } from 'games-engine';

/** Every column as its text: what is printed again is not parsed first. */
export const asText = { getTypeParser: () => (value: string | null) => value };

/** A solo round's columns as PostgreSQL writes them. */
export interface RoundRow {
  id: string;
  game: string;
  player: string | null;
  commitment: string | null;
  server_seed: string | null; // null until revealed
  seed_pair_id: string;
  nonce: string;
  client_seed: string;
  config_id: string;
  account_kind: string;
  stake: string;
  payout: string;
  choice: string;
  moves: string;
  outcome: string;
  at: string;
  settled_xid: string | null;
}

/**
 * Columns of a solo round's record. Left joins: a round must not drop out of the log because a row beside it is gone.
 */
export const roundColumns = `
  r.id, r.game, u.public_id AS player, p.server_seed_hash AS commitment,
  CASE WHEN p.status = 'revealed' THEN p.server_seed END AS server_seed, r.seed_pair_id, r.nonce, r.client_seed, r.config_id,
  r.account_kind, r.stake, r.payout, r.choice, r.moves, r.outcome, r.at, r.settled_xid`;
export const roundJoins = `LEFT JOIN seed_pair p ON p.id = r.seed_pair_id LEFT JOIN app_user u ON u.id = r.user_id`;

const NO_MOVES = '[]';

/**
 * True when a round was over with its bet. Such rounds of a pair end in the order of their nonces; others in that of
 * their time.
 */
export const isOfOneStep = ({ moves }: RoundRow): boolean => moves === NO_MOVES;

/** A solo round as its recorder takes it. */
export const finishedRound = (row: RoundRow): FinishedSoloRound => ({
  bet: {
    account: row.account_kind as StakeAccount,
    at: Number(row.at),
    choice: JSON.parse(row.choice) as object,
    clientSeed: row.client_seed,
    id: row.id,
    nonce: Number(row.nonce),
    player: row.player ?? '',
    stakeMinor: BigInt(row.stake),
  },
  commitment: row.commitment ?? '',
  moves: isOfOneStep(row) ? [] : (JSON.parse(row.moves) as SoloMove[]),
  outcome: JSON.parse(row.outcome) as object,
  payoutMinor: BigInt(row.payout),
});

/** A finished shared round's columns. Its seed is public: it was revealed by the draw, or the round is void. */
export interface SharedRow {
  id: string;
  game: string;
  number: string;
  commitment: string;
  server_seed: string;
  config_id: string;
  events: string;
  settled_xid: string;
}

/** Columns of a shared round's record. */
export const sharedColumns = `
  s.id, s.game, s.number, s.commitment, s.server_seed, s.config_id, s.settled_xid,
  coalesce((SELECT json_agg(e.event ORDER BY e.seq) FROM shared_event e WHERE e.round_id = s.id), '[]') AS events`;

/** A shared round as its recorder takes it. */
export const finishedSharedRound = (row: SharedRow): FinishedSharedRound => ({
  id: row.id,
  number: Number(row.number),
  commitment: row.commitment,
  events: JSON.parse(row.events) as SharedEvent[],
});
