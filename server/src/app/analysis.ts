import { checkConfig, type PlayedBets, type PlayedClass } from 'games-engine/analysis';
import type { VersionFinding } from '../../contract/studio.contract.ts';
import type { ServerGames } from '../core/games/server-games.ts';

/** What the studio asks the engine's analyses of these games. */
export const createAnalysis = (games: ServerGames) => ({
  /** What the guardrails of a game say of one of its configs, within the bounds that come with the program. */
  check: (game: string, config: object): VersionFinding[] =>
    checkConfig(games.get(game).analysis, config).map((finding) => ({ ...finding })),
  /** The classes of a game's config that played bets were of. */
  classify(game: string, config: object, bets: readonly PlayedBets[]): readonly PlayedClass[] {
    const { analysis } = games.get(game);
    return analysis.playedClasses(analysis.configSchema.parse(config), bets);
  },
});
