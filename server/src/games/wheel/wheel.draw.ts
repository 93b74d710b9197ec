import { wheelOutcomeOfSigned, type WheelConfig } from 'games-engine/wheel';
import type { DrawSources } from '../../core/games/server-game.ts';
import type { DrawElsewhere } from '../../core/hosts/round-drawing.ts';

/** random.org as the wheel's source where the house has it; a draw that it does not give comes from the chain. */
export const drawWheelElsewhere = ({ randomOrg }: DrawSources): DrawElsewhere | undefined =>
  randomOrg &&
  (async (roundId, config) => {
    const draw = await randomOrg(roundId);
    return draw && wheelOutcomeOfSigned(config as WheelConfig, draw);
  });
