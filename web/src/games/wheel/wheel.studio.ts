import type { GameStudio } from '../../core/games/web-game.ts';
import type { PlayCue } from '../../core/sound/sound.ts';
import { wheelSandbox } from './wheel-sandbox.ts';
import { playWheelCue } from './wheel.sounds.ts';

export const wheelStudio: GameStudio = {
  sandbox: wheelSandbox,
  playCue: playWheelCue as PlayCue<string>, // the studio names only cues of the game's own schema
};
