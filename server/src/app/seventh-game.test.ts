import { checkInvariants } from 'db';
import { runCommand } from 'games-engine/audit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallAnswer, CallName } from '../../contract/calls.ts';
import type { PublicRound } from '../../contract/fairness.contract.ts';
import { createServerGames } from '../core/games/server-games.ts';
import { houseGames } from '../games/registry.ts';
import { parity } from '../testing/parity/index.ts';
import { rotateSeedsOf } from '../testing/rotate-seeds.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../testing/test-server.ts';

interface Played {
  id: string;
  face: number;
  payoutMinor: number;
  balanceMinor: number;
}

const BETS = 40;
const STAKE_MINOR = 1000;
const CREDIT_MINOR = 100_000;

const games = createServerGames([...houseGames.all, parity]);
const played: Played[] = [];
let server: TestServer;
let player: TestPlayer;

beforeAll(async () => {
  const configs = { parity: { minStakeMinor: 20 } };
  server = await startTestServer({}, { configs, parts: { games } });
  player = await server.player({ language: 'en', creditMinor: BigInt(CREDIT_MINOR) });
  for (let bet = 0; bet < BETS; bet += 1) played.push(await player.call('parity.play', { bet: '10', side: 'odd' }));
  await rotateSeedsOf(player);
});
afterAll(() => server.close());

const ask = <N extends CallName>(who: TestPlayer, name: N, payload: object): Promise<CallAnswer<N>> =>
  who.call(name, payload);

describe('a game that is given to the server beside the house’s own', () => {
  it('is played on a real socket and paid by its own rules out of the ledger', async () => {
    let balanceMinor = CREDIT_MINOR;
    for (const round of played) {
      expect(round.payoutMinor).toBe(round.face % 2 === 1 ? 1920 : 0);
      balanceMinor += round.payoutMinor - STAKE_MINOR;
      expect(round.balanceMinor).toBe(balanceMinor);
    }
    expect(new Set(played.map(({ payoutMinor }) => payoutMinor)).size).toBe(2);
    expect(await checkInvariants(server.db.pool)).toEqual([]);
  });

  it('refuses by its own rules in its own words, and stakes nothing then', async () => {
    expect(await player.refusal('parity.play', { bet: '0.19', side: 'odd' })).toEqual({
      code: 'MIN_BET',
      msg: 'Too small.',
    });
    expect(await player.refusal('parity.play', { bet: '1', side: 'both' })).toMatchObject({ code: 400, field: 'side' });
    const poor = await server.player({ language: 'tr', creditMinor: 999n });
    expect(await poor.refusal('parity.play', { bet: '10', side: 'odd' })).toEqual({ code: 1, msg: 'Bakiye az.' });
    const { rows } = await server.db.pool.query("SELECT count(*)::int AS rounds FROM round WHERE game = 'parity'");
    expect(rows).toEqual([{ rounds: BETS }]);
  });

  it('says by which config it is played, and keeps to the limits that players have set', async () => {
    const { config, rtpPercent } = await ask(player, 'games.config', { game: 'parity' });
    expect([config, rtpPercent]).toEqual([{ ...parity.game.defaultConfig, minStakeMinor: 20 }, '96.00']);
    const careful = await server.player();
    await careful.call('limits.set', { kind: 'wager', period: 'day', amount: STAKE_MINOR });
    expect(await careful.refusal('parity.play', { bet: '10.01', side: 'even' })).toMatchObject({ code: 'LIMIT_WAGER' });
  });
});

// Open transactions of other tests' databases hold the log back: they share a cluster.
const LOGGED = { timeout: 50_000, interval: 100 };

