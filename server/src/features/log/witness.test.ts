import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, startTestCluster, type TestCluster, type TestDatabase } from 'db/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { runCommand } from 'games-engine/audit';
import {
  cosignatureLine,
  cosignersOf,
  formatVerifierKey,
  noteKey,
  openCheckpoint,
  parseAddCheckpoint,
  parseNote,
  parseVerifierKey,
  signCheckpoint,
  verifyConsistency,
  type NoteKey,
} from 'games-engine/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCosignatures } from './cosignatures.ts';
import { createSigningKey, openPair, playRounds, publishConfig, revealPair, type Pair } from './log-fixtures.ts';
import { createLogReader } from './log-reader.ts';
import { createLogSigner, type LogSigner } from './log-signer.ts';
import { logRoutes } from './log.routes.ts';
import { createRecordSource } from './record-source.ts';
import { createSequencer } from './sequencer.ts';

/** A house with a log, behind a real port. */
interface House {
  db: TestDatabase;
  url: string;
  app: FastifyInstance;
  /** Plays so many rounds and puts them into the log. */
  play(count: number): Promise<void>;
  /** Reveals the pair that was played with; the next rounds have another. */
  reveal(): Promise<void>;
  checkpoint(): Promise<string>;
  close(): Promise<void>;
}

let cluster: TestCluster;
let dir: string;
let signer: LogSigner;
let house: House;
let other: House; // the same key, another history

const secretOf = (byte: number): KeyObject => {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, byte)]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
};
const publicOf = (byte: number): Uint8Array =>
  new Uint8Array(createPublicKey(secretOf(byte)).export({ format: 'der', type: 'spki' }).subarray(-32));
const witnessKey = (name: string, byte: number): NoteKey => noteKey(name, publicOf(byte), 'witness');
const [second, stranger] = [witnessKey('second.example/w', 2), witnessKey('stranger.example/w', 3)];
const secondKey = formatVerifierKey(second);
let first = ''; // the verifier key that the command has made

const cosigned = (note: string, key = second, byte = 2, at = Math.floor(Date.now() / 1000)): string =>
  note + cosignatureLine(parseNote(note)?.text ?? '', key, at, (text) => sign(null, text, secretOf(byte)));

const openHouse = async (witnesses: readonly string[]): Promise<House> => {
  const db = await createTestDatabase({ clusterUrl: cluster.url });
  const source = createRecordSource({ onRefused: () => undefined });
  const sequencer = createSequencer({
    pool: db.pool,
    signer,
    source,
    onError: (error) => {
      throw error;
    },
  });
  const app = Fastify();
  const log = createLogReader({ pool: db.pool, signer, source });
  const cosignatures = createCosignatures({ pool: db.pool, signer, witnesses });
  const cosigningRate = { perSecond: 0.001, burst: 60 };
  await app.register(logRoutes, { prefix: '/api/log', log, cosignatures, cosigningRate });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const config = await publishConfig(db.owner);
  let pair: Pair = await openPair(db.owner);
  const sequence = async (): Promise<void> => {
    while ((await sequencer.runOnce()).more);
  };
  return {
    db,
    url,
    app,
    async play(count) {
      await playRounds(db.owner, pair, config, count);
      await sequence();
    },
    async reveal() {
      await revealPair(db.owner, pair);
      pair = await openPair(db.owner);
      await sequence();
    },
    checkpoint: async () => (await app.inject('/api/log/checkpoint')).body,
    async close() {
      await app.close();
      await db.drop();
    },
  };
};

/** Runs the audit command in this process. */
const audit = async (...args: string[]): Promise<{ status: number; out: string; err: string }> => {
  let [out, err] = ['', ''];
  const status = await runCommand(args, {
    print: (line) => (out += `${line}\n`),
    complain: (text) => (err += text),
    progress: undefined,
  });
  return { status, out, err };
};

const post = async (body: string, to = house): Promise<{ status: number; answer: Record<string, unknown> }> => {
  const headers = { 'content-type': 'text/plain' };
  const answer = await to.app.inject({ method: 'POST', url: '/api/log/cosignature', payload: body, headers });
  return { status: answer.statusCode, answer: answer.json() };
};

