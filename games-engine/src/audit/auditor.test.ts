import { ed25519 } from '@noble/curves/ed25519.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatVerifierKey, noteKey, signCheckpoint } from '../core/log/index.ts';
import type { LogRecord, SeedRecord } from '../core/record.ts';
import { diceDefaultConfig } from '../games/dice/index.ts';
import { formatFailure } from './audit-summary.ts';
import type { ExportEntry, ExportHeader } from './export-format.ts';
import {
  altered as alteredIn,
  auditLines,
  isRound,
  leavesOf,
  resigned,
  roundOf,
  tidied,
  type Verdict,
} from './forgery.ts';
import { exportOf, headerOf, linesOfExport } from './sample-export.ts';
import { configRecordOf, sampleKey, sampleLog, type SampleEntry } from './sample-log.ts';

// three players in turn, eight rounds to a pair
const sample = (): SampleEntry[] => [...sampleLog({ rounds: 60, players: 3, roundsAPair: 8 })];
const log = exportOf(sample());
const header = await headerOf(log);
const key = formatVerifierKey(sampleKey);

const audit = auditLines;
const entries = (): ExportEntry[] => JSON.parse(JSON.stringify(log.entries)) as ExportEntry[]; // records share objects
const auditEntries = (changed: readonly ExportEntry[]): Verdict => audit(linesOfExport(header, changed));

const payoutOf = (entry: ExportEntry): string => String(roundOf(entry).final['payoutMinor']);
const indexOf = (wanted: (entry: ExportEntry) => boolean): number => log.entries.findIndex(wanted);

const WON = indexOf((entry) => isRound(entry) && payoutOf(entry) !== '0');
const LOST = indexOf((entry) => isRound(entry) && payoutOf(entry) === '0' && roundOf(entry).number > 0);
const REVEAL = indexOf((entry) => (entry.record as LogRecord).kind === 'seed');

const altered = (index: number, path: string, value: unknown): ExportEntry[] =>
  alteredIn(log.entries, index, path, value);

const plus = (n: number) => (before: unknown) =>
  typeof before === 'number' ? before + n : String(BigInt(String(before)) + BigInt(n));

