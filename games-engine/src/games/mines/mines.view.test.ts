import { describe, expect, it } from 'vitest';
import { minesDefaultConfig } from './mines.config.ts';
import { minesGameView, type MinesGameView } from './mines.view.ts';
import type { MinesMove } from './mines.rules.ts';

const bet = {
  id: 'round',
  player: 'p',
  account: 'real',
  stakeMinor: 1000n,
  choice: { minesLength: 4 },
  clientSeed: 'seed',
  nonce: 7,
  at: 10,
} as const;
const mines = [0, 1, 2, 3];
const open = (sectorKey: number): MinesMove => ({ at: 11, isMine: mines.includes(sectorKey), sectorKey });
const take: MinesMove = { at: 12, take: true };

const view = (moves: readonly MinesMove[], known: { mines?: readonly number[] } = { mines }): MinesGameView =>
  minesGameView({ config: minesDefaultConfig, bet, commitment: 'hash', moves, mines: known.mines });

const shownMines = ({ sectors }: MinesGameView): number[] =>
  sectors.filter(({ isMine }) => isMine).map(({ sectorKey }) => sectorKey);

describe('the public game', () => {
  it('begins with 24 closed cells', () => {
    const game = view([]);
    expect(game.sectors.map(({ sectorKey }) => sectorKey)).toEqual(Array.from({ length: 24 }, (_, key) => key));
    expect(game.sectors.some(({ isOpened, isMine }) => isOpened || isMine)).toBe(false);
    expect(game).toMatchObject({ id: 'round', finished: false, win: false, bank: 0, payoutMinor: 0, stakeMinor: 1000 });
    expect(game).toMatchObject({ countOpenedSectors: 0, minesLength: 4, nonce: 7, serverSeedHash: 'hash', at: 10 });
  });

  it('has a multiplier for each safe cell', () => {
    const { multiplier } = view([]);
    expect(multiplier).toHaveLength(20);
    expect(multiplier.slice(0, 2)).toEqual(['1.1400', '1.3800']);
  });

  it('shows no mine while it is played, although they are known', () => {
    const game = view([open(4), open(5)]);
    expect(shownMines(game)).toEqual([]);
    expect(game).toMatchObject({ finished: false, bank: 1380, payoutMinor: 0, countOpenedSectors: 2 });
  });

  it('shows all mines after the taking', () => {
    const game = view([open(4), take]);
    expect(shownMines(game)).toEqual(mines);
    expect(game).toMatchObject({ finished: true, win: true, bank: 1140, payoutMinor: 1140, countOpenedSectors: 1 });
  });

  it('shows all mines after a loss, and what was opened', () => {
    const game = view([open(4), open(2)]);
    expect(shownMines(game)).toEqual(mines);
    expect(game.sectors.filter(({ isOpened }) => isOpened).map(({ sectorKey }) => sectorKey)).toEqual([2, 4]);
    expect(game).toMatchObject({ finished: true, win: false, bank: 0, payoutMinor: 0, countOpenedSectors: 2 });
  });

  it('is won by itself with the last safe cell', () => {
    const game = view(Array.from({ length: 20 }, (_, n) => open(n + 4)));
    expect(game).toMatchObject({ finished: true, win: true });
    expect(game.payoutMinor).toBe(game.bank);
    expect(shownMines(game)).toEqual(mines);
  });

  it('shows an opened mine even where the others are not known', () => {
    expect(shownMines(view([open(2)], {}))).toEqual([2]);
  });
});
