import { multiplierOf, type WheelChoice, type WheelConfig, type WheelOutcome } from 'games-engine/wheel';
import { formatWholeMultiplier } from '../../core/format/format.ts';
import type { ExplainShared } from '../../core/games/explain.ts';
import type { wheelRoundRu } from './wheel-round.messages.ts';

type WheelRoundKey = keyof typeof wheelRoundRu;

/** The wheel of fortune in a person's words. */
export const explainWheel: ExplainShared<WheelConfig, WheelChoice, WheelOutcome, WheelRoundKey> = {
  choice: (config, bets, index) => ({
    key: 'sector',
    params: { multiplier: formatWholeMultiplier(multiplierOf(config, bets[index]?.choice.sector ?? -1)) },
  }),
  round(config, _bets, { segment, sector, source }) {
    const multiplier = multiplierOf(config, sector);
    return {
      outcome: formatWholeMultiplier(multiplier),
      winner: { key: source === 'chain' ? 'segment' : 'random', params: { segment } },
      draw: source === 'chain' ? 'segment = int(32); sector = segments[segment]' : 'segment = random.data[0]',
      payout: {
        rule: 'payout = stake × multiplier of the sector',
        instance: `segments[${segment}] = ${sector}: stake × ${multiplier}`,
      },
    };
  },
};
