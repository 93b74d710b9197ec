import { randomUUIDv7, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { UnitSource } from '../core/unit-of-work.ts';
import { createUser } from '../app/create-user.ts';
import {
  pairsOf,
  type SeedPairSecret,
  rotateSeeds,
  type Rotation,
} from '../features/fairness/seed-pairs.repository.ts';
import { ensureConfig, type StoredConfig } from '../games/game-configs.repository.ts';
import { accountsOf, houseAccountId, type PlayerAccount, type PlayerAccountKind } from '../ledger/accounts.ts';
import { settleSolo, type SoloSettlement } from '../ledger/settle-solo.ts';
import type { SoloResult } from '../ledger/solo-bet.ts';

/** A player of a test, ready to bet. */
export interface TestPlayer {
  userId: bigint;
  account: (kind: PlayerAccountKind) => Promise<PlayerAccount>;
  seeds: () => Promise<SeedPairSecret>;
}

let count = 0;

/** Creates a player with `creditMinor` on `real` (default 100,000 hundredths). */
export const createTestPlayer = async (db: UnitSource, { creditMinor = 100_000n } = {}): Promise<TestPlayer> => {
  const { pool } = db;
  count += 1;
  const login = `tester${count}`;
  const userId = await createUser(pool, { login, passwordHash: null, demoCreditMinor: creditMinor, at: Date.now() });
  await rotateTestSeeds(db, userId);
  return {
    userId,
    account: async (kind) => {
      const account = (await accountsOf(pool, userId))[kind];
      if (!account) throw new Error(`no account ${kind}`);
      return account;
    },
    async seeds() {
      const { current } = await pairsOf(db.orm.em.fork(), userId);
      if (!current) throw new Error('the player has no pair in use');
      return current;
    },
  };
};

/** A config that rounds of a test can pin. */
export const testConfig = (pool: Pool, game = 'dice'): Promise<StoredConfig> =>
  ensureConfig(pool, { game, hash: `test-${game}`, config: { edgePpm: 50_000 }, at: Date.now() });

/** A dice bet as the server would settle it, with the player's next nonce. */
export const testBet = async (
  pool: Pool,
  player: TestPlayer,
  { stakeMinor = 100n, payoutMinor = 0n }: { stakeMinor?: bigint; payoutMinor?: bigint } = {},
): Promise<SoloSettlement> => {
  const [account, pair, config, house] = await Promise.all([
    player.account('real'),
    player.seeds(),
    testConfig(pool),
    houseAccountId(pool, 'house.games'),
  ]);
  return {
    id: randomUUIDv7(),
    game: 'dice',
    userId: player.userId,
    accountId: account.id,
    accountKind: 'real',
    houseAccountId: house,
    seedPairId: pair.id,
    nonce: pair.nonce,
    clientSeed: pair.clientSeed,
    configId: config.id,
    stakeMinor,
    payoutMinor,
    choice: '{"percent":50,"side":"less"}',
    outcome: '{"roll":1234}',
    at: Date.now(),
    key: null,
    requestHash: null,
  };
};

/** Settles one bet and returns what became of it. */
export const settleTestBet = async (pool: Pool, bet: SoloSettlement): Promise<SoloResult> => {
  const [result] = await settleSolo(pool, [bet]);
  if (!result) throw new Error('no result');
  return result;
};

/** Takes a player's next pair into use, as their browser does: with a client seed made for it. */
export const rotateTestSeeds = async (
  db: UnitSource,
  userId: bigint,
  { at = Date.now(), clientSeed = randomBytes(12).toString('hex') }: { at?: number; clientSeed?: string } = {},
): Promise<Rotation> => {
  const { next } = await pairsOf(db.orm.em.fork(), userId);
  return rotateSeeds(db, userId, { clientSeed, commitment: next.serverSeedHash, at });
};
