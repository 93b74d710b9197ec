import { toNumber } from 'games-engine';
import { CELLS, minesMultiplier, nextSafeProbability, type MinesChoice, type MinesConfig } from 'games-engine/mines';
import type { GameAudit, Moments, SettledSolo } from '../../core/games/game-audit.ts';

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
