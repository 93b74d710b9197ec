import type { ExportEntry } from '../../audit/export-format.ts';
import { exportOf } from '../../audit/sample-export.ts';
import { defaultDrawConfig } from '../../core/draw/draw-config.ts';
import { houseGames } from '../../games/registry.ts';
import { sampleHouse } from '../sample-house.ts';
import { signedLines } from './dishonest-house.ts';
import { forgedDraws } from './forged-draws.ts';
import { forgedLines, forgedLogs } from './forged-logs.ts';
import { forgedGuardrails, forgedTrials, forgedVersions } from './forged-versions.ts';

/** An export that a checker must not approve, as the lines of its file. */
export interface ForgedExport {
  name: string;
  why: string; // explanation for people
  needs?: 'beacon'; // only the beacon's own signature (BLS) gives it away
  lines: string[];
}

/** The log that is forged: every game, shared games under both versions of the draw. */
const genuineEntries = (): readonly ExportEntry[] =>
  exportOf(sampleHouse({ rounds: 96, seed: 'forged4', draw: defaultDrawConfig })).entries;

/** The lines of an export in which everything is as it should be, under `sampleKey`. */
export const genuineExport = (): Promise<string[]> => signedLines(genuineEntries());

/**
 * Exports made of the genuine one by everything that a house, or somebody without its key, can write and that an export by
 * itself gives away. What only a receipt, a witness or a viewer can tell (a closing signed again before anybody saw it) is
 * not among them: `adversary.test.ts`.
 */
export const forgedExports = async (): Promise<ForgedExport[]> => {
  const entries = genuineEntries();
  const genuine = await signedLines(entries);
  const { shared } = houseGames;
  const forgeries = [
    ...shared.flatMap(forgedDraws),
    ...shared.flatMap(forgedTrials),
    ...forgedVersions,
    ...forgedGuardrails,
    ...forgedLogs,
  ];
  const bySigners = forgeries.map(async ({ name, why, needs, forge }) => ({
    name,
    why,
    ...(needs && { needs }),
    lines: await signedLines(forge(entries)),
  }));
  const byOthers = forgedLines.map(({ name, why, forge }) => ({ name, why, lines: forge(genuine) }));
  return [...(await Promise.all(bySigners)), ...byOthers];
};
