import { createHmac, hash } from 'node:crypto';
import { createReadStream, mkdtempSync, openSync, closeSync, rmSync, writeSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diceDefaultConfig, diceChoices, diceExact, diceRtpBounds, dicePayout, drawDice } from '../games/dice/index.ts';
import type { AnyAnalysis } from '../core/analysis/define-analysis.ts';
import { checkConfig } from '../core/analysis/guardrails.ts';
import { measure } from '../core/analysis/measures.ts';
import { blocksOf, simulateBlock } from '../core/analysis/monte-carlo.ts';
import { analyses } from '../games/analyses.ts';
import { diceAnalysis } from '../games/dice/dice.analysis.ts';
import { simulationSource } from '../core/simulation.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import { linesOf } from './lines.ts';
import { runAudit } from './run-audit.ts';
import { exportOf, headerOf, linesOfExport } from './sample-export.ts';
import { sampleLines } from './sample-log.ts';

type Print = (line: string) => void;

const print: Print = (line) => {
  process.stdout.write(`${line}\n`);
};

const whole = (n: number): string => Math.round(n).toLocaleString('en');

/** What bulk replay reached. */
export interface AuditFigures {
  roundsPerSecond: number; // of the larger file, one thread, everything included
  growthBytes: number; // of the peak memory from the smaller file to the larger
}

