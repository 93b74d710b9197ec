import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkInvariants } from 'db';
import {
  avoidedDraw,
  beaconTimeMs,
  closingText,
  closingOf,
  gameIds,
  receiptText,
  type DrawTerms,
  type RoundRecord,
  type SharedEvent,
} from 'games-engine';
import { signatureChecks } from 'games-engine/signatures';
import { runCommand } from 'games-engine/audit';
import { parseVerifierKey } from 'games-engine/log';
import { hasPython, pythonChecker, runPython } from 'games-engine/python-checker';
import { verifyRound, type Verification } from 'games-engine/verify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../contract/calls.ts';
import type { PublicRound } from '../../contract/fairness.contract.ts';
import type { BetReceipt, PlacedBet } from '../../contract/shared-round.contract.ts';
import { createSteadyClock } from '../core/clock.ts';
import { createDrand } from '../providers/drand/drand.client.ts';
import { startDrandSimulator, type DrandSimulator } from '../providers/drand/drand.simulator.ts';
import { createRecordSource } from '../features/log/record-source.ts';
import { createVoidKeeper } from '../features/fairness/void-keeper.ts';
import { houseGames } from '../games/registry.ts';
import { playEveryGame } from '../testing/play-every-game.ts';
import { balanceOf, sharedPlay } from '../testing/shared-play.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../testing/test-server.ts';

const draw = { mode: 'beacon', marginMs: 2000, waitMs: 1500 };
const quick = { countdownMs: 100, spinMs: 100, resultMs: 100, draw };

let [simulator, table]: [DrandSimulator, TestServer] = [] as never;
let keepVoids: () => Promise<void> = () => Promise.reject(new Error('the house is not open yet'));
beforeAll(async () => {
  const clock = createSteadyClock();
  simulator = await startDrandSimulator({ secret: 'a test', now: () => clock.now(), periodSeconds: 1 });
  const log = { warn: () => undefined };
  const beacon = createDrand({ chain: simulator.chain, relays: [simulator.url], log, retryMs: 50 });
  table = await startTestServer(
    {},
    {
      configs: {
        battle: quick,
        classic: quick,
        coinflip: { flipMs: 100, resultMs: 100, draw },
        wheel: { bettingMs: 1000, spinMs: 100, resultMs: 100, draw },
      },
      beacon,
    },
  );
  const source = createRecordSource({ games: houseGames.engine, onRefused: () => undefined });
  keepVoids = createVoidKeeper({
    db: table.db,
    games: houseGames.engine,
    async findRound(id) {
      const round = (await source.rounds(table.db.pool, [id])).get(id);
      return round && { ...round, config: round.pinned.config };
    },
    beacon,
    clock,
  });
});
afterEach(async () => {
  simulator.mode = 'well';
  expect(await checkInvariants(table.db.pool)).toEqual([]);
});
afterAll(() => Promise.all([table.close(), simulator.close()]));

const { freshRound, finished } = sharedPlay('battle');
const salt = 'ab'.repeat(16);
const bet = (player: TestPlayer, team: 'red' | 'blue', more: object = {}): Promise<PlacedBet> =>
  player.call<PlacedBet>('battle.bet', { bet: 1000, team, ...more });

const logKey = async () => {
  const answer = await fetch(`${table.url}/api/log/key`);
  const key = parseVerifierKey((await answer.text()).trim());
  if (!key) throw new Error('the log has no key');
  return key;
};

const verified = async ({ record, config, serverSeed, hash }: PublicRound): Promise<Verification> =>
  verifyRound(record as unknown as RoundRecord, {
    config,
    serverSeed,
    hash,
    logKey: await logKey(),
    signatures: signatureChecks,
  });

const eventsOf = ({ record }: PublicRound): SharedEvent[] => (record as unknown as { events: SharedEvent[] }).events;
const textOf = async (receipt: BetReceipt) => receiptText((await logKey()).name, receipt);

