import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CatalogueGame } from '../../../contract/features/catalogue.contract.ts';
import type { GameStart } from '../../../contract/features/casino.contract.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CASINO_IMPORT: 'on' });
});
afterAll(() => server.close());

it('a new site lists the simulator’s games, finds them, and opens them for real money', async () => {
  const player = await server.player();
  const counts = await player.call<{ categoryCount: Record<string, number>; providers: object[] }>(
    'games.getCounts',
    {},
  );
  expect(counts.providers).toHaveLength(8);
  expect(counts.categoryCount).toMatchObject({ slots: 68, live: 6, table: 4, instant: 4, lottery: 6 });
  const { games } = await player.call<{ games: CatalogueGame[] }>('slotegrator.carousel.searchGame', {
    search: 'херон рулетка',
  });
  expect(games[0]).toMatchObject({ title: 'Heron Roulette', category: 'live', provider: { title: 'Blue Heron' } });
  expect(games[0]?.rtp).toBeGreaterThan(90);
  const start = await player.call<GameStart>('games.openGame', { gameId: games[0]?.identifier });
  expect(start).toMatchObject({ account: 'real', isDemo: false });
  const headers = { cookie: `token=${player.token}` };
  const later = async () => (await (await fetch(server.url + start.url, { headers })).json()) as { url: string };
  const { url } = start.needFetch ? await later() : start; // its process had to start first
  const page = await fetch(new URL(url, server.url));
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
});

it('serves copies of pictures from our address, and nothing that is not a picture', async () => {
  let isPicture = true;
  const far = createServer((_request, response) =>
    response.end(isPicture ? Buffer.from('\u0089PNG\r\n', 'latin1') : '<script>alert(1)</script>'),
  ).listen(0, '127.0.0.1');
  await once(far, 'listening');
  const { port } = far.address() as AddressInfo;
  const { rows } = await server.database.owner.query<{ identifier: string }>(
    `UPDATE provider_game SET picture_source = $1 || identifier WHERE id IN (SELECT min(id) FROM provider_game UNION SELECT max(id) FROM provider_game)
     RETURNING identifier`,
    [`http://127.0.0.1:${port}/`],
  );
  const ask = (index: number) => fetch(`${server.url}/api/slotegrator/picture/${rows[index]?.identifier ?? ''}`);
  const first = await ask(0);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
  isPicture = false;
  expect((await ask(0)).status).toBe(200); // the copy
  expect((await ask(1)).status).toBe(404);
  far.close();
  expect((await ask(0)).status).toBe(200);
  expect((await fetch(`${server.url}/api/slotegrator/picture/nothing`)).status).toBe(404);
});
