import { dice } from 'games-engine/dice';
import { diceAnalysis } from 'games-engine/dice/analysis';
import type { GameStudio } from '../../core/games/web-game.ts';
import type { PlayCue } from '../../core/sound/sound.ts';
import { bpText } from './dice-form.reducer.ts';
import { diceSandbox } from './dice-sandbox.ts';
import { diceStudioMessages } from './dice-studio.messages.ts';
import { playDiceCue } from './dice.sounds.ts';

export const diceStudio: GameStudio = {
  game: dice,
  analysis: diceAnalysis,
  sandbox: diceSandbox,
  playCue: playDiceCue as PlayCue<string>, // the studio names only cues of the game's own schema
  messages: diceStudioMessages,
  nameClass: ({ side, percentBp }, { field }) => ({
    key: `class.${side}`,
    params: { percent: field(bpText(Number(percentBp))) },
  }),
};
