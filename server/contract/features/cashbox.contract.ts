import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { uuid } from '../ids.ts';
import { amountInUnits, minor } from '../money.ts';
import { coursePauses, paymentStates, purseMasks } from './cashbox-values.ts';
import { officeLooseCalls } from './office-loose.contract.ts';

export * from './cashbox-values.ts';
export * from './office-loose.contract.ts';
export * from './tonconnect.contract.ts';
export * from './wagering.ts';

export const paywayId = z.int().min(1).max(32_767);
export const paymentState = z.union([
  z.literal(paymentStates.created),
  z.literal(paymentStates.done),
  z.literal(paymentStates.inProcess),
  z.literal(paymentStates.cancelled),
  z.literal(paymentStates.refused),
]);
const code = z.union([z.literal(1), z.literal(2)]);

/** One way to pay in or out in one currency. Limits: hundredths of that currency; null: none. */
export const payMethodSchema = z.object({
  id: paywayId,
  currencyId: z.int(),
  minLimit: minor,
  maxLimit: minor.nullable(),
});

/** A way to pay. The first method is that of the asked currency. */
export const paywaySchema = z.object({
  id: paywayId,
  name: z.string(),
  image: z.string(), // key of the asset manifest
  network: z.string().nullable(), // network of a coin: TON, TRC20 …
  crypto: z.union([z.literal(0), z.literal(1)]),
  course: z.string(), // base units per unit of its currency, decimal text
  currency: z.object({ id: z.int(), name: z.string() }),
  methods: z.array(payMethodSchema),
  system: z.int().nullable(), // system of a deposit; see `depositSystems`
  mask: z.enum(purseMasks).nullable(), // mask of a withdrawal's purse
  needsBank: z.boolean(),
  needsMemo: z.boolean(),
  feePpm: z.int(), // fee of this player on a withdrawal
  depositFee: z.object({ feePpm: z.int(), from: minor, to: minor }).nullable(), // fee of deposits between these amounts
  bandPercent: z.int(), // percent by which the arriving amount of a withdrawal may move until it is approved; 0: not at all
  paused: z.enum(coursePauses).nullable(), // why nothing goes by it now
});
export type Payway = z.infer<typeof paywaySchema>;

export const bankSchema = z.object({ id: z.int(), bank_name: z.string() });

/** Confirmations of a payment on its network. */
const progress = z.object({ confirmations: z.int(), required: z.int() });

