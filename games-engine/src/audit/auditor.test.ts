import * as fc from 'fast-check';
import { noStatements } from './solvency-statements.ts';
import { noVoids } from './void-rounds.ts';
import { describe, expect, it } from 'vitest';
import { formatFailure } from './audit-summary.ts';
import { altered, auditEntries, entries, header, log, LOST, REVEAL, sample, WON } from './dice-sample.ts';
import { auditLines, leavesOf, resigned, roundOf, tidied } from './forgery.ts';
import { exportOf, headerOf, linesOfExport } from './sample-export.ts';
import { sampleKey } from './sample-log.ts';

const plus = (n: number) => (before: unknown) =>
  typeof before === 'number' ? before + n : String(BigInt(String(before)) + BigInt(n));

describe('an audit of an honest export', () => {
  it('finds nothing and confirms the head', () => {
    const { failures, summary } = auditLines(linesOfExport(header, log.entries));
    expect(failures).toEqual([]);
    expect(summary).toEqual({
      entries: 70,
      rounds: 60,
      drawn: 60,
      lit: 0,
      simulated: 0,
      witnessed: 0,
      weak: 0,
      elsewhere: 0,
      voided: 0,
      voids: noVoids(),
      seeds: 9,
      configs: 1,
      configsApproved: 0,
      configsOfProgram: 0,
      configEvents: 0,
      guardrails: 0,
      commitments: 0,
      oldPairs: 9,
      olderSeeds: 6, // for players that kept theirs
      keys: 0,
      solvency: noStatements(),
      trials: [],
      pairs: 0,
      openPairs: 0,
      chains: {},
      unfinished: 0,
      failures: 0,
      head: { size: 70, origin: sampleKey.name, isConfirmed: true },
    });
  });

  it('confirms every part of the log against the same head', async () => {
    for (let from = 0; from <= 70; from += 7) {
      for (let to = from; to <= 70; to += 5) {
        const { failures, summary } = auditLines(
          linesOfExport(await headerOf(log, from, to), log.entries.slice(from, to)),
        );
        expect(failures).toEqual([]);
        expect(summary.head?.isConfirmed).toBe(true);
      }
    }
  });

  it('checks all but the draw of rounds whose seed is not revealed, and counts them', async () => {
    const open = exportOf(
      sample()
        .slice(0, 20)
        .map(({ record }) => ({ record, serverSeed: null })),
    );
    const { failures, summary } = auditLines(linesOfExport(await headerOf(open), open.entries));
    expect(failures).toEqual([]);
    expect(summary).toMatchObject({ rounds: 19, drawn: 0, openPairs: 3 });
  });

  it('does not mind the line ends of Windows', () => {
    expect(auditLines(linesOfExport(header, log.entries).map((line) => `${line}\r`)).failures).toEqual([]);
  });
});

describe('an audit refuses a line that others may read otherwise', () => {
  const lines = linesOfExport(header, log.entries);
  const written = (at: number, change: (line: string) => string): string[] =>
    auditLines(lines.with(at, change(lines[at] ?? ''))).paths;

  it.each([0, 1, 5, 69])('with a stray space: line %i', (at) => {
    expect(written(at, (line) => line.replace(':', ': '))).toEqual(['line']);
  });

  it.each([0, 1, 5, 69])('with a member given twice: line %i', (at) => {
    expect(written(at, (line) => line.replace(/"kind":"\w+"/, '"kind":"other",$&'))).toEqual(['line']);
  });

  it.each([
    ['a number written in another way', (line: string) => line.replace(/"index":(\d+)/, '"index":$1.0')],
    ['an escape that need not be', (line: string) => line.replace('"kind"', String.raw`"\u006bind"`)],
    ['members in another order', (line: string) => line.replace(/^\{("hash":"\w+"),("index":\d+)/, '{$2,$1')],
  ])('with %s', (_, change) => {
    expect(written(5, change)).toEqual(['line']);
  });

  it('with a member that no entry has', () => {
    expect(written(5, (line) => line.replace(/\}$/, ',"with":1}'))).toContain('');
  });
});

