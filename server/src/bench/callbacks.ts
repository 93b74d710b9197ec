import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SIGNATURE_HEADER, signatureOfJson } from '../core/payments/signed-json.ts';
import type { FiatIpn } from '../providers/fiat/fiat.contract.ts';
import { quantile } from './raw-socket.ts';

// Runs as a process of its own, so that the provider's work is not done on the server's event loop.
// Takes CallbackOrder as JSON on its standard input; prints CallbackFigures as JSON.

export interface CallbackOrder {
  url: string; // address that is called back
  secret: string;
  amount: string; // amount of each payment, roubles
  refs: string[]; // payments that wait to be paid
  lanes: number; // calls at a time
  seconds: number;
}

export interface CallbackFigures {
  taken: number;
  refused: number;
  seconds: number;
  p50: number;
  p95: number;
}

const order = JSON.parse(readFileSync(0, 'utf8')) as CallbackOrder;

const ipnOf = (ref: string): FiatIpn => ({
  payment_id: randomUUID(),
  parent_payment_id: null,
  payment_status: 'finished',
  order_id: ref,
  price_amount: order.amount,
  price_currency: 'RUB',
  actually_paid: order.amount,
  pay_currency: 'RUB',
  updated_at: Date.now(),
});

const callBack = async (ref: string): Promise<boolean> => {
  const ipn = ipnOf(ref);
  const response = await fetch(order.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOfJson(order.secret, ipn) },
    body: JSON.stringify(ipn),
  });
  return response.ok && (await response.text()) === 'ok';
};

const latenciesMs: number[] = [];
let taken = 0;
let refused = 0;

const callUntil = async (endMs: number): Promise<void> => {
  for (let ref = order.refs.pop(); ref !== undefined && performance.now() < endMs; ref = order.refs.pop()) {
    const started = performance.now();
    if (await callBack(ref)) taken += 1;
    else refused += 1;
    latenciesMs.push(performance.now() - started);
  }
};

const started = performance.now();
await Promise.all(Array.from({ length: order.lanes }, () => callUntil(started + order.seconds * 1000)));
const seconds = (performance.now() - started) / 1000;
latenciesMs.sort((a, b) => a - b);
const figures: CallbackFigures = {
  taken,
  refused,
  seconds,
  p50: quantile(latenciesMs, 0.5),
  p95: quantile(latenciesMs, 0.95),
};
process.stdout.write(JSON.stringify(figures));
