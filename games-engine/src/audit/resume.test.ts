import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { formatVerifierKey } from '../core/log/index.ts';
import type { LogRecord, SeedRecord } from '../core/record.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import { formatFailure, type AuditSummary } from './audit-summary.ts';
import { Auditor } from './auditor.ts';
import type { ExportEntry } from './export-format.ts';
import { altered, isRound, leavesOf, roundOf } from './forgery.ts';
import { Progress } from './progress.ts';
import { exportOf, headerOf, linesOfExport, type SampleExport } from './sample-export.ts';
import { sampleKey, type SampleEntry } from './sample-log.ts';

const dir = mkdtempSync(join(tmpdir(), 'glasshouse-resume-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

let files = 0;
const newFile = (): string => join(dir, `${(files += 1)}.db`);

const sample = sampleHouse({ rounds: 60 });
const log = exportOf(sample);
const { size } = log.tree;

interface Run {
  failures: string[]; // failures of all runs
  summary: AuditSummary;
}

/** One run of the command on these lines; it is killed after `kill` of them, when that is given. */
const run = (file: string, lines: readonly string[], kill?: number, saveAt = kill): Run => {
  const kept = new Progress(file);
  try {
    const onFailure = (failure: Parameters<typeof formatFailure>[0]): void => kept.fail(formatFailure(failure));
    const auditor = new Auditor({ key: formatVerifierKey(sampleKey), onFailure, withheld: kept }, kept.state);
    const save = (): void => {
      const state = auditor.save();
      if (state) kept.save(state);
    };
    for (const [at, line] of lines.slice(0, kill).entries()) {
      if (at === saveAt) save();
      auditor.line(line);
    }
    if (kill === undefined || kill === saveAt) save();
    const summary = auditor.finish();
    return { failures: kept.failures, summary };
  } finally {
    kept.close();
  }
};

const sorted = ({ failures, summary }: Run) => ({ failures: failures.toSorted(), summary });

/** A log as a forger might leave it: values altered, lines missing, doubled or no JSON. */
const damaged = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: size - 1 }),
      how: fc.constantFrom('value', 'seed', 'gone', 'twice', 'noise'),
      pick: fc.nat(1000),
    }),
    { maxLength: 3 },
  )
  .map((damages) => {
    let { entries } = log;
    let noise = -1;
    for (const { at: place, how, pick } of damages) {
      const at = Math.min(place, entries.length - 1); // others may be gone
      const entry = entries[at] as ExportEntry;
      const leaves = leavesOf(entry.record);
      if (how === 'value') entries = altered(entries, at, leaves[pick % leaves.length] ?? '', 7);
      if (how === 'seed') entries = entries.with(at, { ...entry, serverSeed: null });
      if (how === 'gone') entries = entries.toSpliced(at, 1);
      if (how === 'twice') entries = entries.toSpliced(at, 0, entry);
      if (how === 'noise') noise = at;
    }
    return { entries, noise };
  });

const header = await headerOf(log);

