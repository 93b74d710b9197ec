import type { SampleRound } from '../../core/games/server-game.ts';

export const playDice: SampleRound = (one) => one.call('dice.play', { bet: '10', percent: 50, bet_type: 'less' });
