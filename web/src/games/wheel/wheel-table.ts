import { wheel, type WheelContext } from 'games-engine/wheel';
import { call } from '../../core/connection/connection.ts';
import { createProblemOf } from '../../core/game-kit/bet-problem.ts';
import type { SharedTableSpec } from '../../core/game-kit/use-shared-round.ts';

/** Where the wheel's rounds come from. */
export const wheelTable: SharedTableSpec<WheelContext> = {
  game: wheel,
  channel: 'wheelOfFortune',
  load: () => call('wheelOfFortune.load', {}),
};

/** What the wheel's own refusals mean for auto play; the kit knows the general ones. */
export const wheelProblemOf = createProblemOf({
  CURRENCY_ERROR: 'refused',
  SECTOR_NOT_FOUND: { failure: 'refused', staleConfig: true },
  WAIT_CANCEL_ROUND: { failure: 'closed', staleConfig: true }, // the round is closed, or the game was switched off
});
