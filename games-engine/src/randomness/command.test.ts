import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { exportOf, headerOf, linesOfExport } from '../audit/sample-export.ts';
import { defaultDrawConfig } from '../core/draw/draw-config.ts';
import { gameIds } from '../games/registry.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import { runStreamCommand } from './command.ts';

const dir = mkdtempSync(join(tmpdir(), 'glasshouse-stream-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const run = async (...args: string[]): Promise<{ status: number; text: string; bytes: Buffer }> => {
  const parts: Buffer[] = [];
  let text = '';
  const bytes = new Writable({ write: (part: Buffer, _, done) => (parts.push(part), done()) });
  const status = await runStreamCommand(args, {
    print: (line) => (text += `${line}\n`),
    complain: (line) => (text += line),
    bytes,
  });
  return { status, text, bytes: Buffer.concat(parts) };
};

const log = exportOf(sampleHouse({ rounds: 600, seed: 'stream', draw: defaultDrawConfig }));
const file = join(dir, 'rounds.ndjson');
writeFileSync(file, `${linesOfExport(await headerOf(log), log.entries).join('\n')}\n`);

const seeds = ['--server-seed', 'ab'.repeat(32), '--client-seed', 'mine'];
const hmac = (message: string): Buffer => createHmac('sha256', 'ab'.repeat(32)).update(message).digest();

describe('npm run stream -- raw', () => {
  it('writes the blocks of a stream, and nothing else', async () => {
    const { status, bytes } = await run('raw', ...seeds, '--nonce', '7', '--bytes', '96');
    expect(status).toBe(0);
    expect(bytes).toEqual(Buffer.concat([hmac('mine:7:0'), hmac('mine:7:1'), hmac('mine:7:2')]));
  });

  it('writes block 0 of every drawn round of an export, into a file', async () => {
    const out = join(dir, 'bytes');
    expect(await run('raw', file, '--out', out)).toMatchObject({ status: 0, text: '' });
    const bytes = readFileSync(out);
    const drawn = log.entries.filter(({ record }) => JSON.stringify(record).includes('"outcome.drawn"'));
    expect(bytes.length).toBe(32 * drawn.length);
    const [first] = drawn;
    const { events } = Object(first?.record) as { events: { clientSeed: string; nonce: number }[] };
    const expected = createHmac('sha256', first?.serverSeed ?? '').update(
      `${events[0]?.clientSeed}:${events[0]?.nonce}:0`,
    );
    expect(bytes.subarray(0, 32)).toEqual(expected.digest());
  });
});

describe('npm run stream -- test', () => {
  it('finds nothing odd in a stream, nor in the rounds of an honest house, game by game', async () => {
    expect(await run('test', ...seeds, '--bytes', '65536')).toMatchObject({
      status: 0,
      text: expect.stringMatching(
        /^words: 16,384 draws\n {2}frequency: p 0\.\d+\n[^]*nothing odd in 8 tests\n$/,
      ) as string,
    });
    const { status, text } = await run('test', file);
    expect([status, text]).toEqual([0, expect.stringContaining('nothing odd in')]);
    for (const name of ['words', ...gameIds]) expect(text).toMatch(new RegExp(`^${name}: [\\d,]+ draws$`, 'm'));
  });

  it('finds a house whose rolls lean', async () => {
    const leaning = readFileSync(file, 'utf8').replaceAll(
      /"roll":(\d+)/g,
      (_, roll) => `"roll":${Math.floor(Number(roll) / 3)}`,
    );
    const forged = join(dir, 'leaning.ndjson');
    writeFileSync(forged, leaning);
    expect(await run('test', forged)).toMatchObject({
      status: 1,
      text: expect.stringMatching(/dice: [^]*ODD frequency/) as string,
    });
  });

  it.each([
    [['test'], 'say which export'],
    [['test', join(dir, 'absent')], 'ENOENT'],
    [['raw', ...seeds, '--bytes', 'many'], '--bytes takes a whole number'],
    [['dance'], 'say raw or test'],
    [['test', ...seeds, '--bytes', '32'], 'too few draws'],
  ])('says why it cannot: %j', async (args, why) => {
    expect(await run(...args)).toMatchObject({ status: 2, text: expect.stringContaining(why) as string });
  });
});
