import type { wheelCalls } from '../../../contract/games/wheel.contract.ts';
import type { Handlers, SharedRefusals, SharedTools } from '../../core/games/server-game.ts';
import type { SharedBetCodes } from '../../core/hosts/shared-bet.ts';
import { createSharedCalls } from '../../core/hosts/shared-calls.ts';

/** Refusals of the wheel when money or the round's state refuses a bet. */
export const wheelRefusals: SharedRefusals = {
  insufficientCode: 'NOT_ENOUGTH_BALANCE',
  closedCode: 'WAIT_CANCEL_ROUND',
  missingCode: 'WAIT_CANCEL_ROUND',
};

const codes: SharedBetCodes = {
  currency: 500,
  usdic: 'CURRENCY_ERROR',
  minimum: 'MIN_BET',
  maximum: 'MAX_BET',
};

/** `wheelOfFortune.bet` and `wheelOfFortune.load`. */
export const createWheelHandlers = (options: SharedTools): Handlers<typeof wheelCalls> => {
  const calls = createSharedCalls({ ...options, codes });
  return {
    'wheelOfFortune.bet': {
      handle: ({ sector, ...asked }, caller) => calls.bet(caller, asked, { sector }),
      payloadCodes: { sector: 'SECTOR_NOT_FOUND' },
      signInCode: 0,
      messages: 'wheel',
    },
    'wheelOfFortune.load': { handle: (_, caller) => calls.load(caller), messages: 'wheel' },
  };
};