let states = 0;
const newState = (): string => join(dir, `state-${(states += 1)}`);
const keyFile = (): string => join(dir, 'witness.key');
const witness = (state: string, server = house.url) =>
  audit('witness', '--once', '--server', server, '--state', state, '--key-file', keyFile());

beforeAll(async () => {
  cluster = await startTestCluster();
  dir = mkdtempSync(join(tmpdir(), 'glasshouse-witness-'));
  signer = await createLogSigner({ dataDir: '', signingKey: createSigningKey() });
  const made = await audit('witness', '--key-file', keyFile(), '--new-key', 'auditor.example/w1');
  first = made.out.trim();
  [house, other] = [await openHouse([first, secondKey]), await openHouse([first])];
  await house.play(20);
  await other.play(20);
});
afterAll(async () => {
  await house.close();
  await other.close();
  await cluster.stop();
  rmSync(dir, { recursive: true, force: true });
});

describe('a witness’s key', () => {
  it('is made once, is its owner’s alone, and is never overwritten', async () => {
    expect(parseVerifierKey(first, 'witness')?.name).toBe('auditor.example/w1');
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    const again = await audit('witness', '--key-file', keyFile(), '--new-key', 'auditor.example/w1');
    expect(again).toMatchObject({ status: 2, err: expect.stringContaining('is there already') as string });
  });

  it('is not made under a name that cannot be, nor read from a file of something else', async () => {
    const named = await audit('witness', '--key-file', join(dir, 'x.key'), '--new-key', 'two words');
    expect(named).toMatchObject({ status: 2, err: expect.stringContaining('has no white space') as string });
    writeFileSync(join(dir, 'noise'), 'noise\n');
    const read = await audit('witness', '--once', '--key-file', join(dir, 'noise'), '--state', newState());
    expect(read).toMatchObject({ status: 2, err: expect.stringContaining('keeps no key of a witness') as string });
  });
});

describe('a witness', () => {
  it('cosigns head after head, and the log serves what it has cosigned', async () => {
    const state = newState();
    expect((await house.app.inject('/api/log/checkpoint/cosigned')).statusCode).toBe(404);
    expect(await witness(state)).toMatchObject({
      status: 0,
      out: expect.stringContaining('cosigned the head of') as string,
    });
    const head = await house.checkpoint();
    const served = (await house.app.inject('/api/log/checkpoint/cosigned')).body;
    expect(served.startsWith(head)).toBe(true);
    const key = parseVerifierKey(first, 'witness') as NoteKey;
    expect(cosignersOf(served, [key])).toEqual([key]);
    await house.play(5);
    expect((await witness(state)).status).toBe(0);
    expect((await house.app.inject('/api/log/checkpoint/cosigned')).body.startsWith(await house.checkpoint())).toBe(
      true,
    );
    const [folder = ''] = readdirSync(state);
    expect(readdirSync(join(state, folder, 'heads'))).toHaveLength(2);
  });

  it('signs a head again without harm', async () => {
    const state = newState();
    expect([(await witness(state)).status, (await witness(state)).status]).toEqual([0, 0]);
  });

  it('does not sign a head of another history, prints both heads and keeps them', async () => {
    const state = newState();
    expect((await witness(state)).status).toBe(0);
    await other.play(30);
    const forked = await witness(state, other.url);
    expect(forked.status).toBe(1);
    expect(forked.out).toContain('FORK of glasshouse/log: the log does not prove that its head of');
    for (const note of [await house.checkpoint(), await other.checkpoint()]) expect(forked.out).toContain(note);
    expect((await other.app.inject('/api/log/checkpoint/cosigned')).statusCode).toBe(404);
    // who has once seen a fork signs no more, whichever history is shown
    expect(await witness(state)).toMatchObject({ status: 1, out: expect.stringContaining('FORK') as string });
  });

  it('says when the house does not know it, or does not answer', async () => {
    const unknown = join(dir, 'unknown.key');
    await audit('witness', '--key-file', unknown, '--new-key', 'unknown.example/w');
    const refused = await audit(
      'witness',
      '--once',
      '--server',
      house.url,
      '--state',
      newState(),
      '--key-file',
      unknown,
    );
    expect(refused).toMatchObject({
      status: 2,
      err: expect.stringContaining('answers 403: none of its lines') as string,
    });
    const silent = await audit(
      'witness',
      '--once',
      '--server',
      'http://127.0.0.1:1',
      '--state',
      newState(),
      '--key-file',
      unknown,
    );
    expect(silent).toMatchObject({ status: 2, err: expect.stringContaining('does not answer') as string });
  });
});

