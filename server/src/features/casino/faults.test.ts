import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { GameStart } from '../../../contract/features/casino.contract.ts';
import { titles } from '../../providers/slotegrator/sandbox/catalogue.ts';
import type { CallbackFault } from '../../providers/slotegrator/sandbox/far/callback-faults.ts';
import { createFarApp } from '../../providers/slotegrator/sandbox/far/far-app.ts';
import type { PlayAnswer } from '../../providers/slotegrator/sandbox/far/play.contract.ts';
import { API_PATH, PAGES_PATH } from '../../providers/slotegrator/sandbox/paths.ts';
import { createSlotegrator } from '../../providers/slotegrator/slotegrator.client.ts';
import type { TestPlayer } from '../../testing/test-server.ts';
import { MERCHANT, openCasino, type TestCasino } from './testing/casino-fixtures.ts';

const CREDIT = 100_000n;
const STAKE = 2_000;
const GAME = titles.find(({ mechanic }) => mechanic === 'lines3')?.uuid ?? '';

// The whole simulated aggregator calls the real wallet, and is asked by the real server. Its clock can be put forward.
let far: FastifyInstance;
let aheadMs = 0;
let casino: TestCasino;
let origin = '';
const front = createServer();
beforeAll(async () => {
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  casino = await openCasino({ SLOTEGRATOR_URL: origin + API_PATH });
  await casino.server.database.owner.query(`UPDATE provider_game SET identifier = $1 WHERE identifier = 'g1'`, [GAME]);
  const { callbackUrl, server } = casino;
  far = createFarApp({ ...MERCHANT, secret: 's', callbackUrl, siteUrl: server.url }, () => Date.now() + aheadMs);
  await far.ready();
  front.on('request', far.routing as RequestListener);
});
afterAll(async () => {
  front.close();
  front.closeAllConnections();
  await far.close();
  await casino.close();
});
beforeEach(async () => {
  await choose('well');
});

const press = (path: string, fields: Record<string, string> = {}): Promise<Response> =>
  fetch(`${origin}${PAGES_PATH}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const choose = (act: CallbackFault): Promise<Response> => press('/callbacks', { act });

interface Seated {
  player: TestPlayer;
  play(): Promise<PlayAnswer>;
}

const sitDown = async (creditMinor = CREDIT): Promise<Seated> => {
  aheadMs = 0; // requests to it are signed by the real clock
  const player = await casino.server.player({ creditMinor });
  const { url } = await player.call<GameStart>('games.openGame', { gameId: GAME });
  const path = new URL(url).pathname.replace('/play/', '/call/');
  return {
    player,
    async play() {
      const body = JSON.stringify({ ask: 'play', id: randomUUID(), stakeMinor: STAKE, choice: {} });
      return (await (await fetch(origin + path, { method: 'POST', body })).json()) as PlayAnswer;
    },
  };
};

/** The casino's view of a player: balance, transactions, and the state of their rounds. */
const known = async ({ player }: Seated) => {
  const { rows } = await casino.server.db.pool.query<{ actions: string[] | null; states: string[] | null }>(
    `SELECT (SELECT array_agg(action ORDER BY id) FROM slot_transaction WHERE user_id = $1) AS actions,
       (SELECT array_agg(state ORDER BY id) FROM slot_round WHERE user_id = $1) AS states`,
    [player.userId],
  );
  const [{ actions, states } = { actions: null, states: null }] = rows;
  return { balance: await casino.balance({ player }), actions: actions ?? [], states: states ?? [] };
};

const wonIn = (answer: PlayAnswer): bigint => BigInt((answer.ok && answer.shown.rounds[0]?.wonMinor) || 0);
const LOST = CREDIT - BigInt(STAKE);

it('its self-validation finds nothing wrong', async () => {
  await sitDown(10_000_000n);
  const { log, success } = await createSlotegrator({ ...MERCHANT, baseUrl: () => origin + API_PATH }).selfValidate();
  expect([success, log.filter((line) => !line.endsWith(': ok'))]).toEqual([true, []]);
});

it.each(['well', 'repeated'] as const)('a round whose callbacks come %s is paid once', async (fault) => {
  const seated = await sitDown();
  await choose(fault);
  const answer = await seated.play();
  expect(answer.ok).toBe(true);
  expect(await known(seated)).toEqual({
    balance: LOST + wonIn(answer),
    actions: ['bet', 'win'],
    states: ['settled'],
  });
});

it.each<[CallbackFault, sent: () => unknown]>([
  ['late', () => (aheadMs += 10_000)],
  ['held', () => press('/let-go')],
])('a round whose win is %s is open until it comes', async (fault, send) => {
  const seated = await sitDown();
  await choose(fault);
  const answer = await seated.play();
  expect(await known(seated)).toEqual({ balance: LOST, actions: ['bet'], states: ['open'] });
  send();
  const paid = { balance: LOST + wonIn(answer), actions: ['bet', 'win'], states: ['settled'] };
  await expect.poll(() => known(seated)).toEqual(paid);
});

it.each(['signature', 'session'] as const)('a bet with a wrong %s is not taken', async (fault) => {
  const seated = await sitDown();
  await choose(fault);
  expect(await seated.play()).toMatchObject({ ok: false, refusal: 'closed' });
  expect(await known(seated)).toEqual({ balance: CREDIT, actions: [], states: [] });
});

it('a bet that is not covered is not taken', async () => {
  const seated = await sitDown(BigInt(STAKE) - 1n);
  expect(await seated.play()).toMatchObject({ ok: false, refusal: 'funds' });
  expect(await known(seated)).toEqual({ balance: BigInt(STAKE) - 1n, actions: [], states: [] });
});

it('a bet that comes after its refund is not taken', async () => {
  const seated = await sitDown();
  await choose('reordered');
  expect(await seated.play()).toMatchObject({ ok: false, refusal: 'unanswered' });
  await expect.poll(async () => (await known(seated)).actions.toSorted()).toEqual(['bet', 'refund']); // stored in one millisecond
  expect((await known(seated)).balance).toBe(CREDIT);
});

it('the aggregator tells after a restart of the casino what it could not tell during it', async () => {
  const seated = await sitDown();
  await choose('held');
  const answer = await seated.play();
  const { port } = new URL(casino.server.url);
  await casino.server.server.stop();
  await choose('well');
  await press('/let-go');
  expect(await seated.play()).toMatchObject({ ok: false, refusal: 'unanswered' });
  expect(await known(seated)).toMatchObject({ balance: LOST, actions: ['bet'] });

  const next = await openCasino({ SLOTEGRATOR_URL: origin + API_PATH, PORT: port }, casino.server);
  aheadMs += 10_000; // when it tries again
  await expect.poll(async () => (await known(seated)).states).toEqual(['settled']);
  await expect.poll(async () => (await known(seated)).balance).toBe(LOST + wonIn(answer));
  const actions = ['bet', 'bet', 'refund', 'win']; // the second bet was never taken
  await expect.poll(async () => (await known(seated)).actions.toSorted()).toEqual(actions);
  expect((await seated.play()).ok).toBe(true);
  await next.server.close();
});
