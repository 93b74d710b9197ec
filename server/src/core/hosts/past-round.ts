import type { FinishedSharedRound } from 'db';
import type { PastRound } from '../../../contract/shared-round.contract.ts';

/** A finished round as a strip shows it. */
export const pastRoundOf = (round: FinishedSharedRound): PastRound => ({
  id: round.id,
  number: round.number,
  hash: round.commitment,
  seed: round.serverSeed,
  outcome: round.outcome ? { ...round.outcome } : null,
  bank: Number(round.bankMinor),
  at: round.finishedAt,
});
