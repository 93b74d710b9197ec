import { simulationSource } from 'games-engine';
import { ROLLS, type DiceChoice, type DiceSide, type DiceContext } from 'games-engine/dice';
import { moodOf, winSizeOf, type Mood, type WinSize } from '../../../core/game-kit/result/result.ts';
import { clamp01, easeOut, shareOf } from '../../../core/game-kit/scene/maths.ts';
import { WIN_MS } from '../../../core/game-kit/scene/win.ts';
import type { Point } from '../../../core/game-kit/scene/ways.ts';

const CROWDED = 30; // px around the threshold that belong to its own number

/** Places of the scene's parts, in CSS pixels. */
export interface DiceLayout {
  width: number;
  height: number;
  bar: { x: number; y: number; width: number; height: number };
  digits: { x: number; y: number; size: number; cell: number; dot: number }; // x, y: centre of the whole number
  trace: { x: number; top: number; bottom: number }; // the band between number and bar where the signal runs
  seed: { x: number; y: number };
  ticks: { y: number; size: number; step: number }; // step: percents between two labels
  zoneLabel: { y: number; size: number; minWidth: number };
}

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The scene's geometry for a size. Works from 280 to any width and from 200 px height. */
export const diceLayout = (width: number, height: number): DiceLayout => {
  const side = between(width * 0.045, 16, 44);
  const size = between(Math.min(width / 5.4, height * 0.3), 44, 108);
  const bar = { x: side, y: Math.round(height - between(height * 0.22, 68, 88)), width: width - side * 2, height: 12 };
  const digitsY = Math.round(size * 0.62 + between(height * 0.06, 10, 30));
  const bandTop = digitsY + size * 0.62;
  return {
    width,
    height,
    bar,
    digits: { x: width / 2, y: digitsY, size, cell: size * 0.64, dot: size * 0.3 },
    trace: { x: side, top: bandTop + 16, bottom: bar.y - 20 },
    seed: { x: side, y: bandTop },
    ticks: { y: bar.y + bar.height + 16, size: 12, step: width < 480 ? 25 : 10 },
    zoneLabel: { y: bar.y + bar.height + 36, size: 12, minWidth: 64 },
  };
};

/** Place of a roll (or a percent in hundredths) on the bar: 0 is its left end, 9999 its right one. */
export const rollX = ({ bar }: DiceLayout, roll: number): number => bar.x + (bar.width * roll) / ROLLS;

/** The centres of the five characters of a number "dd.dd": fixed, so that the number never jitters. */
export const digitCentres = ({ digits }: DiceLayout): number[] => {
  const { x, cell, dot } = digits;
  const left = x - (cell * 4 + dot) / 2;
  return [cell / 2, cell * 1.5, cell * 2 + dot / 2, cell * 2.5 + dot, cell * 3.5 + dot].map((offset) => left + offset);
};

/** A part of the bar. */
export interface Zone {
  from: number; // px
  to: number;
}

/** The winning and the losing part of the bar, in pixels. */
export const zones = (layout: DiceLayout, choice: DiceChoice): { win: Zone; lose: Zone } => {
  const { x, width } = layout.bar;
  const edge = rollX(layout, choice.percentBp);
  const [left, right] = [
    { from: x, to: edge },
    { from: edge, to: x + width },
  ];
  return choice.side === 'less' ? { win: left, lose: right } : { win: right, lose: left };
};

/** Sign of a bet's comparison. */
export const comparisons = { less: '<', more: '≥' } as const satisfies Record<DiceSide, string>;

/** Place of the sign: left of the number. */
export const comparisonX = ({ digits }: DiceLayout): number =>
  digits.x - digits.cell * 2 - digits.dot / 2 - digits.cell * 0.6;

/** The percents that are written under the bar, but for those that the threshold's own number would cover. */
export const shownTicks = (layout: DiceLayout, percentBp: number): number[] => {
  const { step } = layout.ticks;
  const edge = rollX(layout, percentBp);
  const percents = Array.from({ length: 100 / step + 1 }, (_, index) => index * step);
  return percents.filter((percent) => Math.abs(rollX(layout, percent * 100) - edge) >= CROWDED);
};

