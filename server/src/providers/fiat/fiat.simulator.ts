import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { formOf, queryOf, takeForms } from '../../core/social/sandbox/forms.ts';
import { partsOf } from '../../core/payments/decimal.ts';
import type { SandboxStore } from '../../core/payments/gateways.ts';
import { answerFaulty, chooseFault, faultOf, type ApiAnswer } from '../../core/payments/sandbox/sandbox-faults.ts';
import { sendPage } from '../../core/payments/sandbox/sandbox-page.ts';
import { callBack, isFromAccount, pageOfList, refuse } from '../../core/payments/sandbox/signed-far-side.ts';
import { sortedJson } from '../../core/payments/signed-json.ts';
import {
  createSchema,
  refundSchema,
  type FiatDetails,
  type FiatIpn,
  type FiatRefund,
  type FiatRefunded,
  type FiatRequest,
} from './fiat.contract.ts';
import {
  fiatActs,
  isPaid,
  newOrder,
  play,
  refunded,
  type FiatAct,
  type FiatOrder,
  type FiatPress,
} from './fiat.order.ts';
import { fiatPage, payPage } from './fiat.page.ts';

export interface FiatSimulatorOptions {
  apiKey: string;
  secret: string;
  store: SandboxStore;
  slowMs?: number; // delay of a slow answer; longer than the adapter waits, by default
  now?: () => number; // ms since epoch
}

interface Context extends Required<FiatSimulatorOptions> {
  base: string; // path that it is served below
}

const TITLE = 'Fiat deposits';
const ORDERS = 'order:';
const SHOWN = 50;
const SLOW_MS = 15_000;

const keyOf = (orderId: string): string => ORDERS + orderId;
const isWithout = async (store: SandboxStore): Promise<boolean> =>
  (await store.get<{ isWithout: boolean }>('requisites'))?.isWithout ?? false;

const detailsFor = ({ product, pay_method, order_id, success_url }: FiatRequest, base: string): FiatDetails => {
  switch (product) {
    case 'sbp':
      return { product, bank: 'Sandbox Bank', owner: 'ANNA S.', card: '+7 900 000-00-04' };
    case 'trader': {
      const isPhone = pay_method === 'sbp';
      const value = isPhone ? '+7 900 000-00-00' : '2200 0000 0000 0012';
      return { product, bank: 'Sandbox Bank', recipient: 'Boris L.', value, value_kind: isPhone ? 'phone' : 'card' };
    }
    case 'redirect': {
      // address of the site as the browser knows it, whatever it is on this machine
      const page = new URL(`${base}/pay/${encodeURIComponent(order_id)}`, success_url);
      return { product, invoice_url: page.href };
    }
  }
};

/** Compares requests without their addresses, which are another process's where the house has several. */
const wantedBy = ({ ipn_callback_url: _callback, success_url: _success, ...wanted }: FiatRequest): string =>
  sortedJson(wanted);

const create = async ({ store, base, now }: Context, body: unknown): Promise<ApiAnswer> => {
  const { data: request } = createSchema.safeParse(body);
  if (!request) return refuse(400, 'BAD_REQUEST', 'not of the contract');
  if (await isWithout(store)) return refuse(422, 'NO_REQUISITES', 'nobody takes this amount now, try another one');
  const order = await store.update<FiatOrder>(
    keyOf(request.order_id),
    (order) => order ?? newOrder(request, detailsFor(request, base), now()),
  );
  if (wantedBy(order.request) !== wantedBy(request))
    return refuse(409, 'IDEMPOTENCY_CONFLICT', 'another payment was asked for with this order_id');
  const { order_id, price_amount, price_currency } = order.request;
  const payment_id = order.payments[0]?.payment_id;
  return { status: 201, body: { payment_id, order_id, price_amount, price_currency, details: order.details } };
};

const orders = async (store: SandboxStore): Promise<FiatOrder[]> =>
  (await store.list<FiatOrder>(ORDERS)).map(({ value }) => value);

const isAsPaid = ({ actually_paid, pay_currency }: FiatIpn, { amount, currency }: FiatRefund): boolean =>
  actually_paid === amount && pay_currency === currency;

/** Sends a payment back, once a `refund_id`, and calls back that it was refunded. */
const refundPayment = async ({ store, secret, now }: Context, body: unknown): Promise<ApiAnswer> => {
  const { data: asked } = refundSchema.safeParse(body);
  if (!asked) return refuse(400, 'BAD_REQUEST', 'not of the contract');
  const before = await store.get<FiatRefunded>(`refund:${asked.refund_id}`);
  if (before && before.payment_id !== asked.payment_id)
    return refuse(409, 'IDEMPOTENCY_CONFLICT', 'another payment was sent back with this refund_id');
  if (before) return { status: 200, body: before };
  const order = (await orders(store)).find(({ payments }) =>
    payments.some((one) => one.payment_id === asked.payment_id),
  );
  const payment = order?.payments.find(({ payment_id }) => payment_id === asked.payment_id);
  if (!order || !payment) return refuse(404, 'NOT_FOUND', 'no such payment');
  if (payment.payment_status === 'refunded') return refuse(409, 'ALREADY_REFUNDED', 'it was sent back before');
  if (!isPaid(payment) || !isAsPaid(payment, asked)) return refuse(422, 'NOT_PAID', 'so much was not paid');
  const answer: FiatRefunded = { ...asked, status: 'finished', reason: null };
  await store.put(`refund:${asked.refund_id}`, answer);
  let call: FiatIpn | undefined;
  await store.update<FiatOrder>(keyOf(order.request.order_id), (known) => {
    const after = refunded(known ?? order, asked.payment_id, now());
    call = after.calls[0];
    return after.order;
  });
  if (call) await callBack(order.request.ipn_callback_url, call, secret);
  return { status: 201, body: answer };
};

