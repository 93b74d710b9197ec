import type { ClassicConfig } from 'games-engine/classic';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { classicCalls } from '../../../contract/classic.contract.ts';
import type { SharedBetCodes } from '../../core/hosts/shared-bet.ts';
import { createSharedCalls, type SharedCallsOptions } from '../../core/hosts/shared-calls.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';

type Handlers = { [N in keyof typeof classicCalls]: CallHandler<(typeof classicCalls)[N], CallAnswer<N>> };

/** What classic's round host answers when money or the round's state refuses a bet. */
export const classicRefusals = { insufficientCode: '6', closedCode: '5', missingCode: '5' } as const;

const codes: SharedBetCodes = { currency: 500, usdic: 1, minimum: 2, maximum: 'MAX_BET' };

/** `classic.bet` and `classic.load`. */
export const createClassicHandlers = (options: Omit<SharedCallsOptions, 'codes' | 'limits'>): Handlers => {
  const limits = (): ClassicConfig => options.table.board.config as ClassicConfig;
  const calls = createSharedCalls({ ...options, codes, limits });
  return {
    'classic.bet': {
      handle: ({ bet, requestId }, caller) => calls.bet(caller, { bet, requestId }, {}),
      signInCode: 0,
      messages: 'classic',
    },
    'classic.load': { handle: () => calls.load(), messages: 'classic' },
  };
};
