import { gameIds, games } from 'games-engine';
import {
  analyses,
  houseAnalyses,
  type AnyAnalysis,
  type BankrollRisk,
  type CrossCheck,
  type Sought,
} from 'games-engine/analysis';
import { describe, expect, test } from 'vitest';
import { runJob, type Job, type SheetFiles } from './analysis-job.ts';

const newsOf = (job: Job): { share: number; result: unknown }[] => {
  const news: { share: number; result: unknown }[] = [];
  runJob(houseAnalyses, structuredClone(job), (share, result) => news.push(structuredClone({ share, result })));
  return news;
};

/** Final result of a job. */
const endOf = (job: Job): unknown => newsOf(job).at(-1)?.result;

describe.each(gameIds)('the jobs of %s', (game) => {
  const analysis: AnyAnalysis = analyses[game];
  const config = { ...games[game].defaultConfig };
  const [first] = analysis.displayClasses(config);

  test('tell the risk of one class and of all', () => {
    const job = {
      kind: 'bankroll',
      game,
      config,
      rounds: 1000,
      lossesMinor: ['0', '100000'],
    } as const;
    const part = (id = '', weight = 1, stakeMinor = '1000') => ({ classId: id, weight, stakeMinor });
    const all = analysis.displayClasses(config).map(({ id }, index) => part(id, index + 1, String(1000 + index)));
    for (const mix of [all, [part(first?.id)]]) {
      const { risks } = endOf({ ...job, mix }) as BankrollRisk;
      const [any, more] = risks;
      expect(any?.probability).toBeGreaterThanOrEqual(more?.probability ?? 1);
      expect(endOf({ ...job, mix: [...mix, part('no-such-class', 9)] })).toEqual(endOf({ ...job, mix }));
    }
    expect(() => newsOf({ ...job, mix: [part('no-such-class')] })).toThrow(RangeError);
  });

  test('play rounds block by block, and agree with what is exact', () => {
    const news = newsOf({
      kind: 'simulation',
      game,
      config,
      classId: first?.id ?? '',
      stakeMinor: '1000',
      rounds: 150_000,
      seed: 'test',
    });
    expect(news.map(({ share }) => share)).toEqual([1 / 3, 2 / 3, 1]);
    const last = news.at(-1)?.result as CrossCheck;
    expect([last.rounds, last.verdict]).toEqual([150_000, 'agrees']);
  });

  test('write the sheet of a version', () => {
    const label = { version: '7', configHash: 'f'.repeat(64), issuedAt: '2026-11-22T00:00:00.000Z' };
    const { html, json } = endOf({ kind: 'sheet', game, config, label }) as SheetFiles;
    expect(JSON.parse(json)).toMatchObject({ game, version: '7', config });
    expect(html).toContain('f'.repeat(64));
  });

  test('look for a goal', () => {
    const { defaultBounds: bounds } = houseAnalyses.get(game);
    const { proposals } = endOf({ kind: 'goal', game, config, goal: { rtp: 0.94 }, bounds }) as Sought;
    expect(proposals[0]?.distance).toBeLessThan(0.5);
  });
});

test('a class that a config does not have is a fault', () => {
  const config = { ...games.dice.defaultConfig };
  expect(() =>
    newsOf({ kind: 'simulation', game: 'dice', config, classId: 'less-1', stakeMinor: '10', rounds: 10, seed: '' }),
  ).toThrow(RangeError);
});
