import { ensureConfig, publishedConfigs, seedDemo, seedReference, type Database } from 'db';
import { contentHash, gameIds, games, type GameId } from 'games-engine';
import type { ActiveConfigRow } from '../core/hosts/active-configs.ts';
import type { Config } from './config.ts';

/** Reference data, the default config of every game, and outside production the demonstration users. */
export const prepareData = async (db: Database, config: Config): Promise<void> => {
  await seedReference(db.pool);
  for (const game of gameIds) {
    const { defaultConfig } = games[game];
    await ensureConfig(db.pool, { game, hash: contentHash(defaultConfig), config: defaultConfig, at: Date.now() });
  }
  if (!config.production) await seedDemo(db.pool, { demoCreditMinor: config.demoCreditMinor });
};

/** Every published config of a game, checked against its schema: the active one, and those that old rounds pin. */
export const loadConfigs = async (db: Database): Promise<ReadonlyMap<GameId, readonly ActiveConfigRow[]>> => {
  const rows = new Map<GameId, readonly ActiveConfigRow[]>();
  for (const game of gameIds) {
    const stored = await publishedConfigs(db.pool, game);
    rows.set(
      game,
      stored.map((row) => ({ ...row, config: games[game].configSchema.parse(row.config) as object })),
    );
  }
  return rows;
};
