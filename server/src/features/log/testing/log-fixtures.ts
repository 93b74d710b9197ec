import { createHash, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { commitmentOf, contentHash, FairStream } from 'games-engine';
import { dice, diceDefaultConfig, type DiceConfig } from 'games-engine/dice';
import { createId } from '../../../core/ids.ts';

type Database = Pool | PoolClient;

export { createSigningKey } from '../log-signer.ts';

/** A player's current seed pair. */
export interface Pair {
  id: bigint;
  userId: bigint;
  player: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number; // the next round's
}

/** Publishes a dice config; rounds pin it by the id. */
export const publishConfig = async (
  db: Database,
  config: DiceConfig = diceDefaultConfig,
  version = 1,
): Promise<number> => {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO game_config (game, version, hash, config, status, created_at, published_xid)
     VALUES ('dice', $1, $2, $3, 'retired', 1, pg_current_xact_id()) RETURNING id`,
    [version, contentHash(config), config],
  );
  return rows[0]?.id ?? 0;
};

/** A pair of before the log had commitments of pairs. */
export const openPair = async (db: Database, seed = randomBytes(32).toString('hex')): Promise<Pair> => {
  const player = createHash('sha256').update(seed).digest('hex').slice(0, 12);
  const user = await db.query<{ id: bigint }>(
    'INSERT INTO app_user (public_id, nick, nick_key) VALUES ($1, $1, $1) RETURNING id',
    [player],
  );
  const userId = user.rows[0]?.id ?? 0n;
  const pair = await db.query<{ id: bigint }>(
    `INSERT INTO seed_pair (user_id, server_seed, server_seed_hash, client_seed, status, created_at, committed_xid)
     VALUES ($1, $2, $3, 'client', 'current', 1, NULL) RETURNING id`,
    [userId, seed, commitmentOf(seed)],
  );
  return { id: pair.rows[0]?.id ?? 0n, userId, player, serverSeed: seed, clientSeed: 'client', nonce: 0 };
};

/** Settles rounds of a pair in one statement, as the settlement does, and gives their ids. */
export const playRounds = async (db: Database, pair: Pair, configId: number, count = 1): Promise<string[]> => {
  const rounds = Array.from({ length: count }, () => {
    const nonce = pair.nonce++;
    const choice = { percentBp: 1000 + ((nonce * 37) % 8000), side: nonce % 2 === 0 ? 'less' : 'more' } as const;
    const stakeMinor = BigInt(10 + nonce);
    const outcome = dice.draw(new FairStream({ ...pair, nonce }), diceDefaultConfig, choice);
    const payout = dice.payout(diceDefaultConfig, stakeMinor, choice, outcome, []);
    return {
      id: createId(),
      nonce,
      stake: String(stakeMinor),
      payout: String(payout),
      choice,
      outcome,
      at: 1000 + nonce,
    };
  });
  await db.query(
    `WITH used AS (UPDATE seed_pair SET nonce = nonce + $6 WHERE id = $3)
     INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, outcome, at)
     SELECT r.id, 'dice', $2, $3, r.nonce, $4, $5, 'real', r.stake, r.payout, r.choice, r.outcome, r.at
     FROM json_to_recordset($1) AS r (id uuid, nonce bigint, stake bigint, payout bigint, choice json, outcome json, at bigint)`,
    [JSON.stringify(rounds), pair.userId, pair.id, pair.clientSeed, configId, count],
  );
  return rounds.map((round) => round.id);
};

export const revealPair = async (db: Database, pair: Pair): Promise<void> => {
  await db.query(
    `UPDATE seed_pair SET status = 'revealed', revealed_at = 999999, revealed_xid = pg_current_xact_id() WHERE id = $1`,
    [pair.id],
  );
};
