import type { AnyAnalysis } from '../core/analysis/define-analysis.ts';
import { battleAnalysis } from './battle/battle.analysis.ts';
import { classicAnalysis } from './classic/classic.analysis.ts';
import { coinflipAnalysis } from './coinflip/coinflip.analysis.ts';
import { diceAnalysis } from './dice/dice.analysis.ts';
import { minesAnalysis } from './mines/mines.analysis.ts';
import type { GameId } from './registry.ts';
import { wheelAnalysis } from './wheel/wheel.analysis.ts';

/** Every game's exact analysis. Apart from the registry of games: players' pages do not load it. */
export const analyses = {
  battle: battleAnalysis,
  classic: classicAnalysis,
  coinflip: coinflipAnalysis,
  dice: diceAnalysis,
  mines: minesAnalysis,
  wheel: wheelAnalysis,
} satisfies Readonly<Record<GameId, AnyAnalysis>>;

/** The analysis of a game's id, or undefined when there is no such game. */
export const findAnalysis = (id: string): AnyAnalysis | undefined =>
  Object.hasOwn(analyses, id) ? analyses[id as GameId] : undefined;

/** The analysis of a game that was checked before. Throws RangeError for a game that has none. */
export const analysisOf = (id: string): AnyAnalysis => {
  const analysis = findAnalysis(id);
  if (!analysis) throw new RangeError(`there is no analysis of ${JSON.stringify(id)}`);
  return analysis;
};
