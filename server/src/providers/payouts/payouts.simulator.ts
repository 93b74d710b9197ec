import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import type { SandboxStore } from '../../core/payments/gateways.ts';
import { maskPurse } from '../../core/payments/sealed-destination.ts';
import {
  answerFaulty,
  chooseFault,
  faultButtons,
  faultOf,
  type ApiAnswer,
} from '../../core/payments/sandbox/sandbox-faults.ts';
import { buttons, facts, sendPage } from '../../core/payments/sandbox/sandbox-page.ts';
import { callBack, isFromAccount, pageOfList, refuse } from '../../core/payments/sandbox/signed-far-side.ts';
import { sortedJson } from '../../core/payments/signed-json.ts';
import { formOf, queryOf, takeForms } from '../../core/social/sandbox/forms.ts';
import { askSchema, type PayoutAnswer } from './payouts.contract.ts';
import { newPayout, payoutActs, playPayout, type PayoutAct, type PayoutOrder } from './payouts.order.ts';

export interface PayoutsSimulatorOptions {
  apiKey: string;
  secret: string;
  store: SandboxStore;
  title?: string;
  slowMs?: number; // delay of a slow answer; longer than the adapter waits, by default
  now?: () => number; // ms since epoch
}

interface Context extends Required<PayoutsSimulatorOptions> {
  base: string; // path that it is served below
}

const PAYOUTS = 'payout:';
const SHOWN = 50;
const SLOW_MS = 15_000;

const keyOf = (payoutKey: string): string => PAYOUTS + payoutKey;

const take = async ({ store, now }: Context, body: unknown): Promise<ApiAnswer> => {
  const { data: request } = askSchema.safeParse(body);
  if (!request) return refuse(400, 'BAD_REQUEST', 'not of the contract');
  const order = await store.update<PayoutOrder>(
    keyOf(request.payout_key),
    (known) => known ?? newPayout(request, now()),
  );
  return sortedJson(order.request) === sortedJson(request)
    ? { status: 200, body: order.payout }
    : refuse(409, 'IDEMPOTENCY_CONFLICT', 'another payout was asked for with this key');
};

const find = async ({ store }: Context, key: string): Promise<ApiAnswer> => {
  const order = await store.get<PayoutOrder>(keyOf(key));
  return order ? { status: 200, body: order.payout } : refuse(404, 'NOT_FOUND', 'this key was never taken');
};

const orders = async (store: SandboxStore): Promise<PayoutOrder[]> =>
  (await store.list<PayoutOrder>(PAYOUTS)).map(({ value }) => value);

const serveApi = (app: FastifyInstance, context: Context): void => {
  const answered = (
    path: string,
    method: 'GET' | 'POST',
    act: (query: URLSearchParams, body: unknown) => Promise<ApiAnswer>,
  ) =>
    app.route({
      method,
      url: path,
      handler: (request, reply) =>
        answerFaulty(reply, context, async () =>
          isFromAccount(request, context)
            ? act(queryOf(request), request.body)
            : refuse(401, 'UNAUTHORIZED', 'no such account, or a wrong signature'),
        ),
    });
  answered('/v1/payouts', 'POST', (_query, body) => take(context, body));
  answered('/v1/payouts/by-key', 'GET', (query) => find(context, query.get('key') ?? ''));
  answered('/v1/payouts', 'GET', async (query) => {
    const payouts = (await orders(context.store)).map(({ payout }) => payout);
    return pageOfList(payouts, query, ({ payout_id }) => payout_id);
  });
};

/** Plays a press and calls back. What it came to, in words; undefined when there is no such payout. */
const press = async ({ store, secret, now }: Context, key: string, act: PayoutAct): Promise<string | undefined> => {
  const order = await store.get<PayoutOrder>(keyOf(key));
  if (!order) return undefined;
  let calls: PayoutAnswer[] = [];
  await store.update<PayoutOrder>(keyOf(key), (known) => {
    const after = playPayout(known ?? order, act, now());
    ({ calls } = after);
    return after.order;
  });
  const answers: string[] = [];
  for (const payout of calls) {
    const answer = await callBack(order.request.ipn_callback_url, payout, act === 'forge' ? `not ${secret}` : secret);
    answers.push(`${payout.status}: ${answer}`);
  }
  return answers.length === 0 ? 'There was nothing to call back.' : `Called back. ${answers.join('; ')}`;
};

const card = (base: string, { request, payout }: PayoutOrder): string => {
  const { payout_key, amount, currency, method, destination, bank, memo } = request;
  return `<article>${facts({
    Asked: `${amount} ${currency} by ${method}`,
    To: [maskPurse(destination), bank, memo === null ? null : maskPurse(memo)].filter(Boolean).join(', '),
    Key: payout_key,
    State: [payout.status, payout.reason, payout.transaction].filter(Boolean).join(', '),
  })}${buttons(`${base}/act`, { key: payout_key }, payoutActs)}</article>`;
};

/** Everything that was asked for, the newest first, with what can be done to it. HTML. */
const payoutsBody = async (base: string, store: SandboxStore): Promise<string> => {
  const cards = (await orders(store)).slice(0, SHOWN).map((order) => card(base, order));
  const fault = faultButtons(`${base}/fault`, await faultOf(store));
  return `<h2>Payouts asked for</h2>${cards.length === 0 ? '<p>None yet.</p>' : cards.join('')}${fault}`;
};

const pressSchema = z.object({ key: z.string(), act: z.enum(Object.keys(payoutActs) as PayoutAct[]) });

const servePage = (app: FastifyInstance, context: Context): void => {
  const { base, store, title } = context;
  app.get('/', async (request, reply) =>
    sendPage(reply, { title, note: queryOf(request).get('note'), body: await payoutsBody(base, store) }),
  );
  app.post('/act', async (request, reply) => {
    const { data } = pressSchema.safeParse(Object.fromEntries(formOf(request)));
    const note = (data && (await press(context, data.key, data.act))) ?? 'That cannot be done.';
    return reply.redirect(`${base}?${new URLSearchParams({ note }).toString()}`, 303);
  });
  app.post('/fault', async (request, reply) => {
    await chooseFault(store, formOf(request).get('act'));
    return reply.redirect(base, 303);
  });
};

/** A provider of payouts, simulated: its API, and a page where one plays it. */
export const createPayoutsSimulator = (options: PayoutsSimulatorOptions): FastifyPluginCallback => {
  return (app, _options, done) => {
    const context: Context = { title: 'Payouts', slowMs: SLOW_MS, now: Date.now, ...options, base: app.prefix };
    takeForms(app);
    serveApi(app, context);
    servePage(app, context);
    done();
  };
};