/** Audits exports of 10⁵ and 10⁶ dice rounds and of a house with all games from disk: rate and peak memory. */
export const benchAudit = async (out: Print = print): Promise<AuditFigures> => {
  const dir = mkdtempSync(join(tmpdir(), 'glasshouse-audit-'));
  try {
    const small = await auditFile(writeSample(join(dir, 'small.ndjson'), 100_000), out);
    const large = await auditFile(writeSample(join(dir, 'large.ndjson'), 1_000_000), out);
    const growthBytes = large.peakBytes - small.peakBytes;
    out('of all games in equal parts, seeds revealed every nine rounds:');
    const house = await writeHouse(join(dir, 'house.ndjson'), 60_000);
    const { ofCore } = await auditFile(house, out);
    const least = await leastRate(house);
    out(`that is ${(ofCore / least).toFixed(2)} of the rate of only parsing and hashing each line and one HMAC of it`);
    const dice = ofCore / large.ofCore;
    out(`and ${dice.toFixed(2)} of the rate of dice alone`);
    out(`audit memory grows by ${whole(growthBytes / 2 ** 20)} MiB from 100,000 to 1,000,000 rounds`);
    return { roundsPerSecond: large.rate, growthBytes };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};

const writeSample = (file: string, rounds: number): string => {
  const handle = openSync(file, 'w');
  let waiting: string[] = [];
  const flush = (): void => {
    writeSync(handle, `${waiting.join('\n')}\n`);
    waiting = [];
  };
  const header = sampleLines({ rounds }, (line) => {
    waiting.push(line);
    if (waiting.length === 1000) flush();
  });
  flush();
  writeSync(handle, header, 0); // its room was kept: a header is as long as the one that stood there
  closeSync(handle);
  return file;
};

const writeHouse = async (file: string, rounds: number): Promise<string> => {
  const log = exportOf(sampleHouse({ rounds }));
  const header = await headerOf(log);
  await writeFile(file, `${linesOfExport(header, log.entries).join('\n')}\n`);
  return file;
};

/** Lines a second of processor time of the least that any verifier does: to read, to parse, a digest and an HMAC each. */
const leastRate = async (file: string): Promise<number> => {
  const cpuBefore = process.cpuUsage();
  let lines = 0;
  for await (const batch of linesOf(createReadStream(file, { highWaterMark: 1 << 20 })))
    for (const line of batch) {
      const { serverSeed } = JSON.parse(line) as { serverSeed?: string | null };
      createHmac('sha256', serverSeed ?? '')
        .update(hash('sha256', line))
        .digest();
      lines += 1;
    }
  const { user, system } = process.cpuUsage(cpuBefore);
  return lines / ((user + system) / 1e6);
};

const auditFile = async (file: string, out: Print): Promise<{ rate: number; ofCore: number; peakBytes: number }> => {
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  let peakBytes = 0;
  let pieces = 0;
  const { rounds, failures, head } = await runAudit(linesOf(createReadStream(file, { highWaterMark: 1 << 20 })), {
    onFailure: ({ difference }) => out(JSON.stringify(difference)),
    onProgress: () => {
      pieces += 1;
      if (pieces % 16 === 0) peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
    },
  });
  const rate = rounds / ((performance.now() - startedAt) / 1000);
  if (failures > 0 || !head?.isConfirmed) throw new Error('the honest sample did not pass its audit');
  const { user, system } = process.cpuUsage(cpuBefore);
  const ofCore = rounds / ((user + system) / 1e6); // what other processes took from the core does not count here
  out(
    `audit ${whole(rounds)} rounds: ${whole(rate)} a second, ${whole(ofCore)} a second of processor time, ` +
      `peak memory ${whole(peakBytes / 2 ** 20)} MiB`,
  );
  return { rate, ofCore, peakBytes };
};

/** What the rules reach without machine and log. */
export interface MathsFigures {
  exactMs: number; // every choice of dice: probability, multiplier, RTP and its bounds, variance, maximum
  roundsPerSecond: number; // simulated through the pure rules
  overPlainLoop: number; // how many times faster the cross-check plays the same rounds
}

/** Exact maths of every dice choice, and simulation through the same rules. */
export const benchMaths = (out: Print = print): MathsFigures => {
  const startedAt = performance.now();
  let choices = 0;
  for (const choice of diceChoices(diceDefaultConfig)) {
    diceExact(diceDefaultConfig, choice, 1000n);
    diceRtpBounds(diceDefaultConfig, choice);
    choices += 1;
  }
  const exactMs = performance.now() - startedAt;
  out(`exact maths of all ${whole(choices)} dice choices: ${whole(exactMs)} ms`);
  const roundsPerSecond = simulate(5_000_000);
  out(`simulation through the pure rules: ${whole(roundsPerSecond)} rounds a second`);
  const checked = crossCheckRate(20_000_000);
  const overPlainLoop = checked / roundsPerSecond;
  out(
    `the cross-check of one class: ${whole(checked)} rounds a second, ${overPlainLoop.toFixed(1)} times the plain loop`,
  );
  out(
    `measures and guardrails of the slowest game: ${slowestAnalysisMs().toFixed(1)} ms for each change of its config`,
  );
  return { exactMs, roundsPerSecond, overPlainLoop };
};

const simulate = (rounds: number): number => {
  const source = simulationSource('bench');
  const choice = { percentBp: 4750, side: 'less' } as const;
  const startedAt = performance.now();
  let paid = 0n;
  for (let n = 0; n < rounds; n += 1) paid += dicePayout(diceDefaultConfig, 1000n, choice, drawDice(source));
  if (paid === 0n) throw new Error('nothing was ever won');
  return rounds / ((performance.now() - startedAt) / 1000);
};

const crossCheckRate = (rounds: number): number => {
  const stakeClass = diceAnalysis.findClass(diceDefaultConfig, 'less-4750');
  if (!stakeClass) throw new Error('dice has no class less-4750');
  const startedAt = performance.now();
  for (let block = 0; block < blocksOf(rounds); block += 1) simulateBlock(stakeClass, 'bench', rounds, block);
  return rounds / ((performance.now() - startedAt) / 1000);
};

/** What a designer waits for: the fourth of four runs, for a page that is open has made the first. */
const slowestAnalysisMs = (): number => {
  const onceMs = (analysis: AnyAnalysis): number => {
    const startedAt = performance.now();
    for (const each of analysis.displayClasses(analysis.defaultConfig)) {
      measure(each.distribution);
      measure(each.table);
    }
    checkConfig(analysis, analysis.defaultConfig);
    return performance.now() - startedAt;
  };
  return Math.max(
    ...Object.values<AnyAnalysis>(analyses).map((each) => [1, 2, 3, 4].map(() => onceMs(each)).at(-1) ?? 0),
  );
};

if (import.meta.main) {
  benchMaths();
  await benchAudit();
}
