import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { minor } from '../money.ts';

export * from './vip-values.ts';

const FIRST_TOLD = 2; // the starting level is not announced
const LAST = 15;

/** The VIP club for the caller. `level`, `told`: null for a guest. */
export const vipStateSchema = z.object({
  hasAssistant: z.boolean(), // the house employs one
  assistantUrl: z.string().nullable(), // null below the level that has it
  robbery: z.record(z.string(), minor), // maximum prize of a spin, base hundredths by status id; empty while it is off
  level: z.int().nullable(),
  told: z.int().nullable(), // highest announced level
});
export type VipState = z.infer<typeof vipStateSchema>;

export const vipCalls = {
  'vip.state': { auth: false, cost: 'read', payload: z.object({}), answer: vipStateSchema },
  // claims the announcement of this level: only the first page gets it
  'vip.tell': {
    auth: true,
    cost: 'change',
    payload: z.object({ level: z.int().min(FIRST_TOLD).max(LAST) }),
    answer: z.object({ isFirst: z.boolean() }),
  },
} as const;

/** The VIP club. */
export const vip = defineContract({ calls: vipCalls });
