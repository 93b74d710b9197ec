import { activeConfig, ensureConfig, seedDemo, seedReference, type Database } from 'db';
import { contentHash, gameIds, soloGames, type GameId } from 'games-engine';
import type { ActiveConfigRow } from '../core/hosts/active-configs.ts';
import type { Config } from './config.ts';

/** Reference data, the default config of every game, and outside production the demonstration users. */
export const prepareData = async (db: Database, config: Config): Promise<void> => {
  await seedReference(db.pool);
  for (const game of gameIds) {
    const { defaultConfig } = soloGames[game];
    await ensureConfig(db.pool, { game, hash: contentHash(defaultConfig), config: defaultConfig, at: Date.now() });
  }
  if (!config.production) await seedDemo(db.pool, { demoCreditMinor: config.demoCreditMinor });
};

/** The active config of every game, checked against its schema. */
export const loadConfigs = async (db: Database): Promise<ReadonlyMap<GameId, ActiveConfigRow>> => {
  const rows = new Map<GameId, ActiveConfigRow>();
  for (const game of gameIds) {
    const stored = await activeConfig(db.pool, game);
    if (!stored) throw new Error(`${game} has no active config`);
    rows.set(game, { ...stored, config: soloGames[game].configSchema.parse(stored.config) });
  }
  return rows;
};
