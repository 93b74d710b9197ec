import type { z } from 'zod';
import { diceCalls } from './dice.contract.ts';
import { fairnessCalls } from './fairness.contract.ts';
import { gamesCalls } from './games.contract.ts';
import { liveFeedCalls } from './live-feed.contract.ts';

/** Every call of the call channel: whether it needs a session, its payload, its answer. */
export const calls = { ...diceCalls, ...fairnessCalls, ...gamesCalls, ...liveFeedCalls } as const;

export type CallName = keyof typeof calls;
export type CallPayload<N extends CallName> = z.input<(typeof calls)[N]['payload']>;
export type ParsedPayload<N extends CallName> = z.output<(typeof calls)[N]['payload']>;
export type CallAnswer<N extends CallName> = z.output<(typeof calls)[N]['answer']>;