describe('a round lit by a beacon', () => {
  it('is closed before its beacon is known, drawn by it, and can be checked to the last signature', async () => {
    const [red, blue] = [await table.player(), await table.player()];
    const { roundId, hash } = await freshRound(red);
    const [first, second] = [await bet(red, 'red', { salt }), await bet(blue, 'blue')];
    const round = await finished(red, roundId);
    const verification = await verified(round);
    expect(verification.steps.filter(({ pass }) => pass !== true)).toEqual([]);
    expect(verification.steps.map(({ name }) => name)).toEqual([
      'config',
      'commitment',
      'bets',
      'closing',
      'beacon',
      'draw',
      'payout',
      'replay',
      'record',
      'hash',
    ]);
    const events = eventsOf(round);
    expect(events.flatMap((event) => (event.type === 'bet.placed' ? [[event.salt, event.saltedBy]] : []))).toEqual([
      [salt, 'player'],
      [second.receipt?.salt, 'house'],
    ]);
    expect([first.receipt, second.receipt]).toMatchObject([
      { roundId, commitment: hash, place: 1, salt, choice: 'red', stakeMinor: '1000' },
      { roundId, commitment: hash, place: 2, choice: 'blue' },
    ]);
  });

  it('answers a repeated bet with the receipt that it gave first', async () => {
    const [red, blue] = [await table.player(), await table.player()];
    const { roundId } = await freshRound(red);
    const requestId = crypto.randomUUID();
    const first = await bet(red, 'red', { salt, requestId });
    const again = await bet(red, 'red', { salt: 'cd'.repeat(16), requestId });
    expect(again).toEqual(first);
    expect(await textOf(first.receipt as BetReceipt)).toContain(salt);
    await bet(blue, 'blue');
    await finished(red, roundId);
    expect(await bet(red, 'red', { salt, requestId })).toEqual(first); // also when its round is over
  });

  it('answers a room that is asked for again with the receipt that it gave first', async () => {
    const creator = await table.player();
    const payload = { bet: 1000, side: 'heads', salt, requestId: crypto.randomUUID() };
    const first = await creator.call<PlacedBet>('coinflip.create', payload);
    expect(first.receipt).toMatchObject({ place: 1, salt });
    const { betId, receipt } = await creator.call<PlacedBet>('coinflip.create', payload);
    expect([betId, receipt]).toEqual([first.betId, first.receipt]);
    await creator.call('coinflip.cancel', { id: first.roundId });
  });

  it('refuses a salt that is none', async () => {
    const player = await table.player();
    expect((await player.refusal('battle.bet', { bet: 1000, team: 'red', salt: 'short' })).code).toBe(400);
  });

  it.each(['down', 'late', 'forged', 'another round', 'silent', 'endless'] as const)(
    'is void when its beacon is %s for too long, and all stakes return',
    async (mode) => {
      const [red, blue] = [await table.player(), await table.player()];
      const { roundId } = await freshRound(red);
      const pushes: unknown[] = [];
      red.calls.on('battle', ({ payload }: { payload: { events?: unknown[] } }) =>
        pushes.push(...(payload.events ?? [])),
      );
      simulator.mode = mode;
      await Promise.all([bet(red, 'red'), bet(blue, 'blue')]);
      const events = eventsOf(await finished(red, roundId));
      const end = events.at(-1);
      expect(end).toMatchObject({ type: 'round.voided', reason: 'unanswered' });
      expect(pushes).toContainEqual(end);
      const closed = events.find((event) => event.type === 'betting.closed');
      const until = beaconTimeMs(simulator.chain, closed?.beaconRound ?? 0) + draw.waitMs;
      expect((end?.at ?? 0) - until).toBeGreaterThanOrEqual(0); // not before its time is over
      expect((end?.at ?? 0) - until).toBeLessThan(5000); // nor much later, on a busy machine
      expect(events.map(({ type }) => type)).toContain('betting.closed');
      expect(await Promise.all([red, blue].map(balanceOf))).toEqual([100_000, 100_000]);
    },
  );

  it('shows the draw that it has avoided once its beacon has answered, to players, checkers and in the figures', async () => {
    const [red, blue] = [await table.player(), await table.player()];
    const { roundId } = await freshRound(red);
    simulator.mode = 'down';
    await Promise.all([bet(red, 'red'), bet(blue, 'blue')]);
    expect((await finished(red, roundId)).light).toBeUndefined();
    await keepVoids(); // the beacon is still away
    expect((await finished(red, roundId)).light).toBeUndefined();
    simulator.mode = 'well';
    await keepVoids();
    const { config, light, record, serverSeed } = await finished(red, roundId);
    const battle = houseGames.engine.findShared('battle');
    const closed = eventsOf({ record } as unknown as PublicRound).find(({ type }) => type === 'betting.closed');
    expect(light).toMatchObject({ round: Object(closed).beaconRound });
    expect(light && signatureChecks.verifyBeacon(simulator.chain, light)).toBe(true);
    const avoided =
      battle &&
      light &&
      avoidedDraw(battle, config, record as unknown as RoundRecord, { serverSeed: serverSeed ?? '', ...light });
    expect(avoided).toMatchObject({ stakesMinor: 2000n, paidMinor: 1950n });
    const lights = (await (await fetch(`${table.url}/api/log/lights`)).text()).trim().split('\n');
    expect(lights.map((line) => (JSON.parse(line) as { signature: string }).signature)).toContain(light?.signature);
    const { games } = await red.call<CallAnswer<'fairness.voids'>>('fairness.voids');
    const battleRow = games.find(({ game }) => game === 'battle');
    expect(battleRow?.weeks.at(-1)).toMatchObject({ reasons: { unanswered: 7 }, hidden: 7, lit: 0 });
    expect(battleRow?.avoided.rounds).toBe(7);
    expect(battleRow?.usual.rounds).toBeGreaterThan(0);
  });

  it('takes no bet while the light is on its way', async () => {
    const [red, blue, late] = [await table.player(), await table.player(), await table.player()];
    const { roundId } = await freshRound(red);
    simulator.mode = 'late';
    await Promise.all([bet(red, 'red'), bet(blue, 'blue')]);
    const { load } = sharedPlay('battle');
    await expect.poll(async () => (await load(red)).state.value).toBe('closed');
    expect((await late.refusal('battle.bet', { bet: 1000, team: 'red' })).code).toBe(3);
    simulator.mode = 'well';
    expect(eventsOf(await finished(red, roundId)).at(-1)?.type).toBe('round.settled');
  });

  it('in a room closes with the second player', async () => {
    const [creator, joiner] = [await table.player(), await table.player()];
    const { roundId, receipt } = await creator.call<PlacedBet>('coinflip.create', { bet: 1000, side: 'heads', salt });
    await joiner.call('coinflip.join', { id: roundId });
    const { finished: over } = sharedPlay('coinflip');
    const round = await over(creator, roundId);
    expect((await verified(round)).steps.filter(({ pass }) => pass !== true)).toEqual([]);
    expect(receipt).toMatchObject({ place: 1, choice: 'heads' });
  });
});

