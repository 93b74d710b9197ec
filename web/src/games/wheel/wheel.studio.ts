import { wheel } from 'games-engine/wheel';
import { wheelAnalysis } from 'games-engine/wheel/analysis';
import { formatWholeMultiplier } from '../../core/format/format.ts';
import type { GameStudio } from '../../core/games/web-game.ts';
import type { PlayCue } from '../../core/sound/sound.ts';
import { wheelSandbox } from './wheel-sandbox.ts';
import { wheelStudioMessages } from './wheel-studio.messages.ts';
import { playWheelCue } from './wheel.sounds.ts';

export const wheelStudio: GameStudio = {
  game: wheel,
  analysis: wheelAnalysis,
  sandbox: wheelSandbox,
  playCue: playWheelCue as PlayCue<string>, // the studio names only cues of the game's own schema
  messages: wheelStudioMessages,
  nameClass: ({ sector, multiplier }, { ordinal }) => ({
    key: 'class.sector',
    params: { sector: ordinal(Number(sector) + 1), multiplier: formatWholeMultiplier(Number(multiplier)) },
  }),
  places: { segments: 'multipliers' },
};
