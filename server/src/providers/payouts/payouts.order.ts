import { randomUUID } from 'node:crypto';
import type { PayoutAnswer, PayoutRequest } from './payouts.contract.ts';

/** The simulated provider's record of one request. */
export interface PayoutOrder {
  request: PayoutRequest;
  payout: PayoutAnswer;
  told: PayoutAnswer[]; // in the order in which they were called back
}

/** Acts of a person on the far side on a payout. */
export const payoutActs = {
  done: 'Pay it out',
  failed: 'Let it fail',
  late: 'Pay it out although it failed',
  reorder: 'Pay it out; call back in the wrong order',
  repeat: 'Repeat the last callback',
  forge: 'Call back done with a wrong signature',
  unknown: 'Call back for a key that nobody knows',
} as const;
export type PayoutAct = keyof typeof payoutActs;

export interface PayoutPlayed {
  order: PayoutOrder;
  calls: PayoutAnswer[];
}

/** A payout as it is when it was just asked for. */
export const newPayout = (request: PayoutRequest, now: number): PayoutOrder => {
  const { payout_key, amount, currency } = request;
  const payout: PayoutAnswer = {
    payout_id: randomUUID(),
    payout_key,
    status: 'accepted',
    amount,
    currency,
    transaction: null,
    reason: null,
    updated_at: now,
  };
  return { request, payout, told: [] };
};

const paidOut = (payout: PayoutAnswer, now: number): PayoutAnswer => ({
  ...payout,
  status: 'done',
  transaction: randomUUID(),
  updated_at: now,
});

const ended = (order: PayoutOrder, payout: PayoutAnswer, calls: PayoutAnswer[] = [payout]): PayoutPlayed =>
  order.payout.status === 'accepted'
    ? { order: { ...order, payout, told: [...order.told, ...calls] }, calls }
    : { order, calls: [] };

/** Plays a press of a button. What is done stays so; what failed too, unless it is paid out late. */
export const playPayout = (order: PayoutOrder, act: PayoutAct, now: number): PayoutPlayed => {
  const { payout, told } = order;
  switch (act) {
    case 'done':
      return ended(order, paidOut(payout, now));
    case 'failed':
      return ended(order, { ...payout, status: 'failed', reason: 'the receiver’s bank refused it', updated_at: now });
    case 'late': {
      if (payout.status !== 'failed') return { order, calls: [] };
      const done = { ...paidOut(payout, now), reason: null };
      return { order: { ...order, payout: done, told: [...told, done] }, calls: [done] };
    }
    case 'reorder': {
      const done = paidOut(payout, now);
      return ended(order, done, [done, payout]);
    }
    case 'repeat':
      return { order, calls: told.slice(-1) };
    case 'forge':
      return { order, calls: [paidOut(payout, now)] };
    case 'unknown':
      return { order, calls: [{ ...paidOut(payout, now), payout_id: randomUUID(), payout_key: randomUUID() }] };
  }
};
