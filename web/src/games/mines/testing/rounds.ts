import { minesDefaultConfig, minesEvents, minesGameView, type MinesMove } from 'games-engine/mines';
import type { MinesGame } from 'server/contract';

export const MINES = [0, 1, 2, 3];

/** The log of a game with 4 mines in its first row, and the game as the server tells it. */
export const gameOf = (cells: readonly number[], take = false): MinesGame => {
  const moves = cells.map((sectorKey, n): MinesMove => ({
    at: 2000 + n * 1000,
    isMine: MINES.includes(sectorKey),
    sectorKey,
  }));
  if (take) moves.push({ at: 2000 + cells.length * 1000, take: true });
  const bet = {
    id: 'round',
    player: 'p',
    account: 'real',
    stakeMinor: 1000n,
    choice: { minesLength: 4 },
    clientSeed: 's',
    nonce: 0,
    at: 1000,
  } as const;
  const view = minesGameView({ config: minesDefaultConfig, bet, commitment: 'hash', moves, mines: MINES });
  const events = minesEvents(bet, { mines: MINES }, BigInt(view.payoutMinor), moves);
  return { ...view, events: [...(view.finished ? events : events.slice(0, -2))] as MinesGame['events'], balance: 0 };
};
