import type { GameId } from 'games-engine';
import type { SceneScripts } from '../../core/game-kit/scene-script.ts';
import { battleScripts } from '../../games/battle/battle-gallery.ts';
import { classicScripts } from '../../games/classic/classic-gallery.ts';
import { coinflipScripts } from '../../games/coinflip/coinflip-gallery.ts';
import { diceScripts } from '../../games/dice/dice-gallery.ts';
import { minesScripts } from '../../games/mines/mines-gallery.ts';
import { wheelScripts } from '../../games/wheel/wheel-gallery.ts';

/** The courses of every game, by name. */
export const sceneScripts: Readonly<Record<GameId, SceneScripts>> = {
  dice: diceScripts,
  mines: minesScripts,
  battle: battleScripts,
  wheel: wheelScripts,
  coinflip: coinflipScripts,
  classic: classicScripts,
} satisfies Record<GameId, SceneScripts>;
