import {
  WHEEL_SEGMENTS,
  wheelChance,
  wheelRoundExact,
  wheelSectors,
  type WheelConfig,
  type WheelStake,
} from 'games-engine/wheel';
import { caseMoments, type GameAudit, type Moments } from '../../core/games/game-audit.ts';

const momentsOf = (config: WheelConfig, bets: readonly WheelStake[]): Moments => {
  const { paidMinor } = wheelRoundExact(config, bets);
  return caseMoments(
    wheelSectors.map((sector) => ({ p: wheelChance(config, sector), paidMinor: paidMinor[sector] ?? 0n })),
  );
};

export const wheelAudit: GameAudit = {
  moments: {
    hosting: 'shared',
    method: 'round',
    of: (config, bets) => momentsOf(config as WheelConfig, bets as readonly WheelStake[]),
  },
  drawn: { path: ['segment'], first: 0, values: WHEEL_SEGMENTS, axis: 'value', bins: WHEEL_SEGMENTS },
};
