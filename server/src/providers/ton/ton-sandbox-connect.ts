import { beginCell } from '@ton/core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { decimalOf } from '../../core/payments/decimal.ts';
import type { SandboxStore } from '../../core/payments/gateways.ts';
import { sendPage } from '../../core/payments/sandbox/sandbox-page.ts';
import { formOf, queryOf } from '../../core/social/sandbox/forms.ts';
import { parseTonAddress } from '../../core/payments/destination-key.ts';
import { readComment } from './ton-comment.ts';
import { playChain, type Transfer } from './ton-sandbox-chain.ts';
import { answerPage, sendPageOf, walletPage, WALLET_SCRIPT } from './ton-sandbox-pages.ts';
import {
  connectWallet,
  newSandboxWallet,
  walletModes,
  walletSends,
  type SandboxWallet,
  type WalletMode,
  type WalletSend,
} from './ton-sandbox-wallet.ts';
import { MAINNET, TON_DIGITS } from './ton.contract.ts';

const TITLE = 'TON wallet';
const SECOND_MS = 1000;

export interface SandboxConnect {
  base: string; // path that it is served below
  store: SandboxStore;
  wallet: string; // the house's
  host(): string; // host of the site that wallets sign for
  now(): number; // ms since epoch
}

const connectSchema = z.object({
  act: z.enum(Object.keys(walletModes) as WalletMode[]),
  name: z.string().regex(/^[a-z0-9]{1,24}$/),
  payload: z.string().min(1).max(200),
});

const serveConnect = (app: FastifyInstance, { base, store, host, now }: SandboxConnect): void => {
  app.get('/wallet', (request, reply) =>
    sendPage(reply, { title: TITLE, body: walletPage(base, queryOf(request).get('payload') ?? '') }),
  );
  app.post('/wallet', async (request, reply) => {
    const { data } = connectSchema.safeParse(Object.fromEntries(formOf(request)));
    if (!data) return sendPage(reply, { title: TITLE, body: answerPage(base, null) });
    const wallet = await store.update<SandboxWallet>(`wallet:${data.name}`, (known) => known ?? newSandboxWallet());
    const answer = connectWallet(wallet, { payload: data.payload, host: host(), now: now(), mode: data.act });
    return sendPage(reply, { title: TITLE, body: answerPage(base, answer) });
  });
};

/** The parameter of `sendTransaction` (https://github.com/ton-connect/docs/blob/main/requests-responses.md). */
const requestSchema = z.object({
  valid_until: z.int(), // s since epoch
  network: z.literal(MAINNET),
  messages: z.tuple([
    z.object({
      address: z.string(),
      amount: z.string().regex(/^\d{1,20}$/),
      payload: z.string().max(2000).default(''),
    }),
  ]),
});

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The transfer that a wallet would send: to the house, in time. Undefined for any other. */
const transferOf = (request: string, { wallet, now }: SandboxConnect): Transfer | undefined => {
  const { data } = requestSchema.safeParse(jsonOf(request));
  if (!data || data.valid_until * SECOND_MS < now()) return undefined;
  const { address, amount, payload } = data.messages[0];
  const house = parseTonAddress(wallet);
  if (!house || !parseTonAddress(address)?.equals(house)) return undefined;
  return { memo: readComment(payload) ?? '', amount: decimalOf(BigInt(amount), TON_DIGITS) };
};

const isSend = (act: string | null): act is WalletSend => act !== null && Object.hasOwn(walletSends, act);

/** A wallet answers with the message that it has sent to the chain; nobody here reads it. */
const signedMessage = (): string => beginCell().endCell().toBoc().toString('base64');

const serveSend = (app: FastifyInstance, connect: SandboxConnect): void => {
  const { base, wallet } = connect;
  app.get('/wallet/send', (asked, reply) => {
    const request = queryOf(asked).get('request') ?? '';
    const transfer = transferOf(request, connect);
    const body = transfer ? sendPageOf(base, { request, transfer, to: wallet }) : answerPage(base, null);
    return sendPage(reply, { title: TITLE, body });
  });
  app.post('/wallet/send', async (asked, reply) => {
    const form = formOf(asked);
    const act = form.get('act');
    const transfer = transferOf(form.get('request') ?? '', connect);
    const isSent = transfer !== undefined && isSend(act);
    if (isSent) await playChain(connect, act, transfer);
    return sendPage(reply, { title: TITLE, body: answerPage(base, isSent ? { boc: signedMessage() } : null) });
  });
};

/** A wallet in a window of its own, which the page's TonConnect speaks to: it connects, and sends. */
export const serveWallet = (app: FastifyInstance, connect: SandboxConnect): void => {
  serveConnect(app, connect);
  serveSend(app, connect);
  app.get('/wallet.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(WALLET_SCRIPT),
  );
};
