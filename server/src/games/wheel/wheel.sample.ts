import type { SampleRound } from '../../core/games/server-game.ts';

export const playWheel: SampleRound = async (one, two) => {
  await one.call('wheelOfFortune.bet', { bet: 700, sector: 0 });
  await two.call('wheelOfFortune.bet', { bet: 300, sector: 2 });
};
