import { createProblemOf } from '../../core/game-kit/bet-problem.ts';

/** What battle's own refusals mean for auto play; the kit knows the general ones. */
export const battleProblemOf = createProblemOf({
  1: 'refused',
  2: { failure: 'refused', staleConfig: true },
  3: 'closed',
  4: 'signed-out',
  5: 'refused',
  6: 'insufficient',
  7: { failure: 'refused', staleConfig: true },
  8: 'refused',
  9: 'refused',
});
