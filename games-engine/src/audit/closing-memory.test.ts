import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultDrawConfig } from '../core/draw/draw-config.ts';
import { closingOfRecord } from '../core/draw/signed-closing.ts';
import { formatVerifierKey, signNote } from '../core/log/index.ts';
import type { RoundRecord } from '../core/record.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import { runCommand } from './command.ts';
import { isRound, roundOf } from './forgery.ts';
import { logFolder } from './head-memory.ts';
import { exportOf, headerOf, linesOfExport } from './sample-export.ts';
import { sampleKey, signAsSample } from './sample-log.ts';

const ID = '0192f0c1-0000-7000-8000-000000000001'; // id of no round in the sample

const dir = mkdtempSync(join(tmpdir(), 'glasshouse-closings-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const file = join(dir, 'rounds.ndjson');
const log = exportOf(sampleHouse({ rounds: 60, draw: defaultDrawConfig }));
const closed = log.entries.filter(
  (entry) => isRound(entry) && roundOf(entry).events.some(({ type }) => type === 'betting.closed'),
);
const record = roundOf(closed[0]);

beforeAll(async () => {
  const lines = linesOfExport(await headerOf(log), log.entries);
  writeFileSync(file, `${lines.join('\n')}\n`);
});

const textOf = (round: RoundRecord): string => closingOfRecord(round, sampleKey)?.text ?? '';

let states = 0;
/** A witness's state folder that remembers this text of a round's closing. */
const remembering = (id: string, text: string, sign = signAsSample): string => {
  const state = join(dir, `state-${(states += 1)}`);
  const folder = join(logFolder(state, sampleKey), 'closings');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, id), signNote(text, sampleKey, sign));
  return state;
};

const audit = async (...args: string[]): Promise<{ status: number; text: string }> => {
  let text = '';
  const status = await runCommand(['file', file, '--key', formatVerifierKey(sampleKey), ...args], {
    print: (line) => (text += `${line}\n`),
    complain: (line) => (text += line),
    progress: undefined,
  });
  return { status, text };
};

describe('an audit that is given what a witness remembers of closings', () => {
  it.each(['--closings-of', '--state'])(
    'passes a log whose rounds were closed so, and counts them: %s',
    async (option) => {
      const { status, text } = await audit(option, remembering(record.id, textOf(record)));
      expect(text).toContain('closings that a witness remembers: 1 of 1 are of these rounds');
      expect(status).toBe(0);
    },
  );

  it('finds a round whose bets were changed after a witness saw its closing', async () => {
    const other = textOf(record).replace(/^hash .*$/m, `hash ${'d'.repeat(64)}`);
    const { status, text } = await audit('--closings-of', remembering(record.id, other));
    expect(status).toBe(1);
    expect(text).toMatch(new RegExp(`^FAIL line \\d+, entry \\d+, round ${record.id}: .*a witness saw otherwise`, 'm'));
    expect(text).toContain(`hash ${'d'.repeat(64)}`);
    expect(text).toContain('1 FAILURE');
  });

  it.each([
    ['number and seed under another id', (text: string) => text.replace(record.id, ID)],
    ['number', (text: string) => text.replace(record.id, ID).replace(record.commitment, 'e'.repeat(64))],
    ['seed', (text: string) => text.replace(record.id, ID).replace(`number ${record.number}`, 'number 999999')],
  ])('finds a round that was closed otherwise by its %s', async (_, change) => {
    const { status, text } = await audit('--closings-of', remembering(ID, change(textOf(record))));
    expect([status, text]).toEqual([1, expect.stringContaining(`round ${record.id}: `)]);
    expect(text).toContain('closings that a witness remembers: 1 of 1 are of these rounds');
  });

  it('finds a round that was closed and is said never to have been', async () => {
    const open = log.entries.find(
      (entry) => isRound(entry) && !closed.includes(entry) && 'draw' in Object(roundOf(entry).events[0]),
    );
    const version1 = log.entries.find(
      (entry) => isRound(entry) && roundOf(entry).game === 'battle' && !closed.includes(entry),
    );
    const { id } = roundOf(open ?? version1);
    const { status, text } = await audit('--closings-of', remembering(id, textOf(record).replace(record.id, id)));
    expect([status, text]).toEqual([1, expect.stringContaining(`round ${id}: `)]);
  });

  it('says that a closing of a round outside of the export was not met', async () => {
    const text = textOf(record).replace(record.id, ID).replace(record.commitment, 'e'.repeat(64));
    const state = remembering(ID, text.replace(`number ${record.number}`, 'number 999999'));
    expect(await audit('--closings-of', state)).toMatchObject({
      status: 0,
      text: expect.stringContaining('closings that a witness remembers: 0 of 1 are of these rounds') as string,
    });
  });

  it('takes no file for a closing that the house has not signed', async () => {
    const state = remembering(record.id, textOf(record), () => new Uint8Array(64));
    expect(await audit('--closings-of', state)).toMatchObject({
      status: 2,
      text: expect.stringContaining('keeps no closing of a round that sample.invalid/log has signed') as string,
    });
  });

  it('has nothing to compare where a witness has kept none', async () => {
    const { status, text } = await audit('--closings-of', join(dir, 'nothing'));
    expect([status, text.includes('a witness remembers')]).toEqual([0, false]);
  });
});
