import { createProblemOf } from '../../core/game-kit/bet-problem.ts';

/** What a refused `mines.*` call means. */
export const minesProblemOf = createProblemOf({
  NEED_START_GAME: 'refused',
  SECTOR_NOT_FOUND: 'refused',
  SECTOR_IS_OPENED: 'refused',
  NEED_OPEN_SECTOR: 'refused',
  INCORRECT_MINES_LENGTH: { failure: 'refused', staleConfig: true },
  FINISHED_BEFORE_GAME: 'refused',
});