describe('an audit of an honest export', () => {
  it('finds nothing and confirms the head', () => {
    const { failures, summary } = audit(linesOfExport(header, log.entries));
    expect(failures).toEqual([]);
    expect(summary).toEqual({
      entries: 70,
      rounds: 60,
      drawn: 60,
      elsewhere: 0,
      voided: 0,
      seeds: 9,
      configs: 1,
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
        const { failures, summary } = audit(linesOfExport(await headerOf(log, from, to), log.entries.slice(from, to)));
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
    const { failures, summary } = audit(linesOfExport(await headerOf(open), open.entries));
    expect(failures).toEqual([]);
    expect(summary).toMatchObject({ rounds: 19, drawn: 0, openPairs: 3 });
  });

  it('does not mind how a line is spaced', () => {
    const spaced = linesOfExport(header, log.entries).map((line) =>
      JSON.stringify(JSON.parse(line), null, 1).replaceAll('\n', ''),
    );
    expect(audit(spaced).failures).toEqual([]);
  });
});

// [what, entry, path, new value, where an audit finds it, where it finds it when the forger hashed the record anew]
const alterations: [string, number, string, unknown, string, string][] = [
  ['roll', LOST, 'events.1.roll', plus(1), 'events.1.roll', 'events.1.roll'],
  ['payout', WON, 'events.2.payoutMinor', plus(1), 'events.2.payoutMinor', 'events.2.payoutMinor'],
  ['payout of a lost bet', LOST, 'events.2.payoutMinor', '5', 'events.2.payoutMinor', 'events.2.payoutMinor'],
  ['stake of a won bet', WON, 'events.0.stakeMinor', plus(100), 'events.2.payoutMinor', 'events.2.payoutMinor'],
  ['stake of a lost bet', LOST, 'events.0.stakeMinor', plus(100), 'hash', 'root'],
  ['stake beyond the limits', LOST, 'events.0.stakeMinor', '10000001', 'events.0', 'events.0'],
  ['stake that is no amount', LOST, 'events.0.stakeMinor', '-5', 'events.0.stakeMinor', 'events.0.stakeMinor'],
  ['account', LOST, 'events.0.account', 'bonus', 'hash', 'root'],
  ['player', LOST, 'events.0.player', 'somebody', 'hash', 'root'],
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

describe('an audit finds a log', () => {
  const without = (index: number): ExportEntry[] => entries().toSpliced(index, 1);
  const swapped = (a: number, b: number): ExportEntry[] => {
    const [first, second] = [log.entries[a], log.entries[b]];
    return entries().map((entry, at) => (at === a && second ? second : at === b && first ? first : entry));
  };

  it('that lacks a round', async () => {
    expect(auditEntries(without(LOST)).paths[0]).toBe('index');
    const careful = auditEntries(tidied(without(LOST)));
    expect(careful.paths).toContain('rounds'); // the pair's nonces have a gap when it is revealed
    expect(careful.paths.at(-1)).toBe('to');
    expect((await resigned(without(LOST))).paths).toEqual(['rounds']);
  });

  it('that lacks a pair’s last round', async () => {
    const { commitment } = Object(log.entries[REVEAL]?.record) as SeedRecord;
    const last = log.entries.findLastIndex((entry) => isRound(entry) && roundOf(entry).commitment === commitment);
    expect((await resigned(without(last))).paths).toEqual(['rounds']);
  });

  it('that lacks its first rounds', async () => {
    expect((await resigned(without(1))).paths).toEqual(['rounds']);
  });

  it('that has a round twice', async () => {
    const twice = entries().toSpliced(LOST, 0, ...entries().slice(LOST, LOST + 1));
    expect(auditEntries(twice).paths[0]).toBe('index');
    expect((await resigned(twice)).paths[0]).toBe('number');
  });

  it('whose rounds of one pair changed places', async () => {
    const [a, b] = [LOST, LOST + 3];
    expect(roundOf(log.entries[a]).commitment).toBe(roundOf(log.entries[b]).commitment);
    expect(auditEntries(swapped(a, b)).paths[0]).toBe('index');
    expect((await resigned(swapped(a, b))).paths[0]).toBe('number');
  });

  it('whose rounds of different players changed places', () => {
    expect(auditEntries(tidied(swapped(LOST, LOST + 1))).paths).toEqual(['root']);
  });

  it('that reveals a seed before its last round', async () => {
    const early = entries()
      .toSpliced(REVEAL, 1)
      .toSpliced(2, 0, ...entries().slice(REVEAL, REVEAL + 1));
    const paths = (await resigned(early)).paths;
    expect(paths[0]).toBe('rounds');
    expect(paths).toContain('commitment'); // a round of a pair that everybody knew
  });

  it('that reveals a seed twice', async () => {
    const twice = entries().toSpliced(REVEAL, 0, ...entries().slice(REVEAL, REVEAL + 1));
    expect((await resigned(twice)).paths).toEqual(['commitment']);
  });

  it('that keeps the seed of a revealed pair from its rounds', async () => {
    const silent = entries();
    Object.assign(silent[1] ?? {}, { serverSeed: null });
    expect((await resigned(silent)).paths).toEqual(['serverSeed']);
  });

  it('that publishes a config after its first round', async () => {
    const late = [...entries().slice(1, 2), ...entries().slice(0, 1), ...entries().slice(2)];
    expect((await resigned(late)).paths[0]).toBe('config.version');
  });

  it('that publishes a version twice', async () => {
    const other = configRecordOf({ ...diceDefaultConfig, houseEdgePpm: 1 }, 1);
    const twice = entries().toSpliced(1, 0, { hash: '', index: 0, record: other, serverSeed: null });
    expect((await resigned(twice)).paths).toEqual(['version']);
  });

  it('that was cut off', () => {
    const lines = linesOfExport(header, log.entries);
    expect(audit(lines.slice(0, -5)).paths).toEqual(['to']);
    const broken = [...lines.slice(0, -1), lines.at(-1)?.slice(0, 40) ?? ''];
    expect(audit(broken).failures[0]?.difference.expected).toBe('a line of JSON');
    expect(audit(lines.slice(0, 1)).paths).toEqual(['to']);
  });

  it('that goes on after its end', () => {
    const more = { ...(log.entries[1] as ExportEntry), index: 70 };
    expect(audit(linesOfExport(header, [...log.entries, more])).paths[0]).toBe('index');
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
      expect(audit(lines.with(5, line)).failures[0]?.line).toBe(6);
    }
  });
});

describe('an audit finds a head', () => {
  const audited = (change: Partial<ExportHeader>, trusted?: string): Verdict =>
    audit(linesOfExport({ ...header, ...change }, log.entries), trusted ?? key);

  it('of a tree that is not these entries’', () => {
    const forged = exportOf(sample().toSpliced(LOST, 1, ...sample().slice(1, 2)));
    return headerOf(forged).then((other) => {
      expect(audited({ checkpoint: other.checkpoint }).paths).toEqual(['root']);
    });
  });

  it('whose size or root were altered', () => {
    const [text, ...rest] = header.checkpoint.split('\n');
    expect(audited({ checkpoint: [text, '71', ...rest.slice(1)].join('\n') }).paths).toEqual(['checkpoint']);
  });

  it('that somebody else signed under the log’s name', () => {
    const secret = new Uint8Array(32).fill(66);
    const impostor = noteKey(sampleKey.name, ed25519.getPublicKey(secret));
    const checkpoint = signCheckpoint({ origin: impostor.name, size: 70, root: log.tree.root() }, impostor, (text) =>
      ed25519.sign(text, secret),
    );
    expect(audited({ checkpoint }).paths).toEqual(['checkpoint']);
    expect(audited({ checkpoint, key: formatVerifierKey(impostor) }).paths).toEqual(['key']); // a key is trusted or it is not
  });

  it('that is smaller than the export', () => {
    return headerOf(exportOf(sample().slice(0, 50))).then(({ checkpoint }) => {
      expect(audited({ checkpoint }).paths).toEqual(['to']);
    });
  });

  it('to which no proof leads', async () => {
    const part = await headerOf(log, 10, 40);
    const auditPart = (change: Partial<ExportHeader>): string[] =>
      audit(linesOfExport({ ...part, ...change }, log.entries.slice(10, 40))).paths;
    expect(auditPart({})).toEqual([]);
    expect(auditPart({ consistency: part.consistency.toReversed() })).toEqual(['consistency']);
    expect(auditPart({ consistency: [] })).toEqual(['consistency']);
    expect(auditPart({ left: part.left.map(() => 'f'.repeat(64)) })).toEqual(['consistency']);
    expect(auditPart({ left: [] })).toEqual(['left']);
    const [config] = part.configs;
    expect(auditPart({ configs: config ? [{ ...config, proof: config.proof.toReversed() }] : [] })[0]).toBe('proof');
    expect(auditPart({ configs: [] })[0]).toBe('config.version');
  });

  it('that is missing', () => {
    expect(audit(linesOfExport(header, log.entries).slice(1)).failures[0]?.what).toBe('the header');
    expect(audit([]).summary.head).toBeUndefined();
  });
});

it('an export without a single line does not pass', () => {
  expect(audit([]).failures.length).toBe(1);
});

it('a failure is one line that names the place and the first difference', () => {
  const [failure] = auditEntries(altered(LOST, 'final.state', 'open')).failures;
  expect(failure && formatFailure(failure)).toBe(
    `FAIL line ${LOST + 2}, entry ${LOST}, round ${roundOf(log.entries[LOST]).id}: final.state: expected "settled", got "open"`,
  );
});
