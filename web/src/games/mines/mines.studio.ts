import { mines } from 'games-engine/mines';
import { minesAnalysis } from 'games-engine/mines/analysis';
import type { GameStudio } from '../../core/games/web-game.ts';
import type { PlayCue } from '../../core/sound/sound.ts';
import { minesSandbox } from './mines-sandbox.ts';
import { minesStudioMessages } from './mines-studio.messages.ts';
import { playMinesCue } from './mines.sounds.ts';

export const minesStudio: GameStudio = {
  game: mines,
  analysis: minesAnalysis,
  sandbox: minesSandbox,
  playCue: playMinesCue as PlayCue<string>, // the studio names only cues of the game's own schema
  messages: minesStudioMessages,
  nameClass: (parameters) => ({ key: 'class.plan', params: parameters }),
};
