import { formatMinor } from 'games-engine';
import { type NewyearChoice, type NewyearConfig, type NewyearOutcome, newyear as game } from 'games-engine/newyear';
import { explainFreeDraw, type Explain, defineSoloFairness } from '../../core/games/explain.ts';
import { type Texts, texts } from '../../core/i18n/messages.ts';

/** The drum in a person's words. */
const explainNewyear: Explain<NewyearConfig, NewyearChoice, NewyearOutcome, keyof Texts<'newyear', 'round'>> = (
  config,
  { bet, outcome },
) => {
  const place = config.prizes.findIndex(({ name }) => name === outcome.prize);
  const isThing = config.prizes[place]?.kind === 'item';
  return explainFreeDraw({
    outcome: isThing ? outcome.prize : formatMinor(BigInt(outcome.prizeMinor)),
    choice: { key: 'ticket', params: { ticket: bet.choice.ticket } },
    weights: config.prizes.map(({ weight }) => weight),
    place,
    prize: `${outcome.prize}: ${outcome.prizeMinor}`,
  });
};

export const fairness = defineSoloFairness({
  game,
  formula: 'number = int(Σ weights)  →  prize',
  messages: texts('newyear', 'round'),
  explain: explainNewyear,
});
