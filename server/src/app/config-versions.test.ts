import {
  activateConfigVersion,
  approveConfigVersion,
  checkInvariants,
  recordConfigCheck,
  startCandidate,
  type PublishedConfig,
  publishedConfigs,
  type VersionAct,
} from 'db';
import { createHash, randomUUID } from 'node:crypto';
import { firstBeaconRoundAt, placeInLottery, type BeaconChain } from 'games-engine';
import { runCommand } from 'games-engine/audit';
import { dice } from 'games-engine/dice';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hearsChanges } from '../../contract/broadcast.ts';
import type { CallAnswer, CallName } from '../../contract/calls.ts';
import { openStudio, type Studio } from '../features/studio/testing/studio-fixtures.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { callOver, startTestServer, type TestPlayer, type TestServer } from '../testing/test-server.ts';

const battle = { countdownMs: 400, spinMs: 150, resultMs: 150 };

let here: TestServer;
let there: ServerProcess; // a process of its own on the same database
let studio: Studio;
let edgePpm = 50_000;
const sockets: Socket[] = [];

beforeAll(async () => {
  here = await startTestServer({ VOID_AFTER: '3600' }, { configs: { battle } });
  // one house signs with one key
  there = await startServerProcess({
    DATABASE_URL: here.database.url,
    DATA_DIR: here.dataDir,
    LOG_LEVEL: 'silent',
    VOID_AFTER: '3600',
  });
  studio = await openStudio(here);
});
afterAll(async () => {
  expect(await checkInvariants(here.db.pool)).toEqual([]);
  for (const socket of sockets) socket.disconnect();
  await there.stop();
  await here.close();
});

/** The other process, as a player of this one sees it. */
const acrossOf = async ({ token }: Pick<TestPlayer, 'token'>): Promise<Socket> => {
  const options = { path: '/micro/socket', transports: ['websocket'], forceNew: true, reconnection: false };
  const socket = io(there.url, {
    ...options,
    auth: hearsChanges,
    extraHeaders: token === '' ? {} : { cookie: `token=${token}` },
  });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
};

const ask = async <N extends CallName>(socket: Socket, name: N, payload: object = {}): Promise<CallAnswer<N>> => {
  const [error, answer] = await callOver(socket, name, payload);
  if (error) throw new Error(`${name} was refused: ${JSON.stringify(error)}`);
  return answer as CallAnswer<N>;
};

const other = (): { houseEdgePpm: number } => ({ houseEdgePpm: (edgePpm -= 100) });
const reason = 'a test';
const bet = { bet: '1.00', percent: 50, bet_type: 'less' };

const versionAt = async (socket: Socket, game: 'dice' | 'mines'): Promise<number> =>
  (await ask(socket, 'games.config', { game })).version;

/** Answer of `battle.load` once a round is among those that are over. */
const isOver = (id: string): object => ({ before_games: expect.arrayContaining([expect.objectContaining({ id })]) });

/** The version that a round pins. */
const pinnedBy = async (game: 'dice' | 'mines' | 'battle', id: string): Promise<unknown> => {
  const table = game === 'battle' ? 'shared_round' : 'round';
  const { rows } = await here.db.pool.query<{ version: number }>(
    `SELECT c.version FROM ${table} r JOIN game_config c ON c.id = r.config_id WHERE r.id = $1`,
    [id],
  );
  return rows[0]?.version;
};

const publicIdOf = async ({ userId }: TestPlayer): Promise<string> => {
  const sql = 'SELECT public_id AS id FROM app_user WHERE id = $1';
  return (await here.db.pool.query<{ id: string }>(sql, [userId])).rows[0]?.id ?? '';
};

