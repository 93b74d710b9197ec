import { z } from 'zod';
import { languages } from './languages.ts';
import { minor } from './money.ts';

/** Roles beyond player. */
export const roles = ['designer', 'auditor', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A currency of the display selector. `course`: base units per unit, decimal text. */
export const currencySchema = z.object({
  id: z.int(),
  name: z.string(),
  course: z.string(),
  image: z.string(),
  selectable: z.boolean(),
});
export type Currency = z.infer<typeof currencySchema>;

/** The signed-in player as the client knows them. Amounts are hundredths. */
export const profileSchema = z.object({
  id: z.int(),
  profileID: z.string(),
  login: z.string().nullable(),
  nick: z.string(),
  avatar: z.string(),
  email: z.string().nullable(),
  emailVerify: z.boolean(),
  lang: z.enum(languages),
  type: z.int(),
  balance: minor,
  bonus_balance: minor,
  game_mode: z.int(),
  lockedBalance: minor,
  lockedBalanceCanTake: minor,
  usdicBalanceLocked: minor,
  usdicBalanceCanTake: minor,
  targetCurrency: z.int(),
  lastTargetCurrency: z.int(),
  admin: z.boolean(),
  moderator: z.boolean(),
  roles: z.array(z.enum(roles)),
  auth: z.literal(true),
});
export type Profile = z.infer<typeof profileSchema>;
