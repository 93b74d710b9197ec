import type { battleCalls } from '../../../contract/games/battle.contract.ts';
import type { Handlers, SharedRefusals, SharedTools } from '../../core/games/server-game.ts';
import type { SharedBetCodes } from '../../core/hosts/shared-bet.ts';
import { createSharedCalls } from '../../core/hosts/shared-calls.ts';

/** Refusals of battle when money or the round's state refuses a bet. */
export const battleRefusals: SharedRefusals = { insufficientCode: '6', closedCode: '3', missingCode: '3' };

const codes: SharedBetCodes = { currency: 1, usdic: 9, notReal: 9, minimum: 2, maximum: 7 };

/** `battle.bet` and `battle.load`. */
export const createBattleHandlers = (options: SharedTools): Handlers<typeof battleCalls> => {
  const calls = createSharedCalls({ ...options, codes });
  return {
    'battle.bet': {
      handle: ({ team, ...asked }, caller) => calls.bet(caller, asked, { team }),
      signInCode: 0,
      messages: 'battle',
    },
    'battle.load': { handle: (_, caller) => calls.load(caller), messages: 'battle' },
  };
};