describe('a version that is activated in one process', () => {
  it('is what the next bet of the other pins, and so is the one before after a roll-back', async () => {
    const player = await here.player();
    const across = await acrossOf(player);
    const { active: first } = await studio.ask(studio.author, 'studio.versions', { game: 'dice' });
    const play = async (): Promise<unknown> => pinnedBy('dice', (await ask(across, 'dice.play', bet)).transaction_id);
    expect(await play()).toBe(first.version);
    const next = await studio.activated('dice', other());
    await expect.poll(() => versionAt(across, 'dice')).toBe(next.version);
    expect(await play()).toBe(next.version);
    expect((await ask(player.calls, 'games.config', { game: 'dice' })).hash).toBe(next.hash);
    await studio.ask(studio.author, 'studio.rollback', { game: 'dice', to: first.id, reason });
    await expect.poll(() => versionAt(across, 'dice')).toBe(first.version);
    expect(await play()).toBe(first.version);
  });

  it('is told to pages and to the studio at both', async () => {
    const guest = await acrossOf({ token: '' });
    const designer = await acrossOf(studio.approver);
    await ask(designer, 'studio.versions', { game: 'dice' });
    const heard: unknown[] = [];
    for (const [socket, channel] of [
      [guest, 'games'],
      [guest, 'studio'],
      [designer, 'studio'],
      [studio.author.calls, 'games'],
    ] as const)
      socket.on(channel, (message: unknown) => heard.push([channel, message]));
    await studio.save('dice', other());
    await expect.poll(() => heard).toEqual([['studio', { type: 'changed', payload: { game: 'dice' } }]]);
    await studio.activated('dice', other());
    const changed = ['games', { type: 'configChanged', payload: { game: 'dice' } }];
    await expect.poll(() => heard.filter((each) => JSON.stringify(each) === JSON.stringify(changed))).toHaveLength(2);
    expect(heard.length).toBeGreaterThan(4);
  });

  it('is found by a process that was not told', async () => {
    const across = await acrossOf(await here.player());
    await here.database.owner.query('ALTER TABLE game_config DISABLE TRIGGER game_config_news');
    try {
      const next = await studio.activated('dice', other());
      await expect.poll(() => versionAt(across, 'dice')).toBe(next.version);
    } finally {
      await here.database.owner.query('ALTER TABLE game_config ENABLE TRIGGER game_config_news');
    }
  });

  it('is in the transparency log before the first round that pins it', async () => {
    const next = await studio.activated('dice', other());
    const player = await here.player();
    const { transaction_id: id } = await ask(player.calls, 'dice.play', bet);
    const leaf = async (kind: string, ref: string): Promise<bigint | undefined> => {
      const sql = 'SELECT leaf_index AS at FROM log_entry WHERE kind = $1 AND ref = $2';
      return (await here.db.pool.query<{ at: bigint }>(sql, [kind, ref])).rows[0]?.at;
    };
    await expect.poll(() => leaf('round', id)).toBeDefined();
    const [config, round] = [await leaf('config', String(next.id)), await leaf('round', id)];
    expect(config).toBeLessThan(Number(round));
  });
});

