import { simulationSource } from 'games-engine';
import { WHEEL_SEGMENTS, wheelSectors, type WheelConfig, type WheelContext } from 'games-engine/wheel';
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

/** Whole turns of the wheel in a spin, before what is left to the segment. */
export const TURNS = 3;

/** The angle of a segment, radians: 11.25°. */
export const STEP = (Math.PI * 2) / WHEEL_SEGMENTS;

/** Rotation of the wheel in a spin. */
export const { travelled, speedAt } = createSpin({ start: 0.07, slowing: 2.1 });

const modulo = (value: number): number => ((value % WHEEL_SEGMENTS) + WHEEL_SEGMENTS) % WHEEL_SEGMENTS;

/**
 * Position under the pointer after a share of the spin's time, in segments: segment 4 reaches from 3.5 to 4.5. The
 * wheel turns clockwise, so the position falls. It starts in the middle of `from` and ends, exactly, in the middle of
 * `to`.
 */
export const spinPosition = (from: number, to: number, time: number): number => {
  if (time <= 0) return from;
  if (time >= 1) return to;
  return from - (TURNS * WHEEL_SEGMENTS + modulo(from - to)) * travelled(time);
};

/** The segment that a position belongs to, however often the wheel has turned. */
export const segmentAt = (position: number): number => modulo(Math.floor(position + 0.5));

/** Rotation of the wheel when a position is under its pointer, radians. */
export const rotationOf = (position: number): number => -position * STEP;

/** Rest of a wheel whose last result nobody knows: its round's own, so that everybody sees the same. */
export const restSegment = (roundId: string): number => simulationSource(`rest ${roundId}`).int(WHEEL_SEGMENTS);

const PUSH = 0.15; // share of a segment: a pin takes the pointer along
const RETURN = 0.35; // and then lets it swing back

/** Bend of the pointer by the wheel's pins, 0 … 1. They stand between segments: in a middle it hangs straight. */
export const bendAt = (position: number): number => {
  const sincePin = (((0.5 - position) % 1) + 1) % 1;
  if (sincePin > 1 - PUSH) return (sincePin - (1 - PUSH)) / PUSH;
  return sincePin < RETURN ? (1 - sincePin / RETURN) ** 2 : 0;
};

/** Places of the scene's parts, in CSS pixels. */
export interface WheelLayout {
  width: number;
  height: number;
  centre: Point;
  rim: { outer: number; inner: number; gold: number; thread: number; ground: number; pins: number }; // radii, from outside in; gold: its own inner one
  labels: { radius: number; size: number };
  hub: { radius: number; size: number }; // size: of the word in it
  pointer: Point; // its tip, on the rim
  seed: Point; // entry of the signal
  hash: Point; // the commitment's own words
  ends: readonly Point[]; // exit of the signal, sector by sector
  endLabel: { offset: number; size: number };
}

/** Share of the stage's height at which the hub stands. The countdown in the page stands there too. */
export const HUB_AT = 0.53;

/** Share of the rim's radius that is the hub's. */
export const HUB_SHARE = 0.46;

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

const TOP = 34; // px above the rim: pointer and commitment
const BOTTOM = 12;
const BEFORE_END = 8; // px of a sector's way that run straight into its end
const END_ROOM = 58; // px beside the rim: a sector's end with its name

/** The radius of the wheel's rim on a stage of a size. */
export const rimRadius = (width: number, height: number): number => {
  const above = height * HUB_AT - TOP;
  const below = height * (1 - HUB_AT) - BOTTOM;
  return Math.max(60, Math.min(above, below, width / 2 - END_ROOM));
};

/** The scene's geometry for a size. Works from 280 px width and 220 px height. */
export const wheelLayout = (width: number, height: number): WheelLayout => {
  const radius = rimRadius(width, height);
  const centre = { x: width / 2, y: Math.round(height * HUB_AT) };
  const side = between(width * 0.035, 12, 32);
  const hub = radius * HUB_SHARE;
  const endX = width - Math.max(side, 40);
  const gap = Math.min(radius * 0.5, 52, (endX - BEFORE_END - centre.x - hub) / 1.5); // the outer ways turn at 45°
  const inner = radius * 0.76;
  return {
    width,
    height,
    centre,
    rim: { outer: radius, inner, gold: radius * 0.7, thread: radius * 0.66, ground: radius * 0.63, pins: radius + 5 },
    labels: { radius: (radius + inner) / 2, size: Math.round(between(radius * 0.088, 10, 16)) },
    hub: { radius: hub, size: Math.round(radius * 0.32) },
    pointer: { x: centre.x, y: centre.y - radius - 1 },
    seed: { x: side, y: Math.max(28, centre.y - radius - 10) },
    hash: { x: side, y: 12 },
    ends: wheelSectors.map((sector) => ({
      x: endX,
      y: Math.round(centre.y + (sector - (wheelSectors.length - 1) / 2) * gap),
    })),
    endLabel: { offset: 11, size: 12 },
  };
};

