import type { MinesConfig } from 'games-engine/mines';
import type { MinesGame } from 'server/contract';
import { isBigWin, moodOf } from '../../core/game-kit/mood.ts';
import { recordRound } from '../../core/game-kit/session-stats.store.ts';
import { addSoloResult } from '../../core/game-kit/use-results.ts';
import { currentSession } from '../../core/session/session.ts';
import { safeOpened } from './mines-figures.ts';
import { soundResult, soundSafe, soundStart } from './mines.sounds.ts';

const MILLION = 1_000_000;

/** What a new state of the player's own making sounds like. */
export const soundMove = (config: MinesConfig, game: MinesGame, own: boolean): void => {
  if (!own || game.finished) return;
  if (game.countOpenedSectors === 0) soundStart(config);
  else soundSafe(config, game.countOpenedSectors);
};

/** What every shown result of this device adds to figures and lists, whether the screen is still there or not. */
export const recordGame = (config: MinesConfig, game: MinesGame, own: boolean): void => {
  const [stakeMinor, payoutMinor] = [BigInt(game.stakeMinor), BigInt(game.payoutMinor)];
  addSoloResult({
    id: game.id,
    game: 'mines',
    nick: currentSession().profile?.nick ?? '',
    stakeMinor: game.stakeMinor,
    payoutMinor: game.payoutMinor,
    multiplierPpm: game.win ? Math.round(Number(game.multiplier[safeOpened(game) - 1] ?? 0) * MILLION) : 0,
    choice: { minesLength: game.minesLength },
    outcome: { mines: game.sectors.filter(({ isMine }) => isMine).map(({ sectorKey }) => sectorKey) },
    at: game.at,
  });
  if (!own) return;
  recordRound('mines', [{ won: payoutMinor > 0n, stakeMinor, payoutMinor }]);
  soundResult(config, moodOf(payoutMinor, stakeMinor), isBigWin(payoutMinor, stakeMinor));
};
