import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId, uuid, versionNumber } from '../ids.ts';
import { minor } from '../money.ts';
import { forStaff } from '../staff.contract.ts';
import { grantStatuses } from './bonus-values.ts';

export * from './newyear-values.ts';

const MAX_FIELD = 200;
const MAX_TRACKING = 200;

/** A ticket of an edition: `2024-17` is the 17th that its player spends. */
const ticket = z.string().regex(/^[a-z0-9]{1,24}-\d{1,9}$/);

/** A prize of the drum. */
const prize = z.object({
  name: z.string(), // as the drum's configuration has it
  title: z.string(), // in the caller's language
  title_count: z.string(), // of things: how many are left of how many
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]), // an amount of the base currency, of DIC, a thing
  amount: minor, // hundredths; 0 for a thing
  count: z.int(), // of things that are left; 0 for an amount, which never ends
});

/** A prize as the list shows it. */
export const newyearListedPrize = prize.extend({
  weight: z.int(), // chance: weight / sum of all weights
  equivalent: minor, // base hundredths that are paid once none of a thing is left; 0 for an amount
});
export type NewyearListedPrize = z.infer<typeof newyearListedPrize>;

/** A thing that the caller has won. */
export const newyearWonThing = prize.extend({ id: ticket, round: uuid, at: z.int() });
export type NewyearWonThing = z.infer<typeof newyearWonThing>;

/** Where an order stands. */
const ordered = newyearWonThing.extend({
  orderedAt: z.int(), // ms since epoch, as all times
  shipsBy: z.int(),
  shippedAt: z.int().nullable(),
  tracking: z.string(),
});
export type NewyearOrdered = z.infer<typeof ordered>;

const field = z.string().max(MAX_FIELD);

/** Where a thing is sent. All fields must be filled. */
export const newyearOrderData = z.object({
  fullName: field,
  country: field,
  region: field,
  cite: field,
  address: field,
  index: field,
  telegram: field,
});
export type NewyearOrderData = z.infer<typeof newyearOrderData>;

/** How the caller stands in the event; null: none runs. */
export const newyearInfo = z.object({
  edition: z.string(),
  from: z.int(),
  until: z.int(), // the first moment after it
  spins: z.int(),
  days: z.int(), // on which the caller was signed in
  deposited: z.object({ usd: minor, rub: minor, kzt: minor, other: minor }), // hundredths of each; others of the base currency
  depositTickets: z.int(),
  spent: z.int(),
});
export type NewyearInfo = z.infer<typeof newyearInfo>;

/** What a spin has given. */
export const newyearSpun = z.object({
  success: z.literal(true),
  id: uuid, // of the round: its page is /fairness/newyear/<id>
  outcome: z.object({ prize: z.string(), prizeMinor: z.string() }),
  config: z.record(z.string(), z.unknown()), // that it was drawn with
  given: z.object({
    account: z.enum(['real', 'dic']).nullable(), // null: the thing itself
    amount: minor,
    status: z.enum(grantStatuses).nullable(),
    isEquivalent: z.boolean(), // paid in place of a thing of which none was left
  }),
  spins: z.int(), // that are left
});
export type NewyearSpun = z.infer<typeof newyearSpun>;

const none = z.object({});
const done = z.object({ success: z.literal(true) });

/** An order in the back office, without its address. */
export const officeNewyearOrder = z.object({
  id: z.int(),
  player: z.object({ userId: publicPlayerId, nick: z.string() }),
  prize: z.string(),
  country: z.string().nullable(),
  at: z.int(),
  shipsBy: z.int(),
  shippedAt: z.int().nullable(),
  shippedBy: z.string().nullable(),
  tracking: z.string(),
  others: z.array(
    // who have spun the drum too and seem to be the same person
    z.object({
      kind: z.enum(['device', 'address', 'destination', 'telegram', 'identity']),
      userId: publicPlayerId,
      nick: z.string(),
    }),
  ),
});
export type OfficeNewyearOrder = z.infer<typeof officeNewyearOrder>;

/** The New Year drum: tickets, spins, what was won and where it is sent. */
export const newyear = defineContract({
  calls: {
    'bonus.newYearBoom.getInfo': { auth: true, payload: none, answer: z.object({ info: newyearInfo.nullable() }) },
    // `ticket`: the number of the one that is spent, one above `spent`, so that a repetition spends no other
    'bonus.newYearBoom.spin': {
      auth: true,
      rate: 'change',
      payload: z.object({ ticket: z.int().min(1) }),
      answer: newyearSpun,
    },
    'bonus.newYearBoom.getPrizeList': {
      auth: true,
      payload: none,
      answer: z.object({ prizes: z.array(newyearListedPrize) }),
    },
    // things that were won and not ordered yet
    'bonus.newYearBoom.getPrizeForOrders': {
      auth: true,
      payload: none,
      answer: z.object({ prizes: z.array(newyearWonThing) }),
    },
    // what was ordered, and what can be
    'bonus.newYearBoom.checkOrder': {
      auth: true,
      payload: none,
      answer: z.object({ orders: z.array(ordered), open: z.array(newyearWonThing) }),
    },
    'bonus.newYearBoom.createOrder': {
      auth: true,
      rate: 'change',
      payload: z.object({ prize: ticket, orderData: newyearOrderData }),
      answer: done,
    },
    ...forStaff(['finance', 'admin'], {
      'officeNewyear.orders': { auth: true, payload: none, answer: z.object({ orders: z.array(officeNewyearOrder) }) },
      // who reads an address stands in the account's trail
      'officeNewyear.address': {
        auth: true,
        rate: 'change',
        payload: z.object({ id: versionNumber }),
        answer: z.object({ address: newyearOrderData.nullable() }), // null: erased
      },
      'officeNewyear.ship': {
        auth: true,
        rate: 'change',
        payload: z.object({ id: versionNumber, tracking: z.string().trim().min(1).max(MAX_TRACKING) }),
        answer: done,
      },
    }),
  },
});
