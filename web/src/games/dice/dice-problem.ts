import { createProblemOf } from '../../core/game-kit/bet-problem.ts';

/** What a failed `dice.play` means. */
export const problemOf = createProblemOf({
  1: 'insufficient',
  3: { failure: 'refused', staleConfig: true },
  4: 'refused',
  5: { failure: 'refused', staleConfig: true },
  6: 'insufficient',
  7: 'delayed',
});
