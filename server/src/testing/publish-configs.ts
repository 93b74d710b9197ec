import { ensureConfig } from 'db';
import type { TestDatabase } from 'db/testing';
import { contentHash, houseGames, type GameId } from 'games-engine';

/** What differs from a game's default config: short timings, above all. */
export type TestConfigs = Partial<Record<GameId, object>>;

/** Makes a config the active one of its game, before any server does. */
export const publishConfigs = async (database: TestDatabase, configs: TestConfigs): Promise<void> => {
  for (const [game, changes] of Object.entries(configs)) {
    const config = { ...houseGames.get(game).defaultConfig, ...changes };
    await ensureConfig(database.pool, { game, hash: contentHash(config), config, at: Date.now() });
  }
};
