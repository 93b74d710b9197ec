import type { MinesGame } from '../../../contract/games/mines.contract.ts';
import type { SampleRound } from '../../core/games/server-game.ts';

export const playMines: SampleRound = async (one) => {
  await one.call('mines.createGame', { bet: 1000, minesLength: 3 });
  const { finished } = await one.call<MinesGame>('mines.openSector', { sectorKey: 7 });
  if (!finished) await one.call('mines.takeWin');
};
