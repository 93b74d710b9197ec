import type { GameStudio } from '../../core/games/web-game.ts';
import type { PlayCue } from '../../core/sound/sound.ts';
import { diceSandbox } from './dice-sandbox.ts';
import { playDiceCue } from './dice.sounds.ts';

export const diceStudio: GameStudio = {
  sandbox: diceSandbox,
  playCue: playDiceCue as PlayCue<string>, // the studio names only cues of the game's own schema
};
