import { expect } from 'vitest';
import type { PublicRound } from '../../contract/fairness.contract.ts';
import type { SharedLoad } from '../../contract/shared-round.contract.ts';
import type { TestPlayer } from './test-server.ts';

/** A player's balance, base hundredths. */
export const balanceOf = async (player: TestPlayer): Promise<number> =>
  (await player.request<{ balance: number }>('profile:load')).data.balance;

/** Follows a game's round from its table. */
export interface SharedPlay {
  load(player: TestPlayer): Promise<SharedLoad>;
  /** The round in which nobody has bet yet. */
  freshRound(player: TestPlayer): Promise<SharedLoad>;
  /** A round, once it is over. */
  finished(player: TestPlayer, roundId: string): Promise<PublicRound>;
}

export const sharedPlay = (game: string, channel: string = game): SharedPlay => {
  const load = (player: TestPlayer): Promise<SharedLoad> => player.call<SharedLoad>(`${channel}.load`);
  return {
    load,
    async freshRound(player) {
      await expect.poll(async () => (await load(player)).view['state']).toBe(0);
      return load(player);
    },
    async finished(player, roundId) {
      await expect.poll(async () => (await load(player)).before_games.map(({ id }) => id)).toContain(roundId);
      return player.call<PublicRound>('fairness.round', { game, id: roundId });
    },
  };
};
