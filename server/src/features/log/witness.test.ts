import { sign } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cosignersOf,
  noteKey,
  openCheckpoint,
  parseAddCheckpoint,
  parseVerifierKey,
  signCheckpoint,
  verifyConsistency,
  type NoteKey,
} from 'games-engine/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogSigner } from './log-signer.ts';
import {
  audit,
  cosigned,
  openHouses,
  publicOf,
  second,
  secretOf,
  secondKey,
  stranger,
  type House,
  type Houses,
} from './testing/witness-fixtures.ts';

let houses: Houses;
let house: House;
let other: House;
let signer: LogSigner;
let first: string;
let dir: string;
beforeAll(async () => {
  houses = await openHouses();
  ({ house, other, signer, first, dir } = houses);
});
afterAll(() => houses.close());

const post = async (body: string, to = house): Promise<{ status: number; answer: Record<string, unknown> }> => {
  const headers = { 'content-type': 'text/plain' };
  const answer = await to.app.inject({ method: 'POST', url: '/api/log/cosignature', payload: body, headers });
  return { status: answer.statusCode, answer: answer.json() };
};

describe('a witness’s key', () => {
  it('is made once, is its owner’s alone, and is never overwritten', async () => {
    expect(parseVerifierKey(first, 'witness')?.name).toBe('auditor.example/w1');
    expect(statSync(houses.keyFile).mode & 0o777).toBe(0o600);
    const again = await audit('witness', '--key-file', houses.keyFile, '--new-key', 'auditor.example/w1');
    expect(again).toMatchObject({ status: 2, err: expect.stringContaining('is there already') as string });
  });

  it('is not made under a name that cannot be, nor read from a file of something else', async () => {
    const named = await audit('witness', '--key-file', join(dir, 'x.key'), '--new-key', 'two words');
    expect(named).toMatchObject({ status: 2, err: expect.stringContaining('has no white space') as string });
    writeFileSync(join(dir, 'noise'), 'noise\n');
    const read = await audit('witness', '--once', '--key-file', join(dir, 'noise'), '--state', houses.newState());
    expect(read).toMatchObject({ status: 2, err: expect.stringContaining('keeps no key of a witness') as string });
  });
});

describe('a log', () => {
  it('says whose witness it takes: any page may remember the keys and hold cosignatures against them', async () => {
    const shown = await house.app.inject('/api/log/witnesses');
    expect([shown.statusCode, shown.headers['content-type'], shown.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      `${first}\n${secondKey}\n`,
    ]);
  });
});

describe('a witness', () => {
  it('cosigns head after head, and the log serves what it has cosigned', async () => {
    const state = houses.newState();
    expect((await house.app.inject('/api/log/checkpoint/cosigned')).statusCode).toBe(404);
    expect(await houses.witness(state)).toMatchObject({
      status: 0,
      out: expect.stringContaining('cosigned the head of') as string,
    });
    const head = await house.checkpoint();
    const served = (await house.app.inject('/api/log/checkpoint/cosigned')).body;
    expect(served.startsWith(head)).toBe(true);
    const key = parseVerifierKey(first, 'witness') as NoteKey;
    expect(cosignersOf(served, [key])).toEqual([key]);
    await house.play(5);
    expect((await houses.witness(state)).status).toBe(0);
    expect((await house.app.inject('/api/log/checkpoint/cosigned')).body.startsWith(await house.checkpoint())).toBe(
      true,
    );
    const [folder = ''] = readdirSync(state);
    expect(readdirSync(join(state, folder, 'heads'))).toHaveLength(2);
  });

  it('signs a head again without harm', async () => {
    const state = houses.newState();
    expect([(await houses.witness(state)).status, (await houses.witness(state)).status]).toEqual([0, 0]);
  });

  it('does not sign a head of another history, prints both heads and keeps them', async () => {
    const state = houses.newState();
    expect((await houses.witness(state)).status).toBe(0);
    await other.play(30);
    const forked = await houses.witness(state, other.url);
    expect(forked.status).toBe(1);
    expect(forked.out).toContain('FORK of glasshouse/log: the log does not prove that its head of');
    for (const note of [await house.checkpoint(), await other.checkpoint()]) expect(forked.out).toContain(note);
    expect((await other.app.inject('/api/log/checkpoint/cosigned')).statusCode).toBe(404);
    // after a fork it signs no more, whichever history is shown
    expect(await houses.witness(state)).toMatchObject({ status: 1, out: expect.stringContaining('FORK') as string });
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
      houses.newState(),
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
      houses.newState(),
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
