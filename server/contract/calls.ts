import type { z } from 'zod';
import { auditCalls } from './audit.contract.ts';
import type { CallRateName } from './call-rates.ts';
import { catalogueCalls } from './catalogue.contract.ts';
import { fairnessCalls } from './fairness.contract.ts';
import { gamesCalls } from './games.contract.ts';
import { gameCalls } from './games/registry.ts';
import { limitsCalls } from './limits.contract.ts';
import { kycCalls } from './kyc.contract.ts';
import { liveFeedCalls } from './live-feed.contract.ts';
import { moderationCalls } from './moderation.contract.ts';
import { sessionsCalls } from './sessions.contract.ts';
import { staffCalls } from './staff.contract.ts';
import { studioCalls } from './studio.contract.ts';
import { usersCalls } from './users.contract.ts';

/** What a call is made of: whether it needs a session, its rate if it is dear, its payload, its answer. */
export interface CallContract {
  readonly auth: boolean;
  readonly rate?: CallRateName;
  readonly payload: z.ZodType;
  readonly answer: z.ZodType;
}

/** Calls by their names. */
export type CallContracts = Readonly<Record<string, CallContract>>;

/** The calls that belong to no game. */
export const platformCalls = {
  ...auditCalls,
  ...catalogueCalls,
  ...fairnessCalls,
  ...gamesCalls,
  ...limitsCalls,
  ...kycCalls,
  ...liveFeedCalls,
  ...moderationCalls,
  ...sessionsCalls,
  ...staffCalls,
  ...studioCalls,
  ...usersCalls,
} as const satisfies CallContracts;

/** Every call of the call channel. */
export const calls = { ...platformCalls, ...gameCalls } as const satisfies CallContracts;

export type CallName = keyof typeof calls;
export type CallPayload<N extends CallName> = z.input<(typeof calls)[N]['payload']>;
export type ParsedPayload<N extends CallName> = z.output<(typeof calls)[N]['payload']>;
export type CallAnswer<N extends CallName> = z.output<(typeof calls)[N]['answer']>;
