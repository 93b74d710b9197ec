import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId, uuid, versionNumber } from '../ids.ts';
import { minor } from '../money.ts';
import { drawReceiptSchema } from '../solo-receipt.contract.ts';
import { forStaff } from '../staff.contract.ts';
import { grantStatuses } from './bonus-values.ts';
import { MAX_NEWYEAR_SPINS } from './newyear-values.ts';

export * from './newyear-values.ts';

const MAX_FIELD = 200;
const MAX_TRACKING = 200;

/** A ticket of an edition: `2024-17` is the player's 17th. */
const ticket = z.string().regex(/^[a-z0-9]{1,24}-\d{1,9}$/);

/** A prize of the drum. */
const prize = z.object({
  name: z.string(), // as in the drum's config
  title: z.string(), // in the caller's language
  title_count: z.string(), // physical prizes: stock left of total
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]), // base currency, DIC, physical prize
  amount: minor, // hundredths; 0 for a physical prize
  count: z.int(), // stock left; 0 for amounts, which are unlimited
});

/** A prize as the list shows it. */
export const newyearListedPrize = prize.extend({
  weight: z.int(), // chance: weight / sum of all weights
  equivalent: minor, // base hundredths paid when out of stock; 0 for amounts
});
export type NewyearListedPrize = z.infer<typeof newyearListedPrize>;

/** A physical prize won by the caller. */
export const newyearWonThing = prize.extend({ id: ticket, round: uuid, at: z.int() });
export type NewyearWonThing = z.infer<typeof newyearWonThing>;

/** An order and its status. */
const ordered = newyearWonThing.extend({
  orderedAt: z.int(), // ms since epoch, as all times
  shipsBy: z.int(),
  shippedAt: z.int().nullable(),
  tracking: z.string(),
});
export type NewyearOrdered = z.infer<typeof ordered>;

const field = z.string().max(MAX_FIELD);

/** A delivery address. All fields are required. */
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

/** The event and the caller's tickets; null: no event is running. */
export const newyearInfo = z.object({
  edition: z.string(),
  from: z.int(),
  until: z.int(), // the first moment after it
  spins: z.int(),
  days: z.int(), // with a sign-in of the caller
  deposited: minor, // during the event, base hundredths, without additions
  depositTickets: z.int(), // for deposits that are played through
  pending: z.object({ tickets: z.int(), stake: minor }), // tickets that come once so much more is staked
  spent: z.int(),
});
export type NewyearInfo = z.infer<typeof newyearInfo>;

/** The result of a spin. */
export const newyearSpun = z.object({
  success: z.literal(true),
  id: uuid, // id of the round: its page is /fairness/newyear/<id>
  outcome: z.object({ prize: z.string(), prizeMinor: z.string() }),
  config: z.record(z.string(), z.unknown()), // config of the draw
  given: z.object({
    account: z.enum(['real', 'dic']).nullable(), // null: a physical prize
    amount: minor,
    status: z.enum(grantStatuses).nullable(),
    isEquivalent: z.boolean(), // paid instead of a physical prize that is out of stock
  }),
  spins: z.int(), // left
  receipt: drawReceiptSchema,
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
    // accounts that also spun and may belong to the same person
    z.object({
      kind: z.enum(['device', 'address', 'destination', 'telegram', 'identity']),
      userId: publicPlayerId,
      nick: z.string(),
    }),
  ),
});
export type OfficeNewyearOrder = z.infer<typeof officeNewyearOrder>;

/** The New Year drum: tickets, spins, prizes and deliveries. */
export const newyear = defineContract({
  calls: {
    'bonus.newYearBoom.getInfo': {
      auth: true,
      cost: 'read',
      payload: none,
      answer: z.object({ info: newyearInfo.nullable() }),
    },
    // `ticket`: the number to spend, `spent` + 1, so that a repeated request spends no other
    'bonus.newYearBoom.spin': {
      auth: true,
      cost: 'change',
      payload: z.object({ ticket: z.int().min(1) }),
      answer: newyearSpun,
    },
    // several at once, from `ticket` on, all or none; a repeated request is answered with the same draws
    'bonus.newYearBoom.spinMany': {
      auth: true,
      cost: 'change',
      payload: z.object({ ticket: z.int().min(1), count: z.int().min(1).max(MAX_NEWYEAR_SPINS) }),
      answer: z.object({ spun: z.array(newyearSpun) }), // in the order of the tickets
    },
    'bonus.newYearBoom.getPrizeList': {
      auth: true,
      cost: 'read',
      payload: none,
      answer: z.object({ prizes: z.array(newyearListedPrize) }),
    },
    // physical prizes not ordered yet
    'bonus.newYearBoom.getPrizeForOrders': {
      auth: true,
      cost: 'read',
      payload: none,
      answer: z.object({ prizes: z.array(newyearWonThing) }),
    },
    // orders, and prizes that can be ordered
    'bonus.newYearBoom.checkOrder': {
      auth: true,
      cost: 'read',
      payload: none,
      answer: z.object({ orders: z.array(ordered), open: z.array(newyearWonThing) }),
    },
    'bonus.newYearBoom.createOrder': {
      auth: true,
      cost: 'change',
      payload: z.object({ prize: ticket.optional(), orderData: newyearOrderData }), // without one: what waits first in getPrizeForOrders,
      answer: done,
    },
    ...forStaff('newyearOrders', {
      'officeNewyear.orders': {
        auth: true,
        cost: 'read',
        payload: none,
        answer: z.object({ orders: z.array(officeNewyearOrder) }),
      },
      // every read of an address is recorded in the account's trail
      'officeNewyear.address': {
        auth: true,
        cost: 'change',
        payload: z.object({ id: versionNumber }),
        answer: z.object({ address: newyearOrderData.nullable() }), // null: erased
      },
      'officeNewyear.ship': {
        auth: true,
        cost: 'change',
        payload: z.object({ id: versionNumber, tracking: z.string().trim().min(1).max(MAX_TRACKING) }),
        answer: done,
      },
    }),
  },
});
