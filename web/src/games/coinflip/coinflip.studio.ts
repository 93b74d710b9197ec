import type { GameStudio } from '../../core/games/web-game.ts';
import type { PlayCue } from '../../core/sound/sound.ts';
import { coinflipSandbox } from './coinflip-sandbox.ts';
import { playCoinflipCue } from './coinflip.sounds.ts';

export const coinflipStudio: GameStudio = {
  sandbox: coinflipSandbox,
  playCue: playCoinflipCue as PlayCue<string>, // the studio names only cues of the game's own schema
};
