import type { GameId } from 'games-engine';
import { analyses, checkConfig } from 'games-engine/analysis';
import type { VersionFinding } from '../../contract/studio.contract.ts';

/** What the guardrails of a game say of one of its configs, within the bounds that come with the program. */
export const checkGameConfig = (game: GameId, config: object): VersionFinding[] =>
  checkConfig(analyses[game], config).map((finding) => ({ ...finding }));