describe('an audit that is killed and goes on', () => {
  it('comes to the same as one from the start, wherever it was cut and whatever is wrong', () => {
    fc.assert(
      fc.property(damaged, fc.array(fc.nat(size), { minLength: 1, maxLength: 3 }), ({ entries, noise }, cuts) => {
        const lines = linesOfExport(header, entries).map((line, at) => (at === noise + 1 && at > 0 ? 'noise' : line));
        const whole = run(newFile(), lines);
        const file = newFile();
        for (const cut of cuts.toSorted((a, b) => a - b)) run(file, lines, cut + 1);
        expect(run(file, lines)).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  it('repeats what came after the last save', () => {
    const lines = linesOfExport(header, altered(log.entries, 40, 'id', 'another'));
    const whole = run(newFile(), lines);
    expect(whole.failures.length).toBeGreaterThan(0);
    const file = newFile();
    run(file, lines, 60, 30);
    expect(run(file, lines)).toEqual(whole);
  });
});

/** The log as it was exported when it had `to` entries: seeds that were revealed later are still secret. */
const asOf = (whole: SampleExport, to: number): SampleExport => {
  const revealed = new Set(
    whole.entries
      .slice(0, to)
      .flatMap(({ record }) => ((record as LogRecord).kind === 'seed' ? [(record as SeedRecord).commitment] : [])),
  );
  const isSecret = (entry: ExportEntry): boolean =>
    ['dice', 'mines'].includes(roundOf(entry).game) && !revealed.has(roundOf(entry).commitment);
  return exportOf(
    whole.entries
      .slice(0, to)
      .map((entry) => (isRound(entry) && isSecret(entry) ? { ...entry, serverSeed: null } : entry)) as SampleEntry[],
  );
};

/** Exports of a growing log, each from where the one before ended. */
const grown = async (whole: SampleExport, sizes: readonly number[], file: string): Promise<Run> => {
  let from = 0;
  let last: Run | undefined;
  for (const to of [...sizes, whole.tree.size]) {
    const now = asOf(whole, to);
    last = run(file, linesOfExport(await headerOf(now, from), now.entries.slice(from)));
    from = to;
  }
  return last as Run;
};

describe('an audit of a log that grows', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: size }), { minLength: 1, maxLength: 4 });

  it('comes to the same as one of the whole, though seeds are revealed between the runs', async () => {
    const whole = run(newFile(), linesOfExport(header, log.entries));
    expect(whole.failures).toEqual([]);
    await fc.assert(
      fc.asyncProperty(sizes, async (ends) => {
        expect(
          await grown(
            log,
            ends.toSorted((a, b) => a - b),
            newFile(),
          ),
        ).toEqual(whole);
      }),
      { numRuns: 25 },
    );
  });

  it('finds what a seed gives away only once it is revealed', async () => {
    const at = log.entries.findIndex((entry) => isRound(entry) && roundOf(entry).game === 'dice');
    const { commitment } = roundOf(log.entries[at]);
    const reveal = log.entries.findIndex(
      ({ record }) => (record as SeedRecord).kind === 'seed' && (record as SeedRecord).commitment === commitment,
    );
    // a roll that pays the same and is not the seed's
    const forged = altered(log.entries, at, 'events.1.roll', (roll: number) => roll + (roll % 100 < 50 ? 1 : -1));
    Object.assign(roundOf(forged[at]).final, { roll: Object(roundOf(forged[at]).events[1])['roll'] });
    const house = exportOf(forged as SampleEntry[]);
    const whole = run(newFile(), linesOfExport(await headerOf(house), house.entries));
    expect(whole.failures).toEqual([expect.stringContaining(`entry ${at}, round`)]);
    const file = newFile();
    const before = asOf(house, reveal);
    expect(run(file, linesOfExport(await headerOf(before), before.entries)).failures).toEqual([]);
    expect(sorted(run(file, linesOfExport(await headerOf(house, reveal), house.entries.slice(reveal))))).toEqual(
      sorted(whole),
    );
  });

  it('finds a seed that is kept back although it was revealed', async () => {
    const at = log.entries.findIndex((entry) => isRound(entry) && roundOf(entry).game === 'dice');
    const silent = log.entries.map((entry, n) => (n === at ? { ...entry, serverSeed: null } : entry));
    const { failures } = run(newFile(), linesOfExport(header, silent));
    expect(failures).toEqual([expect.stringContaining('serverSeed: expected "the seed beside every round')]);
  });

  it('finds a history that is another than the one it checked', async () => {
    const file = newFile();
    const before = asOf(log, 50);
    run(file, linesOfExport(await headerOf(before), before.entries));
    const other = exportOf(altered(log.entries, 20, 'id', 'another') as SampleEntry[]);
    const { failures } = run(file, linesOfExport(await headerOf(other, 50), other.entries.slice(50)));
    expect(failures[0]).toMatch(/^FAIL line 51, the header: left\.0: expected/);
    // a header that lies about what came before it does not help
    const lying = { ...(await headerOf(other, 50)), left: (await headerOf(log, 50)).left };
    const second = newFile();
    run(second, linesOfExport(await headerOf(before), before.entries));
    const verdict = run(second, linesOfExport(lying, other.entries.slice(50)));
    expect(verdict.summary.head?.isConfirmed).toBe(false);
  });
});

describe('the file of an audit', () => {
  it('is used by one audit at a time', () => {
    const file = newFile();
    const first = new Progress(file);
    expect(() => new Progress(file)).toThrow('Is another audit at it?');
    first.close();
    new Progress(file).close();
  });

  it('the file of an audit of another version is not continued', () => {
    const file = newFile();
    run(file, linesOfExport(header, log.entries));
    const kept = new Progress(file);
    kept.save({ ...kept.state, version: 0 } as never);
    kept.close();
    expect(() => new Progress(file)).toThrow('another version');
  });
});
