import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId } from '../ids.ts';
import { minor } from '../money.ts';
import { forStaff } from '../staff.contract.ts';
import { paymentStates } from './cashbox-values.ts';
import { paymentSchema } from './cashbox.contract.ts';

/** Payments of one answer. */
export const OFFICE_PAYMENTS_PAGE = 50;

const states = Object.values(paymentStates);
const id = z.int().min(1).max(2_147_483_647);
const at = z.int().min(0); // ms since epoch

/** A payment as the desk lists it. */
export const listedPaymentSchema = z.object({
  payment: paymentSchema,
  player: z.object({ userId: publicPlayerId, nick: z.string() }),
  provider: z.string(),
});
export type ListedPayment = z.infer<typeof listedPaymentSchema>;

export const officePaymentsCalls = forStaff('withdrawals', {
  /** Deposits and withdrawals in whatever state, the newest first, a page from `cursor` on. */
  'officePayments.list': {
    auth: true,
    cost: 'survey',
    payload: z.object({
      kind: z.enum(['deposit', 'withdrawal']).optional(),
      state: z.literal(states).optional(),
      payway: z.int().min(0).max(32_767).optional(),
      provider: z.string().max(50).optional(),
      player: z.string().trim().max(254).optional(), // begin of a nick or login, or a whole e-mail, public id or number
      number: id.optional(),
      transaction: z.string().trim().max(200).optional(), // whole
      from: at.optional(), // asked for from then on
      to: at.optional(), // and before that
      min: minor.min(0).optional(), // base hundredths
      max: minor.min(0).optional(),
      cursor: id.optional(),
    }),
    answer: z.object({
      payments: z.array(listedPaymentSchema),
      cursor: id.nullable(), // null: there are no more
      payways: z.array(z.object({ id: z.int(), name: z.string() })), // to choose from
      providers: z.array(z.string()),
    }),
  },
});

/** All deposits and withdrawals, in the back office. */
export const officePayments = defineContract({ calls: officePaymentsCalls });
