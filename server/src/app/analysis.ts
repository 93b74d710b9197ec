import { analysisOf, checkConfig, type PlayedBets, type PlayedClass } from 'games-engine/analysis';
import type { VersionFinding } from '../../contract/studio.contract.ts';

/** What the guardrails of a game say of one of its configs, within the bounds that come with the program. */
export const checkGameConfig = (game: string, config: object): VersionFinding[] =>
  checkConfig(analysisOf(game), config).map((finding) => ({ ...finding }));

/** The classes of a game's config that played bets were of, by the engine's analysis. */
export const classifyBets = (game: string, config: object, bets: readonly PlayedBets[]): readonly PlayedClass[] => {
  const analysis = analysisOf(game);
  return analysis.playedClasses(analysis.configSchema.parse(config), bets);
};
