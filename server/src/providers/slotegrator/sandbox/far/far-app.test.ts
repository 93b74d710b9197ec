import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSlotegrator, SlotegratorRefusedError } from '../../slotegrator.client.ts';
import {
  answerBalance,
  answerDone,
  answerRolledBack,
  createCallbackReader,
  refuseCallback,
} from '../../slotegrator.callback.ts';
import type { WalletCommand } from '../../slotegrator.callback.ts';
import { API_PATH, PAGES_PATH } from '../paths.ts';
import { createFarApp } from './far-app.ts';
import type { Choice, PlayAnswer, Shown } from './play.contract.ts';

const merchant = { merchantId: 'shop', merchantKey: 'key' };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const serve = async (app: FastifyInstance): Promise<string> => {
  closing.push(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
};

/** A casino with one player, who has 100.00. It implements the contract as far as these tests need it. */
const openCasino = async () => {
  const read = createCallbackReader(merchant);
  const heard: WalletCommand[] = [];
  const taken = new Map<string, bigint>(); // change by transaction
  const given = new Set<string>();
  const casino = { heard, balanceMinor: 10_000n, isDown: false };
  const change = (id: string, minor: bigint) => {
    if (!taken.has(id) && !given.has(id)) {
      taken.set(id, minor);
      casino.balanceMinor += minor;
    }
    return answerDone(casino.balanceMinor, `own-${id}`);
  };
  const giveBack = (id: string): void => {
    if (!given.has(id)) casino.balanceMinor -= taken.get(id) ?? 0n;
    given.add(id);
  };
  const carryOut = (command: WalletCommand) => {
    heard.push(command);
    switch (command.action) {
      case 'balance':
        return answerBalance(casino.balanceMinor);
      case 'bet':
        if (command.amountMinor > casino.balanceMinor && !taken.has(command.id))
          return refuseCallback('INSUFFICIENT_FUNDS', 'not enough');
        return change(command.id, -command.amountMinor);
      case 'win':
        return change(command.id, command.amountMinor);
      case 'refund':
        giveBack(command.betId);
        return answerDone(casino.balanceMinor, `own-${command.id}`);
      case 'rollback':
        for (const { id } of command.undone) giveBack(id);
        return answerRolledBack(
          casino.balanceMinor,
          command.id,
          command.undone.map(({ id }) => id),
        );
    }
  };
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser(/^application\/x-www-form-urlencoded/, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/callback', ({ method, headers, body }, reply) => {
    if (casino.isDown) return reply.status(503).send('down');
    try {
      const answer = carryOut(read({ method, headers, body: body as Buffer }));
      return reply.type(answer.type).send(answer.body);
    } catch {
      return reply.type('application/json').send(refuseCallback('INTERNAL_ERROR', 'not ours').body);
    }
  });
  const callbackUrl = `${await serve(app)}/callback`;
  return Object.assign(casino, { callbackUrl });
};

