import { toNumber } from 'games-engine';
import {
  CELLS,
  minesMultiplier,
  nextSafeProbability,
  type MinesChoice,
  type MinesConfig,
  mines as game,
  minesErrorNumbers,
} from 'games-engine/mines';
import { minesAnalysis as analysis } from 'games-engine/mines/analysis';
import { type MinesGame, minesCalls } from '../../../contract/games/mines.contract.ts';
import type { GameAudit, Moments, SettledSolo } from '../../core/games/game-audit.ts';
import { type GameDocument, defineStepped } from '../../core/games/server-game.ts';
import { composeTexts, numbered } from '../../core/i18n/texts.ts';
import { minesNews, createMinesHandlers, minesMoveRefusal, minesRefusals } from './mines.host.ts';

/**
 * When a player stops depends on what they saw, so no plan of a round is known; but what the open cells are worth is the
 * same on average after the next cell, whenever they stop (a martingale). So the mean is its first value, (1 − edge) ·
 * stake, less what the floor took from a win; and the variance is the sum, over the cells that were opened, of what each
 * adds: a worth v becomes v/q with probability q or 0, which is v²·(1 − q)/q.
 */
const momentsOf = (config: MinesConfig, { minesLength }: MinesChoice, round: SettledSolo): Moments => {
  const stake = Number(round.stakeMinor);
  const worth = (safe: number): number => stake * toNumber(minesMultiplier(config, minesLength, safe));
  let variance = 0;
  for (let safe = 0; safe < round.opened; safe += 1) {
    const q = toNumber(nextSafeProbability({ minesLength, safe }));
    variance += (worth(safe) ** 2 * (1 - q)) / q;
  }
  const floored = round.isLost ? 0 : worth(round.opened) - Number(round.payoutMinor);
  return { mean: worth(0) - floored, variance };
};

export const minesAudit: GameAudit = {
  moments: {
    hosting: 'solo',
    method: 'step',
    of: (config, round) => momentsOf(config as MinesConfig, round.choice as MinesChoice, round),
  },
  // the first mine: where the others lie depends on it
  drawn: { path: ['mines', '0'], first: 0, values: CELLS, axis: 'cell', bins: CELLS },
};

/** A caller that reads channel `mines` rather than answers: the specification shows only the former. */
const minesDocument: GameDocument = {
  answers: { 'mines.load': ({ game }: { game: MinesGame | null }) => ({ ...game, game }) },
  pushes: (_name, answer) => {
    const { game = answer } = answer as { game?: MinesGame | null };
    return game ? minesNews(game as MinesGame) : [];
  },
  tellsErrors: true,
};

/** Refusals by their names, and by the numbers that the wire has for them. */
export const minesMessages = composeTexts((textsOf) => ({
  ...textsOf('mines'),
  ...numbered(textsOf('mines'), minesErrorNumbers),
}));

export const mines = defineStepped({
  hosting: 'stepped',
  game,
  analysis,
  calls: minesCalls,
  handlers: createMinesHandlers,
  refusals: minesRefusals,
  moveRefusal: minesMoveRefusal,
  messages: minesMessages,
  channel: 'mines',
  document: minesDocument,
  audit: minesAudit,
  sample: async () => (await import('./mines.sample.ts')).playMines,
});
