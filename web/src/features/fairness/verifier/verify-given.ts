import type { PublicRound } from 'server/contract';
import { checkRound, type CheckedRound } from '../round-steps.ts';
import type { VerifierGames } from './verifier-games.ts';

/** A round of a file, recomputed. Nobody asked for one by its address: that step falls away. */
export const verifyGiven = (round: PublicRound, games: VerifierGames): CheckedRound => {
  const { game, id } = Object(round.record) as { game?: unknown; id?: unknown };
  const checked = checkRound({ game: String(game), id: String(id) }, round, games.get(String(game)));
  const steps = checked.steps.filter((step) => step.id !== 'asked');
  const failedAt = steps.find(({ state }) => state === 'fail')?.id ?? (checked.failedAt && 'record');
  return { ...checked, steps, failedAt };
};
