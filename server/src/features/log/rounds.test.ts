import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkInvariants, ensureConfig, openSharedRound } from 'db';
import { createTestDatabase, rotateTestSeeds, startTestCluster, type TestCluster, type TestDatabase } from 'db/testing';
import { contentHash, houseGames, pairHash, type RoundRecord } from 'games-engine';
import { verifyRound } from 'games-engine/verify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSigningKey } from './testing/log-fixtures.ts';
import { createLogReader, type LogReader } from './log-reader.ts';
import { createLogSigner } from './log-signer.ts';
import { createRecordSource } from './record-source.ts';
import { createBettor, drawRobbery, openMines, playBattle, playDice, type Bettor } from './testing/rounds-fixtures.ts';
import { createSequencer, type Sequencer } from './sequencer.ts';

let cluster: TestCluster;
let db: TestDatabase;
let reader: LogReader;
let sequencer: Sequencer;
let bettors: Bettor[];
let dir: string;

const rethrow = (error: unknown): never => {
  throw error;
};

// a cluster of its own: a transaction in any database of a cluster holds the horizon back
beforeAll(async () => {
  cluster = await startTestCluster();
  dir = mkdtempSync(join(tmpdir(), 'glasshouse-rounds-'));
});
afterAll(async () => {
  await cluster.stop();
  rmSync(dir, { recursive: true, force: true });
});

beforeEach(async () => {
  db = await createTestDatabase({ clusterUrl: cluster.url });
  const signer = await createLogSigner({ dataDir: '', signingKey: createSigningKey() });
  const source = createRecordSource({ games: houseGames, onRefused: rethrow });
  reader = createLogReader({ pool: db.pool, signer, source });
  sequencer = createSequencer({ pool: db.pool, signer, source, onError: rethrow, batch: 3 });
  bettors = [await createBettor(db), await createBettor(db), await createBettor(db)];
});
afterEach(async () => {
  expect(await checkInvariants(db.pool)).toEqual([]);
  await db.drop();
});

const sequence = async (): Promise<void> => {
  while ((await sequencer.runOnce()).more);
};
/** Entries that the first config of a game brings. */
const PUBLISHED = ['config.event', 'config.event', 'config'];

/** The log but for the commitments of pairs: the kinds of its entries, of rounds their ids. */
const logged = async (): Promise<string[]> => {
  await sequence();
  const { rows } = await db.pool.query<{ kind: string; ref: string }>(
    `SELECT kind, ref FROM log_entry WHERE kind <> 'pair' ORDER BY leaf_index`,
  );
  return rows.map(({ kind, ref }) => (kind === 'round' ? ref : kind));
};

/** Checks an export of the whole log offline, as an auditor does. */
const audit = async (): Promise<string> => {
  const file = join(dir, 'log.ndjson');
  let text = '';
  for await (const line of (await reader.entries({ from: 0 })).lines) text += line;
  writeFileSync(file, text);
  const cli = new URL('../../../../games-engine/src/audit/cli.ts', import.meta.url).pathname;
  const key = await reader.key();
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, 'file', file, '--key', key], (error, out, err) =>
      resolve(`${error ? `exit ${error.code}\n` : ''}${out}${err}`),
    );
  });
};

const expectVerified = async (game: string, id: string): Promise<void> => {
  const round = await reader.round(game, id);
  if (!round) throw new Error(`there is no round ${id} of ${game}`);
  expect(round.log).not.toBeNull();
  const { config, serverSeed, hash } = round;
  expect(verifyRound(round.record as unknown as RoundRecord, { config, serverSeed, hash })).toMatchObject({ ok: true });
};

