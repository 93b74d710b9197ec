import type { CoinflipRoom } from '../../../contract/games/coinflip.contract.ts';
import type { SampleRound } from '../../core/games/server-game.ts';

export const playCoinflip: SampleRound = async (one, two) => {
  const { room } = await one.call<{ room: CoinflipRoom }>('coinflip.create', { bet: 1500, side: 'heads' });
  await two.call('coinflip.join', { id: room.id });
};
