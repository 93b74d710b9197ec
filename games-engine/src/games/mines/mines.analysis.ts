import { defineAnalysis, type Allowed, type Goal, type StakeClass } from '../../core/analysis/define-analysis.ts';
import { winOrNothing } from '../../core/analysis/distribution.ts';
import { edgesFor } from '../../core/analysis/edges.ts';
import { soloBounds } from '../../core/analysis/guard-bounds.ts';
import { betExposure } from '../../core/analysis/house-risk.ts';
import { maxUncapped } from '../../core/payout-cap.ts';
import { keptOf, stakeWithin } from '../../core/analysis/play.ts';
import { fraction } from '../../core/fraction.ts';
import type { IntSource } from '../../core/stream.ts';
import { mines } from './index.ts';
import type { MinesConfig } from './mines.config.ts';
import { maxMultiplierPlan, minesPlans, planAt, reachProbability, type MinesPlan } from './mines.maths.ts';
import { playedFields, playedPlans, laddersFor, plansFor } from './mines.played.ts';
import {
  CELLS,
  endsItself,
  minesMultiplier,
  minesPayout,
  safeCells,
  type MinesMove,
  type MinesOutcome,
} from './mines.rules.ts';

const idOf = ({ minesLength, safe }: MinesPlan): string => `mines-${minesLength}-safe-${safe}`;

/** The moves of a player who opens the cells from the first on, whatever they are, and takes after so many safe ones. */
const movesOf = (
  config: MinesConfig,
  stakeMinor: bigint,
  { minesLength, safe }: MinesPlan,
  outcome: MinesOutcome,
): MinesMove[] => {
  const moves: MinesMove[] = [];
  for (let sectorKey = 0; sectorKey < safe; sectorKey += 1) {
    const isMine = outcome.mines.includes(sectorKey);
    moves.push({ at: 0, isMine, sectorKey });
    if (isMine) return moves;
  }
  if (!endsItself(config, stakeMinor, minesLength, safe)) moves.push({ at: 0, take: true });
  return moves;
};

/** Number of safe cells that such a player opens: up to the first mine. */
const safeOpened = ({ safe }: MinesPlan, outcome: MinesOutcome): number => Math.min(safe, ...outcome.mines);

/** Payouts follow from the safe cells opened; the rules are asked once for each number of them. */
const play = (config: MinesConfig, stakeMinor: bigint, asked: MinesPlan): ((source: IntSource) => bigint) => {
  const plan = planAt(config, asked, stakeMinor);
  const paid: (bigint | undefined)[] = [];
  return (source) => {
    const outcome = mines.draw(source, config, plan);
    const opened = safeOpened(plan, outcome);
    return (paid[opened] ??= mines.payout(
      config,
      stakeMinor,
      plan,
      outcome,
      movesOf(config, stakeMinor, plan, outcome),
    ));
  };
};

const classOf = (config: MinesConfig, stakeMinor: bigint, plan: MinesPlan): StakeClass => {
  const { minesLength, safe } = planAt(config, plan, stakeMinor);
  const payoutMinor = minesPayout(config, stakeMinor, minesLength, safe);
  const distribution = winOrNothing(stakeMinor, reachProbability({ minesLength, safe }), payoutMinor);
  return {
    id: idOf(plan),
    parameters: { minesLength: plan.minesLength, safe: plan.safe },
    stakeMinor,
    distribution,
    tableMinor: stakeMinor,
    table: distribution,
    promisedRtp: mines.promisedRtp(config),
    play: play(config, stakeMinor, plan),
  };
};

const isOpen = ({ minMines, maxMines }: MinesConfig, { minesLength, safe }: MinesPlan): boolean =>
  minesLength >= minMines && minesLength <= maxMines && safe >= 1 && safe <= safeCells(minesLength);

/** The plans that are shown: for each button and the form's first number, a few cells, half of the safe ones, all. */
const shownPlans = (config: MinesConfig): MinesPlan[] => {
  const counts = new Set([config.minMines, config.defaultMines, ...config.minePresets, config.maxMines]);
  const plans = [...counts]
    .toSorted((a, b) => a - b)
    .flatMap((minesLength) => {
      const most = safeCells(minesLength);
      return [1, 3, Math.ceil(most / 2), most].map((safe) => ({ minesLength, safe }));
    });
  const shown = [...plans, maxMultiplierPlan(config)].filter((plan) => isOpen(config, plan));
  return [...new Map(shown.map((plan) => [idOf(plan), plan])).values()];
};

const planOf = (id: string): MinesPlan | undefined => {
  const [, minesLength, safe] = /^mines-(\d{1,2})-safe-(\d{1,2})$/.exec(id) ?? [];
  if (minesLength === undefined || safe === undefined) return undefined;
  const plan = { minesLength: Number(minesLength), safe: Number(safe) };
  return idOf(plan) === id ? plan : undefined;
};

/** The plan of an id, where this config allows it. */
const planIn = (config: MinesConfig, id: string): MinesPlan | undefined => {
  const plan = planOf(id);
  return plan && isOpen(config, plan) ? plan : undefined;
};

/** Every range of mines that a config may have, each with what the form starts with moved into it. */
const ranges = function* (config: MinesConfig): Generator<MinesConfig> {
  for (let minMines = 1; minMines < CELLS; minMines += 1) {
    for (let maxMines = minMines; maxMines < CELLS; maxMines += 1) {
      const isWithin = (count: number): boolean => count >= minMines && count <= maxMines;
      const defaultMines = Math.min(maxMines, Math.max(minMines, config.defaultMines));
      yield { ...config, minMines, maxMines, defaultMines, minePresets: config.minePresets.filter(isWithin) };
    }
  }
};

