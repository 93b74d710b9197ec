import { battleCalls } from './battle.contract.ts';
import { classicCalls } from './classic.contract.ts';
import { coinflipCalls } from './coinflip.contract.ts';
import { diceCalls } from './dice.contract.ts';
import { minesCalls } from './mines.contract.ts';
import { wheelCalls } from './wheel.contract.ts';

export * from './battle.contract.ts';
export * from './classic.contract.ts';
export * from './coinflip.contract.ts';
export * from './dice.contract.ts';
export * from './mines.contract.ts';
export * from './wheel.contract.ts';

/** The calls of all in-house games. */
export const gameCalls = {
  ...battleCalls,
  ...classicCalls,
  ...coinflipCalls,
  ...diceCalls,
  ...minesCalls,
  ...wheelCalls,
} as const;
