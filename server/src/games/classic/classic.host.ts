import type { classicCalls } from '../../../contract/games/classic.contract.ts';
import type { Handlers, SharedRefusals, SharedTools } from '../../core/games/server-game.ts';
import type { SharedBetCodes } from '../../core/hosts/shared-bet.ts';
import { createSharedCalls } from '../../core/hosts/shared-calls.ts';

/** Refusals of classic when money or the round's state refuses a bet. */
export const classicRefusals: SharedRefusals = { insufficientCode: '6', closedCode: '5', missingCode: '5' };

const codes: SharedBetCodes = { currency: 500, usdic: 1, notReal: 1, minimum: 2, maximum: 'MAX_BET' };

/** `classic.bet` and `classic.load`. */
export const createClassicHandlers = (options: SharedTools): Handlers<typeof classicCalls> => {
  const calls = createSharedCalls({ ...options, codes });
  return {
    'classic.bet': {
      handle: (asked, caller) => calls.bet(caller, asked, {}),
      signInCode: 0,
      messages: 'classic',
    },
    'classic.load': { handle: (_, caller) => calls.load(caller), messages: 'classic' },
  };
};
