import type { GameId } from 'games-engine';
import type { PlayCue } from '../../core/sound/sound.ts';
import { playBattleCue } from '../../games/battle/battle.sounds.ts';
import { playClassicCue } from '../../games/classic/classic.sounds.ts';
import { playCoinflipCue } from '../../games/coinflip/coinflip.sounds.ts';
import { playDiceCue } from '../../games/dice/dice.sounds.ts';
import { playMinesCue } from '../../games/mines/mines.sounds.ts';
import { playWheelCue } from '../../games/wheel/wheel.sounds.ts';

/** What plays a game's cues. The studio names only cues of the game's own schema. */
export const cues = {
  battle: playBattleCue as PlayCue<string>,
  classic: playClassicCue as PlayCue<string>,
  coinflip: playCoinflipCue as PlayCue<string>,
  dice: playDiceCue as PlayCue<string>,
  mines: playMinesCue as PlayCue<string>,
  wheel: playWheelCue as PlayCue<string>,
} satisfies Record<GameId, PlayCue<string>>;
