import { formatMinor } from 'games-engine';
import { robberyAmount, type RobberyChoice, type RobberyConfig, type RobberyOutcome } from 'games-engine/robbery';
import { explainFreeDraw, type Explain } from '../../core/games/explain.ts';
import type { robberyRoundRu } from './robbery-round.messages.ts';

/** The robbery in a person's words. */
export const explainRobbery: Explain<RobberyConfig, RobberyChoice, RobberyOutcome, keyof typeof robberyRoundRu> = (
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
