import { houseGames } from 'games-engine';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { diceDefaultConfig } from 'games-engine/dice';
import {
  hashFromHex,
  openCheckpoint,
  openKeys,
  parseVerifierKey,
  verifyConsistency,
  verifyInclusion,
  type Checkpoint,
  type KeyList,
} from 'games-engine/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsistencyAnswer, InclusionAnswer } from '../../../contract/log.contract.ts';
import { createClosings } from './closings.ts';
import { createCosignatures } from './cosignatures.ts';
import { createSigningKey, openPair, playRounds, publishConfig, revealPair } from './testing/log-fixtures.ts';
import { HeadMemory } from '../../../../games-engine/src/audit/head-memory.ts';
import { createLogReader } from './log-reader.ts';
import { createLogSigner, keepKey, type LogSigner } from './log-signer.ts';
import { createNetworkLimit } from '../../core/http/network-limit.ts';
import { rotateKey } from './rotate-key.ts';
import { logRoutes } from './log.routes.ts';
import { createRecordSource } from './record-source.ts';
import { createSequencer, type Sequencer } from './sequencer.ts';

let db: TestDatabase;
let dir: string;
let signer: LogSigner;
let sequencer: Sequencer;
let app: FastifyInstance;
let slowApp: FastifyInstance; // gives one network twenty calls at once, and ten a second
let server: string;
let revealedRound: string;
let openRound: string;
const heads: Checkpoint[] = [];

const head = async (): Promise<Checkpoint> => {
  const key = parseVerifierKey((await app.inject('/api/log/key')).body.trim());
  const opened = key && openCheckpoint((await app.inject('/api/log/checkpoint')).body, key);
  if (typeof opened !== 'object') throw new Error(`no head: ${opened}`);
  return opened;
};

const sequence = async (): Promise<void> => {
  while ((await sequencer.runOnce()).more); // a neighbour on the cluster may hold the horizon back
  heads.push(await head());
};

const bytes = (hex: string): Uint8Array => hashFromHex(hex) ?? new Uint8Array();

beforeAll(async () => {
  db = await createTestDatabase();
  dir = mkdtempSync(join(tmpdir(), 'glasshouse-log-'));
  await createLogSigner({ dataDir: dir });
  await keepKey(dir, createSigningKey()); // signs nothing until a leaf names it
  signer = await createLogSigner({ dataDir: dir });
  const source = createRecordSource({ games: houseGames, onRefused: () => undefined });
  const onError = (error: unknown): never => {
    throw error;
  };
  sequencer = createSequencer({ pool: db.pool, signer, source, onError });
  const log = createLogReader({ pool: db.pool, signer, source });
  const cosignatures = createCosignatures({ pool: db.pool, signer, witnesses: [] });
  const serve = async (callsPerSecond: number): Promise<FastifyInstance> => {
    const served = Fastify();
    const networks = createNetworkLimit(callsPerSecond);
    await served.register(logRoutes, {
      prefix: '/api/log',
      log,
      cosignatures,
      lights: () => Promise.resolve([]),
      closings: createClosings({ pool: db.pool, signer, witnesses: [] }),
      networks,
      isGame: (id) => houseGames.find(id) !== undefined,
    });
    return served;
  };
  [app, slowApp] = [await serve(100_000), await serve(1)];
  server = await app.listen({ host: '127.0.0.1', port: 0 });
  expect((await app.inject('/api/log/checkpoint')).statusCode).toBe(404);

  const config = await publishConfig(db.owner);
  const [first, second] = [await openPair(db.owner), await openPair(db.owner)];
  const played = await playRounds(db.owner, first, config, 600);
  await sequence();
  await revealPair(db.owner, first);
  await sequence();
  const open = await playRounds(db.owner, second, config, 398);
  await sequence();
  [revealedRound, openRound] = [played[7] ?? '', open[9] ?? ''];
});
afterAll(async () => {
  await Promise.all([app.close(), slowApp.close()]);
  await db.drop();
  rmSync(dir, { recursive: true, force: true });
});