/** Radius of the ring around the seed: its signal begins there. */
export const SEED_RING = 8;

/** The signal's way in: from the seed along the top to the pointer. */
export const seedPath = ({ seed, pointer }: WheelLayout): Point[] => {
  const end = { x: pointer.x, y: pointer.y - 12 };
  const drop = Math.abs(end.y - seed.y);
  return [{ x: seed.x + SEED_RING, y: seed.y }, { x: end.x - drop, y: seed.y }, end];
};

/** From the segment under the pointer down to the hub. */
export const segmentPath = ({ centre, hub, rim }: WheelLayout): Point[] => [
  { x: centre.x, y: centre.y - rim.gold + 2 },
  { x: centre.x, y: centre.y - hub.radius },
];

/** The signal's way out: from the hub, below the rim, to a sector's end. A bet's signal runs it the other way. */
export const sectorPath = ({ centre, hub, ends }: WheelLayout, sector: number): Point[] => {
  const end = ends[sector] ?? centre;
  const drop = end.y - centre.y;
  const turned = end.x - BEFORE_END;
  const from = Math.max(centre.x + hub.radius, turned - Math.abs(drop));
  return [
    { x: centre.x + hub.radius, y: centre.y },
    { x: from, y: centre.y },
    { x: from + Math.abs(drop), y: end.y },
    end,
  ];
};

/** A bet's signal on its way to the hub. */
export interface BetPulse extends Pulse {
  sector: number;
}

/** A draw and when it is shown. */
export interface SceneDraw extends SharedDraw<WheelConfig> {
  segment: number;
  sector: number; // winning sector
}

/** A round as the scene shows it. */
export interface SceneRound {
  id: string;
  hash: string; // the commitment that was shown before the bets
  segments: readonly number[]; // the sector of each
  multipliers: readonly number[];
  from: number; // the segment under the pointer before the spin
  draw: SceneDraw | undefined; // once there is one
  light: SceneLight | undefined; // while the round waits for it
  pulses: readonly BetPulse[]; // pulses of the last bets, oldest first
}

/** One moment of a round. */
export interface WheelFrame extends DrawPhase {
  position: number; // position under the pointer, in segments
  segment: number; // the same as a segment, 0 … 31
  speed: number; // 0 … 1 of the wheel's greatest
  bend: number; // 0 … 1: how far a pin takes the pointer along
}

/** The draw that a machine's context describes, or undefined before there is one. `quick`: turbo is on. */
export const sceneDraw = (context: WheelContext, player: string | undefined, quick: boolean): SceneDraw | undefined => {
  const { outcome } = context;
  const draw = sharedDraw(context, player, quick);
  if (!outcome || !draw) return undefined;
  return { ...draw, segment: outcome.segment, sector: outcome.sector };
};

/** The signals of the last bets. */
export const pulsesOf = ({ bets }: WheelContext): BetPulse[] =>
  bets.slice(-MAX_PULSES).map(({ at, choice }) => ({ at, sector: choice.sector }));

/** The segment under the pointer before the spin: where the wheel stopped last, or the round's own when nobody knows. */
export const startSegment = (roundId: string, last: number | undefined): number => last ?? restSegment(roundId);

/** The picture of a round at a server time. Pure: the same time shows the same moment everywhere. */
export const wheelFrame = ({ from, draw }: SceneRound, now: number, calm: boolean): WheelFrame => {
  const rest = { ...beforeDraw, position: from, segment: from, speed: 0, bend: 0 };
  if (!draw || now < draw.at) return { ...rest, moving: draw !== undefined };
  const phase = drawPhase(draw, now, calm);
  if (calm) {
    const segment = phase.settled ? draw.segment : from;
    return { ...rest, ...phase, segment, position: segment };
  }
  const time = shareOf(now, draw.at, draw.spinMs);
  const position = spinPosition(from, draw.segment, time);
  return { ...phase, position, segment: segmentAt(position), speed: speedAt(time), bend: bendAt(position) };
};
