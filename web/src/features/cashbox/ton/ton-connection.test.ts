import { Base64, hexToByteArray, SessionCrypto } from '@tonconnect/protocol';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, afterEach, beforeEach, vi } from 'vitest';
import { parseNanotons, isDeclined, openTonConnection, type Asked, type TonConnection } from './ton-connection.ts';

it.each([
  ['1', 1_000_000_000n],
  ['0,5', 500_000_000n],
  ['1 234.000000001', 1_234_000_000_001n],
  ['0.62500000', 625_000_000n],
  ['999999999999.999999999', 999_999_999_999_999_999_999n],
])('an amount of TON is exact in nanotons: %s', (text, nanotons) => {
  expect(parseNanotons(text)).toBe(nanotons);
});

it.each(['', '0', '0.000000000', '.5', '1.', '-1', '1e9', '1.0000000001', '1,000.5', 'NaN', '1234567890123'])(
  'is no amount: %j',
  (text) => {
    expect(parseNanotons(text)).toBeUndefined();
  },
);

const NOW_MS = 1_770_000_000_000;
const OURS = 'UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ'; // the zero address, as people send to it
const proof = {
  timestamp: NOW_MS / 1000,
  domain: { lengthBytes: 14, value: 'casino.example' },
  payload: 'payload of ours',
  signature: 'c2lnbmF0dXJl',
};
const account = {
  name: 'ton_addr',
  address: `0:${'ab'.repeat(32)}`,
  network: '-239',
  publicKey: 'cd'.repeat(32),
  walletStateInit: 'te6cc',
};
const device = {
  platform: 'ios',
  appName: 'far',
  appVersion: '1',
  maxProtocolVersion: 2,
  features: ['SendTransaction'],
};
const DECLINED = { code: 300, message: 'no' };

/** A bridge with a wallet behind it, and the list that names both: over real HTTP. */
const openFarSide = async () => {
  const wallet = new SessionCrypto();
  const page = { events: undefined as ServerResponse | undefined, id: '' };
  const requests: { method: string; params: string[]; id: string }[] = [];
  let answer: (request: { id: string }) => object = () => ({});
  let list: string | undefined;
  let eventId = 0;

  const tell = (message: object): void => {
    const sealed = Base64.encode(wallet.encrypt(JSON.stringify(message), hexToByteArray(page.id)));
    eventId += 1;
    page.events?.write(`id: ${eventId}\ndata: ${JSON.stringify({ from: wallet.sessionId, message: sealed })}\n\n`);
  };
  const take = async (request: IncomingMessage): Promise<void> => {
    const opened = wallet.decrypt(Base64.decode(await text(request)).toUint8Array(), hexToByteArray(page.id));
    const asked = JSON.parse(opened) as (typeof requests)[number];
    requests.push(asked);
    tell({ id: asked.id, ...answer(asked) });
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bridge');
    if (pathname === '/tonconnect-wallets.json') {
      response.writeHead(list === undefined ? 404 : 200).end(list);
    } else if (pathname === '/bridge/events') {
      page.id = searchParams.get('client_id') ?? '';
      page.events = response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      server.emit('listened');
    } else {
      void take(request).then(() => response.end());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bridge = [
    { type: 'sse', url: `${origin}/bridge` },
    { type: 'js', key: 'notInThisBrowser' },
  ];
  const far = { app_name: 'far', name: 'Far', universal_url: 'https://far.example/connect', bridge };
  list = JSON.stringify([{ ...far, image: '/far.png', about_url: 'https://far.example', platforms: ['ios'] }]);
  return {
    origin,
    requests,
    tell,
    isListening: () => once(server, 'listened'),
    answerBy: (by: typeof answer) => void (answer = by),
    loseList: () => void (list = undefined),
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

let far: Awaited<ReturnType<typeof openFarSide>>;
let connection: TonConnection | undefined;
beforeEach(async () => {
  vi.spyOn(console, 'debug').mockImplementation(() => undefined); // the library tells every step
  far = await openFarSide();
});
afterEach(async () => {
  connection?.close();
  await far.close();
  vi.restoreAllMocks();
});

const open = async (): Promise<TonConnection> => {
  connection = await openTonConnection({ payload: proof.payload, origin: far.origin, now: () => NOW_MS });
  return connection;
};

/** Asks the one wallet of the list, and waits until the page listens to its bridge. */
const ask = async (): Promise<Asked> => {
  const { choices, ask: begin } = await open();
  const listening = far.isListening();
  const asked = begin(choices[0] ?? expect.fail('no wallet can be chosen'));
  await listening;
  return asked;
};

const accept = (): void =>
  far.tell({ event: 'connect', id: 1, payload: { items: [account, { name: 'ton_proof', proof }], device } });

it('asks a wallet on a phone by a link that holds our manifest and what is to be signed', async () => {
  const { link = '', proof: signed } = await ask();
  const { origin, searchParams } = new URL(link);
  expect(origin).toBe('https://far.example');
  expect(JSON.parse(searchParams.get('r') ?? '')).toEqual({
    manifestUrl: `${far.origin}/tonconnect-manifest.json`,
    items: [{ name: 'ton_addr' }, { name: 'ton_proof', payload: proof.payload }],
  });
  accept();
  await signed; // the library tells nobody of a connection that is given up before it is open
});

it('gives what the wallet has signed as the server takes it', async () => {
  const asked = await ask();
  accept();
  const { address, network, publicKey, walletStateInit: stateInit } = account;
  expect(await asked.proof).toEqual({ address, network, publicKey, stateInit, proof });
});

it('is not connected by a wallet that declines, nor by one that signs nothing', async () => {
  const declined = await ask();
  far.tell({ event: 'connect_error', id: 1, payload: DECLINED });
  expect(isDeclined(await declined.proof.catch((error: unknown) => error))).toBe(true);
  const silent = await ask();
  far.tell({ event: 'connect', id: 2, payload: { items: [account], device } });
  await expect(silent.proof).rejects.toThrow('signed nothing');
});

it('has the wallet send exactly what was asked for, with the memo, for a few minutes', async () => {
  const asked = await ask();
  accept();
  await asked.proof;
  far.answerBy(() => ({ result: 'te6cc' }));
  await connection?.send({ wallet: OURS, payload: 'te6ccgEBAQEAAgAAAA==', nanotons: 1_500_000_001n });
  expect(far.requests.map(({ method }) => method)).toEqual(['sendTransaction']);
  expect(JSON.parse(far.requests[0]?.params[0] ?? '')).toEqual({
    from: account.address,
    network: '-239',
    valid_until: NOW_MS / 1000 + 240,
    messages: [{ address: OURS, amount: '1500000001', payload: 'te6ccgEBAQEAAgAAAA==' }],
  });
});

it('tells a transfer that was declined from one of which nobody knows', async () => {
  const asked = await ask();
  accept();
  await asked.proof;
  const send = (): Promise<unknown> | undefined =>
    connection?.send({ wallet: OURS, payload: 'te6ccgEBAQEAAgAAAA==', nanotons: 1n }).catch((error: unknown) => error);
  far.answerBy(() => ({ error: DECLINED }));
  expect(isDeclined(await send())).toBe(true);
  far.answerBy(() => ({ error: { code: 0, message: 'broken' } }));
  const failure = await send();
  expect([failure instanceof Error, isDeclined(failure)]).toEqual([true, false]);
});

it('offers no wallets but ours: without our list there are none', async () => {
  far.loseList();
  await expect(open()).rejects.toThrow('404');
});