describe('the log of such rounds', () => {
  it('holds every commitment before its round, and passes the audit', async () => {
    const [red, blue] = [await table.player(), await table.player()];
    const { roundId } = await freshRound(red);
    await Promise.all([bet(red, 'red'), bet(blue, 'blue')]);
    await finished(red, roundId);
    const position = async () => (await red.call<PublicRound>('fairness.round', { game: 'battle', id: roundId })).log;
    await expect.poll(position).not.toBeNull();
    let text = '';
    const say = (line: string): void => void (text += `${line}\n`);
    const status = await runCommand(['log', '--server', table.url], {
      print: say,
      complain: say,
      progress: undefined,
    });
    expect([status, text]).toEqual([0, expect.stringContaining('OK: nothing wrong was found')]);
  });
});

describe('the checker in Python', () => {
  it.skipIf(!hasPython())('passes an export with rounds of all games, drawn by a beacon', async () => {
    await playEveryGame(table, [await table.player(), await table.player()]);
    const file = join(table.dataDir, 'rounds.ndjson');
    const quiet = { print: () => {}, complain: () => {}, progress: undefined };
    expect(await runCommand(['export', '--server', table.url, '--out', file], quiet)).toBe(0);
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.includes('"type":"outcome.drawn"'));
    const drawn = gameIds.filter((game) => lines.some((line) => line.includes(`"game":"${game}","id"`)));
    expect(drawn).toEqual(gameIds);
    const { status, text } = await runPython(pythonChecker, file);
    expect([status, text]).toEqual([0, expect.stringMatching(/not checked to the end: [1-9]/)]);
  });
});

describe('a closing', () => {
  it('is signed over what anybody can write down of the round', async () => {
    const [red, blue] = [await table.player(), await table.player()];
    const { roundId } = await freshRound(red);
    await Promise.all([bet(red, 'red'), bet(blue, 'blue')]);
    const round = await finished(red, roundId);
    const [opened] = eventsOf(round);
    const closed = eventsOf(round).find((event) => event.type === 'betting.closed');
    if (opened?.type !== 'round.opened' || !closed) throw new Error('not of version 2');
    const { id, number, commitment } = round.record as unknown as RoundRecord;
    const input = { id, number, commitment, bets: [1, 2] as never, closedAt: closed.at };
    const text = closingText((await logKey()).name, closingOf('battle', opened.draw as DrawTerms, input, closed));
    expect(text).toContain(`beacon ${closed.beaconRound}\n`);
    expect(text).toContain('bets 2\n');
  });
});
