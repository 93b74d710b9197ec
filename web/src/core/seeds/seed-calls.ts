import { commitmentOf } from 'games-engine';
import { CallError } from '../connection/call-error.ts';
import { call } from '../connection/connection.ts';
import { raiseAlarm } from '../evidence/alarm-store.ts';
import { ownNow } from '../evidence/own-clock.ts';
import { createPairWatch } from '../evidence/pair-watch.ts';
import type { SeenPairs } from '../evidence/seen-pairs.ts';
import { currentSession } from '../session/session.ts';
import { readSaved, save } from '../store/saved.ts';
import { createOwnSeeds, patiently } from './own-seed.ts';

const NOT_FOUND = 404;

const nameOf = (account: string): string => `pairs.${account}`;

const isSeen = (value: unknown): value is SeenPairs => {
  const { former, made, next, nonces } = Object(value) as Partial<SeenPairs>;
  return typeof next === 'string' && Array.isArray(former) && [made, nonces].every((each) => Object(each) === each);
};

/** The seed of a commitment, once the house has revealed it; null too where the house denies that the pair was the player's. */
const revealedSeed = async (commitment: string): Promise<string | null> => {
  try {
    return (await patiently(() => call('fairness.pair', { commitment }))).serverSeed;
  } catch (error) {
    if (error instanceof CallError && error.code === NOT_FOUND) return null;
    throw error;
  }
};

const player = (): string | undefined => currentSession().profile?.profileID;

/** The watch over the signed-in player's pairs. */
export const pairWatch = createPairWatch({
  account: player,
  read(account) {
    const saved = readSaved(nameOf(account));
    return isSeen(saved) ? saved : undefined;
  },
  write: (account, seen) => save(nameOf(account), seen),
  seeds: () => patiently(() => call('fairness.seeds', {})),
  async isRevealed(commitment) {
    const serverSeed = await revealedSeed(commitment);
    return serverSeed !== null && commitmentOf(serverSeed) === commitment;
  },
  raise: raiseAlarm,
  keep: async (item) => (await import('../evidence/evidence-store.ts')).keepEvidence(item),
  now: ownNow,
});

/** The signed-in player's seeds as the house has them. */
export const ownSeeds = createOwnSeeds({
  player,
  seeds: () => call('fairness.seeds', {}),
  rotate: (payload) => call('fairness.rotate', payload),
  setClientSeed: (payload) => call('fairness.setClientSeed', payload),
  onSeeds: (shown) => void pairWatch.noteSeeds(shown),
  onMade: (commitment, seed) => void pairWatch.noteMade(commitment, seed),
});
