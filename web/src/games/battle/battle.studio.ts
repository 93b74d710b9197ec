import type { GameStudio } from '../../core/games/web-game.ts';
import type { PlayCue } from '../../core/sound/sound.ts';
import { battleSandbox } from './battle-sandbox.ts';
import { playBattleCue } from './battle.sounds.ts';

export const battleStudio: GameStudio = {
  sandbox: battleSandbox,
  playCue: playBattleCue as PlayCue<string>, // the studio names only cues of the game's own schema
};
