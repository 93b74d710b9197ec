import { coinflip } from 'games-engine/coinflip';
import { coinflipAnalysis } from 'games-engine/coinflip/analysis';
import type { GameStudio } from '../../core/games/web-game.ts';
import type { PlayCue } from '../../core/sound/sound.ts';
import { coinflipSandbox } from './coinflip-sandbox.ts';
import { coinflipStudioMessages } from './coinflip-studio.messages.ts';
import { playCoinflipCue } from './coinflip.sounds.ts';

export const coinflipStudio: GameStudio = {
  game: coinflip,
  analysis: coinflipAnalysis,
  sandbox: coinflipSandbox,
  playCue: playCoinflipCue as PlayCue<string>, // the studio names only cues of the game's own schema
  messages: coinflipStudioMessages,
  nameClass: ({ seat }) => ({ key: `option.${seat}`, params: {} }),
};
