import type { SharedBet } from '../../core/define-game.ts';
import { isExpired } from '../../core/draw/draw-guards.ts';
import type { FlatState } from '../../core/flat-interpreter.ts';
import { banksOf } from './battle.machine.ts';
import { findPlayer } from './battle.players.ts';
import { battleBetRefusal, type BattleChoice, type BattleCode } from './battle.rules.ts';
import { battleSnapshot } from './battle.view.ts';

/**
 * The code that refuses a bet in this state, or undefined when the machine accepts it. A game that is off and a currency
 * that the game never takes come before the round's own reasons: waiting would not help.
 */
export const battleRefusal = (state: FlatState, bet: SharedBet<BattleChoice>): BattleCode | undefined => {
  const { value, context } = battleSnapshot(state);
  if (bet.account === 'usdicLocked') return 9;
  const takesBets = value === 'waiting' || value === 'countdown';
  const code = battleBetRefusal(context.config, findPlayer(context.players, bet.player), bet, banksOf(context));
  if (code === 'WAIT_CANCEL_ROUND' || code === 9) return code;
  return takesBets && bet.at >= context.at && !isExpired(context, bet.at) ? code : 3;
};
