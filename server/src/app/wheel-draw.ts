import { wheelOutcomeOfSigned, type WheelConfig } from 'games-engine/wheel';
import type { Clock } from '../core/clock.ts';
import type { DrawElsewhere } from '../core/hosts/round-runner.ts';
import type { Logger } from '../core/observability/logger.ts';
import { createRandomOrg } from '../providers/random-org/random-org.client.ts';
import type { Config } from './config.ts';

/** random.org as the wheel's source when it is configured; a draw that it does not give comes from the chain. */
export const openWheelDraw = (
  { randomOrg }: Pick<Config, 'randomOrg'>,
  tools: { clock: Clock; log: Logger },
): DrawElsewhere | undefined => {
  if (!randomOrg) return undefined;
  const source = createRandomOrg({ ...randomOrg, ...tools });
  return async (roundId, config) => {
    const draw = await source.drawExternally(roundId);
    return draw && wheelOutcomeOfSigned(config as WheelConfig, draw);
  };
};
