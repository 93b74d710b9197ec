import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { contentHash } from '../core/canonical.ts';
import type { DrawTaken } from '../core/free-draw.ts';
import type { ConfigRecord, RoundRecord } from '../core/record.ts';
import { dice } from '../games/dice/index.ts';
import { newyear } from '../games/newyear/index.ts';
import { houseGames } from '../games/registry.ts';
import {
  robbery,
  robberyDefaultConfig,
  robberyOutcomes,
  type RobberyChoice,
  type RobberyOutcome,
} from '../games/robbery/index.ts';
import { hasPython, pythonChecker, runPython } from '../testing/python-checker.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import { verifyRound } from '../verify.ts';
import type { ExportEntry } from './export-format.ts';
import { altered, auditLines, isRound, leavesOf, near, resigned, roundOf } from './forgery.ts';
import { exportOf, headerOf, linesOfExport } from './sample-export.ts';

const log = exportOf(sampleHouse({ rounds: 60, seed: 'draws', games: [dice, robbery, newyear] }));
const dir = mkdtempSync(join(tmpdir(), 'glasshouse-draws-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
let files = 0;
const fileOf = (text: string): string => {
  const file = join(dir, String((files += 1)));
  writeFileSync(file, text);
  return file;
};

const script = fileURLToPath(new URL('../../docs/check-a-round.sh', import.meta.url));

/** Checks one entry by the script. */
const runScript = ({ record, hash, serverSeed, index }: ExportEntry): Promise<{ status: number; text: string }> => {
  const config = configOf(record as RoundRecord);
  const file = fileOf(JSON.stringify({ record, hash, serverSeed, config, log: { index } }));
  return new Promise((resolve) => {
    execFile('bash', [script, file], (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, text: out + err }),
    );
  });
};

const ids = houseGames.draws.map(({ id }) => id);

/** The index of a draw in the middle of the log. */
const drawOf = (game: string): number =>
  log.entries.findIndex((each) => each.index > 40 && isRound(each) && roundOf(each).game === game);

/** The config that a record pins. */
const configOf = ({ config: { hash } }: RoundRecord): object => {
  const entry = log.entries.find(({ record }) => {
    const { config, kind } = record as ConfigRecord;
    return kind === 'config' && contentHash(config) === hash;
  });
  if (!entry) throw new Error(`the sample has no config ${hash}`);
  return (entry.record as ConfigRecord).config;
};

const entryAt = (index: number): ExportEntry => {
  const entry = log.entries[index];
  if (!entry) throw new Error(`the sample has no entry ${index}`);
  return entry;
};

describe('draws that cost nothing', () => {
  it('are found by their ids, and are no games with a table', () => {
    expect(ids).toEqual(['robbery', 'newyear']);
    for (const id of ids) {
      expect(houseGames.find(id)?.id).toBe(id);
      expect(houseGames.hasTable(id)).toBe(false);
    }
    expect(houseGames.all.filter(({ id }) => ids.includes(id))).toEqual([]);
    expect(houseGames.hasTable('dice')).toBe(true);
  });

  it('pass an audit among the bets of their pair', async () => {
    const { failures, summary } = auditLines(linesOfExport(await headerOf(log), log.entries));
    expect(failures).toEqual([]);
    expect(summary).toMatchObject({ rounds: 60, drawn: 60, openPairs: 0, unfinished: 0 });
  });

  it('show a page the draw and the record, but no payout', () => {
    for (const game of ids) {
      const { record, serverSeed } = entryAt(drawOf(game)) as ExportEntry & { record: RoundRecord };
      const { ok, steps } = verifyRound(record, { config: configOf(record), serverSeed });
      expect([ok, steps.map(({ name }) => name)]).toEqual([true, ['config', 'commitment', 'draw', 'replay', 'record']]);
    }
  });

  it.runIf(hasPython())('pass the checker in Python, and the script for one round', async () => {
    const file = fileOf(linesOfExport(await headerOf(log), log.entries).join('\n'));
    expect(await runPython(pythonChecker, file)).toMatchObject({ status: 0 });
    const secret = log.entries.map((entry) => ({ ...entry, serverSeed: null }));
    for (const game of ids)
      for (const entry of [entryAt(drawOf(game)), secret[drawOf(game)]]) {
        const { status, text } = await runScript(entry as ExportEntry);
        expect([game, status, text]).toEqual([game, 0, expect.stringContaining('ok   outcome: ')]);
      }
  });

  it.runIf(hasPython())('are failures for both of these with another sector', async () => {
    const index = drawOf('robbery');
    const changed = altered(log.entries, index, 'events.1.outcome.sector', (sector: number) => (sector + 1) % 8);
    const forged = exportOf(changed as never);
    const file = fileOf(linesOfExport(await headerOf(forged), forged.entries).join('\n'));
    const python = await runPython(pythonChecker, file);
    expect([python.status, python.text]).toEqual([1, expect.stringContaining(`FAIL entry ${index}: record.events`)]);
    const script = await runScript(forged.entries[index] as ExportEntry);
    expect([script.status, script.text]).toEqual([1, expect.stringContaining('FAIL draw')]);
  });

  it('are failures with a ticket of the same player that was drawn before', async () => {
    const taken = (entry: ExportEntry): DrawTaken => roundOf(entry).events[0] as DrawTaken;
    const draws = log.entries.filter((entry) => isRound(entry) && roundOf(entry).game === 'newyear');
    const [first, second] =
      [...Map.groupBy(draws, (entry) => taken(entry).player).values()].find((rounds) => rounds.length > 1) ?? [];
    if (!first || !second) throw new Error('nobody in the sample draws twice');
    const changed = altered(log.entries, second.index, 'events.0.choice', taken(first).choice);
    expect((await resigned(changed)).paths).toEqual(['events.0.choice.ticket']);
  });

  it.each(ids)('have nothing that a house could alter in a %s, but what only the signed head holds', async (game) => {
    const index = drawOf(game);
    const silent = new Set<string>();
    for (const path of leavesOf(roundOf(entryAt(index)))) {
      const { failures } = await resigned(altered(log.entries, index, path, near));
      if (failures.length === 0) silent.add(path.split('.').at(-1) ?? '');
    }
    expect([...silent].filter((name) => !['at', 'drawId', 'id', 'player', 'ticket'].includes(name))).toEqual([]);
  });

  /** A robbery as a house might forge it: another sector's prize, or another sector, everywhere it stands. */
  const forged = async (changes: object): Promise<string[]> => {
    const index = drawOf('robbery');
    const change = (outcome: object): object => ({ ...outcome, ...changes });
    const events = altered(log.entries, index, 'events.1.outcome', change);
    return (await resigned(altered(events, index, 'final.outcome', change))).paths;
  };

  it('are failures with a prize that the sector does not give, and with a sector that the seeds do not give', async () => {
    const { events } = roundOf(entryAt(drawOf('robbery')));
    const { choice, outcome } = events.reduce<{ choice?: RobberyChoice; outcome?: RobberyOutcome }>(
      (all, event) => ({ ...all, ...event }),
      {},
    );
    const other = robberyOutcomes(robberyDefaultConfig, choice ?? { statusId: 1 }).find(
      ({ sector }) => sector !== outcome?.sector,
    );
    expect(await forged({ prizeMinor: '123456' })).toEqual(['events.1.outcome.prizeMinor']);
    expect(await forged(other ?? {})).toHaveLength(1);
  });

  it('are failures with a prize that no sector gives, before the seed is revealed', () => {
    const { record } = entryAt(drawOf('robbery')) as ExportEntry & { record: RoundRecord };
    const config = configOf(record);
    const [taken, drawn] = record.events;
    const outcome = { ...(record.final['outcome'] as RobberyOutcome), prizeMinor: '123456' };
    const lied = { ...record, events: [taken, { ...drawn, outcome }], final: { outcome, state: 'drawn' } };
    expect(verifyRound(record, { config }).ok).toBe(true);
    expect(verifyRound(lied as RoundRecord, { config }).first?.path).toBe('events.1');
  });
});
