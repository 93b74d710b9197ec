import { ensureConfig, publishedConfigs, seedDemo, seedReference, type Database, type PublishedConfig } from 'db';
import { contentHash, type Games } from 'games-engine';
import type { ActiveConfigRow, ConfigsInForce, ConfigSource } from '../core/hosts/active-configs.ts';
import type { Config } from './config.ts';

/** Reference data, the default config of every game, and outside production the demonstration users. */
export const prepareData = async (db: Database, config: Config, games: Games): Promise<void> => {
  await seedReference(db.pool);
  for (const { id: game, defaultConfig } of games.all) {
    const content = defaultConfig as object;
    await ensureConfig(db.pool, { game, hash: contentHash(content), config: content, at: Date.now() });
  }
  if (!config.production) await seedDemo(db.pool, { demoCreditMinor: config.demoCreditMinor });
};

/** The configs that are stored: those in force, and those that old rounds pin. Those of games that are gone are left out. */
export const configSource = ({ pool }: Pick<Database, 'pool'>, games: Games): ConfigSource => {
  /** A stored config, checked against its game's schema. */
  const configRow = ({ id, game, version, hash, config }: PublishedConfig): (ActiveConfigRow & { game: string })[] => {
    const found = games.find(game);
    return found ? [{ id, game, version, hash, config: found.configSchema.parse(config) as object }] : [];
  };

  return {
    async inForce() {
      const stored = (await publishedConfigs(pool, { now: true })).flatMap((each) =>
        configRow(each).map((row) => ({ ...each, row })),
      );
      const inForce = new Map<string, ConfigsInForce>();
      for (const { id: game } of games.all) {
        const own = stored.filter(({ row }) => row.game === game);
        const active = own.find(({ isActive }) => isActive)?.row;
        if (!active) throw new Error(`${game} has no active config`);
        const candidate = own.find(({ candidatePpm }) => candidatePpm !== null);
        inForce.set(game, {
          active,
          candidate: candidate && { row: candidate.row, sharePpm: candidate.candidatePpm ?? 0 },
        });
      }
      return inForce;
    },
    published: async () => (await publishedConfigs(pool)).flatMap(configRow),
    find: async (id) => (await publishedConfigs(pool, { id })).flatMap(configRow)[0],
  };
};
