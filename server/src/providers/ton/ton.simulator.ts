import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { decimalText } from '../../core/payments/decimal.ts';
import type { SandboxStore } from '../../core/payments/gateways.ts';
import { answerFaulty, chooseFault, faultOf } from '../../core/payments/sandbox/sandbox-faults.ts';
import { sendPage } from '../../core/payments/sandbox/sandbox-page.ts';
import { formOf, queryOf, takeForms } from '../../core/social/sandbox/forms.ts';
import { parseTonAddress } from '../../core/payments/destination-key.ts';
import { allTransactions, chainActs, playChain, type ChainAct } from './ton-sandbox-chain.ts';
import { serveWallet } from './ton-sandbox-connect.ts';
import { tonPage } from './ton-sandbox-pages.ts';
import { sandboxHouseWallet } from './ton-sandbox-wallet.ts';

export interface TonSimulatorOptions {
  wallet?: string; // the house's; `sandboxHouseWallet` by default
  host(): string; // host of the site that wallets sign for, with its port
  store: SandboxStore;
  slowMs?: number; // delay of a slow answer; longer than the adapter waits, by default
  now?: () => number; // ms since epoch
}

interface Context extends Required<TonSimulatorOptions> {
  base: string; // path that it is served below
}

const TITLE = 'TON';
const SHOWN = 50;
const SLOW_MS = 15_000;

const transactionsQuery = z.object({
  account: z.string(),
  start_utime: z.coerce.number().default(0),
  start_lt: z.coerce.bigint().default(0n),
  limit: z.coerce.number().min(1).max(1000).default(10),
  offset: z.coerce.number().min(0).default(0),
  sort: z.enum(['asc', 'desc']).default('desc'),
});

const serveIndexer = (app: FastifyInstance, context: Context): void => {
  const find = async (input: unknown) => {
    const { data: query } = transactionsQuery.safeParse(input);
    const account = query && parseTonAddress(query.account);
    if (!query || !account) return { status: 422, body: { error: 'not of the contract' } };
    const ours = (await allTransactions(context.store)).filter(
      (one) =>
        one.now >= query.start_utime &&
        BigInt(one.lt) >= query.start_lt &&
        parseTonAddress(one.account)?.equals(account),
    );
    const sorted = query.sort === 'asc' ? ours : ours.toReversed();
    return { status: 200, body: { transactions: sorted.slice(query.offset, query.offset + query.limit) } };
  };
  app.get('/api/v3/transactions', (request, reply) => answerFaulty(reply, context, () => find(request.query)));
};

const transferSchema = z.object({
  act: z.enum(Object.keys(chainActs) as ChainAct[]),
  memo: z.string().max(120),
  amount: decimalText,
});

const serveChain = (app: FastifyInstance, context: Context): void => {
  const { base, store, wallet } = context;
  app.get('/', async (request, reply) => {
    const query = queryOf(request);
    const transfer = { memo: query.get('memo') ?? '', amount: query.get('amount') ?? '1' };
    const transactions = (await allTransactions(store)).toReversed().slice(0, SHOWN);
    const body = tonPage({ base, wallet, transfer, transactions, fault: await faultOf(store) });
    return sendPage(reply, { title: TITLE, note: query.get('note'), body });
  });
  app.post('/act', async (request, reply) => {
    const { data } = transferSchema.safeParse(Object.fromEntries(formOf(request)));
    if (data) await playChain(context, data.act, { memo: data.memo.trim(), amount: data.amount });
    const kept = data ? { memo: data.memo, amount: data.amount, note: 'Done.' } : { note: 'That is no amount.' };
    return reply.redirect(`${base}?${new URLSearchParams(kept).toString()}`, 303);
  });
  app.post('/fault', async (request, reply) => {
    await chooseFault(store, formOf(request).get('act'));
    return reply.redirect(base, 303);
  });
};

/** TON, simulated: the indexer, a page where one sends, and wallets that connect to the site. */
export const createTonSimulator = (options: TonSimulatorOptions): FastifyPluginCallback => {
  return (app, _options, done) => {
    const defaults = { wallet: sandboxHouseWallet, slowMs: SLOW_MS, now: Date.now };
    const context: Context = { ...defaults, ...options, base: app.prefix };
    takeForms(app);
    serveIndexer(app, context);
    serveChain(app, context);
    serveWallet(app, context);
    done();
  };
};
