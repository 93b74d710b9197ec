import { simulationSource } from 'games-engine';
import {
  BATTLE_NUMBERS,
  type BattleTeam,
  winningTeam,
  type BattleConfig,
  type BattleContext,
} from 'games-engine/battle';
import type { SceneLight } from '../../../core/game-kit/light/light.ts';
import { createSpin, shareOf } from '../../../core/game-kit/scene/maths.ts';
import {
  MAX_PULSES,
  beforeDraw,
  drawPhase,
  sharedDraw,
  type DrawPhase,
  type Pulse,
  type SharedDraw,
} from '../../../core/game-kit/scene/shared-draw.ts';
import type { Point } from '../../../core/game-kit/scene/ways.ts';

/** Whole turns of the wheel in a spin, before what is left to the number. */
export const TURNS = 3;

/** Rotation of the wheel in a spin. */
export const { travelled, speedAt } = createSpin({ start: 0.05, slowing: 2.4 });

/** Middle of a number on the wheel: number 1 takes 0 … 1 of the wheel's 1000, number 1000 takes 999 … 1000. */
export const middleOf = (number: number): number => number - 0.5;

/** The number that a place on the wheel belongs to, however often it has turned. */
export const numberAt = (position: number): number => {
  const place = Math.floor(position) % BATTLE_NUMBERS;
  return (place < 0 ? place + BATTLE_NUMBERS : place) + 1;
};

/** Rest of a wheel that has not turned yet: its round's own, so that everybody sees the same. */
export const restNumber = (roundId: string): number => 1 + simulationSource(`rest ${roundId}`).int(BATTLE_NUMBERS);

/**
 * Position under the pointer after a share of the spin's time, in numbers since the wheel's zero. It starts in the
 * middle of `from` and ends, exactly, in the middle of `to`.
 */
export const spinPosition = (from: number, to: number, time: number): number => {
  if (time <= 0) return middleOf(from);
  if (time >= 1) return middleOf(to);
  const rest = (to - from + BATTLE_NUMBERS) % BATTLE_NUMBERS;
  return middleOf(from) + (TURNS * BATTLE_NUMBERS + rest) * travelled(time);
};

/** Rotation of the wheel when a place is under its pointer, radians. */
export const rotationOf = (position: number): number => (-position / BATTLE_NUMBERS) * Math.PI * 2;

/** Places of the scene's parts, in CSS pixels. */
export interface BattleLayout {
  width: number;
  height: number;
  dial: DialLayout; // the wheel, of which the top is seen
  hub: { x: number; y: number; radius: number; digits: number; cell: number }; // the number within its ring
  seed: Point; // entry of the signal
  hash: Point; // the commitment's own words
  pointer: Point; // its tip, on the wheel's rim
  ends: Record<BattleTeam, Point>; // exit of the signal towards a team
}

export interface DialLayout {
  x: number; // centre
  y: number;
  radius: number; // radius of the rim
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

/** Number of the four characters before the number itself. */
export const leadingZeros = (number: number): number => (number < 10 ? 3 : number < 100 ? 2 : number < 1000 ? 1 : 0);

/** A number as the four characters shown: 7 → "0007". */
export const numberText = (number: number): string => String(number).padStart(4, '0');

/** A bet's signal on its way to the hub. */
export interface BetPulse extends Pulse {
  team: BattleTeam;
}

/** A round as the scene shows it. */
export interface SceneRound {
  id: string;
  hash: string; // the commitment whose seed makes the number
  from: number; // the number under the pointer before the spin
  draw: SceneDraw | undefined; // once there is one
  light: SceneLight | undefined; // while the round waits for it
  pulses: readonly BetPulse[]; // pulses of the last bets, oldest first
}

/** A draw and when it is shown. */
export interface SceneDraw extends SharedDraw<BattleConfig> {
  number: number;
  team: BattleTeam; // winning team
}

/** One moment of a round. */
export interface BattleFrame extends DrawPhase {
  position: number; // position under the pointer, in numbers since the wheel's zero
  number: number; // the same as a number, 1 … 1000
  speed: number; // 0 … 1 of the wheel's greatest
}

/** The draw that a machine's context describes, or undefined before there is one. `quick`: turbo, a short spin. */
export const sceneDraw = (context: BattleContext, player: string | undefined, quick = false): SceneDraw | undefined => {
  const { outcome } = context;
  const draw = sharedDraw(context, player, quick);
  if (!outcome || !draw) return undefined;
  return { ...draw, number: outcome.number, team: winningTeam(outcome) };
};

/** The signals of the last bets. */
export const pulsesOf = ({ bets }: BattleContext): BetPulse[] =>
  bets.slice(-MAX_PULSES).map(({ at, choice }) => ({ at, team: choice.team }));

/** The number under the pointer before the spin: where the wheel stopped last, or the round's own when nobody knows. */
export const startNumber = (roundId: string, last: number | undefined): number => last ?? restNumber(roundId);

/** The picture of a round at a server time. Pure: the same time shows the same moment to everybody. */
export const battleFrame = (
  { from, draw }: Pick<SceneRound, 'from' | 'draw'>,
  now: number,
  calm: boolean,
): BattleFrame => {
  const rest = { ...beforeDraw, position: middleOf(from), number: from, speed: 0 };
  if (!draw || now < draw.at) return { ...rest, moving: draw !== undefined };
  const phase = drawPhase(draw, now, calm);
  if (calm) {
    const number = phase.settled ? draw.number : from;
    return { ...rest, ...phase, number, position: middleOf(number) };
  }
  const time = shareOf(now, draw.at, draw.spinMs);
  const position = spinPosition(from, draw.number, time);
  return { ...phase, position, number: numberAt(position), speed: speedAt(time) };
};
