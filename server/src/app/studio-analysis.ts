import { guardrails, type Database } from 'db';
import {
  checkConfig,
  checkDraw,
  guardBoundsSchema,
  type GuardBounds,
  type PlayedBets,
  type PlayedClass,
} from 'games-engine/analysis';
import type { VersionFinding } from '../../contract/studio.contract.ts';
import type { ServerGames } from '../core/games/server-games.ts';

/** Answers the studio by the engine's analyses of these games. */
export const createAnalysis = (games: ServerGames, { orm }: Pick<Database, 'orm'>) => ({
  /**
   * Findings of a game's guardrails in one of its configs, within the bounds in force now; a draw's bounds are the
   * program's.
   */
  async check(game: string, config: object): Promise<VersionFinding[]> {
    const draw = games.engine.draws.find(({ id }) => id === game);
    if (draw) return checkDraw(draw, config).map((finding) => ({ ...finding }));
    const { analysis } = games.get(game);
    const inForce = await guardrails.guardrailRepository(orm.em.fork()).inForce(game);
    const bounds: GuardBounds = guardBoundsSchema.parse({ ...analysis.defaultBounds, ...inForce });
    return checkConfig(analysis, config, bounds).map((finding) => ({ ...finding }));
  },
  /** The classes of a game's config that played bets were of. */
  classify(game: string, config: object, bets: readonly PlayedBets[]): readonly PlayedClass[] {
    const { analysis } = games.get(game);
    return analysis.playedClasses(analysis.configSchema.parse(config), bets);
  },
});
