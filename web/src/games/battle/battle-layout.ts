import { BATTLE_NUMBERS, type BattleTeam } from 'games-engine/battle';
import type { Point } from '../../core/game-kit/ways.ts';

/** Where everything of the scene stands, in CSS pixels. */
export interface BattleLayout {
  width: number;
  height: number;
  dial: DialLayout; // the wheel, of which the top is seen
  hub: { x: number; y: number; radius: number; digits: number; cell: number }; // the number within its ring
  seed: Point; // where the signal enters
  hash: Point; // the commitment's own words
  pointer: Point; // its tip, on the wheel's rim
  ends: Record<BattleTeam, Point>; // where the signal leaves towards a team
}

export interface DialLayout {
  x: number; // centre
  y: number;
  radius: number; // of the rim
  ticks: { small: number; middle: number; great: number }; // lengths: every number, every tenth, every fiftieth
  labels: { radius: number; size: number; step: number }; // step: numbers between two labels
}

/** Share of the stage's height at which the hub stands. The countdown in the page stands there too. */
export const HUB_AT = 0.66;

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

const CROWDED = 44; // px that a label of four digits needs
const LABEL_STEPS = [10, 20, 25, 50, 100] as const;

const dialLayout = (width: number, height: number, top: number): DialLayout => {
  const radius = Math.round(between(width * 0.9, 420, 980));
  const pixels = (2 * Math.PI * radius) / BATTLE_NUMBERS; // a number's, on the rim
  const great = between(height * 0.075, 18, 28);
  const step = LABEL_STEPS.find((numbers) => numbers * pixels >= CROWDED) ?? BATTLE_NUMBERS;
  return {
    x: width / 2,
    y: top + radius,
    radius,
    ticks: { small: great * 0.45, middle: great * 0.72, great },
    labels: { radius: radius - great - 11, size: 12, step },
  };
};

/** The scene's geometry for a size. Works from 280 px width and 220 px height. */
export const battleLayout = (width: number, height: number): BattleLayout => {
  const side = between(width * 0.035, 14, 32);
  const top = Math.round(between(height * 0.13, 40, 52));
  const hubRadius = between(height * 0.185, 42, 74);
  const hub = { x: width / 2, y: Math.round(height * HUB_AT), radius: hubRadius };
  const low = height - between(height * 0.06, 14, 24);
  return {
    width,
    height,
    dial: dialLayout(width, height, top),
    hub: { ...hub, digits: Math.round(hubRadius * 0.56), cell: hubRadius * 0.36 },
    seed: { x: side, y: top - 14 },
    hash: { x: side + 14, y: top - 27 },
    pointer: { x: width / 2, y: top },
    ends: { red: { x: side, y: low }, blue: { x: width - side, y: low } },
  };
};

/** The signal's way in: from the seed along the top to the pointer's tip. */
export const seedPath = ({ seed, pointer }: BattleLayout): Point[] => {
  const drop = pointer.y - seed.y;
  return [seed, { x: pointer.x - drop, y: seed.y }, { x: pointer.x, y: pointer.y }];
};

/** From the number on the wheel down to the hub. */
export const numberPath = ({ pointer, dial, hub }: BattleLayout): Point[] => [
  { x: pointer.x, y: pointer.y + dial.ticks.great + 20 },
  { x: hub.x, y: hub.y - hub.radius },
];

/** The signal's way out: from the hub to a team's end. A bet's signal runs it the other way. */
export const teamPath = ({ hub, ends }: BattleLayout, team: BattleTeam): Point[] => {
  const end = ends[team];
  const from = { x: hub.x, y: hub.y + hub.radius };
  const drop = Math.max(0, end.y - from.y);
  const turn = { x: hub.x + (end.x < hub.x ? -drop : drop), y: end.y };
  return [from, turn, end];
};

/** The centres of the hub's four digits: fixed, so that the number never jitters. */
export const digitCentres = ({ hub }: BattleLayout): number[] =>
  [-1.5, -0.5, 0.5, 1.5].map((cells) => hub.x + cells * hub.cell);

/** How many of the four characters stand before the number itself. */
export const leadingZeros = (number: number): number => (number < 10 ? 3 : number < 100 ? 2 : number < 1000 ? 1 : 0);

/** A number as the four characters shown: 7 → "0007". */
export const numberText = (number: number): string => String(number).padStart(4, '0');
