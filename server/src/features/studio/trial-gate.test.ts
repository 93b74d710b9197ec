import type { TrialRow } from 'db';
import { describe, expect, it } from 'vitest';
import { countedTrials, isGateOpen, triedMs, type TrialEvidence } from './trial-gate.ts';

const HOUR_MS = 3_600_000;
const nothing: TrialEvidence = { rounds: 0, players: 0, timeMs: 0, band: undefined, isStopped: false };
const band = { realised: 1.2, expected: 0.95, low: 0.9, high: 1 };
const run: TrialRow = {
  candidateId: 2,
  activeId: 1,
  sharePpm: 50_000,
  startedAt: 1000,
  endedAt: 2000,
  isStoppedByReturns: false,
};

describe('the gate before everybody', () => {
  it.each<[what: string, evidence: Partial<TrialEvidence>, isOpen: boolean]>([
    ['nothing was played', {}, false],
    ['nobody plays for months', { timeMs: 2000 * HOUR_MS }, false],
    ['999 rounds in three days less a millisecond', { rounds: 999, players: 5, timeMs: 72 * HOUR_MS - 1 }, false],
    ['999 rounds in three days', { rounds: 999, players: 5, timeMs: 72 * HOUR_MS }, true],
    ['99 rounds in three days', { rounds: 99, players: 5, timeMs: 72 * HOUR_MS }, false],
    ['a thousand rounds at once', { rounds: 1000, players: 5 }, true],
    ['a thousand rounds of four players', { rounds: 1000, players: 4 }, false],
    ['a return outside its band', { rounds: 1000, players: 5, band: { ...band, isOutside: true } }, false],
    ['a return within its band', { rounds: 1000, players: 5, band: { ...band, isOutside: false } }, true],
  ])('%s: open %s', (_, evidence, isOpen) => {
    expect(isGateOpen({ ...nothing, ...evidence })).toBe(isOpen);
  });

  it('counts trials beside the version that is active now, later than one that ended by itself', () => {
    const stopped = { ...run, isStoppedByReturns: true };
    const beside = { ...run, activeId: 7 };
    expect(countedTrials([run, stopped, run, beside, run], 1)).toEqual([run, run]);
    expect(countedTrials([run, stopped], 1)).toEqual([]);
  });

  it('counts the time of trials with a share that tells anything', () => {
    expect(triedMs([run, { ...run, startedAt: 3000, endedAt: null }], 3500)).toBe(1500);
    expect(triedMs([{ ...run, sharePpm: 9999 }], 3500)).toBe(0);
  });
});