describe('POST /api/log/cosignature', () => {
  const status = async (body: string): Promise<unknown[]> => {
    const { status: got, answer } = await post(body);
    return [got, answer['code'] ?? answer];
  };

  it('takes the lines of a known witness once, and those of others not at all', async () => {
    await house.play(1);
    const note = await house.checkpoint();
    const size = Number(note.split('\n')[1]);
    const both = cosigned(cosigned(note), stranger, 3);
    expect(await status(both)).toEqual([200, { size, taken: 1 }]);
    expect(await status(cosigned(note, second, 2, 1_700_000_000))).toEqual([200, { size, taken: 0 }]);
    const served = (await house.app.inject(`/api/log/checkpoint/cosigned?witness=${encodeURIComponent(secondKey)}`))
      .body;
    expect(cosignersOf(served, [second, stranger])).toEqual([second]);
  });

  it('refuses what is wrong, with a code of the catalogue', async () => {
    const note = await house.checkpoint();
    const head = openCheckpoint(note, signer.key);
    if (typeof head === 'string') throw new Error(head);
    expect(await status('noise')).toEqual([400, 400]);
    expect(await status('')).toEqual([400, 400]);
    expect(await status(`${note}${'x'.repeat(20_000)}`)).toEqual([413, 400]);
    expect(await status(note)).toEqual([403, 403]); // nobody's line
    expect(await status(cosigned(note, stranger, 3))).toEqual([403, 403]);
    expect(await status(cosigned(note, second, 3))).toEqual([400, 400]); // signed with another key
    expect(await status(cosigned(note, second, 2, Math.floor(Date.now() / 1000) + 3600))).toEqual([400, 400]);
    const unsigned = signCheckpoint(head, signer.key, (text) => sign(null, text, secretOf(9)));
    expect(await status(cosigned(unsigned))).toEqual([404, 404]);
    const otherHead = await other.checkpoint(); // signed by our key, and not a head of this log
    expect(await status(cosigned(otherHead))).toEqual([404, 404]);
    const foreign = noteKey('foreign.example/log', publicOf(9));
    const theirs = signCheckpoint({ ...head, origin: foreign.name }, foreign, (text) => sign(null, text, secretOf(9)));
    expect(await status(cosigned(theirs))).toEqual([404, 404]);
    const json = await house.app.inject({ method: 'POST', url: '/api/log/cosignature', payload: { note } });
    expect([json.statusCode, json.json<{ code: number }>().code]).toEqual([400, 400]);
  });

  it('may not be asked without end', async () => {
    let answer = await post('noise', other);
    for (let n = 0; n < 80 && answer.status !== 429; n += 1) answer = await post('noise', other);
    expect(answer).toMatchObject({ status: 429, answer: { code: 429 } });
  });
});

describe('GET /api/log/add-checkpoint', () => {
  it('is what a witness is asked: old size, proof, checkpoint', async () => {
    const heads = [await house.checkpoint()];
    await house.play(3);
    const older = openCheckpoint(heads[0] ?? '', signer.key);
    if (typeof older === 'string') throw new Error(older);
    const asked = parseAddCheckpoint((await house.app.inject(`/api/log/add-checkpoint?old=${older.size}`)).body);
    const newer = openCheckpoint(asked?.note ?? '', signer.key);
    if (!asked || typeof newer === 'string') throw new Error('no request');
    const { proof } = asked;
    expect(asked.oldSize).toBe(older.size);
    expect(
      verifyConsistency({ from: older.size, fromRoot: older.root, to: newer.size, toRoot: newer.root, proof }),
    ).toBe(true);
    expect(parseAddCheckpoint((await house.app.inject('/api/log/add-checkpoint?old=0')).body)?.proof).toEqual([]);
    expect(parseAddCheckpoint((await house.app.inject('/api/log/add-checkpoint?old=999999')).body)?.oldSize).toBe(
      newer.size,
    );
    for (const bad of ['', '?old=-1', '?old=x'])
      expect((await house.app.inject(`/api/log/add-checkpoint${bad}`)).statusCode).toBe(400);
  });
});