const serveApi = (app: FastifyInstance, context: Context): void => {
  const unsigned = refuse(401, 'UNAUTHORIZED', 'no such account, or a wrong signature');
  app.post('/v1/payments', (request, reply) =>
    answerFaulty(reply, context, async () =>
      isFromAccount(request, context) ? create(context, request.body) : unsigned,
    ),
  );
  app.post('/v1/refunds', (request, reply) =>
    answerFaulty(reply, context, async () =>
      isFromAccount(request, context) ? refundPayment(context, request.body) : unsigned,
    ),
  );
  app.get('/v1/payments', (request, reply) =>
    answerFaulty(reply, context, async () => {
      if (!isFromAccount(request, context)) return unsigned;
      const payments = (await orders(context.store)).flatMap(({ payments }) => payments);
      return pageOfList(payments, queryOf(request), ({ payment_id }) => payment_id);
    }),
  );
};

/** Plays a press and calls back. What it came to, in words; undefined when there is no such order. */
const press = async (
  { store, secret }: Context,
  orderId: string,
  pressed: FiatPress & { payer?: FiatIpn['payer'] },
): Promise<string | undefined> => {
  const { payer } = pressed;
  const order = await store.get<FiatOrder>(keyOf(orderId));
  if (!order) return undefined;
  let calls: FiatIpn[] = [];
  const played = (known: FiatOrder): FiatOrder => {
    const after = play(known, pressed);
    calls = payer ? after.calls.map((call) => ({ ...call, payer })) : after.calls;
    return after.order;
  };
  if (pressed.act === 'unknown') {
    const stray = played(order);
    await store.put(keyOf(stray.request.order_id), stray);
  } else await store.update<FiatOrder>(keyOf(orderId), (known) => played(known ?? order));
  const answers: string[] = [];
  for (const ipn of calls) {
    const answer = await callBack(
      order.request.ipn_callback_url,
      ipn,
      pressed.act === 'forge' ? `not ${secret}` : secret,
    );
    answers.push(`${ipn.payment_status}: ${answer}`);
  }
  return answers.length === 0 ? 'There was nothing to call back.' : `Called back. ${answers.join('; ')}`;
};

const actOf = (name: string | null): FiatAct | undefined =>
  name !== null && Object.hasOwn(fiatActs, name) ? (name as FiatAct) : undefined;

const pressOf = (form: URLSearchParams, now: number): FiatPress | undefined => {
  const [act, amount, currency] = [actOf(form.get('act')), form.get('amount') ?? '', form.get('currency') ?? ''];
  if (!act || (act === 'another' && (partsOf(amount, 2) === undefined || !/^[A-Z]{3,10}$/.test(currency))))
    return undefined;
  return { act, amount, currency, now };
};

const servePage = (app: FastifyInstance, context: Context): void => {
  const { base, store, now } = context;
  const backWith = (note: string): string => `${base}?${new URLSearchParams({ note }).toString()}`;
  app.get('/', async (request, reply) => {
    const body = fiatPage(base, (await orders(store)).slice(0, SHOWN), await faultOf(store), await isWithout(store));
    return sendPage(reply, { title: TITLE, note: queryOf(request).get('note'), body });
  });
  app.post('/act', async (request, reply) => {
    const form = formOf(request);
    const pressed = pressOf(form, now());
    const card = form.get('card')?.replace(/\D/g, '') ?? '';
    const payer = card === '' ? undefined : ({ kind: 'card', number: card } as const);
    const note = pressed && (await press(context, form.get('order') ?? '', { ...pressed, payer }));
    return reply.redirect(backWith(note ?? 'That cannot be done: check the amount and the currency.'), 303);
  });
  app.post('/fault', async (request, reply) => {
    await chooseFault(store, formOf(request).get('act'));
    return reply.redirect(base, 303);
  });
  app.post('/requisites', async (request, reply) => {
    await store.put('requisites', { isWithout: formOf(request).get('act') === 'off' });
    return reply.redirect(base, 303);
  });
};

const servePayPage = (app: FastifyInstance, context: Context): void => {
  app.get<{ Params: { order: string } }>('/pay/:order', async (request, reply) => {
    const order = await context.store.get<FiatOrder>(keyOf(request.params.order));
    if (!order) return reply.callNotFound();
    return sendPage(reply, { title: 'Payment page', body: payPage(context.base, order) });
  });
  app.post<{ Params: { order: string } }>('/pay/:order', async (request, reply) => {
    const order = await context.store.get<FiatOrder>(keyOf(request.params.order));
    if (!order) return reply.callNotFound();
    const act = formOf(request).get('act') === 'pay' ? 'pay' : 'decline';
    if (order.payments[0]?.payment_status === 'waiting')
      await press(context, request.params.order, { act, amount: '', currency: '', now: context.now() });
    return reply.redirect(order.request.success_url, 303);
  });
};

/** The company, simulated: its API, its page for payers, and a page where one plays it. */
export const createFiatSimulator = (options: FiatSimulatorOptions): FastifyPluginCallback => {
  return (app, _options, done) => {
    const context: Context = { slowMs: SLOW_MS, now: Date.now, ...options, base: app.prefix };
    takeForms(app);
    serveApi(app, context);
    servePage(app, context);
    servePayPage(app, context);
    done();
  };
};