describe('a change of versions', () => {
  it('tears no bet apart: each is judged, drawn and paid by the one version that it pins', async () => {
    const { active: first } = await studio.ask(studio.author, 'studio.versions', { game: 'dice' });
    const next = await studio.activated('dice', { ...other(), maxStakeMinor: 200 });
    const players = await Promise.all(Array.from({ length: 6 }, () => here.player()));
    let isOver = false;
    const answers: (number | string | null)[] = [];
    const playing = players.map(async (player, at) => {
      const socket = at % 2 === 0 ? player.calls : await acrossOf(player);
      while (!isOver) {
        const [error] = await callOver(socket, 'dice.play', { ...bet, bet: at % 3 === 0 ? '3.00' : '1.00' });
        answers.push(error?.code ?? null);
      }
    });
    for (let change = 0; change < 15; change += 1)
      await studio.ask(studio.author, 'studio.rollback', {
        game: 'dice',
        to: change % 2 === 0 ? first.id : next.id,
        reason,
      });
    isOver = true;
    await Promise.all(playing);
    expect(new Set(answers)).toEqual(new Set([null, 'MAX_BET']));
    const configs = new Map<number, PublishedConfig>();
    for (const config of await publishedConfigs(here.db.pool)) configs.set(config.id, config);
    const { rows } = await here.db.pool.query<{
      configId: number;
      stake: bigint;
      payout: bigint;
      choice: never;
      outcome: never;
    }>(
      `SELECT config_id AS "configId", stake, payout, choice, outcome FROM round WHERE game = 'dice' AND config_id = ANY ($1)`,
      [[first.id, next.id]],
    );
    for (const { configId, stake, payout, choice, outcome } of rows) {
      const config = configs.get(configId)?.config as never;
      expect(dice.refusal(config, stake, choice)).toBeUndefined();
      expect(dice.payout(config, stake, choice, outcome, [])).toBe(payout);
    }
    expect(new Set(rows.map(({ configId }) => configId))).toEqual(new Set([first.id, next.id]));
    await studio.ask(studio.author, 'studio.rollback', { game: 'dice', to: next.id, reason });
    await studio.ask(studio.author, 'studio.rollback', { game: 'dice', to: first.id, reason });
  });

  it('leaves an open game of mines as it was begun, in either process', async () => {
    const player = await here.player();
    const across = await acrossOf(player);
    const first = await versionAt(across, 'mines');
    const begun = await ask(player.calls, 'mines.createGame', { bet: 1000, minesLength: 3 });
    const next = await studio.activated('mines', { houseEdgePpm: 20_000 });
    await expect.poll(() => versionAt(across, 'mines')).toBe(next.version);
    const loaded = await ask(across, 'mines.load');
    expect(loaded.game?.multiplier).toEqual(begun.multiplier);
    const { rows } = await here.db.pool.query<{ id: string }>(
      `SELECT id FROM round WHERE game = 'mines' AND user_id = $1 ORDER BY id DESC LIMIT 1`,
      [player.userId],
    );
    expect(await pinnedBy('mines', rows[0]?.id ?? '')).toBe(first);
    let game = loaded.game;
    for (let sectorKey = 0; game && !game.finished && game.countOpenedSectors === 0; sectorKey += 1)
      game = await ask(across, 'mines.openSector', { sectorKey });
    if (game && !game.finished) await ask(across, 'mines.takeWin');
    expect((await ask(across, 'mines.load')).game).toBeNull();
    const again = await ask(across, 'mines.createGame', { bet: 1000, minesLength: 3 });
    expect(again.multiplier).not.toEqual(begun.multiplier);
  });

  it('leaves an open round of battle as it was opened, and the next one has it at both', async () => {
    const [red, blue] = [await here.player(), await here.player()];
    const across = await acrossOf(blue);
    const { roundId, configVersion } = await ask(red.calls, 'battle.load');
    await ask(red.calls, 'battle.bet', { bet: 1000, team: 'red' });
    // shorter timings than the guardrails let through: the statements ask for the check, not for its findings
    const { id, version } = await studio.save('battle', { ...battle, commissionPpm: 40_000 });
    const act = ({ userId }: TestPlayer): VersionAct => ({ actorId: userId, reason, at: Date.now() });
    await recordConfigCheck(here.db.pool, id, act(studio.author), { isBlocked: false, findings: [] });
    await approveConfigVersion(here.db.pool, id, act(studio.approver));
    await activateConfigVersion(
      here.db.pool,
      { game: 'battle', id, isShared: true, from: 'approved' },
      act(studio.author),
    );
    await ask(across, 'battle.bet', { bet: 1000, team: 'blue' });
    await expect.poll(() => ask(across, 'battle.load')).toMatchObject(isOver(roundId));
    expect(await pinnedBy('battle', roundId)).toBe(configVersion);
    const { rows } = await here.db.pool.query<{ payout: bigint }>(
      'SELECT sum(payout) AS payout FROM shared_bet WHERE round_id = $1',
      [roundId],
    );
    expect(String(rows[0]?.payout)).toBe('1950'); // the commission of the version that it was opened with
    for (const socket of [red.calls, across])
      await expect.poll(async () => (await ask(socket, 'battle.load')).configVersion).toBe(version);
  });

  it('does not refuse the repeat of a bet that was taken before it', async () => {
    const player = await here.player();
    const { active: first } = await studio.ask(studio.author, 'studio.versions', { game: 'dice' });
    const large = { ...bet, bet: '500.00', requestId: randomUUID() };
    const taken = await ask(player.calls, 'dice.play', large);
    await studio.activated('dice', { ...other(), maxStakeMinor: 10_000 });
    expect((await ask(player.calls, 'dice.play', large)).transaction_id).toBe(taken.transaction_id);
    expect((await player.refusal('dice.play', { ...large, requestId: randomUUID() })).code).toBe('MAX_BET');
    expect((await player.refusal('dice.play', { ...large, bet: '600.00' })).code).toBe(409);
    await studio.ask(studio.author, 'studio.rollback', { game: 'dice', to: first.id, reason });
  });
});