describe('an audit under a cosigned head', () => {
  const log = (...args: string[]) => audit('log', '--server', house.url, '--key', signer.verifierKey, ...args);

  it('takes the newest head that enough witnesses have cosigned', async () => {
    expect((await witness(newState())).status).toBe(0);
    const size = Number((await house.checkpoint()).split('\n')[1]);
    await house.play(2); // not cosigned yet
    const { status, out } = await log('--witness', first);
    expect(out).toContain(`head glasshouse/log ${size}: confirmed\nhead cosigned by auditor.example/w1\n`);
    expect(status).toBe(0);
    expect((await log('--witness', first, '--witness', secondKey, '--quorum', '1')).out).toContain('head cosigned by');
  });

  it('fails when the quorum is not there', async () => {
    const key = formatVerifierKey(stranger);
    const { status, out } = await log('--witness', first, '--witness', key);
    expect(out).toContain('FAIL the head must be cosigned by 2, got nobody');
    expect(status).toBe(1);
  });

  it('takes it along into a file', async () => {
    const file = join(dir, 'cosigned.ndjson');
    const made = await audit('export', '--server', house.url, '--out', file, '--witness', first);
    expect(made.status).toBe(0);
    const { status, out } = await audit('file', file, '--key', signer.verifierKey, '--witness', first);
    expect(out).toContain('head cosigned by auditor.example/w1');
    expect(status).toBe(0);
    const wrong = await audit('file', file, '--key', signer.verifierKey, '--witness', formatVerifierKey(stranger));
    expect(wrong).toMatchObject({ status: 1, out: expect.stringContaining('cosigned by 1, got nobody') as string });
    const none = await audit('export', '--server', house.url, '--out', file, '--witness', formatVerifierKey(stranger));
    expect(none).toMatchObject({ status: 2, err: expect.stringContaining('has no head that 1 of') as string });
  });

  it.each([
    [['--witness', 'noise'], '--witness takes a witness'],
    [['--quorum', '1'], '--quorum takes 1 to 0'],
    [['--witness', secondKey, '--quorum', '2'], '--quorum takes 1 to 1'],
  ])('says what is wrong with %j', async (args, text) => {
    expect(await log(...args)).toMatchObject({ status: 2, err: expect.stringContaining(text) as string });
  });
});

