import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatVerifierKey } from 'games-engine/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSigningKey } from './testing/log-fixtures.ts';
import { createLogSigner, type LogSigner } from './log-signer.ts';
import { audit, openHouses, secondKey, stranger, type House, type Houses } from './testing/witness-fixtures.ts';

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

describe('an audit under a cosigned head', () => {
  const log = (...args: string[]) => audit('log', '--server', house.url, '--key', signer.verifierKey, ...args);

  it('takes the newest head that enough witnesses have cosigned', async () => {
    expect((await houses.witness(houses.newState())).status).toBe(0);
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
    const output = await audit('export', '--server', house.url, '--out', file, '--witness', first);
    expect(output.status).toBe(0);
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
    const state = houses.newState();
    const whole = await auditHere(['log'], state);
    expect(whole.status).toBe(0);
    await house.reveal();
    await house.play(7);
    const { out, status } = await auditHere(['log'], state);
    expect(out).toMatch(/^going on at entry \d+\n/);
    const lines = (text: string): string[] => text.split('\n').filter((line) => !/going on| in \d/.test(line));
    expect(lines(out)).toEqual(lines((await auditHere(['log'], houses.newState())).out));
    expect(status).toBe(0);
    expect((await auditHere(['log'], state)).status).toBe(0); // nothing new
    expect(await auditHere(['log', '--to', '3'], state)).toMatchObject({
      status: 2,
      err: expect.stringContaining('there is nothing to check') as string,
    });
  });

  it('tells of a failure in every later run', async () => {
    const state = houses.newState();
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
    const state = houses.newState();
    expect((await auditHere(['log'], state)).status).toBe(0);
    const shown = command === 'log' ? ['log', '--to', '3', '--from', '1'] : ['round', await roundOf(other)];
    const { out, status } = await auditHere(shown, state, other.url);
    expect(out).toContain('FORK of glasshouse/log');
    expect(out).toContain(await other.checkpoint());
    expect(status).toBe(1);
  });

  it('finds in a file, with nobody to ask, that it is of another history', async () => {
    const state = houses.newState();
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
    const state = houses.newState();
    const file = join(dir, 'older.ndjson');
    await audit('export', '--server', house.url, '--out', file);
    await house.play(2);
    expect((await auditHere(['round', await roundOf(house)], state)).status).toBe(0);
    const offline = await audit('file', file, '--state', state);
    expect(offline.out).toContain('give --server to ask for a proof');
    expect((await auditHere(['file', file], houses.newState())).status).toBe(0);
    expect(await auditHere(['file', file], state)).toMatchObject({ status: 0 });
  });

  it('takes no other key for a log that it knows', async () => {
    const state = houses.newState();
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
    const [mine, yours, theirs] = [houses.newState(), houses.newState(), houses.newState()];
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
    expect((await audit('heads', '--state', houses.newState(), '--compare', files[0])).out).toContain(
      '1 of logs that this folder',
    );
    writeFileSync(files[0], 'noise\n');
    expect(await compare(files[0])).toMatchObject({
      status: 2,
      err: expect.stringContaining('line 1 is no head') as string,
    });
  });
});