// [what, entry, path, new value, where an audit finds it, where it finds it when the forger hashed the record again]
const alterations: [string, number, string, unknown, string, string][] = [
  ['roll', LOST, 'events.1.roll', plus(1), 'events.1.roll', 'events.1.roll'],
  ['payout', WON, 'events.2.payoutMinor', plus(1), 'events.2.payoutMinor', 'events.2.payoutMinor'],
  ['payout of a lost bet', LOST, 'events.2.payoutMinor', '5', 'events.2.payoutMinor', 'events.2.payoutMinor'],
  ['stake of a won bet', WON, 'events.0.stakeMinor', plus(100), 'events.2.payoutMinor', 'events.2.payoutMinor'],
  ['stake of a lost bet', LOST, 'events.0.stakeMinor', plus(100), 'hash', 'root'],
  ['stake beyond the limits', LOST, 'events.0.stakeMinor', '10000001', 'events.0', 'events.0'],
  ['stake that is no amount', LOST, 'events.0.stakeMinor', '-5', 'events.0.stakeMinor', 'events.0.stakeMinor'],
  ['account', LOST, 'events.0.account', 'bonus', 'hash', 'root'],
  ['player', LOST, 'events.0.player', 'somebody', 'events.0.player', 'events.0.player'],
  ['client seed', LOST, 'events.0.clientSeed', 'another', 'events.1.roll', 'events.1.roll'],
  ['choice', LOST, 'events.0.percentBp', 96, 'events.0', 'events.0'],
  ['nonce of the bet', LOST, 'events.0.nonce', plus(1), 'events.1.roll', 'events.1.roll'],
  ['number', LOST, 'number', plus(1), 'number', 'number'],
  ['id', LOST, 'id', 'another', 'id', 'id'],
  ['time of the draw', LOST, 'events.1.at', plus(1), 'events.1.at', 'events.1.at'],
  ['time of the bet', LOST, 'events.0.at', plus(-1), 'events.1.at', 'events.1.at'],
  ['order of events', LOST, 'events', (events: unknown[]) => events.toReversed(), 'events.0.type', 'events.0.type'],
  ['missing event', LOST, 'events', (events: unknown[]) => events.slice(0, 2), 'events', 'events'],
  ['final state', LOST, 'final.state', 'drawn', 'final.state', 'final.state'],
  ['final roll', LOST, 'final.roll', plus(1), 'final.roll', 'final.roll'],
  ['commitment', LOST, 'commitment', 'f'.repeat(64), 'commitment', 'commitment'],
  ['pinned config', LOST, 'config.hash', 'f'.repeat(64), 'config.hash', 'config.hash'],
  ['pinned version', LOST, 'config.version', 2, 'config.version', 'config.version'],
  ['game', LOST, 'game', 'roulette', 'game', 'game'],
  ['kind', LOST, 'kind', 'jackpot', 'record.kind', 'record.kind'],
  ['hidden member', LOST, 'note', 'x', 'note', 'note'],
  ['reveal’s seed', REVEAL, 'serverSeed', 'f'.repeat(64), 'commitment', 'commitment'],
  ['reveal’s count', REVEAL, 'rounds', plus(1), 'rounds', 'rounds'],
  ['reveal’s time', REVEAL, 'at', 5, 'at', 'at'],
  ['published config', 0, 'config.houseEdgePpm', 40_000, 'hash', 'config.hash'],
  ['published version', 0, 'version', 2, 'hash', 'config.version'],
  ['time of publishing', 0, 'at', plus(1000), 'hash', 'events.0.at'],
  ['config that cannot be', 0, 'config.houseEdgePpm', -1, 'config.houseEdgePpm', 'config.houseEdgePpm'],
];

describe('an audit finds an altered', () => {
  it.each(alterations)('%s', async (_, index, path, value, found, foundAfterHashing) => {
    const changed = altered(index, path, value);
    expect(auditEntries(changed).paths[0]).toBe(found);
    expect(auditEntries(changed).failures[0]?.line).toBe(index + 2);
    const careful = auditEntries(tidied(changed));
    expect(careful.paths[0]).toBe(foundAfterHashing);
    expect(careful.paths).toContain('root'); // the signed head gives every forger away
    if (foundAfterHashing !== 'root') expect((await resigned(changed)).paths[0]).toBe(foundAfterHashing);
  });

  it('hash of a record', () => {
    const changed = entries();
    Object.assign(changed[LOST] ?? {}, { hash: 'f'.repeat(64) });
    expect(auditEntries(changed).paths).toEqual(['hash', 'root']);
  });

  it('seed beside a round', () => {
    const changed = entries();
    Object.assign(changed[LOST] ?? {}, { serverSeed: changed[LOST + 1]?.serverSeed });
    expect(auditEntries(changed).paths).toEqual(['commitment']);
  });

  it('time, moved as a whole before the pair’s last round', async () => {
    const at = roundOf(log.entries[LOST]).events[0]?.at ?? 0;
    const changed = entries();
    for (const event of roundOf(changed[LOST]).events) Object.assign(event, { at: at - 4 });
    expect((await resigned(changed)).paths).toEqual(['events.0.at']);
  });

  it('anything at all, wherever a value of the log is replaced', () => {
    const places = log.entries.flatMap(({ record }, index) => leavesOf(record).map((path) => ({ index, path })));
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.boolean(), fc.constant({}), fc.constant([])),
        ({ index, path }, value) => {
          const changed = altered(index, path, value);
          fc.pre(JSON.stringify(changed) !== JSON.stringify(log.entries));
          expect(auditEntries(changed).failures.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('an export without a single line does not pass', () => {
  expect(auditLines([]).failures.length).toBe(1);
});

it('a failure is one line that names the place and the first difference', () => {
  const [failure] = auditEntries(altered(LOST, 'final.state', 'open')).failures;
  expect(failure && formatFailure(failure)).toBe(
    `FAIL line ${LOST + 2}, entry ${LOST}, round ${roundOf(log.entries[LOST]).id}: final.state: expected "settled", got "open"`,
  );
});
