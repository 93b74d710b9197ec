import { ROLLS, type DiceChoice, type DiceSide } from 'games-engine/dice';

const CROWDED = 30; // px around the threshold that belong to its own number

/** Where everything of the scene stands, in CSS pixels. */
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

/** Where on the bar a roll (or a percent in hundredths) stands: 0 is its left end, 9999 its right one. */
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

/** What a bet says of the number, as a sign. */
export const comparisons = { less: '<', more: '≥' } as const satisfies Record<DiceSide, string>;

/** Where the sign stands: left of the number. */
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
