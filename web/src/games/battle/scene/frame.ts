import { simulationSource } from 'games-engine';
import {
  BATTLE_NUMBERS,
  banksOf,
  type BattleTeam,
  winningTeam,
  type BattleConfig,
  type BattleContext,
} from 'games-engine/battle';
import type { SceneLight } from '../../../core/game-kit/light/light.ts';
import { clamp01, createSpin, easeOut, mix, shareOf } from '../../../core/game-kit/scene/maths.ts';
import {
  MAX_PULSES,
  beforeDraw,
  drawPhase,
  pulseAt,
  sharedDraw,
  type DrawPhase,
  type Pulse,
  type SharedDraw,
} from '../../../core/game-kit/scene/shared-draw.ts';
import type { Point } from '../../../core/game-kit/scene/ways.ts';

/** Flights of the light over the whole stage and back before it ends on a side. */
export const FLIGHTS = 3;

/** Pace of the light: quickly up to its greatest speed, slowly down to rest. */
export const { travelled, speedAt } = createSpin({ start: 0.05, slowing: 2.4 });

/** Middle of a number's stretch of the way from red's end to blue's: number 1 takes 0 … 1 of 1000, number 1000 takes 999 … 1000. */
export const middleOf = (number: number): number => number - 0.5;

/** The number that a place on the way belongs to. */
export const numberAt = (place: number): number => Math.min(Math.floor(place) + 1, BATTLE_NUMBERS);

/** Rest of a light that has not flown yet: its round's own, so that everybody sees the same. */
export const restNumber = (roundId: string): number => 1 + simulationSource(`rest ${roundId}`).int(BATTLE_NUMBERS);

/** The place after a way that turns back at both ends. */
export const foldedPlace = (way: number): number => {
  const rest = way % (2 * BATTLE_NUMBERS);
  return rest > BATTLE_NUMBERS ? 2 * BATTLE_NUMBERS - rest : rest;
};

/** Place of the light after a share of its time. It starts in the middle of `from` and ends, exactly, in the middle of `to`. */
export const flightPlace = (from: number, to: number, time: number): number => {
  if (time <= 0) return middleOf(from);
  if (time >= 1) return middleOf(to);
  return foldedPlace(middleOf(from) + (FLIGHTS * 2 * BATTLE_NUMBERS + to - from) * travelled(time));
};

/** Places of the scene's parts, in CSS pixels. */
export interface BattleLayout {
  width: number;
  height: number;
  vessel: { y: number; size: number }; // size: of the picture of a side that holds half of all stakes
  border: { low: number; high: number; top: number; bottom: number }; // low, high: how far a side can push it
  arch: { left: number; right: number; y: number; top: number }; // the light's way over the border
  number: { x: number; y: number; size: number; cell: number };
  seed: Point; // entry of the signal
}

/** Share of the stage's height at which the number stands. The countdown in the page stands there too. */
export const HUB_AT = 0.8;

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The scene's geometry for a size. Works from 280 px width and 220 px height. */
export const battleLayout = (width: number, height: number): BattleLayout => {
  const vessel = { y: Math.round(height * 0.41), size: Math.round(Math.min(height * 0.5, width * 0.27)) };
  const digits = Math.round(between(height * 0.22, 44, Math.min(120, width * 0.24)));
  const number = { x: width / 2, y: Math.round(height * HUB_AT), size: digits, cell: digits * 0.64 };
  const side = width * 0.05;
  return {
    width,
    height,
    vessel,
    border: { low: width * 0.36, high: width * 0.64, top: height * 0.06, bottom: height * 0.66 },
    arch: { left: side, right: width - side, y: vessel.y, top: Math.round(height * 0.075) },
    number,
    seed: { x: 0, y: number.y },
  };
};

/** The border at red's share of all stakes. */
export const borderX = ({ border }: BattleLayout, share: number): number => mix(border.low, border.high, share);

/** Centre of a side's vessel: it stands against the border. */
export const vesselX = (team: BattleTeam, border: number, size: number): number =>
  team === 'red' ? border - size * 0.58 : border + size * 0.58;

/** Size of a side's vessel by its share of all stakes. */
export const vesselSize = ({ vessel }: BattleLayout, share: number): number => vessel.size * (0.78 + 0.44 * share);