describe('a draw that costs nothing', () => {
  const drawAmongBets = async ([player]: readonly Bettor[]) => {
    if (!player) throw new Error('nobody draws');
    const before = await playDice(db.pool, player);
    const { id } = await drawRobbery(db.pool, player, '2026-11-22');
    const after = await playDice(db.pool, player);
    await rotateTestSeeds(db, player.userId, { at: 2_000_000 });
    return [before, id, after] as const;
  };

  it('is a round of its pair: logged in order, shown, and checked by the audit', async () => {
    const [before, id, after] = await drawAmongBets(bettors);
    const all = await logged();
    expect(all.filter((each) => !PUBLISHED.includes(each))).toEqual([before, id, after, 'seed']);
    expect(await reader.round('robbery', id)).toMatchObject({ record: { game: 'robbery', number: 1 } });
    await expectVerified('robbery', id);
    expect(await audit()).toContain('OK: nothing wrong was found');
  });

  it('gives its first prize again for a ticket that was drawn before, whatever the player is now', async () => {
    const [player] = bettors as [Bettor];
    const first = await drawRobbery(db.pool, player, '2026-11-22');
    expect(await drawRobbery(db.pool, player, '2026-11-22')).toEqual({ ...first, isRepeated: true });
    expect((await drawRobbery(db.pool, player, '2026-11-23')).isRepeated).toBe(false);
  });

  it('is found by the audit when its prize was forged', async () => {
    const [, id] = await drawAmongBets(bettors);
    // another sector than the one that was drawn
    await db.owner.query(
      `UPDATE round SET outcome = CASE outcome->>'sector' WHEN '7' THEN '{"prizeMinor":"12500","sector":6}'
         ELSE '{"prizeMinor":"125000","sector":7}' END::json WHERE id = $1`,
      [id],
    );
    await sequence();
    const text = await audit();
    expect(text).toMatch(/^exit 1\n/);
    expect(text).toContain(`round ${id}`);
    expect(text).toContain('events.1.outcome');
  });
});

