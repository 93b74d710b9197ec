import { z } from 'zod';
import { minor } from '../money.ts';
import { grantStatuses } from './bonus-values.ts';

/** Accounts that a bonus is given on. */
export const bonusAccount = z.enum(['real', 'bonus', 'dic', 'dicLocked', 'usdicLocked']);

/** Result of taking a bonus. `status` waiting: a person looks at it first. */
export const takenSchema = z.object({
  success: z.literal(true),
  amount: minor,
  account: bonusAccount,
  status: z.enum(grantStatuses),
  balance: minor.nullable(), // the account's balance, when it was credited at once
});
export type TakenBonus = z.infer<typeof takenSchema>;
