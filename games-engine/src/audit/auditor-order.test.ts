import { describe, expect, it } from 'vitest';
import type { SeedRecord } from '../core/record.ts';
import { diceDefaultConfig } from '../games/dice/index.ts';
import { auditEntries, entries, header, log, LOST, REVEAL } from './dice-sample.ts';
import type { ExportEntry } from './export-format.ts';
import { auditLines, isRound, resigned, roundOf, tidied } from './forgery.ts';
import { linesOfExport } from './sample-export.ts';
import { configRecordOf } from './sample-log.ts';

describe('an audit finds a log', () => {
  const without = (index: number): ExportEntry[] => entries().toSpliced(index, 1);
  const swapped = (a: number, b: number): ExportEntry[] => {
    const [first, second] = [log.entries[a], log.entries[b]];
    return entries().map((entry, at) => (at === a && second ? second : at === b && first ? first : entry));
  };

  it('an audit finds a log that lacks a round', async () => {
    expect(auditEntries(without(LOST)).paths[0]).toBe('index');
    const careful = auditEntries(tidied(without(LOST)));
    expect(careful.paths).toContain('rounds'); // the pair's nonces have a gap when it is revealed
    expect(careful.paths.at(-1)).toBe('to');
    expect((await resigned(without(LOST))).paths).toEqual(['rounds']);
  });

  it('an audit finds a log that lacks a pair’s last round', async () => {
    const { commitment } = Object(log.entries[REVEAL]?.record) as SeedRecord;
    const last = log.entries.findLastIndex((entry) => isRound(entry) && roundOf(entry).commitment === commitment);
    expect((await resigned(without(last))).paths).toEqual(['rounds']);
  });

  it('an audit finds a log that lacks its first rounds', async () => {
    expect((await resigned(without(1))).paths).toEqual(['rounds']);
  });

  it('an audit finds a log that has a round twice', async () => {
    const twice = entries().toSpliced(LOST, 0, ...entries().slice(LOST, LOST + 1));
    expect(auditEntries(twice).paths[0]).toBe('index');
    expect((await resigned(twice)).paths[0]).toBe('number');
  });

  it('an audit finds a log whose rounds of one pair changed places', async () => {
    const [a, b] = [LOST, LOST + 3];
    expect(roundOf(log.entries[a]).commitment).toBe(roundOf(log.entries[b]).commitment);
    expect(auditEntries(swapped(a, b)).paths[0]).toBe('index');
    expect((await resigned(swapped(a, b))).paths[0]).toBe('number');
  });

  it('an audit finds a log whose rounds of different players changed places', () => {
    expect(auditEntries(tidied(swapped(LOST, LOST + 1))).paths).toEqual(['root']);
  });

  it('an audit finds a log that reveals a seed before its last round', async () => {
    const early = entries()
      .toSpliced(REVEAL, 1)
      .toSpliced(2, 0, ...entries().slice(REVEAL, REVEAL + 1));
    const paths = (await resigned(early)).paths;
    expect(paths[0]).toBe('rounds');
    expect(paths).toContain('commitment'); // a round of a pair that everybody knew
  });

  it('an audit finds a log that reveals a seed twice', async () => {
    const twice = entries().toSpliced(REVEAL, 0, ...entries().slice(REVEAL, REVEAL + 1));
    expect((await resigned(twice)).paths).toEqual(['commitment']);
  });

  it('an audit finds a log that keeps the seed of a revealed pair from its rounds', async () => {
    const silent = entries();
    Object.assign(silent[1] ?? {}, { serverSeed: null });
    expect((await resigned(silent)).paths).toEqual(['serverSeed']);
  });

  it('an audit finds a log that publishes a config after its first round', async () => {
    const late = [...entries().slice(1, 2), ...entries().slice(0, 1), ...entries().slice(2)];
    expect((await resigned(late)).paths[0]).toBe('config.version');
  });

  it('an audit finds a log that publishes a version twice', async () => {
    const other = configRecordOf({ ...diceDefaultConfig, houseEdgePpm: 1 }, 1);
    const twice = entries().toSpliced(1, 0, { hash: '', index: 0, record: other, serverSeed: null });
    expect((await resigned(twice)).paths).toEqual(['version']);
  });

  it('an audit finds a log that was cut off', () => {
    const lines = linesOfExport(header, log.entries);
    expect(auditLines(lines.slice(0, -5)).paths).toEqual(['to']);
    const broken = [...lines.slice(0, -1), lines.at(-1)?.slice(0, 40) ?? ''];
    expect(auditLines(broken).failures[0]?.difference.expected).toBe('a line of JSON');
    expect(auditLines(lines.slice(0, 1)).paths).toEqual(['to']);
  });

  it('an audit finds a log that continues after its end', () => {
    const more = { ...(log.entries[1] as ExportEntry), index: 70 };
    expect(auditLines(linesOfExport(header, [...log.entries, more])).paths[0]).toBe('index');
  });

  it('with a line that is no entry', () => {
    const lines = linesOfExport(header, log.entries);
    for (const line of [
      '',
      '7',
      'null',
      '[]',
      '{}',
      '{"__proto__":{}}',
      '{"hash":"x","index":4,"record":null,"serverSeed":null}',
    ]) {
      expect(auditLines(lines.with(5, line)).failures[0]?.line).toBe(6);
    }
  });
});
