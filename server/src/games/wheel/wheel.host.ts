import type { WheelConfig } from 'games-engine/wheel';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { wheelCalls } from '../../../contract/wheel.contract.ts';
import type { SharedBetCodes } from '../../core/hosts/shared-bet.ts';
import { createSharedCalls, type SharedCallsOptions } from '../../core/hosts/shared-calls.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';

type Handlers = { [N in keyof typeof wheelCalls]: CallHandler<(typeof wheelCalls)[N], CallAnswer<N>> };

/** What the wheel's round host answers when money or the round's state refuses a bet. */
export const wheelRefusals = {
  insufficientCode: 'NOT_ENOUGTH_BALANCE',
  closedCode: 'WAIT_CANCEL_ROUND',
  missingCode: 'WAIT_CANCEL_ROUND',
} as const;

const codes: SharedBetCodes = {
  currency: 500,
  usdic: 'CURRENCY_ERROR',
  minimum: 'MIN_BET',
  maximum: 'MAX_BET',
};

/** `wheelOfFortune.bet` and `wheelOfFortune.load`. */
export const createWheelHandlers = (options: Omit<SharedCallsOptions, 'codes' | 'limits'>): Handlers => {
  const limits = (): WheelConfig => options.table.board.config as WheelConfig;
  const calls = createSharedCalls({ ...options, codes, limits });
  return {
    'wheelOfFortune.bet': {
      handle: ({ bet, sector, requestId }, caller) => calls.bet(caller, { bet, requestId }, { sector }),
      payloadCodes: { sector: 'SECTOR_NOT_FOUND' },
      signInCode: 0,
      messages: 'wheel',
    },
    'wheelOfFortune.load': { handle: () => calls.load(), messages: 'wheel' },
  };
};
