import type { GameStudio } from '../../core/games/web-game.ts';
import type { PlayCue } from '../../core/sound/sound.ts';
import { minesSandbox } from './mines-sandbox.ts';
import { playMinesCue } from './mines.sounds.ts';

export const minesStudio: GameStudio = {
  sandbox: minesSandbox,
  playCue: playMinesCue as PlayCue<string>, // the studio names only cues of the game's own schema
};