/** Distance of a range of mines from the present one: a goal leaves the rest as it is. */
const moved = (from: MinesConfig, to: MinesConfig): number =>
  Math.abs(from.minMines - to.minMines) +
  Math.abs(from.maxMines - to.maxMines) +
  Math.abs(from.defaultMines - to.defaultMines);

/** The fewest mines whose first safe cell pays the stake back: (24 − m) / 24 is no more than the house leaves. */
const payingMines = (houseEdgePpm: number): number => Math.max(1, Math.ceil((CELLS * houseEdgePpm) / 1_000_000));

const candidates = function* (config: MinesConfig, { rtp, hitFrequency, topMultiplier }: Goal): Generator<MinesConfig> {
  const isFree = hitFrequency === undefined && topMultiplier === undefined;
  const fields = [...ranges(config)].toSorted((a, b) => moved(config, a) - moved(config, b));
  for (const houseEdgePpm of edgesFor(rtp, config.houseEdgePpm, 500_000)) {
    const isPaying = ({ minMines }: MinesConfig): boolean => minMines >= payingMines(houseEdgePpm);
    const wanted = isFree ? fields.filter(isPaying).slice(0, 1) : fields;
    for (const field of wanted) yield { ...field, houseEdgePpm };
  }
};

/** The greatest stake at which a plan can be played to its end: one at which the cell before has not reached the cap. */
const maxStakeFor = (config: MinesConfig, { minesLength, safe }: MinesPlan): bigint => {
  const max = BigInt(config.maxStakeMinor);
  if (safe === 1 || !config.payoutCap) return max;
  const below = { payoutCap: { ...config.payoutCap, betMinor: config.payoutCap.betMinor - 1 } };
  const uncapped = maxUncapped(below, minesMultiplier(config, minesLength, safe - 1));
  return uncapped !== undefined && uncapped < max ? uncapped : max;
};

/** The exact analysis of mines. A class is a plan: so many mines, taken after so many safe cells. */
export const minesAnalysis = defineAnalysis<MinesConfig>({
  id: 'mines',
  configSchema: mines.configSchema,
  defaultConfig: mines.defaultConfig,
  *stakeClasses(config, stakeMinor) {
    const stake = stakeWithin(config, stakeMinor);
    for (const plan of minesPlans(config)) yield classOf(config, stake, plan);
  },
  displayClasses(config, stakeMinor) {
    const stake = stakeWithin(config, stakeMinor);
    return shownPlans(config).map((plan) => classOf(config, stake, plan));
  },
  findClass(config, id, stakeMinor) {
    const plan = planIn(config, id);
    return plan ? classOf(config, stakeWithin(config, stakeMinor), plan) : undefined;
  },
  playedClasses(config, bets) {
    const fields = playedFields(bets);
    const classes = [...fields].flatMap(([minesLength, field]) => playedPlans(minesLength, field));
    return classes.filter(({ id, weight }) => weight > 0 && planIn(config, id)).toSorted((a, b) => b.weight - a.weight);
  },
  promisedRtp: mines.promisedRtp,
  defaultBounds: {
    ...soloBounds,
    timings: { revealMs: { min: 50, max: 2000 }, turboRevealMs: { min: 0, max: 1000 } },
  },
  ordered: [
    ['minStakeMinor', 'maxStakeMinor'],
    ['minMines', 'maxMines'],
    ['turboRevealMs', 'revealMs'],
  ],
  *misfits({ defaultMines, maxMines, minePresets, minMines }) {
    const allowed: Allowed = { min: minMines, max: maxMines };
    const presets = minePresets.map((count, index): [string, number] => [`minePresets.${index}`, count]);
    const counts: readonly [string, number][] = [['defaultMines', defaultMines], ...presets];
    for (const [where, got] of counts) if (got < minMines || got > maxMines) yield { where, got, allowed };
  },
  *guardedBets(config) {
    const minStakeMinor = BigInt(config.minStakeMinor);
    for (const plan of minesPlans(config)) {
      const maxStakeMinor = maxStakeFor(config, plan);
      if (maxStakeMinor < minStakeMinor) continue;
      const multiplier = minesMultiplier(config, plan.minesLength, plan.safe);
      yield {
        id: idOf(plan),
        chance: reachProbability(plan),
        multiplier,
        minStakeMinor,
        maxStakeMinor,
        paidBy: 'house',
      };
    }
  },
  exposure(config) {
    const { minesLength, safe } = maxMultiplierPlan(config);
    const { payoutMinor, lossMinor } = betExposure(config, minesMultiplier(config, minesLength, safe));
    return { betPayoutMinor: payoutMinor, roundPayoutMinor: payoutMinor, roundLossMinor: lossMinor };
  },
  reached(config) {
    const { minesLength, safe } = maxMultiplierPlan(config);
    return {
      rtp: keptOf(config.houseEdgePpm),
      hitFrequency: fraction(BigInt(safeCells(config.minMines)), BigInt(CELLS)),
      topMultiplier: minesMultiplier(config, minesLength, safe),
    };
  },
  goals: ['rtp', 'hitFrequency', 'topMultiplier'],
  candidates,
  /** The ladder of the number of mines that a form starts with. */
  tables: {
    candidates: laddersFor,
    winClasses: (config, target) =>
      plansFor(config, config.defaultMines, target).map((plan) => classOf(config, stakeWithin(config), plan)),
  },
});
