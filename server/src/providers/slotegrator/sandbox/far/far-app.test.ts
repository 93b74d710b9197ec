import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createSlotegrator, SlotegratorRefusedError } from '../../slotegrator.client.ts';
import { API_PATH, PAGES_PATH } from '../paths.ts';
import { closeAll, merchant, openFar } from '../testing/far-fixtures.ts';

afterEach(closeAll);

describe('the API', () => {
  it('lists every title page by page, expanded as asked for', async () => {
    const { client } = await openFar();
    const games = await client.listGames();
    expect(games).toHaveLength(88);
    expect(games[0]).toMatchObject({ technology: 'HTML5', image: /^http:\/\/site\.test\/.+\.svg$/, tags: [{}] });
    expect(games.every(({ parameters }) => (parameters?.rtp ?? 0) > 90)).toBe(true);
  });

  it('refuses requests that are not signed by the merchant, and replays', async () => {
    const { origin } = await openFar();
    const stranger = createSlotegrator({ ...merchant, merchantKey: 'x', baseUrl: () => origin + API_PATH });
    await expect(stranger.limits()).rejects.toThrow(SlotegratorRefusedError);
    expect((await fetch(`${origin}${API_PATH}/games`)).status).toBe(401);
  });

  it('has tables for live games only', async () => {
    const { client, game } = await openFar();
    const tables = await client.listTables({ game_uuid: await game('roulette'), currency: 'USD' });
    expect(tables.map(({ lobbyData }) => lobbyData)).toEqual(['main', 'garden']);
    await expect(client.listTables({ game_uuid: await game('keno'), currency: 'USD' })).rejects.toThrow('no lobby');
  });

  it('lists a closed table as closed and opens no game at it', async () => {
    const { client, game, press } = await openFar();
    const asked = { game_uuid: await game('roulette'), currency: 'USD' };
    const openAt = (lobby_data: string) =>
      client.open({ ...asked, player_id: '17', player_name: 'Ann', session_id: randomUUID(), lobby_data });
    await press('/table', { act: 'garden' });
    expect((await client.listTables(asked)).map(({ isOpen }) => isOpen)).toEqual([true, false]);
    await expect(openAt('garden')).rejects.toThrow('the table is closed');
    await press('/table', { act: 'garden' });
    expect(await openAt('garden')).toContain('/play/');
    await expect(openAt('cellar')).rejects.toThrow('no such table');
  });

  it('refuses to open unknown games', async () => {
    const { client } = await openFar();
    await expect(client.openDemo({ game_uuid: randomUUID() })).rejects.toThrow('no such game');
  });

  it('validates a casino in a session of the last quarter of an hour', async () => {
    const { client, open } = await openFar();
    await expect(client.selfValidate()).rejects.toThrow('no session');
    await open('lines3');
    const { log } = await client.selfValidate();
    expect(log).toContain('a bet takes the stake once, and a win pays once: ok');
  });

  it('changes its catalogue on its page', async () => {
    const { client, game, press } = await openFar();
    const uuid = await game('keno');
    await press('/catalogue', { act: 'rename', game: uuid, name: 'Another name' });
    await press('/catalogue', { act: 'add', game: uuid, name: 'A new one' });
    await press('/catalogue', { act: 'remove', game: await game('crash') });
    const games = await client.listGames();
    expect(games).toHaveLength(88);
    expect(games.find((each) => each.uuid === uuid)?.name).toBe('Another name');
    expect(games.at(-1)?.name).toBe('A new one');
    await press('/fault', { act: 'down' });
    await expect(client.listGames()).rejects.toThrow();
  });
});

it('gives free spins by its page', async () => {
  const { open, shown, press } = await openFar();
  const [slot, table] = [await open('lines5'), await open('keno')];
  for (const url of [slot, table])
    await press('/freespins', { session: new URL(url).pathname.split('/').at(-1) ?? '' });
  expect((await shown(slot)).freespins).toMatchObject({ left: 5, stakeMinor: 20 });
  expect((await shown(table)).freespins).toBeUndefined();
});

it('gives no page access to rounds of another session', async () => {
  const { openDemo, play, ask } = await openFar();
  const [one, other] = [await openDemo('blackjack'), await openDemo('blackjack')];
  const answer = await play(one, 100);
  const id = (answer.ok && answer.shown.rounds[0]?.id) || '';
  expect(await ask(other, { ask: 'act', id, act: 'stand' })).toMatchObject({ refusal: 'gone' });
  expect(await ask(`${one}x`, { ask: 'state' })).toMatchObject({ refusal: 'gone' });
});

it('serves pages with their own policy, and no source files beside those a game loads', async () => {
  const { openDemo, origin } = await openFar();
  const page = await fetch(origin + new URL(await openDemo('lines3')).pathname);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('start.ts');
  const script = await fetch(`${origin}${PAGES_PATH}/files/client/start.ts`);
  expect(script.headers.get('content-type')).toContain('javascript');
  for (const path of ['far/records.ts', 'main.ts', 'client/../main.ts', 'client/%2e%2e/main.ts'])
    expect((await fetch(`${origin}${PAGES_PATH}/files/${path}`)).status, path).toBe(404);
});