/** A deposit or withdrawal as its player sees it. */
export const paymentSchema = z.object({
  id: z.int(), // shown to the player and to support
  code,
  state: paymentState,
  amount: minor, // hundredths of `currency`
  currency: z.object({ id: z.int(), name: z.string() }),
  coin: z.object({ amount: z.string(), unit: z.string() }).nullable(), // coins that arrived, or that a withdrawal sends
  course: z.string(), // course that it was made at
  baseAmount: minor, // credited, or taken from the balance, in base hundredths; 0 while it is not known
  fee: minor, // base hundredths
  bonus: minor, // base hundredths: the addition to a crypto deposit
  payway: z.object({ id: paywayId, name: z.string(), image: z.string() }),
  purseNumber: z.string().nullable(), // all but its end hidden where it is a card
  memoTag: z.string().nullable(),
  bank: z.string().nullable(),
  transaction: z.string().nullable(), // the provider's or the network's own number
  progress: progress.nullable(),
  reason: z.string().nullable(), // why it was cancelled or refused, or what a deposit waits for
  askedAgain: z.object({ accepted: z.string(), arrives: z.string(), unit: z.string() }).nullable(), // for a withdrawal whose price moved: its player accepts the new amount, or cancels
  isLate: z.boolean(), // seen after its countdown, or for another amount: a person looks at it
  createdAt: z.int(), // ms since epoch, as all times
  updatedAt: z.int(),
  payableFrom: z.int().nullable(), // a withdrawal to a new destination waits until then
  doneAt: z.int().nullable(),
  cancelledAt: z.int().nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** The same under all names that the specification has for it. */
const transactionSchema = paymentSchema.extend({
  payerCurrency: z.string(), // name of `currency`
  purse_id: paywayId,
  comment: z.string(), // JSON: {"bank_name"} where there is a bank
});
export type Transaction = z.infer<typeof transactionSchema>;

/** Next step of a deposit. `expiresAt`: the end of the time in which it can be paid. */
const finishCommon = {
  id: z.int(),
  amount: minor,
  currency: z.object({ id: z.int(), name: z.string() }),
  expiresAt: z.int(),
};
export const depositFinishSchema = z.union([
  z.object({
    ...finishCommon,
    system: z.literal(14),
    url: z.object({ sbp_bank: z.string(), wallet_owner: z.string(), card: z.string() }),
  }),
  z.object({
    ...finishCommon,
    system: z.literal(34),
    traderRequisites: z.object({
      bank: z.string(),
      recipient: z.string(),
      value: z.string(), // card or phone
      kind: z.enum(['card', 'phone']),
    }),
  }),
  z.object({ ...finishCommon, system: z.int(), url: z.string() }), // the browser goes there
]);
export type DepositFinish = z.infer<typeof depositFinishSchema>;

export const coinSchema = z.object({
  name: z.string(),
  code: z.string(),
  minAmount: z.string(),
  course: z.string(), // base units per coin, decimal text
  paused: z.enum(coursePauses).nullable(), // why it has no address now
});
export const cryptoNetworkSchema = z.object({
  code: z.string(),
  name: z.string(),
  id: z.int(),
  image: z.string(),
  coins: z.array(coinSchema),
});
export type CryptoNetwork = z.infer<typeof cryptoNetworkSchema>;

/** Courses as every page hears of them: base units per unit, decimal text. `at`: when the source gave them. */
export const coursesSchema = z.object({
  courses: z.array(z.object({ id: z.int(), course: z.string(), since: z.int().optional() })), // by which amounts are shown, and since when
  at: z.int(),
});

const historyPayload = z.object({
  code,
  page: z.int().min(1).max(10_000).optional(),
  rows: z.union([z.literal(10), z.literal(20), z.literal(50), z.literal(100)]).optional(),
  states: z.array(paymentState).max(5).optional(),
  from: z.int().optional(),
  to: z.int().optional(),
});

/** The legacy channel `cash`, but for withdrawals. */
export const cashboxRequests = {
  'cash:loadPayWaysDeposit': {
    auth: true,
    cost: 'read',
    payload: z.object({
      crypto: z.union([z.boolean(), z.literal(0), z.literal(1)]).optional(),
      isMobile: z.boolean().optional(),
      currency: z.int().optional(),
    }),
    data: z.array(paywaySchema),
  },
  'cash:deposit': {
    auth: true,
    cost: 'change',
    payload: z.object({ methodId: paywayId, amount: amountInUnits, requestId: uuid.optional() }),
    data: depositFinishSchema,
    answeredAs: { done: 'finish', refused: 'error' },
  },
  'cash:openDeposit': { auth: true, cost: 'read', payload: z.object({}), data: depositFinishSchema.nullable() }, // methods that can be paid now
  'cash:cancelDeposit': { auth: true, cost: 'change', payload: z.object({ id: z.int() }), data: paymentSchema },
  // the newest TRANSACTIONS of one kind; cash:history has filters and pages
  'cash:transactions': {
    auth: true,
    cost: 'read',
    payload: z.object({ code }),
    data: z.array(transactionSchema),
  },
  'cash:history': {
    auth: true,
    cost: 'read',
    payload: historyPayload,
    data: z.object({ items: z.array(paymentSchema), total: z.int() }),
  },
  'cash:wagering': {
    auth: true,
    cost: 'read',
    payload: z.object({}),
    data: z.object({ needToPlaying: minor, of: minor }), // base hundredths: left, of what the last deposits asked for
  },
  'cash:getCryptApiData': {
    auth: true,
    cost: 'read',
    payload: z.object({ isMiniApp: z.boolean().optional() }),
    data: z.array(cryptoNetworkSchema),
  },
  'cash:getCryptApiAddress': {
    auth: true,
    cost: 'change',
    payload: z.object({ coin: z.string().max(40) }),
    data: z.object({
      coin: z.string(),
      address: z.string(),
      ton: z.boolean(),
      memo: z.string().nullable(),
      minAmount: z.string(),
      qrCode: z.object({ qr_code: z.string() }), // a data: address of a PNG, QR_WIDTH pixels wide
    }),
  },
  'cash:getCourseTON': {
    auth: true,
    cost: 'look',
    payload: z.object({}),
    data: z.object({ course: z.string(), at: z.int() }),
  },
  'cash:getTonProof': { auth: true, cost: 'change', payload: z.object({}), data: z.object({ payload: z.string() }) },
  'cash:connectTon': {
    auth: true,
    cost: 'secret',
    payload: z.object({
      address: z.string().max(80),
      network: z.string().max(8),
      publicKey: z.string().max(64),
      stateInit: z.string().max(4096),
      proof: z.object({
        timestamp: z.int(),
        domain: z.object({ lengthBytes: z.int(), value: z.string().max(255) }),
        signature: z.string().max(100),
        payload: z.string().max(200),
      }),
    }),
    data: z.object({ wallet: z.string() }),
  },
  'cash:getWalletTON': {
    auth: true,
    cost: 'change',
    payload: z.object({}),
    data: z.object({
      wallet: z.string(),
      memo: z.string(),
      payload: z.string(), // the memo as the body of a transfer: a bag of cells in base64
      minAmount: z.string(),
    }),
  },
  'cash:setTimerWalletTON': {
    auth: true,
    cost: 'change',
    payload: z.object({}),
    data: z.object({ expiresAt: z.int() }),
  },
  'cash:getExCurrency': { auth: true, cost: 'look', payload: z.object({}), data: z.object({ currencyId: z.int() }) },
  'cash:changeExTargetCurrency': {
    auth: true,
    cost: 'change',
    payload: z.object({ currencyId: z.int() }),
    data: z.object({ success: z.literal(true), currencyId: z.int() }),
  },
} as const;

/** Pushed on channel `cash` of the call connection: {type, payload}. `payment` to its player, courses to everybody. */
export const cashPushes = {
  payment: paymentSchema,
  updateCurrencyCourses: coursesSchema,
  coursePauses: z.object({ paused: z.array(z.string()) }), // codes of currencies and coins whose courses may not be used
} as const;

export const cashbox = defineContract({ requests: cashboxRequests, calls: officeLooseCalls });
