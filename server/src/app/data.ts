import { ensureConfig, publishedConfigs, seedDemo, seedReference, type Database, type PublishedConfig } from 'db';
import { contentHash, type AnyGame, type DrawConfig, type Games } from 'games-engine';
import type { ActiveConfigRow, ConfigsInForce, ConfigSource } from '../core/hosts/active-configs.ts';
import type { Config } from './config.ts';

/** Reference data, the default config of every game and draw, and outside production the demonstration users. */
export const prepareData = async (db: Database, config: Config, games: Games): Promise<void> => {
  await seedReference(db.pool);
  for (const each of [...games.all, ...games.draws]) {
    const { id: game } = each;
    const content = defaultConfigOf(each, config);
    await ensureConfig(db.pool, { game, hash: contentHash(content), config: content, at: Date.now() });
  }
  if (!config.production) await seedDemo(db.pool, { demoCreditMinor: config.demoCreditMinor });
};

/**
 * Config of a game before anybody has published one. A house with an account at random.org lets it draw where it can;
 * the mode is pinned by each round, and nothing replaces a third party that does not answer.
 */
const defaultConfigOf = (game: AnyGame, { randomOrg }: Pick<Config, 'randomOrg'>): object => {
  const config = game.defaultConfig as { draw?: DrawConfig };
  const isElsewhere = randomOrg !== undefined && game.hosting === 'shared' && game.drawnElsewhere !== undefined;
  return isElsewhere && config.draw ? { ...config, draw: { ...config.draw, mode: 'random.org' } } : config;
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
      for (const each of [...games.all, ...games.draws]) {
        const { id: game } = each;
        const by = each.hosting === 'shared' && each.seeding === 'chain' ? ('round' as const) : ('player' as const);
        const versions = stored.filter(({ row }) => row.game === game);
        const active = versions.find(({ isActive }) => isActive)?.row;
        if (!active) throw new Error(`${game} has no active config`);
        const tried = versions.find(({ candidateSalt }) => candidateSalt !== null); // before its beacon nobody plays it
        const { row, candidatePpm, candidateSalt } = tried ?? {};
        const candidate = row && { row, sharePpm: candidatePpm ?? 0, salt: candidateSalt ?? '', by };
        inForce.set(game, { active, candidate });
      }
      return inForce;
    },
    published: async () => (await publishedConfigs(pool)).flatMap(configRow),
    find: async (id) => (await publishedConfigs(pool, { id })).flatMap(configRow)[0],
  };
};
