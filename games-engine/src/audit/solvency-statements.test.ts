import { describe, expect, it } from 'vitest';
import type { SolvencyRecord } from '../core/solvency/statement.ts';
import { DAY_MS } from '../core/solvency/statement.ts';
import { sampleStatement, sampleTree, sampleTrees } from '../testing/sample-solvency.ts';
import { resigned } from './forgery.ts';
import { AuditInputError } from './lines.ts';
import { checkLeaves } from './solvency-command.ts';
import { exportOf } from './sample-export.ts';
import { sampleKey, sampleLog } from './sample-log.ts';
import { summaryLines } from './report.ts';

const START = 1_763_000_000_000;
const origin = sampleKey.name;

const statementOf = (day: number, trees = sampleTrees()): SolvencyRecord =>
  sampleStatement(START + day * DAY_MS, trees, { origin });

const audited = (statements: readonly object[]) =>
  resigned(
    exportOf([
      ...sampleLog({ rounds: 4, players: 1, roundsAPair: 4 }),
      ...statements.map((record) => ({ record: record as SolvencyRecord, serverSeed: null })),
    ]).entries,
  );

describe('statements of solvency in a log', () => {
  it('are followed day by day, with their debts, reserves and missed days in the summary', async () => {
    const { failures, summary } = await audited([statementOf(0), statementOf(1), statementOf(4)]);
    expect(failures).toEqual([]);
    expect(summary.solvency).toMatchObject({ statements: 3, missedDays: 2, proofs: 3, checked: 3, simulated: 0 });
    expect(summaryLines(summary, { elapsedMs: 1, key: undefined })).toEqual(
      expect.arrayContaining([
        expect.stringContaining('3 statements of solvency, the last of 2025-11-17, 2 days between them without one'),
        '  BASE 900 hundredths owed, reserves of 900 (100.00 %)',
        '  DIC 42 hundredths owed, no reserves stated',
      ]),
    );
  });

  it.each<[string, string, (statement: SolvencyRecord) => object]>([
    [
      'a second one of a day',
      'day',
      (statement) => ({ ...statement, at: statement.at - DAY_MS, day: statement.day - 1 }),
    ],
    ['another day than its time', 'day', (statement) => ({ ...statement, day: statement.day + 1 })],
    [
      'a unit left out',
      'units',
      ({ reserves, ...statement }) => ({
        ...statement,
        reserves: { ...reserves, proofs: [] },
        units: statement.units.slice(0, 1),
      }),
    ],
    ['units in another order', 'units.1.unit', (statement) => ({ ...statement, units: statement.units.toReversed() })],
    [
      'a unit twice',
      'units.1.unit',
      (statement) => ({ ...statement, units: [statement.units[0], statement.units[0]] }),
    ],
    [
      'a debt without leaves',
      'units.0',
      (statement) => ({ ...statement, units: statement.units.map((unit) => ({ ...unit, leaves: 0 })) }),
    ],
    [
      'a smaller debt than was signed',
      'reserves.proofs.0.signature',
      (statement) => ({ ...statement, units: statement.units.map((unit) => ({ ...unit, total: '1' })) }),
    ],
    [
      'greater reserves than were signed',
      'reserves.proofs.0.signature',
      ({ reserves, ...statement }) => ({
        ...statement,
        reserves: { ...reserves, proofs: reserves.proofs.map((proof) => ({ ...proof, worthMinor: '901' })) },
      }),
    ],
    [
      'an address twice',
      'reserves.proofs.1.address',
      ({ reserves, ...statement }) => ({
        ...statement,
        reserves: { ...reserves, proofs: [...reserves.proofs, ...reserves.proofs] },
      }),
    ],
    [
      'reserves of another unit',
      'reserves.proofs.0.unit',
      ({ reserves, ...statement }) => ({
        ...statement,
        reserves: { ...reserves, proofs: reserves.proofs.map((proof) => ({ ...proof, unit: 'GOLD' })) },
      }),
    ],
    [
      'a negative debt',
      'units.0.total',
      (statement) => ({ ...statement, units: statement.units.map((unit) => ({ ...unit, total: '-5' })) }),
    ],
    ['another member', 'record', (statement) => ({ ...statement, note: 'x' })],
  ])('fail with %s', async (_, path, changed) => {
    const { failures } = await audited([statementOf(0), changed(statementOf(1))]);
    expect(failures.map(({ difference }) => difference.path)).toEqual([path]);
  });

  it('may have a tree without leaves', async () => {
    const { failures } = await audited([statementOf(0, [sampleTree('BASE', [])])]);
    expect(failures).toEqual([]);
  });

  it('are what lists of leaves are held against', async () => {
    const trees = sampleTrees();
    const record = statementOf(0, trees);
    const lineOf = (n: number, more: object = {}): string =>
      JSON.stringify({ block: 0, day: record.day, leaves: trees[n]?.leaves, unit: trees[n]?.owed.unit, ...more });
    const verdictOf = async (...lines: string[]): Promise<[boolean, string[]]> => {
      const printed: string[] = [];
      const batches = (async function* () {
        yield lines;
      })();
      const isGood = await checkLeaves(batches, new Map([[record.day, record]]), (line) => printed.push(line));
      return [isGood, printed];
    };
    expect(await verdictOf(lineOf(0), lineOf(1))).toEqual([
      true,
      [`leaves of BASE of day ${record.day}: as stated`, `leaves of DIC of day ${record.day}: as stated`],
    ]);
    const [isGood, [first]] = await verdictOf(lineOf(0, { leaves: trees[1]?.leaves }));
    expect([isGood, first]).toEqual([false, expect.stringMatching(/^FAIL leaves of BASE/)]);
    expect((await verdictOf(lineOf(0, { day: 1 })))[0]).toBe(false);
    await expect(verdictOf('{}')).rejects.toThrow(AuditInputError);
  });
});
