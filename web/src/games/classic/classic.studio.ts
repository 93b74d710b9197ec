import { classic } from 'games-engine/classic';
import { classicAnalysis } from 'games-engine/classic/analysis';
import type { GameStudio } from '../../core/games/web-game.ts';
import type { PlayCue } from '../../core/sound/sound.ts';
import { classicSandbox } from './classic-sandbox.ts';
import { classicStudioMessages } from './classic-studio.messages.ts';
import { playClassicCue } from './classic.sounds.ts';

export const classicStudio: GameStudio = {
  game: classic,
  analysis: classicAnalysis,
  sandbox: classicSandbox,
  playCue: playClassicCue as PlayCue<string>, // the studio names only cues of the game's own schema
  messages: classicStudioMessages,
  nameClass: ({ scenario }) => ({ key: `class.${scenario}`, params: {} }),
};
