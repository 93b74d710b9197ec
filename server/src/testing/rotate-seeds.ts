import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '../../contract/calls.ts';
import type { Seeds } from '../../contract/fairness.contract.ts';

/** Has a player take their next pair into use, as their browser does: with a client seed made for it. */
export const rotateSeedsOf = async (player: {
  call<T>(name: string, payload?: object): Promise<T>;
}): Promise<CallAnswer<'fairness.rotate'>> => {
  const { nextServerSeedHash: commitment } = await player.call<Seeds>('fairness.seeds');
  return player.call<CallAnswer<'fairness.rotate'>>('fairness.rotate', { clientSeed: randomUUID(), commitment });
};
