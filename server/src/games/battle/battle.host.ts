import type { BattleConfig } from 'games-engine/battle';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { battleCalls } from '../../../contract/battle.contract.ts';
import type { SharedBetCodes } from '../../core/hosts/shared-bet.ts';
import { createSharedCalls, type SharedCallsOptions } from '../../core/hosts/shared-calls.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';

type Handlers = { [N in keyof typeof battleCalls]: CallHandler<(typeof battleCalls)[N], CallAnswer<N>> };

/** What battle's round host answers when money or the round's state refuses a bet. */
export const battleRefusals = { insufficientCode: '6', closedCode: '3', missingCode: '3' } as const;

const codes: SharedBetCodes = { currency: 1, usdic: 9, minimum: 2, maximum: 7 };

/** `battle.bet` and `battle.load`. */
export const createBattleHandlers = (options: Omit<SharedCallsOptions, 'codes' | 'limits'>): Handlers => {
  const limits = (): BattleConfig => options.table.board.config as BattleConfig;
  const calls = createSharedCalls({ ...options, codes, limits });
  return {
    'battle.bet': {
      handle: ({ bet, team, requestId }, caller) => calls.bet(caller, { bet, requestId }, { team }),
      signInCode: 0,
      messages: 'battle',
    },
    'battle.load': { handle: () => calls.load(), messages: 'battle' },
  };
};