describe('its rounds', () => {
  const audit = async (args: readonly string[], among = games): Promise<{ status: number; text: string }> => {
    let text = '';
    const note = (line: string): void => void (text += `${line}\n`);
    const output = { print: note, complain: note, progress: undefined };
    return { status: await runCommand([...args, '--server', server.url], output, among.engine), text };
  };

  it('enter the log, and the audit that is given the game draws and pays them again', async () => {
    const { id = '' } = played[0] ?? {};
    const address = `${server.url}/api/log/round/parity/${id}`;
    const read = async (): Promise<PublicRound> => (await (await fetch(address)).json()) as PublicRound;
    await vi.waitUntil(async () => {
      const { log, serverSeed } = await read();
      return log && serverSeed;
    }, LOGGED);
    const round = await audit(['round', id, '--game', 'parity']);
    expect([round.status, round.text]).toEqual([0, expect.stringMatching(/ok {3}draw: [\s\S]*ok {3}log: entry/)]);
    const whole = await audit(['log']);
    expect([whole.status, whole.text]).toEqual([0, expect.stringContaining('OK: nothing wrong was found')]);
  });

  it('are no rounds to an audit of the house’s own games', async () => {
    expect(await audit(['log'], houseGames)).toMatchObject({ status: 1 });
    expect(await audit(['round', played[0]?.id ?? '', '--game', 'parity'], houseGames)).toMatchObject({
      status: 2,
      text: expect.stringContaining('--game takes') as string,
    });
  });

  it('are what auditors’ pages show: returns with their band, draws, rounds by what was drawn', async () => {
    const auditor = await server.player({ roles: ['auditor'] });
    const range = { from: Date.now() - 3_600_000, to: Date.now() + 3_600_000 };
    const { method, buckets } = await ask(auditor, 'audit.rtp', { game: 'parity', unit: 'BASE', buckets: 1, ...range });
    const paid = played.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0);
    expect(method).toBe('bet');
    expect(buckets).toMatchObject([{ rounds: BETS, stakesMinor: BETS * STAKE_MINOR, payoutsMinor: paid }]);
    expect(buckets[0]?.expected).toBeCloseTo(0.96, 6);
    const draws = await ask(auditor, 'audit.draws', { game: 'parity', ...range });
    expect(draws).toMatchObject({ axis: 'value', draws: BETS });
    expect(draws.bins.map(({ from, to }) => [from, to])).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, face + 1]));
    const { face = 0 } = played.at(-1) ?? {};
    const { rounds } = await ask(auditor, 'audit.rounds', { game: 'parity', drawn: face });
    expect(rounds.map(({ id }) => id)).toContain(played.at(-1)?.id);
    expect((await ask(auditor, 'audit.gaps', {})).gaps).toEqual([]);
  });

  it('are traffic to the studio, whose guardrails are the game’s own', async () => {
    const designer = await server.player({ roles: ['designer'] });
    const { classes } = await ask(designer, 'studio.traffic', { game: 'parity' });
    expect(classes.map(({ id }) => id)).toEqual(['odd']);
    const { active } = await ask(designer, 'studio.versions', { game: 'parity' });
    const config = { ...parity.game.defaultConfig, houseEdgePpm: 400_000 };
    const draft = { game: 'parity', config, reason: 'a test', basedOn: active.id };
    const { version } = await ask(designer, 'studio.save', draft);
    const { findings } = await ask(designer, 'studio.check', { id: version.id });
    expect(findings.map(({ rule }) => rule)).toContain('rtp');
  });
});

describe('the isolation of one game’s parts', () => {
  const other = { ...parity, game: { ...parity.game, id: 'other' } };

  it('neither another game its id or its call', () => {
    expect(() => createServerGames([parity, other])).toThrow('two calls have the name parity.play');
    expect(() => createServerGames([parity, { ...parity, calls: {} }])).toThrow('two games have one id');
  });

  it('nor does a game take a call or the words of the platform', async () => {
    const start = (game: object) =>
      startTestServer({}, { beside: server, parts: { games: createServerGames([{ ...parity, ...game }]) } });
    const thief = { 'fairness.rotate': parity.calls['parity.play'] };
    await expect(start({ calls: thief })).rejects.toThrow('two calls have the name fairness.rotate');
    const mute = start({ game: { ...parity.game, id: 'general' } });
    await expect(mute).rejects.toThrow('two groups of messages have the name general');
  });
});

describe('a server without the game', () => {
  let house: TestServer;
  let staff: TestPlayer;
  beforeAll(async () => {
    house = await startTestServer();
    staff = await house.player({ roles: ['admin'] });
  });
  afterAll(() => house.close());

  const range = { from: 0, to: 1 };
  it.each<[CallName, object]>([
    ['games.config', {}],
    ['fairness.chains', {}],
    ['fairness.round', { id: '0192f0c1-0000-7000-8000-000000000001' }],
    ['audit.rounds', {}],
    ['audit.rtp', { unit: 'BASE', ...range }],
    ['audit.draws', range],
    ['audit.voided', {}],
    ['audit.configs', {}],
    ['studio.versions', {}],
    ['studio.traffic', {}],
  ])('refuses it in %s before anything is done', async (name, payload) => {
    for (const game of ['parity', 'constructor'])
      expect(await staff.refusal(name, { game, ...payload })).toMatchObject({ code: 400, field: 'game' });
  });

  it.each<[CallName, object]>([
    ['games.history', {}],
    ['audit.rounds', {}],
    ['audit.rtp', { unit: 'BASE', ...range }],
  ])('takes a draw that costs nothing for no game in %s', async (name, payload) => {
    expect(await staff.refusal(name, { game: 'robbery', ...payload })).toMatchObject({ code: 400, field: 'game' });
  });

  it('tells the config of such a draw, which says its chances, and looks for its rounds', async () => {
    const { config } = await staff.call('games.config', { game: 'robbery' });
    expect(config).toMatchObject({ sectors: expect.arrayContaining([{ sharePercent: 100, weight: 5 }]) });
    const id = '0192f0c1-0000-7000-8000-000000000001';
    expect(await staff.refusal('fairness.round', { game: 'robbery', id })).not.toMatchObject({ code: 400 });
  });

  it('knows neither its calls nor its rounds', async () => {
    expect(await staff.refusal('parity.play', { bet: '10', side: 'odd' })).toMatchObject({ code: 404 });
    const answer = await fetch(`${house.url}/api/log/round/parity/${played[0]?.id}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { success: false, code: 400 }]);
  });
});
