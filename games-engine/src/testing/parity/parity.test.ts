import { describe, expect, it } from 'vitest';
import { altered, isRound, roundOf, tidied } from '../../audit/forgery.ts';
import { exportOf, headerOf, linesOfExport } from '../../audit/sample-export.ts';
import { Auditor, type Failure } from '../../audit/auditor.ts';
import type { ExportEntry } from '../../audit/export-format.ts';
import { createAnalyses } from '../../core/analysis/analyses.ts';
import { checkConfig } from '../../core/analysis/guardrails.ts';
import { crossCheck, simulateBlock } from '../../core/analysis/monte-carlo.ts';
import { createGames, type Games } from '../../core/games.ts';
import type { LogRecord } from '../../core/record.ts';
import { houseGames } from '../../games/registry.ts';
import { verifyRound } from '../../verify.ts';
import { sampleHouse } from '../sample-house.ts';
import { parity } from './index.ts';
import { parityAnalysis } from './parity.analysis.ts';

const games = createGames([...houseGames.all, parity]);
const log = exportOf(sampleHouse({ rounds: 56, games: games.all }));
const header = await headerOf(log);

const failuresOf = (entries: readonly ExportEntry[], among?: Games): Failure[] => {
  const failures: Failure[] = [];
  const auditor = new Auditor({ games: among, onFailure: (failure) => failures.push(failure) });
  for (const line of linesOfExport(header, entries)) auditor.line(line);
  auditor.finish();
  return failures;
};

const place = log.entries.findIndex(
  (entry) => isRound(entry) && roundOf(entry).game === 'parity' && roundOf(entry).final['payoutMinor'] !== '0',
);

describe('a game that no registry holds', () => {
  it('is audited beside the others by an auditor who is given it, and is no game to anybody else', () => {
    expect(failuresOf(log.entries, games)).toEqual([]);
    const strange = failuresOf(log.entries);
    expect(strange.length).toBeGreaterThan(0);
    for (const { difference } of strange) expect(difference).toMatchObject({ path: 'game', got: 'parity' });
  });

  it.each([
    ['events.0.side', (side: unknown) => (side === 'odd' ? 'even' : 'odd')],
    ['events.1.face', (face: unknown) => (Number(face) % 6) + 1],
    ['events.2.payoutMinor', () => '1'],
  ])('has its rounds drawn and priced again: %s', (path, change) => {
    expect(failuresOf(tidied(altered(log.entries, place, path, change)), games)).not.toEqual([]);
  });

  it('is verified step by step', () => {
    const record = roundOf(log.entries[place]);
    const serverSeed = log.entries[place]?.serverSeed ?? null;
    const published = log.entries.map((entry) => entry.record as LogRecord).filter((each) => each.kind === 'config');
    const pinned = published.find(({ game, version }) => game === 'parity' && version === record.config.version);
    const config = pinned?.config ?? {};
    expect(verifyRound(record, { config, serverSeed, games })).toMatchObject({ ok: true });
    expect(verifyRound(record, { config, serverSeed })).toMatchObject({ ok: false, first: { path: 'game' } });
  });
});

describe('its analysis', () => {
  it('is found among those that were given, and finds nothing wrong with its default', () => {
    const analyses = createAnalyses([parityAnalysis]);
    expect([analyses.find('parity'), analyses.find('dice')]).toEqual([parityAnalysis, undefined]);
    expect(() => analyses.get('dice')).toThrow(RangeError);
    expect(checkConfig(parityAnalysis, parity.defaultConfig)).toEqual([]);
    expect(checkConfig(parityAnalysis, { ...parity.defaultConfig, houseEdgePpm: 0 })).not.toEqual([]);
  });

  it.each(parityAnalysis.displayClasses(parity.defaultConfig))('agrees with rounds that were played: $id', (each) => {
    expect(crossCheck(each, simulateBlock(each, 'parity', 60_000, 0))).toMatchObject({ verdict: 'agrees' });
  });
});
