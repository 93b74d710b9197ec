import type { MinesGame } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { makeOwnSeed } from '../../core/seeds/make-own-seed.ts';
import { gameOfRecord } from './mines-record.ts';
import type { MinesCommand } from './mines-table.ts';

/** Sends a command as the wire wants it. */
export const callMines = async (command: MinesCommand & { requestId: string }): Promise<MinesGame> => {
  const { requestId } = command;
  switch (command.do) {
    case 'create':
      await makeOwnSeed();
      return call('mines.createGame', { bet: command.bet, minesLength: command.minesLength, requestId });
    case 'open':
      return call('mines.openSector', { sectorKey: command.sectorKey, requestId });
  }
  return call('mines.takeWin', { requestId });
};

/** A game that is over, from its public record. Rejects when there is none, or when it cannot be read. */
export const finishedGame = async (id: string): Promise<MinesGame> => {
  const game = gameOfRecord(await call('fairness.round', { game: 'mines', id }));
  if (!game) throw new Error(`the record of round ${id} cannot be read`);
  return game;
};
