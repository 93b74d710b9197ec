import { createAnalyses, type Analyses } from '../core/analysis/analyses.ts';
import type { AnyAnalysis } from '../core/analysis/define-analysis.ts';
import { battleAnalysis } from './battle/battle.analysis.ts';
import { classicAnalysis } from './classic/classic.analysis.ts';
import { coinflipAnalysis } from './coinflip/coinflip.analysis.ts';
import { diceAnalysis } from './dice/dice.analysis.ts';
import { minesAnalysis } from './mines/mines.analysis.ts';
import { gameIds, type GameId } from './registry.ts';
import { wheelAnalysis } from './wheel/wheel.analysis.ts';

/** The exact analysis of every in-house game. Apart from the registry of games: players' pages do not load it. */
export const analyses = {
  battle: battleAnalysis,
  classic: classicAnalysis,
  coinflip: coinflipAnalysis,
  dice: diceAnalysis,
  mines: minesAnalysis,
  wheel: wheelAnalysis,
} satisfies Readonly<Record<GameId, AnyAnalysis>>;

/** The analyses of the house's own games, in the order in which lists show them. */
export const houseAnalyses: Analyses = createAnalyses(gameIds.map((id) => analyses[id]));
