import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { CallAnswer } from '../../../../contract/calls.ts';
import {
  gifAddressOf,
  readGifAddress,
  stillGifAddress,
  type ChatMessage,
} from '../../../../contract/features/chat.contract.ts';
import { createSecretBox } from '../../../core/auth/secret-box.ts';
import { createHttpServer } from '../../../core/http/http-server.ts';
import { createNetworkLimit } from '../../../core/http/network-limit.ts';
import { createLogger } from '../../../core/observability/logger.ts';
import { createGiphy } from '../../../providers/giphy/giphy.client.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../../testing/test-server.ts';
import { openGifs } from './open-gifs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

type Found = CallAnswer<'chat.gifs'>['gifs'];
const find = async (player: TestPlayer, query?: string): Promise<Found> =>
  (await player.call<{ gifs: Found }>('chat.gifs', { query })).gifs;
const send = (player: TestPlayer, msg: string, more: object = {}) =>
  player.request<ChatMessage>('chat:sendGif', { msg, ...more });

/** Another outside system, on this machine. */
const serve = async (listener: RequestListener): Promise<string> => {
  const far = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    far.closeAllConnections();
    far.close();
  });
  await once(far, 'listening');
  return `http://127.0.0.1:${(far.address() as AddressInfo).port}`;
};

describe('the search of GIFs', () => {
  it('finds by title, gives what is liked for no words, and copies the pictures to our own address', async () => {
    const ann = await server.player();
    const [trending, coins] = [await find(ann), await find(ann, 'COIN')];
    expect(trending).toHaveLength(20);
    expect(coins.map(({ title }) => title)).toEqual(['Coin flip toss']);
    expect(await find(ann, 'zzz')).toEqual([]);
    const address = coins[0]?.address ?? '';
    expect(address).toMatch(/^\/api\/gif\?/);
    const [moving, still] = await Promise.all(
      [address, stillGifAddress(address)].map((path) => fetch(server.url + path)),
    );
    expect(moving?.headers.get('content-type')).toBe('image/webp');
    expect(moving?.headers.get('cache-control')).toContain('immutable');
    expect((await moving?.bytes())?.length).toBeGreaterThan((await still?.bytes())?.length ?? Infinity);
  });

  it('is for players, who hear when the service is down', async () => {
    expect(await (await server.guest()).refusal('chat.gifs', {})).toMatchObject({ code: 2 });
    const fault = (act: string) =>
      fetch(`${server.url}/sandbox/giphy/fault`, { method: 'POST', body: new URLSearchParams({ act }) });
    const ann = await server.player();
    await fault('down');
    expect(await ann.refusal('chat.gifs', { query: 'medal' })).toMatchObject({ code: 'CHAT_GIFS_AWAY' });
    await fault('well');
    expect(await find(ann, 'medal')).toHaveLength(1);
  });

  it('takes of a hostile service no more than fits, follows nobody, and reads only its contract', async () => {
    let asked = 0;
    const inside = await serve((_request, response) => {
      asked += 1;
      response.end('{"data":[]}');
    });
    const picture = (url: string) => ({
      title: 'x',
      images: { fixed_height_small: { url, width: '100', height: '100' } },
    });
    const answers: Record<string, RequestListener> = {
      huge: (_request, response) => {
        const more = (): void => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536, ' ')));
        };
        response.on('drain', more);
        more();
      },
      elsewhere: (_request, response) => response.writeHead(302, { location: inside }).end(),
      html: (_request, response) => response.setHeader('content-type', 'text/html').end('<h1>It works</h1>'),
      silent: () => undefined,
    };
    const base = await serve((request, response) => {
      const query = new URL(request.url ?? '', 'http://x').searchParams.get('q') ?? '';
      const listed = JSON.stringify({
        data: [picture('javascript:alert(1)'), {}, null, picture('https://a.example/1.gif')],
      });
      (answers[query] ?? (() => response.end(listed)))(request, response);
    });
    const source = createGiphy({ baseUrl: () => base, apiKey: 'a key', timeoutMs: 300 });
    for (const query of Object.keys(answers)) await expect(source.find(query)).rejects.toThrow();
    expect(await source.find('')).toMatchObject([{ from: 'https://a.example/1.gif', width: 100 }]);
    expect(asked).toBe(0);
  });
});

