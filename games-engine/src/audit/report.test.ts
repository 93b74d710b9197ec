import { describe, expect, it } from 'vitest';
import { noStatements } from './solvency-statements.ts';
import { noVoids } from './void-rounds.ts';
import { createProgressReporter, summaryLines } from './report.ts';

const summary = {
  entries: 12_002,
  rounds: 12_000,
  drawn: 11_000,
  lit: 0,
  simulated: 0,
  witnessed: 0,
  weak: 0,
  elsewhere: 0,
  voided: 0,
  voids: noVoids(),
  seeds: 1,
  pairs: 0,
  oldPairs: 0,
  olderSeeds: 0,
  configs: 1,
  configsApproved: 0,
  configsOfProgram: 1,
  configEvents: 2,
  guardrails: 0,
  keys: 0,
  solvency: noStatements(),
  trials: [],
  commitments: 0,
  openPairs: 1,
  chains: {},
  unfinished: 0,
  failures: 0,
  head: { size: 12_002, origin: 'log', isConfirmed: true },
};

describe('the summary', () => {
  it('says what was checked, how fast, and that the head is confirmed', () => {
    expect(summaryLines(summary, { elapsedMs: 2000, key: 'key' })).toEqual([
      '12,002 entries in 2.0 s (6,000 rounds a second)',
      'recomputed: 11,000 of 12,000 rounds',
      'committed, waiting for their seeds: 1,000 rounds',
      'could not be checked: nothing',
      '1 reveal, 1 config, 1 came with the program',
      'head log 12002: confirmed',
      'OK: nothing wrong was found in what could be checked',
    ]);
  });

  it('says that all is fine only when every round was drawn again', () => {
    const lines = summaryLines({ ...summary, drawn: 12_000 }, { elapsedMs: 2000, key: 'key' });
    expect([lines[1], lines[2], lines.at(-1)]).toEqual([
      'recomputed: all 12,000 rounds',
      'committed, waiting for their seeds: 0 rounds',
      'OK: nothing wrong was found',
    ]);
  });

  it('says how often trials began, and which of their salts were announced', () => {
    const trials = [
      { game: 'dice', version: 2, started: 2, salted: 2, unsalted: 0 },
      { game: 'wheel', version: 3, started: 3, salted: 1, unsalted: 1 },
    ];
    const lines = summaryLines({ ...summary, trials }, { elapsedMs: 2000, key: 'key' });
    expect(lines.slice(5, 7)).toEqual([
      'trials of dice version 2: 2 started, 2 salted by the announced beacon round',
      'trials of wheel version 3: 3 started, 1 salted by the announced beacon round, 1 without their beacon round yet, 1 from before rounds were announced',
    ]);
  });

  it('says what no seed decided, and how many chains and overtaken rounds there are', () => {
    const shared = {
      lit: 0,
      simulated: 0,
      witnessed: 0,
      weak: 0,
      elsewhere: 300,
      voided: 1,
      voids: noVoids(),
      chains: { battle: 2, wheel: 1 },
      unfinished: 7,
    };
    const lines = summaryLines({ ...summary, ...shared }, { elapsedMs: 2000, key: 'key' });
    expect(lines.slice(1, 4)).toEqual([
      'recomputed: 11,000 of 12,000 rounds',
      'committed, waiting for their seeds: 699 rounds',
      'could not be checked: 300 draws of a third party, whose signatures it confirms; why 1 round ended without a draw',
    ]);
    expect(lines.slice(5, 7)).toEqual([
      'hash chains: battle 2, wheel 1',
      '7 rounds overtaken by later ones and not in the log yet',
    ]);
  });

  it('says how configs came into force', () => {
    const configs = { configs: 7, configsOfProgram: 3, configsApproved: 2 };
    expect(summaryLines({ ...summary, ...configs }, { elapsedMs: 2000, key: 'key' })[4]).toBe(
      '1 reveal, 7 configs, 3 came with the program, 2 approved by a second person, 2 whose approval these entries do not tell of',
    );
  });

  it('counts the rounds of earlier runs, but not in its speed, and says who cosigned', () => {
    const lines = summaryLines(summary, {
      elapsedMs: 2000,
      key: 'key',
      roundsBefore: 8000,
      extra: ['head cosigned by w'],
    });
    expect(lines[0]).toBe('12,002 entries in 2.0 s (2,000 rounds a second)');
    expect(lines[6]).toBe('head cosigned by w');
  });

  it('warns when no key was pinned, and never calls a failure fine', () => {
    expect(summaryLines(summary, { elapsedMs: 2000, key: undefined })).toContainEqual(
      expect.stringContaining('Give --key to pin one'),
    );
    const failed = summaryLines({ ...summary, failures: 2, head: undefined }, { elapsedMs: 2000, key: 'key' });
    expect(failed.slice(-2)).toEqual(['head: NOT confirmed', '2 FAILURES']);
  });
});

describe('progress', () => {
  const reported = (isTTY: boolean, times: readonly number[]): string => {
    let text = '';
    const out = { isTTY, write: (part: string) => (text += part) } as unknown as NodeJS.WriteStream;
    const reporter = createProgressReporter(out);
    for (const elapsedMs of times) reporter.report({ entries: 500, of: 1000, failures: 0, elapsedMs });
    reporter.end();
    return text;
  };

  it('is told every two seconds, a line each where nobody watches', () => {
    expect(reported(false, [10, 500])).toBe('');
    expect(reported(false, [10, 2100, 2200, 4200])).toBe('500 of 1,000 (50 %) entries checked, 0 failures\n'.repeat(2));
  });

  it('stays on one line of a terminal and cleans it up', () => {
    expect(reported(true, [2100])).toBe('\r\u001b[K500 of 1,000 (50 %) entries checked, 0 failures\r\u001b[K');
  });
});
