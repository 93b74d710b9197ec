import { parseVerifierKey } from 'games-engine/log';
import { signatureChecks } from 'games-engine/signatures';
import type { PublicRound } from 'server/contract';
import { checkRound, type CheckedRound } from '../round-steps.ts';
import type { VerifierGames } from './verifier-source.ts';

/** A round of a file, recomputed; what the house has signed by its log's key, where that is given. Nobody asked for one by its address: that step falls away. */
export const verifyGiven = (round: PublicRound, games: VerifierGames, key?: string): CheckedRound => {
  const { game, id } = Object(round.record) as { game?: unknown; id?: unknown };
  const logKey = key === undefined ? undefined : parseVerifierKey(key);
  const checked = checkRound({ game: String(game), id: String(id) }, round, games.get(String(game)), {
    ...(logKey && { logKey }),
    signatures: signatureChecks,
  });
  const steps = checked.steps.filter((step) => step.id !== 'asked');
  const failedAt = steps.find(({ state }) => state === 'fail')?.id ?? (checked.failedAt && 'record');
  return { ...checked, steps, failedAt };
};
