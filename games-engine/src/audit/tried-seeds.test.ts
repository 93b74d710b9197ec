import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sha256Hex } from '#digest';
import { contentHash } from '../core/canonical.ts';
import type { JsonObject } from '../core/json.ts';
import { createRecorder, pairHash, type LogRecord, type RoundRecord } from '../core/record.ts';
import { commitmentOf, FairStream } from '../core/stream.ts';
import { dice, diceDefaultConfig } from '../games/dice/index.ts';
import { hasPython, pythonChecker, runPython, type PythonVerdict } from '../testing/python-checker.ts';
import { auditLines } from './forgery.ts';
import { exportOf, headerOf, linesOfExport } from './sample-export.ts';
import type { SampleEntry } from './sample-log.ts';

const BETS = 8;
const TRIES = 4000;
const START = 1_763_000_000_000;
const choice = { percentBp: 5000, side: 'less' } as const;
const hash = contentHash(diceDefaultConfig);
const record = createRecorder(dice, { config: diceDefaultConfig, hash, version: 1 });

const rollsOf = (serverSeed: string, clientSeed: string): number[] =>
  Array.from({ length: BETS }, (_, nonce) => {
    const stream = new FairStream({ serverSeed, clientSeed, nonce });
    return dice.draw(stream, diceDefaultConfig, choice).roll;
  });

const winsOf = (serverSeed: string, clientSeed: string): number =>
  rollsOf(serverSeed, clientSeed).filter((roll) => roll < choice.percentBp).length;

/** The server seed, of many, on which a player whose client seed is known wins least. */
const worstSeed = (clientSeed: string): string =>
  Array.from({ length: TRIES }, (_, n) => sha256Hex(`try ${n}`)).reduce((worst, seed) =>
    winsOf(seed, clientSeed) < winsOf(worst, clientSeed) ? seed : worst,
  );

/** A log of pairs as a house plays them one after the other, each announced before the bets on the one before it. */
const logOf = (pairs: readonly { serverSeed: string; clientSeed: string }[], isAnnounced = true): SampleEntry[] => {
  const leaf = (serverSeed: string): LogRecord => ({
    at: START,
    kind: 'pair',
    pair: pairHash('ann', commitmentOf(serverSeed)),
  });
  const config: LogRecord = {
    at: START,
    config: diceDefaultConfig as unknown as JsonObject,
    game: 'dice',
    kind: 'config',
    version: 1,
  };
  const roundsOf = ({ serverSeed, clientSeed }: (typeof pairs)[number], pair: number): RoundRecord[] =>
    rollsOf(serverSeed, clientSeed).map((roll, nonce) => {
      const id = `00000000-0000-7000-8000-${String(pair * BETS + nonce).padStart(12, '0')}`;
      const bet = { id, player: 'ann', account: 'real', choice, clientSeed, nonce, stakeMinor: 100n } as const;
      const payoutMinor = dice.payout(diceDefaultConfig, 100n, choice, { roll }, []);
      const at = START + pair * BETS + nonce;
      const commitment = commitmentOf(serverSeed);
      return record({ bet: { ...bet, at }, moves: [], outcome: { roll }, payoutMinor, commitment });
    });
  const entries = pairs.flatMap((pair, index): SampleEntry[] => {
    const next = pairs[index + 1];
    const { serverSeed } = pair;
    const reveal: LogRecord = {
      at: START + 100,
      commitment: commitmentOf(serverSeed),
      kind: 'seed',
      rounds: BETS,
      serverSeed,
    };
    return [
      ...(next && isAnnounced ? [{ record: leaf(next.serverSeed), serverSeed: null }] : []),
      ...roundsOf(pair, index).map((each) => ({ record: each, serverSeed })),
      { record: reveal, serverSeed: null },
    ];
  });
  const first = isAnnounced ? [{ record: leaf(pairs[0]?.serverSeed ?? ''), serverSeed: null }] : [];
  return [{ record: config, serverSeed: null }, ...first, ...entries];
};

const linesOf = async (entries: readonly SampleEntry[]): Promise<string[]> => {
  const log = exportOf(entries);
  return linesOfExport(await headerOf(log), log.entries);
};

const dir = mkdtempSync(join(tmpdir(), 'glasshouse-tried-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const runChecker = (lines: readonly string[]): Promise<PythonVerdict> => {
  const file = join(dir, 'log.ndjson');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return runPython(pythonChecker, file);
};

const [first, second] = [sha256Hex('first'), sha256Hex('second')];

it('a house that tries server seeds against a client seed it knows is reported, however honest its log looks', async () => {
  const kept = 'the-players-own';
  const tried = worstSeed(kept);
  expect(winsOf(tried, kept)).toBeLessThanOrEqual(1); // four were due
  const pairs = [first, second, tried].map((serverSeed) => ({ serverSeed, clientSeed: kept }));
  const lines = await linesOf(logOf(pairs));
  const { failures } = auditLines(lines);
  expect(new Set(failures.map(({ difference }) => difference.path))).toEqual(new Set(['events.0.clientSeed']));
  expect(failures).toHaveLength(2 * BETS);
  if (!hasPython()) return;
  expect(await runChecker(lines)).toMatchObject({ status: 1, text: expect.stringContaining('older than') as string });
  const fresh = pairs.map((pair, n) => ({ ...pair, clientSeed: `made-${n}` }));
  expect(auditLines(await linesOf(logOf(fresh))).failures).toEqual([]);
});

it('pairs of before their commitments were logged are an exception that is told', async () => {
  const pairs = [first, second].map((serverSeed) => ({ serverSeed, clientSeed: 'kept' }));
  const lines = await linesOf(logOf(pairs, false));
  const { failures, summary } = auditLines(lines);
  expect(failures).toEqual([]);
  expect(summary).toMatchObject({ pairs: 0, oldPairs: 2, olderSeeds: 1 });
  if (!hasPython()) return;
  const { status, text } = await runChecker(lines);
  expect([status, text]).toEqual([0, expect.stringContaining('2 pairs whose commitment is not in the log')]);
});