const HALF = BATTLE_NUMBERS / 2;

/** Place of the light on its arch: red's numbers lie left of the border, blue's right of it. */
export const archX = ({ arch }: BattleLayout, border: number, place: number): number =>
  place <= HALF ? mix(arch.left, border, place / HALF) : mix(border, arch.right, place / HALF - 1);

/** The same from the top: highest over the border. */
export const archY = ({ arch }: BattleLayout, place: number): number => mix(arch.top, arch.y, (place / HALF - 1) ** 2);

/** The signal's way in: from the stage's edge to the number. */
export const seedPath = ({ seed, number }: BattleLayout): Point[] => [
  seed,
  { x: number.x - number.cell * 2 - 14, y: number.y },
];

/** The centres of the number's four digits: fixed, so that the number never jitters. */
export const digitCentres = ({ number }: BattleLayout): number[] =>
  [-1.5, -0.5, 0.5, 1.5].map((cells) => number.x + cells * number.cell);

/** Number of the four characters before the number itself. */
export const leadingZeros = (number: number): number => (number < 10 ? 3 : number < 100 ? 2 : number < 1000 ? 1 : 0);

/** A number as the four characters shown: 7 → "0007". */
export const numberText = (number: number): string => String(number).padStart(4, '0');

/** A bet's energy on its way into its side's vessel. */
export interface BetPulse extends Pulse {
  team: BattleTeam;
  stake: number; // base hundredths
}

/** A round as the scene shows it. */
export interface SceneRound {
  id: string;
  from: number; // the number at which the light rests before the draw
  banks: Record<BattleTeam, number>; // base hundredths, all stakes that are in
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
  place: number; // place of the light on its way
  number: number; // the same as a number, 1 … 1000
  speed: number; // 0 … 1 of its greatest
}

/** The draw that a machine's context describes, or undefined before there is one. `quick`: turbo, a short spin. */
export const sceneDraw = (context: BattleContext, player: string | undefined, quick = false): SceneDraw | undefined => {
  const { outcome } = context;
  const draw = sharedDraw(context, player, quick);
  if (!outcome || !draw) return undefined;
  return { ...draw, number: outcome.number, team: winningTeam(outcome) };
};

/** The energy of the last bets. */
export const pulsesOf = ({ bets }: BattleContext): BetPulse[] =>
  bets.slice(-MAX_PULSES).map(({ at, choice, stakeMinor }) => ({ at, team: choice.team, stake: Number(stakeMinor) }));

/** The banks of both sides. */
export const banksFrom = (context: BattleContext): SceneRound['banks'] => {
  const { red, blue } = banksOf(context);
  return { red: Number(red), blue: Number(blue) };
};

/** The number at which the light rests before the draw: where it ended last, or the round's own when nobody knows. */
export const startNumber = (roundId: string, last: number | undefined): number => last ?? restNumber(roundId);

/** Red's share of all stakes as the border shows it: a bet pushes when its energy is in the vessel. 0.5 without stakes. */
export const redShare = (
  { banks, pulses }: Pick<SceneRound, 'banks' | 'pulses'>,
  now: number,
  calm: boolean,
): number => {
  let { red, blue } = banks;
  for (const pulse of pulses) {
    const missing = calm ? 0 : pulse.stake * (1 - easeOut(pulseAt(pulse, now)));
    if (pulse.team === 'red') red -= missing;
    else blue -= missing;
  }
  const sum = red + blue;
  return sum < 1 ? 0.5 : clamp01(red / sum);
};

/** The picture of a round at a server time. Pure: the same time shows the same moment to everybody. */
export const battleFrame = (
  { from, draw }: Pick<SceneRound, 'from' | 'draw'>,
  now: number,
  calm: boolean,
): BattleFrame => {
  const rest = { ...beforeDraw, place: middleOf(from), number: from, speed: 0 };
  if (!draw || now < draw.at) return { ...rest, moving: draw !== undefined };
  const phase = drawPhase(draw, now, calm);
  if (calm) {
    const number = phase.settled ? draw.number : from;
    return { ...rest, ...phase, number, place: middleOf(number) };
  }
  const time = shareOf(now, draw.at, draw.spinMs);
  const place = flightPlace(from, draw.number, time);
  return { ...phase, place, number: numberAt(place), speed: speedAt(time) };
};
