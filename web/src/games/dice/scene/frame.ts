import { ROLLS, type DiceChoice, type DiceSide, type DiceContext } from 'games-engine/dice';
import { moodOf, winSizeOf, type Mood, type WinSize } from '../../../core/game-kit/result/result.ts';
import { easeOut, mix, shareOf } from '../../../core/game-kit/scene/maths.ts';
import { WIN_MS } from '../../../core/game-kit/scene/win.ts';

const CROWDED = 30; // px around the threshold that belong to its own number

/** Places of the scene's parts, in CSS pixels. */
export interface DiceLayout {
  width: number;
  height: number;
  rail: { x: number; y: number; width: number; height: number };
  digits: { x: number; y: number; size: number; cell: number; dot: number }; // x, y: centre of the whole number
  die: number; // height of the die as it lies on the rail
  rise: number; // height of its flight, above the rail
  ticks: { y: number; size: number; step: number }; // step: percents between two labels
  zoneLabel: { y: number; size: number; minWidth: number };
}

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The scene's geometry for a size. Works from 280 to any width and from 200 px height. */
export const diceLayout = (width: number, height: number): DiceLayout => {
  const thick = Math.round(between(height * 0.085, 20, 34));
  const y = Math.round(height - thick - between(height * 0.14, 34, 58));
  const die = between(height * 0.33, 60, 150);
  const side = Math.round(Math.max(die * 0.55, width * 0.045)); // at either end the die lies within the picture
  const size = between(Math.min(width / 5.4, height * 0.3), 44, 116);
  const rail = { x: side, y, width: width - side * 2, height: thick };
  return {
    width,
    height,
    rail,
    digits: {
      x: width / 2,
      y: Math.round(size * 0.55 + between(height * 0.05, 6, 24)),
      size,
      cell: size * 0.64,
      dot: size * 0.3,
    },
    die,
    rise: (y - die) * 0.8, // its top passes the number's lower half
    ticks: { y: y + thick + 20, size: 12, step: width < 480 ? 25 : 10 },
    zoneLabel: { y: y + thick / 2, size: 12, minWidth: 84 },
  };
};

/** Place of a roll (or a percent in hundredths) on the rail: 0 is its left end, 9999 its right one. */
export const rollX = ({ rail }: DiceLayout, roll: number): number => rail.x + (rail.width * roll) / ROLLS;

/** The centres of the five characters of a number "dd.dd": fixed, so that the number never jitters. */
export const digitCentres = ({ digits }: DiceLayout): number[] => {
  const { x, cell, dot } = digits;
  const left = x - (cell * 4 + dot) / 2;
  return [cell / 2, cell * 1.5, cell * 2 + dot / 2, cell * 2.5 + dot, cell * 3.5 + dot].map((offset) => left + offset);
};

/** A part of the rail. */
export interface Zone {
  from: number; // px
  to: number;
}

/** The winning and the losing part of the rail, in pixels. */
export const zones = (layout: DiceLayout, choice: DiceChoice): { win: Zone; lose: Zone } => {
  const { x, width } = layout.rail;
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

/** The percents that are written under the rail, but for those that the threshold's own number would cover. */
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

/** Share of a throw at which the die touches the rail, and the height of its flight before that, of the greatest. */
const BOUNCES = [
  { until: 0.46, height: 1 },
  { until: 0.72, height: 0.34 },
  { until: 0.89, height: 0.1 },
  { until: 1, height: 0.02 },
] as const;

/** Height of the die at a share of its throw, 0 … 1: each bounce is lower and shorter than the one before. */
export const dieHeight = (share: number): number => {
  let from = 0;
  for (const { until, height } of BOUNCES) {
    if (share < until) {
      const time = (share - from) / (until - from);
      return 4 * height * time * (1 - time);
    }
    from = until;
  }
  return 0;
};

const TURNS = 2; // turns of the die in a throw over the whole rail
const NEAR = 200; // a roll this close to the threshold nearly went the other way

/** When a round is shown. `startedAt`: server time at which the reveal begins. */
export interface RevealTiming {
  startedAt: number;
  revealMs: number;
  fromRoll: number; // roll where the die lay before
  calm: boolean; // reduced motion: nothing travels
}

/** A round as the scene shows it. */
export interface SceneRound extends RevealTiming {
  id: string;
  roll: number;
  mood: Mood;
  size: WinSize; // size of a win
}

/** One moment of a round. */
export interface DiceFrame {
  roll: number; // whole, what the number says
  marker: number; // roll over which the die is, 0 … 9999 with fractions
  height: number; // height of the die over the rail, 0 … 1
  turn: number; // turns that the die still has to make; 0 as it lies
  opacity: number; // opacity of die and number
  settled: boolean; // the result is out
  answer: number; // 0 … 1 through the rail's answer, 1 when it is given
  winProgress: number; // 0 … 1 through a win's light, 1 when over
  moving: boolean; // true when the next frame will differ
}

/** The round a machine's context describes, or undefined while it has none with a result. */
export const sceneRound = (context: DiceContext, timing: RevealTiming): SceneRound | undefined => {
  const { bet, roll } = context;
  if (!bet || roll === undefined) return undefined;
  const [stake, payout] = [BigInt(bet.stakeMinor), BigInt(context.payoutMinor)];
  return {
    ...timing,
    id: bet.betId,
    roll,
    mood: moodOf(payout, stake),
    size: winSizeOf(payout, stake),
  };
};

const ANSWER_MS = 260; // time in which the rail brightens or goes dark

/** Length of a round's motion, ms. */
export const roundMs = ({ revealMs, mood, size, calm }: SceneRound): number => {
  if (calm) return revealMs;
  return revealMs + (mood === 'win' ? WIN_MS[size] : ANSWER_MS);
};

/** True when a loss was close: its distance is then shown. */
export const isNear = ({ roll, mood }: Pick<SceneRound, 'roll' | 'mood'>, { percentBp }: DiceChoice): boolean =>
  mood === 'loss' && Math.abs(roll - percentBp) <= NEAR;

/** The picture of a round at a server time. Pure: the same time shows the same moment everywhere. */
export const diceFrame = (round: SceneRound, now: number): DiceFrame => {
  const { startedAt, revealMs, fromRoll, roll, mood, size, calm } = round;
  const elapsed = now - startedAt;
  const share = shareOf(now, startedAt, revealMs);
  const settled = share >= 1;
  const way = calm ? 1 : easeOut(share);
  const marker = settled ? roll : mix(fromRoll, roll, way);
  const since = startedAt + revealMs;
  return {
    roll: Math.round(marker),
    marker,
    height: calm ? 0 : dieHeight(share),
    turn: settled || calm ? 0 : (1 - way) * (Math.sign(roll - fromRoll) || 1) * TURNS,
    opacity: calm ? share : 1,
    settled,
    answer: calm ? Number(settled) : shareOf(now, since, ANSWER_MS),
    winProgress: mood === 'win' && !calm && settled ? shareOf(now, since, WIN_MS[size]) : 1,
    moving: elapsed < roundMs(round),
  };
};