/** A roll as the five characters shown, with a language's decimal mark: 42 → "00.42". */
export const rollText = (roll: number, mark = '.'): string => {
  const digits = String(roll).padStart(4, '0');
  return `${digits.slice(0, 2)}${mark}${digits.slice(2)}`;
};

/** Lanes that the signals run on. */
export const LANES = 5;

const FINE = 1 << 20; // steps of the ornament's random lengths

/**
 * The signal's way from the seed to the bar: steps to the right on lanes, changing lanes at 45°, then straight down.
 * How it turns is ornament, drawn from the round's id, so that a replay looks the same.
 */
export const tracePath = (layout: DiceLayout, targetX: number, roundId: string): Point[] => {
  const source = simulationSource(`trace ${roundId}`);
  const { trace, bar } = layout;
  const lane = (trace.bottom - trace.top) / (LANES - 1);
  const points: Point[] = [{ x: trace.x, y: trace.top }];
  let [x, row] = [trace.x, 0];
  while (x < targetX) {
    const next = source.int(LANES);
    const drop = Math.abs(next - row) * lane;
    const run = 18 + (source.int(FINE) / FINE) * layout.width * 0.16;
    if (x + run + drop > targetX) break;
    points.push({ x: x + run, y: trace.top + row * lane }, { x: x + run + drop, y: trace.top + next * lane });
    x += run + drop;
    row = next;
  }
  points.push({ x: targetX, y: trace.top + row * lane }, { x: targetX, y: bar.y });
  return points;
};

/** When a round is shown. `startedAt`: server time at which the reveal begins. */
export interface RevealTiming {
  startedAt: number;
  revealMs: number;
  fromRoll: number; // roll of the marker before
  calm: boolean; // reduced motion: nothing travels
}

/** A round as the scene shows it. */
export interface SceneRound extends RevealTiming {
  id: string;
  roll: number;
  mood: Mood;
  size: WinSize; // size of a win
  seedHash: string | undefined; // the commitment whose seed made the number; undefined: of an earlier round
}

/** One moment of a round. */
export interface DiceFrame {
  roll: number; // whole, what the number says
  marker: number; // roll of the marker, 0 … 9999 with fractions
  trace: number; // lit share of the signal's way, 0 … 1
  opacity: number; // opacity of marker and number
  settled: boolean; // the result is out
  winProgress: number; // 0 … 1 through the win's ring, 1 when over
  moving: boolean; // true when the next frame will differ
}

/** The round a machine's context describes, or undefined while it has none with a result. */
export const sceneRound = (context: DiceContext, seedHash: string, timing: RevealTiming): SceneRound | undefined => {
  const { bet, roll } = context;
  if (!bet || roll === undefined) return undefined;
  const [stake, payout] = [BigInt(bet.stakeMinor), BigInt(context.payoutMinor)];
  return {
    ...timing,
    id: bet.betId,
    roll,
    mood: moodOf(payout, stake),
    size: winSizeOf(payout, stake),
    seedHash,
  };
};

/** Length of a round's motion, ms. */
export const roundMs = ({ revealMs, mood, size, calm }: SceneRound): number =>
  revealMs + (mood === 'win' && !calm ? WIN_MS[size] : 0);

/** The picture of a round at a server time. Pure: the same time shows the same moment everywhere. */
export const diceFrame = (round: SceneRound, now: number): DiceFrame => {
  const { startedAt, revealMs, fromRoll, roll, calm } = round;
  const elapsed = now - startedAt;
  const share = shareOf(now, startedAt, revealMs);
  const settled = share >= 1;
  const winMs = roundMs(round) - revealMs;
  const way = calm ? 1 : easeOut(share);
  const marker = settled ? roll : fromRoll + (roll - fromRoll) * way;
  return {
    roll: Math.round(marker),
    marker,
    trace: way,
    opacity: calm ? share : 1,
    settled,
    winProgress: winMs <= 0 ? 1 : clamp01((elapsed - revealMs) / winMs),
    moving: elapsed < roundMs(round),
  };
};
