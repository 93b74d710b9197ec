import type { GameStudio } from '../../core/games/web-game.ts';
import type { PlayCue } from '../../core/sound/sound.ts';
import { classicSandbox } from './classic-sandbox.ts';
import { playClassicCue } from './classic.sounds.ts';

export const classicStudio: GameStudio = {
  sandbox: classicSandbox,
  playCue: playClassicCue as PlayCue<string>, // the studio names only cues of the game's own schema
};
