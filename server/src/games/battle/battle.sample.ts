import type { SampleRound } from '../../core/games/server-game.ts';

export const playBattle: SampleRound = async (one, two) => {
  await one.call('battle.bet', { bet: 1000, team: 'red' });
  await two.call('battle.bet', { bet: 2500, team: 'blue' });
};
