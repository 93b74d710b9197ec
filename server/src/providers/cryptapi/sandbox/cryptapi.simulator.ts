import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { decimalText } from '../../../core/payments/decimal.ts';
import type { SandboxStore } from '../../../core/payments/gateways.ts';
import { chooseFault, faultButtons, faultOf } from '../../../core/payments/sandbox/sandbox-faults.ts';
import { sendPage } from '../../../core/payments/sandbox/sandbox-page.ts';
import { formOf, queryOf, takeForms } from '../../../core/social/sandbox/forms.ts';
import {
  addressActs,
  paymentActs,
  playAddress,
  playPayment,
  withAnswer,
  type AddressAct,
  type FarAddress,
  type PaymentAct,
  type Played,
} from './far-address.ts';
import { ADDRESSES, serveApi, type FarContext } from './far-api.ts';
import { callBack } from './far-calls.ts';
import { addressesBody } from './far-page.ts';

export interface CryptApiSimulatorOptions {
  store: SandboxStore;
  /** Origin of the only site that is called back: an open simulator must not fetch what anybody asks it to. */
  callsBackTo(): string;
  slowMs?: number; // delay of a slow answer; longer than the adapter waits, by default
  now?: () => number; // ms since epoch
}

const SLOW_MS = 15_000;
const SHOWN = 20;

const pressSchema = z.object({
  address: z.string().startsWith(ADDRESSES).max(100),
  act: z.enum(Object.keys(addressActs) as AddressAct[]),
  amount: decimalText,
});
const paymentSchema = z.object({
  address: z.string().startsWith(ADDRESSES).max(100),
  payment: z.string().max(100),
  act: z.enum(Object.keys(paymentActs) as PaymentAct[]),
});

/** Calls back what was played, one after the other, and notes the answers. Says what they were. */
const callAll = async (store: SandboxStore, key: string, { address, calls }: Played): Promise<string> => {
  const answers: string[] = [];
  for (const call of calls) {
    const { isTaken, text } = await callBack(store, address, call);
    const { uuid = '', pending } = call.fields;
    await store.update<FarAddress>(key, (known) => withAnswer(known ?? address, uuid, isTaken));
    answers.push(`${pending === '1' ? 'pending' : 'confirmed'}: ${text}`);
  }
  return answers.length === 0 ? 'Nobody was called back.' : `Called back. ${answers.join('; ')}`;
};

/** Plays a press. What it came to, in words; undefined when there is no such address. */
const press = async (
  store: SandboxStore,
  key: string,
  play: (address: FarAddress) => Played,
): Promise<string | undefined> => {
  const known = await store.get<FarAddress>(key);
  if (!known) return undefined;
  let played: Played = { address: known, calls: [] };
  await store.update<FarAddress>(key, (address) => {
    played = play(address ?? known);
    return played.address;
  });
  return callAll(store, key, played);
};

const servePage = (app: FastifyInstance, { base, store, now }: FarContext): void => {
  const backWith = (note = 'That cannot be done: check the amount.'): string =>
    `${base}?${new URLSearchParams({ note }).toString()}`;
  app.get('/', async (request, reply) => {
    const addresses = (await store.list<FarAddress>(ADDRESSES)).slice(0, SHOWN);
    const body = addressesBody(base, addresses) + faultButtons(`${base}/fault`, await faultOf(store));
    return sendPage(reply, { title: 'CryptAPI', note: queryOf(request).get('note'), body });
  });
  app.post('/act', async (request, reply) => {
    const { data } = pressSchema.safeParse(Object.fromEntries(formOf(request)));
    const note = data && (await press(store, data.address, (at) => playAddress(at, data.act, data.amount, now())));
    return reply.redirect(backWith(note), 303);
  });
  app.post('/payment', async (request, reply) => {
    const { data } = paymentSchema.safeParse(Object.fromEntries(formOf(request)));
    const note = data && (await press(store, data.address, (at) => playPayment(at, data.payment, data.act, now())));
    return reply.redirect(backWith(note), 303);
  });
  app.post('/fault', async (request, reply) => {
    await chooseFault(store, formOf(request).get('act'));
    return reply.redirect(base, 303);
  });
};

/**
 * CryptAPI, simulated: its API, and a page on which a tester pays. Its addresses are valid in form and belong
 * to nobody.
 */
export const createCryptApiSimulator = (options: CryptApiSimulatorOptions): FastifyPluginCallback => {
  return (app, _options, done) => {
    const context: FarContext = { slowMs: SLOW_MS, now: Date.now, ...options, base: app.prefix };
    takeForms(app);
    serveApi(app, context);
    servePage(app, context);
    done();
  };
};
