import { multiplierOf, type WheelChoice, type WheelConfig, type WheelOutcome } from 'games-engine/wheel';
import { formatWholeMultiplier } from '../../../../core/format/format.ts';
import type { ExplainShared } from '../../round-explainer.ts';

/** The wheel of fortune in a person's words. */
export const explainWheel: ExplainShared<WheelConfig, WheelChoice, WheelOutcome> = {
  choice: (config, bets, index) => ({
    key: 'wheel.sector',
    params: { multiplier: formatWholeMultiplier(multiplierOf(config, bets[index]?.choice.sector ?? -1)) },
  }),
  round(config, _bets, { segment, sector, source }) {
    const multiplier = multiplierOf(config, sector);
    return {
      outcome: formatWholeMultiplier(multiplier),
      winner: { key: source === 'chain' ? 'wheel.segment' : 'wheel.random', params: { segment } },
      draw: source === 'chain' ? 'segment = int(32); sector = segments[segment]' : 'segment = random.data[0]',
      payout: {
        rule: 'payout = stake × multiplier of the sector',
        instance: `segments[${segment}] = ${sector}: stake × ${multiplier}`,
      },
    };
  },
};
