import { formatMinor } from 'games-engine';
import {
  robberyAmount,
  type RobberyChoice,
  type RobberyConfig,
  type RobberyOutcome,
  robbery as game,
} from 'games-engine/robbery';
import { explainFreeDraw, type Explain, defineSoloFairness } from '../../core/games/explain.ts';
import { type Texts, texts } from '../../core/i18n/messages.ts';

/** The robbery in a person's words. */
const explainRobbery: Explain<RobberyConfig, RobberyChoice, RobberyOutcome, keyof Texts<'robbery', 'round'>> = (
  config,
  { bet, outcome },
) => {
  const { statusId } = bet.choice;
  const share = config.sectors[outcome.sector]?.sharePercent ?? 0;
  return explainFreeDraw({
    outcome: formatMinor(BigInt(outcome.prizeMinor)),
    choice: { key: 'level', params: { level: String(statusId) } },
    weights: config.sectors.map(({ weight }) => weight),
    place: outcome.sector,
    prize: `⌊${robberyAmount(config, statusId)} × ${share} ÷ 100⌋ = ${outcome.prizeMinor}`,
  });
};

export const fairness = defineSoloFairness({
  game,
  formula: 'number = int(Σ weights)  →  sector',
  messages: texts('robbery', 'round'),
  explain: explainRobbery,
});
