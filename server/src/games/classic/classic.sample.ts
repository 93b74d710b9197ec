import type { SampleRound } from '../../core/games/server-game.ts';

export const playClassic: SampleRound = async (one, two) => {
  await one.call('classic.bet', { bet: 1234 });
  await two.call('classic.bet', { bet: 4321 });
};
