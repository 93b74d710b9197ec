import type { Clock } from '../core/clock.ts';
import type { DrawSources } from '../core/games/server-game.ts';
import type { Logger } from '../core/observability/logger.ts';
import { createRandomOrg } from '../providers/random-org/random-org.client.ts';
import type { Config } from './config.ts';

/** The third parties that are configured. */
export const openDrawSources = (
  { randomOrg }: Pick<Config, 'randomOrg'>,
  tools: { clock: Clock; log: Logger },
): DrawSources => {
  if (!randomOrg) return {};
  const source = createRandomOrg({ ...randomOrg, ...tools });
  return { randomOrg: (roundId) => source.drawExternally(roundId) };
};
