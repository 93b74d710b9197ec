import { randomUUID } from 'node:crypto';
import { partsOf } from '../../core/payments/decimal.ts';
import type { FiatDetails, FiatIpn, FiatRequest } from './fiat.contract.ts';

/** The simulated company's record of one request: the payments that came by it, the requested one first. */
export interface FiatOrder {
  request: FiatRequest;
  details: FiatDetails;
  payments: FiatIpn[];
  told: FiatIpn[]; // in the order in which they were called back
}

/** Acts of a person on the far side on an order. */
export const fiatActs = {
  another: 'Pay this amount and currency', // first: what Enter in the amount presses
  pay: 'Pay exactly',
  twice: 'Pay twice',
  late: 'Let it expire, then pay',
  expire: 'Let it expire',
  decline: 'Decline',
  reorder: 'Pay; call back in the wrong order',
  repeat: 'Repeat the last callback',
  forge: 'Call back with a wrong signature',
  unknown: 'Pay for a reference that nobody knows',
} as const;
export type FiatAct = keyof typeof fiatActs;

export interface FiatPress {
  act: FiatAct;
  amount: string; // amount of `another`
  currency: string;
  now: number; // ms since epoch
}

/** Result of a press: the order after it, and its callback. */
export interface FiatPlayed {
  order: FiatOrder;
  calls: FiatIpn[];
}

/** An order as it is when it was just asked for. */
export const newOrder = (request: FiatRequest, details: FiatDetails, now: number): FiatOrder => ({
  request,
  details,
  payments: [paymentOf(request, null, now)],
  told: [],
});

const paymentOf = (request: FiatRequest, parent: string | null, now: number): FiatIpn => ({
  payment_id: randomUUID(),
  parent_payment_id: parent,
  payment_status: 'waiting',
  order_id: request.order_id,
  price_amount: request.price_amount,
  price_currency: request.price_currency,
  actually_paid: '0',
  pay_currency: request.price_currency,
  updated_at: now,
});

/** True when money has come by a payment and has not gone back. */
export const isPaid = ({ payment_status }: FiatIpn): boolean =>
  payment_status === 'finished' || payment_status === 'partially_paid';

/** The payment that money counts for: the asked one, or another one when that is paid already. */
const payableOf = ({ payments: [first], request }: FiatOrder, now: number): FiatIpn =>
  first && !isPaid(first) ? first : paymentOf(request, first?.payment_id ?? null, now);

const paidWith = (payment: FiatIpn, amount: string, currency: string, now: number): FiatIpn => {
  const isLess =
    currency === payment.price_currency && (partsOf(amount, 2) ?? 0n) < (partsOf(payment.price_amount, 2) ?? 0n);
  return {
    ...payment,
    payment_status: isLess ? 'partially_paid' : 'finished',
    actually_paid: amount,
    pay_currency: currency,
    updated_at: now,
  };
};

const withPayment = (order: FiatOrder, payment: FiatIpn): FiatOrder => {
  const isThere = order.payments.some(({ payment_id }) => payment_id === payment.payment_id);
  const payments = isThere
    ? order.payments.map((one) => (one.payment_id === payment.payment_id ? payment : one))
    : [...order.payments, payment];
  return { ...order, payments };
};

const pay = (order: FiatOrder, amount: string, currency: string, now: number): FiatPlayed => {
  const paid = paidWith(payableOf(order, now), amount, currency, now);
  return { order: withPayment(order, paid), calls: [{ ...paid, payment_status: 'confirming' }, paid] };
};

const end = (order: FiatOrder, status: 'failed' | 'expired', now: number): FiatPlayed => {
  const [first] = order.payments;
  if (!first || isPaid(first)) return { order, calls: [] };
  const ended: FiatIpn = { ...first, payment_status: status, updated_at: now };
  return { order: withPayment(order, ended), calls: [ended] };
};

/** A payment of an order is sent back to its payer. */
export const refunded = (order: FiatOrder, paymentId: string, now: number): FiatPlayed => {
  const payment = order.payments.find(({ payment_id }) => payment_id === paymentId);
  if (!payment) return { order, calls: [] };
  const back: FiatIpn = { ...payment, payment_status: 'refunded', updated_at: now };
  return { order: { ...withPayment(order, back), told: [...order.told, back] }, calls: [back] };
};

const andThen = ({ order, calls }: FiatPlayed, next: (order: FiatOrder) => FiatPlayed): FiatPlayed => {
  const after = next(order);
  return { order: after.order, calls: [...calls, ...after.calls] };
};

/** Callback of a forger: it reports a payment that was never made. */
const forged = (order: FiatOrder, now: number): FiatPlayed => ({
  order,
  calls: [paidWith(payableOf(order, now), order.request.price_amount, order.request.price_currency, now)],
});

const played = (order: FiatOrder, { act, amount, currency, now }: FiatPress): FiatPlayed => {
  const { price_amount: price, price_currency: asked } = order.request;
  const payPrice = (one: FiatOrder): FiatPlayed => pay(one, price, asked, now);
  switch (act) {
    case 'pay':
      return payPrice(order);
    case 'twice':
      return andThen(payPrice(order), payPrice);
    case 'late':
      return andThen(end(order, 'expired', now), payPrice);
    case 'expire':
      return end(order, 'expired', now);
    case 'decline':
      return end(order, 'failed', now);
    case 'another':
      return pay(order, amount, currency, now);
    case 'reorder': {
      const paid = payPrice(order);
      return { order: paid.order, calls: paid.calls.toReversed() };
    }
    case 'repeat':
      return { order, calls: order.told.slice(-1) };
    case 'forge':
      return forged(order, now);
    case 'unknown':
      return pay(newOrder({ ...order.request, order_id: randomUUID() }, order.details, now), price, asked, now);
  }
};

/** Plays a press of a button. `unknown` gives another order than the one that it was pressed at. */
export const play = (order: FiatOrder, press: FiatPress): FiatPlayed => {
  const { order: after, calls } = played(order, press);
  const isNews = press.act !== 'forge' && press.act !== 'repeat';
  return { order: isNews ? { ...after, told: [...after.told, ...calls] } : after, calls };
};