/** The salt of a trial's lottery; null until its beacon is there. */
const saltOf = async (id: number): Promise<string> =>
  (await here.database.owner.query('SELECT candidate_salt AS salt FROM game_config WHERE id = $1', [id])).rows[0].salt;

describe('a candidate', () => {
  it('is played by the players whose hash is below its share, in both processes, and by nobody else', async () => {
    const { active } = await studio.ask(studio.author, 'studio.versions', { game: 'dice' });
    const { id } = await studio.approved('dice', { ...other(), minStakeMinor: 20 });
    const candidate = (await studio.ask(studio.author, 'studio.candidate.start', { id, sharePpm: 400_000, reason }))
      .version;
    expect(candidate).toMatchObject({ status: 'candidate', sharePpm: 400_000 });
    const guest = await acrossOf({ token: '' });
    const shown = { version: candidate.version, hash: candidate.hash, sharePpm: 400_000, by: 'player' };
    await expect
      .poll(() => ask(guest, 'games.config', { game: 'dice' }))
      .toMatchObject({ version: active.version, candidate: { ...shown, isMine: false } });

    const salt = await saltOf(id);
    const counts = { candidate: 0, active: 0 };
    for (let index = 0; index < 24; index += 1) {
      const player = await here.player();
      const place = createHash('sha256')
        .update(`dice:${candidate.hash}:${salt}:${await publicIdOf(player)}`)
        .digest();
      const isMine = place.readBigUInt64BE(0) % 1_000_000n < 400_000n;
      const version = isMine ? candidate.version : active.version;
      for (const socket of [player.calls, await acrossOf(player)]) {
        const config = await ask(socket, 'games.config', { game: 'dice' });
        expect(config).toMatchObject({ version, candidate: { ...shown, isMine } });
        const { transaction_id: round } = await ask(socket, 'dice.play', bet);
        expect(await pinnedBy('dice', round)).toBe(version);
      }
      counts[isMine ? 'candidate' : 'active'] += 1;
      expect((await callOver(player.calls, 'dice.play', { ...bet, bet: '0.15' }))[0]?.code).toBe(
        isMine ? 5 : undefined,
      ); // its least stake
    }
    expect(Math.min(counts.candidate, counts.active)).toBeGreaterThan(0);

    const { run } = await studio.ask(studio.approver, 'studio.candidate.results', { game: 'dice' });
    expect(run).toMatchObject({
      sharePpm: 400_000,
      endedAt: null,
      candidate: { id, rounds: 2 * counts.candidate, players: counts.candidate, stakeMinor: 200 * counts.candidate },
      active: { id: active.id, rounds: 3 * counts.active, players: counts.active },
    });
    const { candidate: its } = run ?? {};
    expect(its?.rtpPercent).toBe(((its?.payoutMinor ?? 0) / (its?.stakeMinor ?? 1)) * 100);
    expect(Number(its?.exactRtpPercent)).toBeGreaterThan(95);

    await studio.ask(studio.author, 'studio.candidate.stop', { game: 'dice', reason });
    await expect.poll(() => ask(guest, 'games.config', { game: 'dice' })).not.toHaveProperty('candidate');
    const ended = await studio.ask(studio.author, 'studio.candidate.results', { game: 'dice' });
    expect(ended.run).toMatchObject({ endedAt: expect.any(Number), candidate: its });
  });

  it('a candidate of a game that all play together is played in the rounds that a lottery by their numbers draws', async () => {
    const { active } = await studio.ask(studio.author, 'studio.versions', { game: 'battle' });
    const { id, version, hash } = await studio.save('battle', { ...battle, commissionPpm: 41_000 });
    const act = ({ userId }: TestPlayer): VersionAct => ({ actorId: userId, reason, at: Date.now() });
    await recordConfigCheck(here.db.pool, id, act(studio.author), { isBlocked: false, findings: [] });
    await approveConfigVersion(here.db.pool, id, act(studio.approver));
    const [red, blue] = [await here.player(), await acrossOf(await here.player())];
    const { number, state } = await ask(red.calls, 'battle.load');
    const { beacon } = state.context['draw'] as { beacon: BeaconChain };
    const sharePpm = 500_000;
    let salt = '';
    let places: number[] = [];
    do {
      if (salt) await studio.ask(studio.author, 'studio.candidate.stop', { game: 'battle', reason });
      const beaconRound = firstBeaconRoundAt(beacon, Date.now() + 2000);
      const versions = { game: 'battle', isShared: true, trial: { beacon, beaconRound } };
      await startCandidate(here.db.pool, { ...versions, id, sharePpm }, act(studio.approver));
      await expect.poll(() => saltOf(id)).not.toBeNull();
      salt = await saltOf(id);
      places = [1, 2, 3, 4].map((next) => placeInLottery('battle', { hash, salt }, String(number + next)));
    } while (new Set(places.map((place) => place < sharePpm)).size === 1); // so that both versions are played
    for (const socket of [red.calls, blue])
      // whichever process opens the rounds
      await expect
        .poll(() => ask(socket, 'games.config', { game: 'battle' }))
        .toMatchObject({ version: active.version, candidate: { version, by: 'round', isMine: false } });

    const played: unknown[] = [];
    for (let begun = 0; begun < 5; begun += 1) {
      const round = await ask(red.calls, 'battle.load');
      await ask(red.calls, 'battle.bet', { bet: 1000, team: 'red' });
      await ask(blue, 'battle.bet', { bet: 1000, team: 'blue' });
      await expect.poll(() => ask(blue, 'battle.load')).toMatchObject(isOver(round.roundId));
      await expect.poll(async () => (await ask(red.calls, 'battle.load')).number).toBe(round.number + 1);
      const { trial } = await ask(blue, 'fairness.round', { game: 'battle', id: round.roundId });
      const isTried = { version, hash, salt, sharePpm, activeVersion: active.version };
      expect(trial).toEqual(begun === 0 ? undefined : isTried);
      played.push([round.number, await pinnedBy('battle', round.roundId)]);
    }
    const due = places.map((place, n) => [number + 1 + n, place < sharePpm ? version : active.version]);
    expect(played).toEqual([[number, active.version], ...due]);
    expect(new Set(due.map(([, pinned]) => pinned)).size).toBe(2);

    const { run } = await studio.ask(studio.author, 'studio.candidate.results', { game: 'battle' });
    const tried = due.filter(([, pinned]) => pinned === version).length;
    expect(run).toMatchObject({ candidate: { id, rounds: tried, players: 2, stakeMinor: 2000 * tried } });
    expect(run?.candidate.rtpPercent).toBeCloseTo(97.95, 6);
    await studio.ask(studio.author, 'studio.candidate.stop', { game: 'battle', reason });
    const lines: string[] = [];
    const note = (line: string): void => void lines.push(line);
    const leaf = `SELECT FROM log_entry e JOIN shared_round s ON s.id::text = e.ref WHERE s.game = 'battle' AND s.number = $1`;
    await expect.poll(async () => (await here.database.owner.query(leaf, [number + 4])).rowCount).toBe(1);
    const output = { print: note, complain: note, progress: undefined };
    expect([
      await runCommand(['log', '--server', here.url], output),
      lines.filter((line) => line.startsWith('FAIL')),
    ]).toEqual([0, []]);
  });

  it('ends when another version becomes active', async () => {
    const { active } = await studio.ask(studio.author, 'studio.versions', { game: 'mines' });
    const { id } = await studio.approved('mines', { houseEdgePpm: 30_000 });
    await studio.ask(studio.author, 'studio.candidate.start', { id, sharePpm: 999_999, reason });
    const player = await here.player();
    const mine = await ask(player.calls, 'mines.createGame', { bet: 1000, minesLength: 3 });
    await studio.activated('mines', { houseEdgePpm: 40_000 });
    expect(await studio.statusOf(id)).toBe('approved');
    expect((await ask(player.calls, 'mines.load')).game?.multiplier).toEqual(mine.multiplier);
    await studio.ask(studio.author, 'studio.rollback', { game: 'mines', to: active.id, reason });
  });
});