const openFar = async (file?: string, casino?: Awaited<ReturnType<typeof openCasino>>) => {
  casino ??= await openCasino();
  const { callbackUrl } = casino;
  const far = createFarApp({ ...merchant, secret: 's', callbackUrl, siteUrl: 'http://site.test', file, slowMs: 1 });
  const origin = await serve(far);
  const client = createSlotegrator({ ...merchant, baseUrl: () => origin + API_PATH, pageGapMs: 0 });
  const ask = async (url: string, asked: object): Promise<PlayAnswer> => {
    const call = new URL(url).pathname.replace('/play/', '/call/');
    const answer = await fetch(origin + call, { method: 'POST', body: JSON.stringify(asked) });
    return (await answer.json()) as PlayAnswer;
  };
  const shown = async (url: string, asked: object = { ask: 'state' }): Promise<Shown> => {
    const answer = await ask(url, asked);
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.shown;
  };
  const game = async (mechanic: string, skipped = 0) => {
    const games = await client.listGames();
    const found = games.filter(({ tags }) => tags[0]?.code === mechanic)[skipped];
    if (!found) throw new Error(`no ${mechanic}`);
    return found.uuid;
  };
  const session = { player_id: '17', player_name: 'Ann', currency: 'USD', language: 'en' };
  return {
    origin,
    casino,
    client,
    ask,
    shown,
    game,
    far,
    open: async (mechanic: string) =>
      client.open({ ...session, game_uuid: await game(mechanic), session_id: randomUUID() }),
    openDemo: async (mechanic: string) => client.openDemo({ game_uuid: await game(mechanic), language: 'en' }),
    play: (url: string, stakeMinor: number, choice: Choice = {}, id: string = randomUUID()) =>
      ask(url, { ask: 'play', id, stakeMinor, choice }),
    press: (path: string, fields: Record<string, string>) =>
      fetch(`${origin}${PAGES_PATH}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
  };
};

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

describe('a real-money round', () => {
  it('takes the stake, draws, and pays once, even when repeated', async () => {
    const { open, play, casino } = await openFar();
    const url = await open('lines5');
    const id = randomUUID();
    const answers = await Promise.all([play(url, 100, {}, id), play(url, 100, {}, id)]);
    const [round] = (answers[0]?.ok && answers[0].shown.rounds) || [];
    expect(answers[1]?.ok && answers[1].shown.rounds).toHaveLength(1);
    expect(casino.heard.map(({ action }) => action)).toEqual(['bet', 'win']);
    expect(casino.balanceMinor).toBe(10_000n - 100n + BigInt(round?.wonMinor ?? -1));
  });

  it('reports insufficient funds and does not play', async () => {
    const { open, play, casino } = await openFar();
    const url = await open('ways');
    casino.balanceMinor = 50n;
    expect(await play(url, 100)).toMatchObject({ ok: false, refusal: 'funds', shown: { rounds: [] } });
    expect(casino.heard.map(({ action }) => action)).toEqual(['bet']);
  });

  it('retries the refund of an unanswered bet until it is accepted', async () => {
    const { open, play, casino, shown } = await openFar();
    const url = await open('cluster');
    casino.isDown = true;
    expect(await play(url, 100)).toMatchObject({ ok: false, refusal: 'unanswered' });
    casino.isDown = false;
    await vi.waitFor(() => expect(casino.heard.map(({ action }) => action)).toEqual(['refund']), 10_000);
    await vi.waitFor(async () => expect((await shown(url)).isOwed).toBe(false), 5_000);
    expect(casino.balanceMinor).toBe(10_000n);
  });

  it('keeps what it owes when its process ends', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'far-'));
    closing.push(() => rm(directory, { recursive: true }));
    const first = await openFar(join(directory, 'far.sqlite'));
    await first.press('/callbacks', { act: 'held' });
    const url = await first.open('keno');
    await first.play(url, 100, { picks: [1, 2, 3] });
    expect(first.casino.heard.map(({ action }) => action)).toEqual(['bet']);
    await first.far.close();
    const second = await openFar(join(directory, 'far.sqlite'), first.casino);
    expect((await second.shown(url)).rounds[0]?.view.drawn).toHaveLength(10);
    await second.press('/callbacks', { act: 'well' });
    await second.press('/let-go', {});
    await vi.waitFor(() => expect(first.casino.heard.map(({ action }) => action)).toEqual(['bet', 'win']), 10_000);
  });

  it.each([
    ['repeated', 5, 5],
    ['signature', 0, 0],
  ])('sends callbacks with a fault: %s', async (fault, bets, wins) => {
    const { open, play, casino, press } = await openFar();
    const url = await open('keno');
    await press('/callbacks', { act: fault });
    await play(url, 100, { picks: [7] });
    const count = (action: string) => casino.heard.filter((each) => each.action === action).length;
    expect([count('bet'), count('win')]).toEqual([bets, wins]);
  });

  it('sends a refund before its bet when that is chosen', async () => {
    const { open, play, casino, press } = await openFar();
    const url = await open('keno');
    await press('/callbacks', { act: 'reordered' });
    expect(await play(url, 100, { picks: [7] })).toMatchObject({ refusal: 'unanswered' });
    await vi.waitFor(() => expect(casino.heard.map(({ action }) => action)).toEqual(['refund', 'bet']), 10_000);
    expect(casino.balanceMinor).toBe(10_000n);
  });

  it('rolls a round back', async () => {
    const { open, play, casino, press, origin } = await openFar();
    await play(await open('lines3'), 100);
    const page = await (await fetch(`${origin}${PAGES_PATH}`)).text();
    await press('/undo', { round: /name="round" value="(\w+)"/.exec(page)?.[1] ?? '' });
    expect(casino.heard.at(-1)).toMatchObject({ action: 'rollback', undone: [{ action: 'bet' }, { action: 'win' }] });
    expect(casino.balanceMinor).toBe(10_000n);
  });

  it('goes on in the session in which its game is opened again', async () => {
    const { open, play, ask, shown, casino } = await openFar();
    const [left, other] = [await open('blackjack'), await open('blackjack')];
    const hand = await vi.waitFor(async () => {
      const answer = await play(other, 20);
      const [round] = (answer.ok && answer.shown.rounds) || [];
      expect(round?.isOver).toBe(false); // not a natural
      return round;
    });
    const again = await open('blackjack');
    expect((await shown(again)).rounds).toMatchObject([{ id: hand?.id, isOver: false, view: hand?.view }]);
    expect((await shown(other)).rounds.filter(({ isOver }) => !isOver)).toEqual([]);
    expect(await ask(other, { ask: 'act', id: hand?.id, act: 'stand' })).toMatchObject({ refusal: 'gone' });
    await ask(again, { ask: 'act', id: hand?.id, act: 'stand' });
    expect((await shown(again)).rounds).toMatchObject([{ isOver: true }]);
    expect(casino.heard.at(-1)?.action).toBe('win');
    expect((await shown(left)).rounds).toEqual([]);
  });

  it('plays free spins without a stake and adds up their wins', async () => {
    const { client, open, game, play, casino } = await openFar();
    const asked = { player_id: '17', player_name: 'Ann', currency: 'USD', game_uuid: await game('lines5') };
    const now = Math.floor(Date.now() / 1000);
    const { total_bets } = await client.freespinBets(asked);
    await client.setFreespins({
      ...asked,
      freespin_id: 'f1',
      quantity: 2,
      valid_from: now - 5,
      valid_until: now + 60,
      total_bet_id: total_bets[2]?.bet_id ?? 0,
    });
    const url = await open('lines5');
    await play(url, 20);
    await play(url, 20);
    const { quantity_left, total_win, status } = await client.getFreespins('f1');
    expect([quantity_left, status]).toEqual([0, 'finished']);
    expect(casino.balanceMinor).toBe(10_000n + BigInt(Math.round(total_win * 100)));
    expect(casino.heard[0]).toMatchObject({ type: 'freespin', amountMinor: 0n, freespins: { id: 'f1', left: 1 } });
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

describe('in demo mode', () => {
  it('uses play money and sends no callbacks', async () => {
    const { openDemo, play, casino } = await openFar();
    const answer = await play(await openDemo('lines5'), 100);
    const [round] = (answer.ok && answer.shown.rounds) || [];
    expect(answer.ok && answer.shown.balanceMinor).toBe(100_000 - 100 + (round?.wonMinor ?? -1));
    expect(casino.heard).toEqual([]);
  });

  it('shows the dealer’s second card at the end only', async () => {
    const { openDemo, play, ask, shown } = await openFar();
    const url = await openDemo('blackjack');
    const [round] = await vi.waitFor(async () => {
      const answer = await play(url, 100);
      const rounds = (answer.ok && answer.shown.rounds) || [];
      expect(rounds[0]?.isOver).toBe(false); // not a natural blackjack
      return rounds;
    });
    expect(round?.view.dealer).toHaveLength(1);
    expect(await play(url, 100)).toMatchObject({ refusal: 'busy' });
    await ask(url, { ask: 'act', id: round?.id, act: 'stand' });
    expect((await shown(url)).rounds[0]?.view.dealer?.length).toBeGreaterThan(1);
  });

  it('hides the crash point until the crash, and pays cash-outs before it', async () => {
    const { openDemo, play, ask } = await openFar();
    const url = await openDemo('crash');
    const answer = await play(url, 100, { target: 101 });
    expect(answer).toMatchObject({ shown: { rounds: [{ isOver: false }] } });
    expect(answer.ok && answer.shown.rounds[0]?.view).not.toHaveProperty('point');
    const after = await ask(url, { ask: 'follow', id: answer.ok && answer.shown.rounds[0]?.id }); // answered at its end
    const [round] = (after.ok && after.shown.rounds) || [];
    expect(round?.isOver).toBe(true);
    expect(round?.wonMinor).toBe((round?.view.point ?? 0) >= 101 ? 101 : 0);
    expect(await play(url, 100, { target: 100 })).toMatchObject({ refusal: 'choice' });
  });

  it('accepts bets on existing places only, adding up to the stake', async () => {
    const { openDemo, play } = await openFar();
    const url = await openDemo('roulette');
    expect(await play(url, 100, { bets: { nowhere: 100 } })).toMatchObject({ ok: false });
    expect(await play(url, 500, { bets: { red: 100 } })).toMatchObject({ ok: false });
  });
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
