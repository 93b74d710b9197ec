import type { z } from 'zod';
import { auditCalls } from './audit.contract.ts';
import { battleCalls } from './battle.contract.ts';
import { catalogueCalls } from './catalogue.contract.ts';
import { classicCalls } from './classic.contract.ts';
import { coinflipCalls } from './coinflip.contract.ts';
import { diceCalls } from './dice.contract.ts';
import { fairnessCalls } from './fairness.contract.ts';
import { gamesCalls } from './games.contract.ts';
import { limitsCalls } from './limits.contract.ts';
import { kycCalls } from './kyc.contract.ts';
import { liveFeedCalls } from './live-feed.contract.ts';
import { minesCalls } from './mines.contract.ts';
import { moderationCalls } from './moderation.contract.ts';
import { sessionsCalls } from './sessions.contract.ts';
import { usersCalls } from './users.contract.ts';
import { wheelCalls } from './wheel.contract.ts';

/** Every call of the call channel: whether it needs a session, its payload, its answer. */
export const calls = {
  ...auditCalls,
  ...battleCalls,
  ...catalogueCalls,
  ...classicCalls,
  ...coinflipCalls,
  ...diceCalls,
  ...fairnessCalls,
  ...gamesCalls,
  ...limitsCalls,
  ...kycCalls,
  ...liveFeedCalls,
  ...minesCalls,
  ...moderationCalls,
  ...sessionsCalls,
  ...usersCalls,
  ...wheelCalls,
} as const;

export type CallName = keyof typeof calls;
export type CallPayload<N extends CallName> = z.input<(typeof calls)[N]['payload']>;
export type ParsedPayload<N extends CallName> = z.output<(typeof calls)[N]['payload']>;
export type CallAnswer<N extends CallName> = z.output<(typeof calls)[N]['answer']>;
