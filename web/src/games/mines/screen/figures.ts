import { toPercent, ofPpm, createFlatInterpreter } from 'games-engine';
import {
  minesPayout,
  multiplierTable,
  nextSafeProbability,
  reachProbability,
  safeCells,
  type MinesConfig,
  CELLS,
  minesMachine,
  type MinesContext,
} from 'games-engine/mines';
import type { MinesGame, RoundSummary } from 'server/contract';
import type { Format } from '../../../core/format/use-format.ts';
import type { ResultChip } from '../../../core/game-kit/result/last-results.tsx';
import type { CellFace, MinesTiming } from '../scene/frame.ts';

/** Number of open safe cells. */
export const safeOpened = (game: MinesGame): number =>
  game.sectors.filter(({ isOpened, isMine }) => isOpened && !isMine).length;

/** Worth of the cells ahead. */
export interface Ahead {
  multipliers: readonly string[]; // after 1, 2 … safe cells
  reached: number; // safe cells that are open
  chance: string | undefined; // percent that the next cell is safe; undefined when there is none
  nextMinor: bigint | undefined; // payout after the next one; undefined when it cannot be told
  maxMinor: bigint | undefined; // payout of all of them
}

/**
 * Worth ahead of an open game, or of the bet in the form. The server's table holds for an open game; amounts are shown
 * only while the active config still prices as it does.
 */
export const aheadOf = (
  config: MinesConfig,
  game: MinesGame | undefined,
  form: { minesLength: number; stakeMinor: bigint },
): Ahead => {
  const minesLength = game?.minesLength ?? form.minesLength;
  const stakeMinor = game ? BigInt(game.stakeMinor) : form.stakeMinor;
  const priced = multiplierTable(config, minesLength);
  const multipliers = game?.multiplier ?? priced;
  const reached = game ? safeOpened(game) : 0;
  const total = safeCells(minesLength);
  const known = multipliers[0] === priced[0];
  return {
    multipliers,
    reached,
    chance: reached < total ? toPercent(nextSafeProbability({ minesLength, safe: reached })) : undefined,
    nextMinor: known && reached < total ? minesPayout(config, stakeMinor, minesLength, reached + 1) : undefined,
    maxMinor: known ? minesPayout(config, stakeMinor, minesLength, total) : undefined,
  };
};

/** Payout and probability of a pattern of so many cells, as texts. */
export const patternOf = (
  config: MinesConfig,
  minesLength: number,
  cells: number,
): { multiplier: string; chance: string } => ({
  multiplier: multiplierTable(config, minesLength)[cells - 1] ?? '',
  chance: toPercent(reachProbability({ minesLength, safe: cells })),
});

/** Face of each of the 24 cells by now: an opened mine stays hidden before it was shown. */
export const facesOf = (game: MinesGame | undefined, revealed: boolean): readonly CellFace[] => {
  if (!game) return [];
  const over = game.finished && revealed;
  return game.sectors.map(({ isOpened, isMine }): CellFace => {
    if (isOpened) return !isMine ? 'safe' : over ? 'mine' : 'closed';
    if (!over) return 'closed';
    return isMine ? 'far-mine' : 'far-safe';
  });
};

/** The cells that can still be opened. */
export const closedCells = (game: MinesGame): readonly number[] =>
  game.sectors.filter(({ isOpened }) => !isOpened).map(({ sectorKey }) => sectorKey);

/** One of these, each as likely as the others; undefined when there is none. */
export const pickOne = (keys: readonly number[]): number | undefined => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return keys[word % keys.length]; // 2³² over at most 24: no cell is favoured by more than one part in 10⁸
};

/** A finished round as the strip shows it. */
export const minesChip = (round: RoundSummary, { multiplier }: Pick<Format, 'multiplier'>): ResultChip => ({
  id: round.id,
  value: multiplier(ofPpm(round.multiplierPpm)),
  won: round.payoutMinor > 0,
});

const machine = createFlatInterpreter(minesMachine);

/** An open game keeps the config under which it began: today's limits must not refuse its bet here. */
const withoutLimits = (config: MinesConfig): MinesConfig => ({
  ...config,
  enabled: true,
  minStakeMinor: 1,
  maxStakeMinor: Number.MAX_SAFE_INTEGER,
  minMines: 1,
  maxMines: CELLS - 1,
});

/**
 * The engine's machine beside the server's, fed with a round's log so far: the context after the last event it accepts.
 * At most 28 steps of plain data, so it starts over each time; no actor has to be kept in step.
 */
export const replicaOf = (config: MinesConfig, events: MinesGame['events']): MinesContext => {
  let state = machine.initial({ config: withoutLimits(config) });
  for (const event of events) {
    const next = machine.step(state, event);
    if (!next) break;
    state = next;
  }
  return state.context as MinesContext;
};

/** When the moves of a log were made. */
export const timesOf = (events: MinesGame['events']): Pick<MinesTiming, 'openedAt' | 'endedAt'> => ({
  openedAt: events.filter(({ type }) => type === 'sector.opened').map(({ at }) => at),
  endedAt: events.find(({ type }) => type === 'outcome.drawn')?.at,
});
