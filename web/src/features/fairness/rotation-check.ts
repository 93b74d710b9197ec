import { commitmentOf } from 'games-engine';
import type { RevealedSeeds, Seeds } from 'server/contract';

/** What a rotation must hold to, computed in this browser. */
export interface RotationCheck {
  computedHash: string; // SHA-256 of the revealed seed
  matchesCommitment: boolean; // it is the commitment that was shown before the bets
  keepsPromise: boolean; // the new pair is the one whose commitment was shown as the next
}

/** Checks an answer of a rotation against what was shown before it, when something was. */
export const checkRotation = (
  revealed: RevealedSeeds,
  current: Seeds,
  shownBefore: Seeds | undefined,
): RotationCheck => {
  const computedHash = commitmentOf(revealed.serverSeed);
  const shownHash = shownBefore?.serverSeedHash ?? revealed.serverSeedHash;
  return {
    computedHash,
    matchesCommitment: computedHash === revealed.serverSeedHash && computedHash === shownHash,
    keepsPromise: shownBefore === undefined || shownBefore.nextServerSeedHash === current.serverSeedHash,
  };
};