describe('the copies of GIFs', () => {
  const WEBP = Buffer.from('RIFF0000WEBPVP8 ', 'latin1');
  const open = async (from: string, isOutside: boolean) => {
    const gif = { from, width: 100, height: 100, title: 'one' };
    const source = { find: () => Promise.resolve([gif]) };
    const log = createLogger('silent');
    const app = await createHttpServer({ log, trustProxy: false, networks: createNetworkLimit(1) });
    onTestFinished(() => app.close());
    const secrets = createSecretBox('x'.repeat(32));
    const gifs = openGifs(
      { ...({} as Parameters<typeof openGifs>[0]), secrets, log, clock: Date },
      { source, isOutside },
    );
    await gifs.routes(app);
    const address = (await gifs.find('')).gifs[0]?.address ?? '';
    return { address, status: async (path = address) => (await app.inject({ url: path })).statusCode };
  };

  it('are made only of addresses that we have signed', async () => {
    let asked = 0;
    const base = await serve((_request, response) => {
      asked += 1;
      response.end(WEBP);
    });
    const { address, status } = await open(`${base}/1.webp`, false);
    const gif = readGifAddress(address);
    if (!gif) throw new Error('no address');
    const forged = [
      gifAddressOf({ ...gif, from: `${base}/secret` }, gif.key),
      gifAddressOf({ ...gif, title: 'another' }, gif.key),
      gifAddressOf(gif, 'x'),
      '/api/gif',
    ];
    for (const path of forged) expect(await status(path)).toBe(404);
    expect(asked).toBe(0);
    expect([await status(), await status(), asked]).toEqual([200, 200, 1]); // once for all who look
  });

  it('are not made of our own machines, whatever the service names', async () => {
    let asked = 0;
    const base = await serve((_request, response) => {
      asked += 1;
      response.end(WEBP);
    });
    const { status } = await open(`${base}/1.webp`, true);
    expect([await status(), asked]).toEqual([404, 0]);
  });

  it.each<[string, RequestListener]>([
    ['sends elsewhere', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end()],
    ['is a page', (_request, response) => response.setHeader('content-type', 'image/gif').end('<script>')],
    ['is a picture of another kind', (_request, response) => response.end('\u0089PNG\r\n')],
    ['is larger than 2 MB', (_request, response) => response.end(Buffer.concat([WEBP, Buffer.alloc(2 ** 21)]))],
  ])('are not made of an address that %s', async (_what, listener) => {
    const { status } = await open(await serve(listener), false);
    expect(await status()).toBe(404);
  });
});

describe('a GIF in the chat', () => {
  it('is a message of type 5 with our address, which other clients may send with our origin', async () => {
    const [ann, bob] = [await server.player(), await server.player()];
    const [{ address } = { address: '' }] = await find(ann, 'gift');
    const { data } = await send(ann, address);
    expect(data).toMatchObject({ type: 5, message: address });
    expect(await send(bob, server.url + address, { replyData: data.uid })).toMatchObject({
      data: { message: address, replyData: { type: 5, message: address } },
    });
    expect(await send(bob, address)).toMatchObject({ code: 'CHAT_TOO_SOON' });
  });

  it('is refused for every address that is not ours', async () => {
    const ann = await server.player();
    const [{ address } = { address: '' }] = await find(ann, 'gift');
    const others = [
      'https://media.giphy.com/media/1/100.gif',
      `https://evil.example${address}`,
      address.replace('width=178', 'width=900'),
      `${address.slice(0, -4)}AAAA`,
      'javascript:alert(1)',
      '',
    ];
    for (const other of others) expect(await send(ann, other)).toMatchObject({ success: false, code: 'CHAT_GIF' });
    expect(await send(ann, `${address}&more=1`)).toMatchObject({ data: { message: address } });
  });
});
