import type { z } from 'zod';
import { auditCalls } from './audit.contract.ts';
import { mergeContracts, type CallContracts } from './feature.ts';
import * as features from './features/registry.ts';
import { fairnessCalls } from './fairness.contract.ts';
import { gamesCalls } from './games.contract.ts';
import { gameCalls } from './games/registry.ts';
import { limitsCalls } from './limits.contract.ts';
import { sessionsCalls } from './sessions.contract.ts';
import { staffCalls } from './staff.contract.ts';
import { studioCalls } from './studio.contract.ts';
import { usersCalls } from './users.contract.ts';

/** The calls of what is neither a game nor an area of `features/registry.ts`. */
export const platformCalls = {
  ...auditCalls,
  ...fairnessCalls,
  ...gamesCalls,
  ...limitsCalls,
  ...sessionsCalls,
  ...staffCalls,
  ...studioCalls,
  ...usersCalls,
} as const satisfies CallContracts;

/** Every call of the call channel. */
export const calls = {
  ...platformCalls,
  ...mergeContracts(features, 'calls'),
  ...gameCalls,
} as const satisfies CallContracts;

export type CallName = keyof typeof calls;
export type CallPayload<N extends CallName> = z.input<(typeof calls)[N]['payload']>;
export type ParsedPayload<N extends CallName> = z.output<(typeof calls)[N]['payload']>;
export type CallAnswer<N extends CallName> = z.output<(typeof calls)[N]['answer']>;
