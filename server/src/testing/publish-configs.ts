import { ensureConfig } from 'db';
import type { TestDatabase } from 'db/testing';
import { contentHash, defaultDrawConfig, type DrawConfig, type Games } from 'games-engine';

/** Differences from a game's default config, by the game's id: short timings, above all. */
export type TestConfigs = Readonly<Record<string, object>>;

/**
 * Draw of shared games in tests, as in the house: with the least margin a busy machine would close too late now and
 * then. `draw: undefined` is version 1.
 */
export const quickDraw: DrawConfig = defaultDrawConfig;

/** Makes a config the active one of its game, before any server does. Throws RangeError for a game that is not among `games`. */
export const publishConfigs = async (database: TestDatabase, configs: TestConfigs, games: Games): Promise<void> => {
  for (const [game, changes] of Object.entries(configs)) {
    const { defaultConfig, hosting } = games.get(game);
    const all = { ...(defaultConfig as object), ...(hosting === 'shared' && { draw: quickDraw }), ...changes };
    const config = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    await ensureConfig(database.pool, { game, hash: contentHash(config), config, at: Date.now() });
  }
};