describe('an audit that remembers', () => {
  const auditHere = (command: string[], state: string, server = house.url) =>
    audit(...command, '--server', server, '--state', state);
  const roundOf = async ({ db }: House): Promise<string> =>
    (await db.pool.query<{ id: string }>('SELECT id FROM round ORDER BY id LIMIT 1')).rows[0]?.id ?? '';

  it('checks only what is new, and counts all', async () => {
    const state = newState();
    const whole = await auditHere(['log'], state);
    expect(whole.status).toBe(0);
    await house.reveal();
    await house.play(7);
    const { out, status } = await auditHere(['log'], state);
    expect(out).toMatch(/^going on at entry \d+\n/);
    const lines = (text: string): string[] => text.split('\n').filter((line) => !/going on| in \d/.test(line));
    expect(lines(out)).toEqual(lines((await auditHere(['log'], newState())).out));
    expect(status).toBe(0);
    expect((await auditHere(['log'], state)).status).toBe(0); // nothing new
    expect(await auditHere(['log', '--to', '3'], state)).toMatchObject({
      status: 2,
      err: expect.stringContaining('there is nothing to check') as string,
    });
  });

  it('tells of a failure in every later run', async () => {
    const state = newState();
    const id = await roundOf(house);
    await house.db.owner.query('UPDATE round SET payout = payout + 1 WHERE id = $1', [id]);
    expect((await auditHere(['log'], state)).status).toBe(1);
    await house.db.owner.query('UPDATE round SET payout = payout - 1 WHERE id = $1', [id]);
    await house.play(1);
    const { out, status } = await auditHere(['log'], state);
    expect(out).toContain(`round ${id}: events.2.payoutMinor`);
    expect(status).toBe(1);
  });

  it.each(['log', 'round'])('reports a fork that %s is shown', async (command) => {
    const state = newState();
    expect((await auditHere(['log'], state)).status).toBe(0);
    const shown = command === 'log' ? ['log', '--to', '3', '--from', '1'] : ['round', await roundOf(other)];
    const { out, status } = await auditHere(shown, state, other.url);
    expect(out).toContain('FORK of glasshouse/log');
    expect(out).toContain(await other.checkpoint());
    expect(status).toBe(1);
  });

  it('finds in a file, with nobody to ask, that it is of another history', async () => {
    const state = newState();
    const file = join(dir, 'other.ndjson');
    expect((await auditHere(['round', await roundOf(house)], state)).status).toBe(0);
    await other.play(60);
    await audit('export', '--server', other.url, '--out', file);
    const { out, status } = await audit('file', file, '--state', state);
    expect(out).toMatch(/FAIL line \d+, the head of \d+ that was seen before: root: expected/);
    expect(out).toContain('FORK of glasshouse/log: its entries do not lead to the head of');
    expect(status).toBe(1);
  });

  it('checks a smaller head the other way round', async () => {
    const state = newState();
    const file = join(dir, 'older.ndjson');
    await audit('export', '--server', house.url, '--out', file);
    await house.play(2);
    expect((await auditHere(['round', await roundOf(house)], state)).status).toBe(0);
    const offline = await audit('file', file, '--state', state);
    expect(offline.out).toContain('give --server to ask for a proof');
    expect((await auditHere(['file', file], newState())).status).toBe(0);
    expect(await auditHere(['file', file], state)).toMatchObject({ status: 0 });
  });

  it('takes no other key for a log that it knows', async () => {
    const state = newState();
    expect((await auditHere(['log'], state)).status).toBe(0);
    const impostor = await createLogSigner({ dataDir: '', signingKey: createSigningKey() });
    const file = join(dir, 'impostor.ndjson');
    await audit('export', '--server', house.url, '--out', file);
    writeFileSync(file, readFileSync(file, 'utf8').replace(signer.verifierKey, impostor.verifierKey));
    const { out, status } = await audit('file', file, '--state', state);
    expect(out).toContain('the header: key: expected');
    expect(status).toBe(1);
  });
});

describe('two auditors', () => {
  it('exchange the heads that they saw, and find out when they were shown two histories', async () => {
    const [mine, yours, theirs] = [newState(), newState(), newState()];
    await audit('log', '--server', house.url, '--state', mine);
    await house.play(1);
    await audit('log', '--server', house.url, '--state', yours);
    await audit('log', '--server', other.url, '--state', theirs);
    const files = [join(dir, 'yours.heads'), join(dir, 'theirs.heads')] as const;
    writeFileSync(files[0], (await audit('heads', '--state', yours)).out);
    writeFileSync(files[1], (await audit('heads', '--state', theirs)).out);
    const compare = (file: string, ...more: string[]) => audit('heads', '--state', mine, '--compare', file, ...more);
    expect((await compare(files[0])).out).toContain('1 not compared: give --server');
    expect(await compare(files[0], '--server', house.url)).toMatchObject({
      status: 0,
      out: '1 heads of one history with ours, 0 that are not\n',
    });
    const forked = await compare(files[1], '--server', house.url);
    expect(forked).toMatchObject({ status: 1, out: expect.stringContaining('FORK of glasshouse/log') as string });
    expect((await audit('heads', '--state', newState(), '--compare', files[0])).out).toContain(
      '1 of logs that this folder',
    );
    writeFileSync(files[0], 'noise\n');
    expect(await compare(files[0])).toMatchObject({
      status: 2,
      err: expect.stringContaining('line 1 is no head') as string,
    });
  });
});
