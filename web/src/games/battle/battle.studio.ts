import { battle } from 'games-engine/battle';
import { battleAnalysis } from 'games-engine/battle/analysis';
import type { GameStudio } from '../../core/games/web-game.ts';
import type { PlayCue } from '../../core/sound/sound.ts';
import { battleSandbox } from './battle-sandbox.ts';
import { battleStudioMessages } from './battle-studio.messages.ts';
import { playBattleCue } from './battle.sounds.ts';

export const battleStudio: GameStudio = {
  game: battle,
  analysis: battleAnalysis,
  sandbox: battleSandbox,
  playCue: playBattleCue as PlayCue<string>, // the studio names only cues of the game's own schema
  messages: battleStudioMessages,
  nameClass: ({ scenario }) => ({ key: `class.${scenario}`, params: {} }),
};