/** Runs the audit command as a person does. */
const audit = (...args: string[]): Promise<{ status: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const cli = new URL('../../../../games-engine/src/audit/cli.ts', import.meta.url).pathname;
    execFile(process.execPath, [cli, ...args], (error, out, err) => {
      resolve({ status: error ? Number(error.code) : 0, out, err });
    });
  });

/** Works on rows as nobody but their owner can, and puts them back. */
const whileAltered = async (id: string, change: string, work: () => Promise<void>): Promise<void> => {
  await db.owner.query('CREATE TABLE kept AS SELECT * FROM round WHERE id = $1', [id]);
  await db.owner.query(`UPDATE round SET ${change} WHERE id = $1`, [id]);
  try {
    await work();
  } finally {
    await db.owner.query(
      'DELETE FROM round r USING kept k WHERE r.seed_pair_id = k.seed_pair_id AND r.nonce = k.nonce',
    );
    await db.owner.query('INSERT INTO round SELECT * FROM kept');
    await db.owner.query('DROP TABLE kept');
  }
};

describe('/api/log', () => {
  it('keeps its key in a file that only its owner reads, and finds it again', async () => {
    expect(statSync(join(dir, 'log-signing-key')).mode & 0o777).toBe(0o600);
    expect((await createLogSigner({ dataDir: dir })).verifierKey).toBe(signer.verifierKey);
  });

  it('refuses a signing key of another kind', async () => {
    await expect(createLogSigner({ dataDir: dir, signingKey: 'bm90IGEga2V5' })).rejects.toThrow(
      'not an Ed25519 private key',
    );
  });

  it('proves entries into the head and into older ones', async () => {
    const { root, size } = await head();
    expect(size).toBe(1000);
    for (const index of [0, 1, 255, 256, 511, 600, 767, 998, 999]) {
      const answer = (await app.inject(`/api/log/proof/inclusion?index=${index}&size=${size}`)).json<InclusionAnswer>();
      expect(verifyInclusion({ index, size, leaf: bytes(answer.leafHash), proof: answer.proof.map(bytes), root })).toBe(
        true,
      );
    }
    const older = heads[0];
    const answer = (await app.inject(`/api/log/proof/inclusion?index=300&size=${older?.size}`)).json<InclusionAnswer>();
    const [leaf, proof] = [bytes(answer.leafHash), answer.proof.map(bytes)];
    expect(older && verifyInclusion({ index: 300, ...older, leaf, proof })).toBe(true);
  });

  it('proves each head to be the beginning of every later one', async () => {
    expect(heads.map(({ size }) => size)).toEqual([601, 602, 1000]);
    for (const from of heads) {
      for (const to of heads.filter(({ size }) => size >= from.size)) {
        const { proof } = (
          await app.inject(`/api/log/proof/consistency?from=${from.size}&to=${to.size}`)
        ).json<ConsistencyAnswer>();
        const claim = { from: from.size, fromRoot: from.root, to: to.size, toRoot: to.root, proof: proof.map(bytes) };
        expect(verifyConsistency(claim)).toBe(true);
      }
    }
  });

  it.each([
    'proof/inclusion',
    'proof/inclusion?index=0&size=0',
    'proof/inclusion?index=5&size=5',
    'proof/inclusion?index=0&size=1001',
    'proof/inclusion?index=-1&size=5',
    'proof/inclusion?index=x&size=5',
    'proof/inclusion?index=1e309&size=5',
    'proof/consistency?from=0&to=5',
    'proof/consistency?from=6&to=5',
    'proof/consistency?from=1&to=1001',
    'entries',
    'entries?from=1001',
    'entries?from=5&to=4',
    'entries?from=0&to=1001',
    'round/dice/not-an-id',
    'round/roulette/0192f0c1-0000-7000-8000-000000000001',
  ])('refuses %s', async (path) => {
    const answer = await app.inject(`/api/log/${path}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 400 });
  });

  it('does not know a round of another game or of none', async () => {
    expect((await app.inject(`/api/log/round/mines/${openRound}`)).statusCode).toBe(404);
    expect(
      (await app.inject(`/api/log/round/dice/${openRound.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`))
        .statusCode,
    ).toBe(404);
  });

  it('answers with a header and the entries asked for', async () => {
    const lines = (await app.inject('/api/log/entries?from=300&to=310')).body.trimEnd().split('\n');
    expect(lines).toHaveLength(11);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'header', from: 300, to: 310 });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ index: 300, record: { kind: 'round', number: 299 } });
  });
});

describe('a network that reads too much', () => {
  const read = (url: string, remoteAddress: string) => slowApp.inject({ url: `/api/log/${url}`, remoteAddress });

  it.each([
    ['entries?from=0&to=900', '2001:db8:5'],
    [`round/dice/${crypto.randomUUID()}`, '2001:db8:7'],
  ])('a network that reads too much of %s waits, and others do not', async (url, network) => {
    const ends = ['1', '1', '1', '1', '2', '2', '2', '2']; // two addresses of one household
    const answers = await Promise.all(ends.map((end) => read(url, `${network}::${end}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(url.startsWith('entries') ? 200 : 404);
    const refused = answers.at(-1);
    expect([refused?.statusCode, Number(refused?.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await read(url, `${network}:1::1`)).statusCode).not.toBe(429);
  });

  it('is no refusal of the log: the audit command comes back when it is told to', async () => {
    const slow = await slowApp.listen({ host: '127.0.0.1', port: 0 });
    await fetch(`${slow}/api/log/entries?from=0`);
    expect((await fetch(`${slow}/api/log/entries?from=0`)).status).toBe(429);
    const { status, out } = await audit('log', '--server', slow, '--key', signer.verifierKey);
    expect([status, out]).toEqual([0, expect.stringContaining('OK: nothing wrong was found')]);
  });
});

describe('the audit command', () => {
  const key = (): string => signer.verifierKey;

  it('passes the whole log of a running server', async () => {
    const { status, out } = await audit('log', '--server', server, '--key', key());
    expect(out).toContain('recomputed: 600 of 998 rounds\n');
    expect(out).toContain('committed, waiting for their seeds: 398 rounds\n');
    expect(out).toContain('head glasshouse/log 1000: confirmed');
    expect(out).toContain('OK: nothing wrong was found');
    expect(status).toBe(0);
  });

  it.each([
    ['0', '601'],
    ['255', '700'],
    ['602', '1000'],
    ['0', '0'],
    ['1000', '1000'],
  ])('passes entries %s to %s', async (from, to) => {
    const { status, out } = await audit('log', '--from', from, '--to', to, '--server', server, '--key', key());
    expect(out).toContain('confirmed');
    expect(status).toBe(0);
  });

  it('writes an export that passes offline, and fails once it is altered', async () => {
    const file = join(dir, 'rounds.ndjson');
    expect(await audit('export', '--server', server, '--out', file)).toMatchObject({
      status: 0,
      out: `1,000 entries written to ${file}\n`,
    });
    expect((await audit('file', file, '--key', key())).status).toBe(0);
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.with(50, (lines[50] ?? '').replace(/"roll":\d+,"type"/, '"roll":1,"type"')).join('\n'));
    const { status, out } = await audit('file', file, '--key', key());
    expect(out).toMatch(/^FAIL line 51, entry 49, round [0-9a-f-]+: events\.1\.roll: expected \d+, got 1\n/);
    expect(out).toContain('1 FAILURE');
    expect(status).toBe(1);
  });

  it('does not take a key that is not the log’s', async () => {
    const other = await createLogSigner({ dataDir: mkdtempSync(join(dir, 'other-')) });
    const { status, out } = await audit('log', '--to', '5', '--server', server, '--key', other.verifierKey);
    expect(out).toContain('FAIL line 1, the header: key: expected');
    expect(status).toBe(1);
  });

  it('recomputes one round and proves it into the head', async () => {
    const { status, out } = await audit('round', revealedRound, '--server', server, '--key', key());
    expect(out).toContain('ok   draw: {"roll":');
    expect(out).toMatch(/ok {3}log: entry \d+ of 1000, signed by glasshouse\/log/);
    expect(status).toBe(0);
  });

  it('says of an open round what waits for its seed', async () => {
    const { status, out } = await audit('round', openRound, '--server', server);
    expect(out).toContain('to be checked when the server seed is revealed');
    expect(status).toBe(0);
  });

  it.each([
    ['payout', 'payout = payout + 1', 'events.2.payoutMinor', 'payout'],
    ['roll', `outcome = '{"roll":1}'`, 'events.1.roll', 'draw'],
    ['stake', 'stake = stake + 100000', 'hash', 'log'],
    ['player', 'user_id = 999999', 'events.0.player', 'log'],
  ])('finds a %s that was altered in the database', async (_, change, path, step) => {
    await whileAltered(revealedRound, change, async () => {
      const { status, out } = await audit('log', '--server', server, '--key', key());
      expect(out).toMatch(
        new RegExp(`FAIL line \\d+, entry \\d+, round ${revealedRound}: (${path}|events.2.payoutMinor): expected`),
      );
      expect(status).toBe(1);
      const one = await audit('round', revealedRound, '--server', server);
      expect(one.out).toMatch(new RegExp(`FAIL (${step}|round|log)`));
      expect(one.status).toBe(1);
    });
  });

  it('finds a round that was deleted from the database', async () => {
    await whileAltered(openRound, `id = '${crypto.randomUUID()}'`, async () => {
      const { status, out } = await audit('log', '--server', server, '--key', key());
      expect(out).toMatch(/FAIL line \d+, entry \d+/);
      expect(status).toBe(1);
    });
  });

  it.each([
    [['file'], 'file takes one file'],
    [['file', '/does/not/exist'], 'ENOENT'],
    [['nonsense'], 'there is no command "nonsense"'],
    [[], 'say what to check'],
    [['log', '--from', 'x'], '--from takes an entry’s index'],
    [['log', '--from', '5', '--to', '4'], '--to is not below --from'],
    [['log', '--server', 'http://127.0.0.1:1'], 'does not answer'],
    [['export'], 'export takes --out <file>'],
    [['round', 'x', '--unknown'], 'unknown'],
  ])('says what is wrong with %j and exits with 2', async (args, text) => {
    const { status, err } = await audit(...args);
    expect(err).toContain(text.replace('’', "'"));
    expect(status).toBe(2);
  });

  it('passes on what a server refuses', async () => {
    const { status, err } = await audit('log', '--from', '5000', '--server', server);
    expect(err).toContain('answers 400: the log has 1000 entries, asked for 5000');
    expect(status).toBe(2);
  });

  it('explains itself', async () => {
    const { status, out } = await audit('--help');
    expect(out).toContain('npm run audit -- file');
    expect(status).toBe(0);
  });
});

it('is followed over a change of its key by whoever knew the former one', async () => {
  const state = join(dir, 'state');
  const former = signer.verifierKey;
  const known = await audit('log', '--server', server, '--state', state);
  expect(known.status).toBe(0);
  await rotateKey(db.owner, signer, Date.now());
  await sequence();
  await publishConfig(db.owner, diceDefaultConfig, 2);
  await sequence();
  expect(signer.verifierKey).not.toBe(former);
  const [now, then] = await Promise.all(['', '?at=1000'].map((at) => app.inject(`/api/log/key${at}`)));
  expect([now?.body, then?.body]).toEqual([`${signer.verifierKey}\n`, `${former}\n`]);
  const followed = await audit('log', '--server', server, '--state', state);
  expect(followed.status).toBe(0);
  expect(followed.out).toContain('going on at entry');
  expect(followed.out).toContain("the log's key changed: 1 times");
  const { out } = await audit('heads', '--state', state);
  expect(out.trim().split('\n')).toHaveLength(2); // one folder holds the heads of both keys
  const list = openKeys(JSON.parse((await app.inject('/api/log/keys')).body) as KeyList, former);
  expect(list).toMatchObject({ size: heads.at(-1)?.size });
  const key = parseVerifierKey(former);
  const memory = key && (await HeadMemory.open(state, key));
  const fork = signer.sign({ size: heads.at(-1)?.size ?? 0, root: new Uint8Array(32) });
  expect(await memory?.see(fork)).toMatchObject({ kind: 'fork' }); // a second history under the new key is seen by who knew the old one
});
