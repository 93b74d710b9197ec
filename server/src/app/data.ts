import { ensureConfig, publishedConfigs, seedDemo, seedReference, type Database, type PublishedConfig } from 'db';
import { contentHash, gameIds, games, type GameId } from 'games-engine';
import type { ActiveConfigRow, ConfigsInForce, ConfigSource } from '../core/hosts/active-configs.ts';
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

/** A stored config, checked against its game's schema. */
const configRow = ({ id, game, version, hash, config }: PublishedConfig): ActiveConfigRow & { game: GameId } => ({
  id,
  game: game as GameId,
  version,
  hash,
  config: games[game as GameId].configSchema.parse(config) as object,
});

/** The configs that are stored: those in force, and those that old rounds pin. */
export const configSource = ({ pool }: Pick<Database, 'pool'>): ConfigSource => ({
  async inForce() {
    const stored = (await publishedConfigs(pool, { now: true })).map((row) => ({ ...row, row: configRow(row) }));
    const inForce = new Map<GameId, ConfigsInForce>();
    for (const game of gameIds) {
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
  published: async () => (await publishedConfigs(pool)).filter(({ game }) => game in games).map(configRow),
  async find(id) {
    const [row] = await publishedConfigs(pool, { id });
    return row && configRow(row);
  },
});
