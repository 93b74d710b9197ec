import { asJson, createGames, type Difference, type Games, type RoundRecord } from 'games-engine';
import { verifyRound, type Verification, type VerifyOptions } from 'games-engine/verify';
import type { PublicRound } from 'server/contract';
import type { GameFairness } from '../../core/games/explain.ts';
import { gatherRound, type RoundMaterial } from './round-material.ts';
import type { RoundStep, StepId } from './round-step.ts';
import { sharedSteps } from './shared-steps.ts';
import { soloSteps, type AskedRound } from './solo-steps.ts';

/** A round with everything that this browser could compute about it. */
export interface CheckedRound extends Pick<RoundMaterial, 'hosting' | 'read' | 'seeds' | 'trace'> {
  state: 'pass' | 'partial' | 'fail';
  steps: readonly RoundStep[];
  failedAt: StepId | undefined;
  difference: Difference | undefined; // first departure of the record
}

/** Means to check signatures; without them signatures are shown as unchecked. */
export type SignedBy = Pick<VerifyOptions, 'logKey' | 'signatures'>;

const verify = (
  record: RoundRecord,
  { config, serverSeed, hash }: PublicRound,
  games: Games,
  signedBy: SignedBy,
): Verification => {
  try {
    return verifyRound(record, { config, serverSeed, hash, games, ...signedBy });
  } catch (error) {
    return { ok: false, steps: [], first: { path: 'record', expected: 'a round record', got: asJson(String(error)) } };
  }
};

/** Recomputes a round step by step, in the words of its game if they are known. Never throws, whatever the server has sent. */
export const checkRound = (
  asked: AskedRound,
  round: PublicRound,
  fairness?: GameFairness,
  signedBy: SignedBy = {},
): CheckedRound => {
  const material = gatherRound(round, fairness);
  const verification = verify(material.record, round, createGames(fairness ? [fairness.game] : []), signedBy);
  const { hosting, read, seeds, trace, record } = material;
  const steps = (hosting === 'shared' ? sharedSteps : soloSteps)(asked, material, verification);
  const failedAt = steps.find(({ state }) => state === 'fail')?.id ?? (verification.ok ? undefined : 'record');
  const isWhole = steps.every(({ state }) => state === 'pass');
  const notAsked = failedAt && { path: 'id', expected: asked.id, got: asJson(record.id) };
  return {
    state: failedAt ? 'fail' : isWhole ? 'pass' : 'partial',
    steps,
    failedAt,
    difference: verification.first ?? notAsked,
    hosting,
    read,
    seeds,
    trace,
  };
};
