import { createProblemOf } from '../../core/game-kit/bet-problem.ts';

/** What classic's own refusals mean for auto play; the kit knows the general ones. Code 7, a loss, refuses nothing. */
export const classicProblemOf = createProblemOf({
  1: 'refused',
  2: { failure: 'refused', staleConfig: true },
  3: 'closed',
  4: 'refused',
  5: 'closed',
  6: 'insufficient',
});
