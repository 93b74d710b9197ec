import { Auditor } from 'games-engine/auditor';
import { consistencyProof, toHex } from 'games-engine/log';
import { ENTRIES_LIMIT } from 'server/contract';
import { describe, expect, it } from 'vitest';
import { exportOf, headerOf, linesOfExport } from '../../../../../games-engine/src/audit/sample-export.ts';
import { sampleLog } from '../../../../../games-engine/src/audit/sample-log.ts';
import { downloadRange, MAX_ENTRIES, rangeOf, type LogRange, type RangeSource } from './log-range.ts';

describe('rangeOf', () => {
  it.each([
    ['0', '10', { from: 0, to: 10 }],
    [' 3 ', '4', { from: 3, to: 4 }],
    ['0', '11', undefined],
    ['4', '4', undefined],
    ['5', '4', undefined],
    ['', '4', undefined],
    ['0', '', undefined],
    ['-1', '4', undefined],
    ['0.5', '4', undefined],
    ['1e1', '4', undefined],
  ])('of %s to %s in a log of ten is %j', (from, to, range) => {
    expect(rangeOf(from, to, 10)).toEqual(range);
  });

  it('is no longer than a file may be', () => {
    expect(rangeOf('0', String(MAX_ENTRIES), MAX_ENTRIES + 1)).toEqual({ from: 0, to: MAX_ENTRIES });
    expect(rangeOf('0', String(MAX_ENTRIES + 1), MAX_ENTRIES + 1)).toBeUndefined();
  });
});

describe('downloadRange', () => {
  const log = exportOf(sampleLog({ rounds: 2 * ENTRIES_LIMIT + 100, players: 20, roundsAPair: 5000 }));
  const asked: LogRange[] = [];
  const source: RangeSource = {
    entries: async ({ from, to }) => {
      asked.push({ from, to });
      return linesOfExport(await headerOf(log, from, to), log.entries.slice(from, to))
        .map((line) => `${line}\n`)
        .join('');
    },
    consistency: async (from, to) => (await consistencyProof(from, to, log.tree.nodes)).map(toHex),
  };
  const download = async (range: LogRange): Promise<string[]> => {
    const { signal } = new AbortController();
    const text = await (await downloadRange(range, source, { signal, onProgress: () => undefined })).text();
    return text.split('\n').filter((line) => line !== '');
  };

  it.each([
    ['the whole log', { from: 0, to: log.tree.size }],
    ['its middle', { from: 7, to: ENTRIES_LIMIT + 20 }],
    ['a part of one answer', { from: 3, to: 40 }],
  ])('makes one export of %s that the audit confirms', async (_, range) => {
    const lines = await download(range);
    expect(lines.length).toBe(1 + range.to - range.from);
    const failures: unknown[] = [];
    const auditor = new Auditor({ onFailure: (failure) => failures.push(failure) });
    for (const line of lines) auditor.line(line);
    expect(auditor.finish().head).toMatchObject({ isConfirmed: true });
    expect(failures).toEqual([]);
  });

  it('asks for no more at a time than the log gives', () => {
    expect(Math.max(...asked.map(({ from, to }) => to - from))).toBe(ENTRIES_LIMIT);
  });
});
