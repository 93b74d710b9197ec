import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { minor } from '../money.ts';

export * from './vip-values.ts';

const FIRST_TOLD = 2; // nobody is told of the level that everybody begins with
const LAST = 15;

/** The VIP club as its visitor sees it. `level`, `told`: null for a guest. */
export const vipStateSchema = z.object({
  hasAssistant: z.boolean(), // the house has a private assistant
  assistantUrl: z.string().nullable(), // of players whose level has it
  robbery: z.record(z.string(), minor), // the most that a spin gives, base hundredths by status id; empty while it is off
  level: z.int().nullable(),
  told: z.int().nullable(), // the highest level that they were told of
});
export type VipState = z.infer<typeof vipStateSchema>;

export const vipCalls = {
  'vip.state': { auth: false, payload: z.object({}), answer: vipStateSchema },
  // a page is about to tell its player of this level; only the first one does
  'vip.tell': {
    auth: true,
    rate: 'change',
    payload: z.object({ level: z.int().min(FIRST_TOLD).max(LAST) }),
    answer: z.object({ isFirst: z.boolean() }),
  },
} as const;

/** The VIP club. */
export const vip = defineContract({ calls: vipCalls });
