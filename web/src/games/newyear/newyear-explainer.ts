import { formatMinor } from 'games-engine';
import type { NewyearChoice, NewyearConfig, NewyearOutcome } from 'games-engine/newyear';
import { explainFreeDraw, type Explain } from '../../core/games/explain.ts';
import type { newyearRoundRu } from './newyear-round.messages.ts';

/** The drum in a person's words. */
export const explainNewyear: Explain<NewyearConfig, NewyearChoice, NewyearOutcome, keyof typeof newyearRoundRu> = (
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