describe('a shared round', () => {
  it('enters the log once it is settled or void, in that order, with its seed', async () => {
    const first = await playBattle(db.pool, bettors);
    const second = await playBattle(db.pool, bettors, { isVoid: true });
    const third = await playBattle(db.pool, bettors.slice(0, 2));
    expect(await logged()).toEqual([...PUBLISHED, 'commitment', first, second, third]);
    for (const id of [first, second, third]) {
      const round = await reader.round('battle', id);
      expect(round?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
      expect(round?.log).toMatchObject({ size: 7 + 2 * bettors.length });
    }
    expect(await reader.round('dice', first)).toBeUndefined();
    expect(await reader.roundPosition('dice', first)).toBeNull();
    await expectVerified('battle', first);
    await expectVerified('battle', second);
    expect(await audit()).toContain('OK: nothing wrong was found');
  });

  it('is not shown before it is over', async () => {
    await playBattle(db.pool, bettors);
    const { rows } = await db.pool.query<{ id: string }>(
      `INSERT INTO shared_round (id, game, number, config_id, commitment, server_seed, opened_at)
       SELECT gen_random_uuid(), game, number + 1, config_id, repeat('0', 64), 'secret', 1 FROM shared_round RETURNING id`,
    );
    expect(await reader.round('battle', rows[0]?.id ?? '')).toBeUndefined();
    expect(await logged()).toHaveLength(6);
    await db.owner.query('DELETE FROM shared_round WHERE id = $1', [rows[0]?.id]);
  });

  it('waits for an older transaction to end, and is not forgotten meanwhile', async () => {
    const first = await playBattle(db.pool, bettors);
    await sequence();
    const older = await db.owner.connect();
    await older.query('BEGIN; SELECT pg_current_xact_id()');
    const second = await playBattle(db.pool, bettors);
    expect(await sequencer.runOnce()).toEqual({ appended: 0, more: true });
    await older.query('COMMIT');
    older.release();
    expect(await logged()).toEqual([...PUBLISHED, 'commitment', first, second]);
  });

  it('is found to be altered by the audit', async () => {
    const id = await playBattle(db.pool, bettors);
    await sequence();
    const source = createRecordSource({ games: houseGames, onRefused: () => undefined });
    const signer = await createLogSigner({ dataDir: '', signingKey: createSigningKey() });
    reader = { ...createLogReader({ pool: db.pool, signer, source }), key: reader.key };
    const stake = `jsonb_set(event::jsonb, '{stakeMinor}', '"5000"')`;
    await db.owner.query(`UPDATE shared_event SET event = ${stake} WHERE round_id = $1 AND seq = 1`, [id]);
    const text = await audit();
    expect(text).toMatch(/^exit 1\n/);
    expect(text).toContain(id);
    await db.owner.query(
      `UPDATE shared_event SET event = jsonb_set(event::jsonb, '{stakeMinor}', '"1000"') WHERE round_id = $1 AND seq = 1`,
      [id],
    );
  });
});

describe('a pair', () => {
  it('is announced before its first bet, by a hash that tells neither player nor commitment', async () => {
    const [bettor] = bettors as [Bettor];
    const id = await playDice(db.pool, bettor);
    await sequence();
    const { record } = (await reader.round('dice', id)) ?? {};
    let text = '';
    for await (const line of (await reader.entries({ from: 0 })).lines) text += line;
    const lines = text.split('\n');
    const leaf = lines.findIndex((line) => line.includes(pairHash(bettor.publicId, String(record?.['commitment']))));
    expect(JSON.parse(lines[leaf] ?? '{}')).toMatchObject({ record: { at: 1, kind: 'pair' } });
    expect(lines.findIndex((line) => line.includes(id))).toBeGreaterThan(leaf);
  });
});

describe('a commitment', () => {
  const records = async (): Promise<unknown[]> => {
    await sequence();
    let text = '';
    for await (const line of (await reader.entries({ from: 0 })).lines) text += line;
    const [, ...entries] = text.trim().split('\n');
    const all = entries.map((line) => (JSON.parse(line) as { record: { kind: string } }).record);
    return all.filter(({ kind }) => kind !== 'pair');
  };

  it('a commitment of a chain enters the log before its rounds', async () => {
    const round = await reader.round('battle', await playBattle(db.pool, bettors));
    const chain = {
      at: 1_000,
      commitment: round?.record['commitment'],
      game: 'battle',
      kind: 'commitment',
      round: null,
    };
    expect((await records()).slice(PUBLISHED.length)).toEqual([chain, round?.record]);
  });

  it('a commitment of a room enters the log when the room is opened, and does not tell the id that invites to it', async () => {
    const config = houseGames.get('coinflip').defaultConfig as object;
    const { id: configId } = await ensureConfig(db.pool, {
      game: 'coinflip',
      hash: contentHash(config),
      config,
      at: 1,
    });
    const room = await openSharedRound(db.pool, {
      game: 'coinflip',
      pin: () => ({ configId }),
      at: 2_000,
      seeding: 'own',
    });
    const { id, commitment } = room;
    const round = hash('sha256', id, 'hex');
    expect((await records()).slice(PUBLISHED.length)).toEqual([
      { at: 2_000, commitment, game: 'coinflip', kind: 'commitment', round },
    ]);
    expect(await audit()).toContain('OK: nothing wrong was found');
  });
});

describe('a round of several steps', () => {
  it('enters when it ends, after later bets of its pair, and before the reveal of their seed', async () => {
    const [bettor] = bettors as [Bettor];
    const first = await playDice(db.pool, bettor);
    const mines = await openMines(db.pool, bettor);
    const second = await playDice(db.pool, bettor);
    expect(await logged()).toEqual([...PUBLISHED, first, ...PUBLISHED, second]);
    expect(await reader.round('mines', mines.id)).toBeUndefined();
    const third = await playDice(db.pool, bettor);
    await mines.take();
    const fourth = await playDice(db.pool, bettor);
    await rotateTestSeeds(db, bettor.userId, { at: 2_000_000 });
    expect((await logged()).slice(2 * PUBLISHED.length + 2)).toEqual([third, mines.id, fourth, 'seed']);
    await expectVerified('mines', mines.id);
    expect(await audit()).toContain('OK: nothing wrong was found');
  });

  it('has its moves in its record', async () => {
    const [bettor] = bettors as [Bettor];
    const mines = await openMines(db.pool, bettor);
    await mines.take();
    const round = await reader.round('mines', mines.id);
    const { events } = (round?.record ?? {}) as { events?: { type: string }[] };
    expect(events?.map(({ type }) => type)).toEqual([
      'bet.placed',
      'sector.opened',
      'win.taken',
      'outcome.drawn',
      'bet.settled',
    ]);
    expect(round?.serverSeed).toBeNull();
  });
});
