import { multiplierOf, type WheelChoice, type WheelConfig, type WheelOutcome, wheel as game } from 'games-engine/wheel';
import { formatWholeMultiplier } from '../../../core/format/format.ts';
import { type ExplainShared, defineSharedFairness } from '../../../core/games/explain.ts';
import { type Texts, texts } from '../../../core/i18n/messages.ts';

type WheelRoundKey = keyof Texts<'wheel', 'round'>;

/** The wheel of fortune in a person's words. */
const explainWheel: ExplainShared<WheelConfig, WheelChoice, WheelOutcome, WheelRoundKey> = {
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

export const fairness = defineSharedFairness({
  game,
  formula: 'segment = int(32); sector = segments[segment]',
  messages: texts('wheel', 'round'),
  explain: explainWheel,
  load: 'wheelOfFortune.load',
});
