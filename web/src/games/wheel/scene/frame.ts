import { simulationSource } from 'games-engine';
import { WHEEL_SEGMENTS, wheelSectors, type WheelConfig, type WheelContext } from 'games-engine/wheel';
import type { SceneLight } from '../../../core/game-kit/light/light.ts';
import { clamp01, createSpin, easeInOut, mix, shareOf } from '../../../core/game-kit/scene/maths.ts';
import {
  beforeDraw,
  drawPhase,
  pulseAt,
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

const DRIFT = 0.0022; // segments a millisecond: the wheel turns while its light is awaited
const GATHER_MS = 900; // in which it gathers that speed

/** Segments that the wheel has turned since its bets were closed: nothing at first, then slowly and evenly. */
export const driftAt = (since: number | undefined, now: number): number => {
  if (since === undefined || now <= since) return 0;
  const ms = now - since;
  return ms < GATHER_MS ? (DRIFT * ms * ms) / (2 * GATHER_MS) : DRIFT * (ms - GATHER_MS / 2);
};

/** Places of the scene's parts, in CSS pixels. The rim is as it was rendered: its parts are shares of its radius. */
export interface WheelLayout {
  width: number;
  height: number;
  centre: Point;
  radius: number; // radius of the whole wheel
  face: number; // radius to which segments reach, below the rim
  lamps: number;
  pegs: number;
  labels: { radius: number; size: number };
  hub: { radius: number; size: number }; // size: of the word in it
  pointer: Point & { size: number }; // the place that it turns about
  pads: readonly Pad[]; // sector by sector
  chip: number; // width of a chip
}

/** Place of a sector beside the wheel, on which stakes land as chips. */
export interface Pad {
  x: number; // its middle
  y: number;
  width: number;
  height: number;
}

/** Shares of the wheel's radius: its hub, and the lens in it. */
export const HUB_SHARE = 0.4;
export const LENS_SHARE = 0.25;

const RENDERED = 4.26; // radius of the rendered rim; what follows is measured on it
const part = (length: number): number => length / RENDERED;

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

const EDGE = 9; // px of the stage about the wheel
const GAP = 10;
const PAD = { min: 52, max: 148 }; // px
const UPRIGHT = 0.86; // height of a stage, of its width, from which the pads stand below the wheel

type Places = Pick<WheelLayout, 'centre' | 'radius' | 'pads'>;

/** The wheel with two pads on each side. */
const beside = (width: number, height: number): Places => {
  const radius = Math.max(56, Math.min(height / 2 - EDGE, width / 2 - PAD.min - GAP * 2));
  const side = width / 2 - radius;
  const size = { width: between(side - GAP * 2, PAD.min, PAD.max), height: between((height - 60) / 2, 70, PAD.max) };
  const x = side - GAP - size.width / 2;
  const apart = (size.height + GAP) / 2;
  const pads = wheelSectors.map((sector) => ({
    ...size,
    x: sector < wheelSectors.length / 2 ? x : width - x,
    y: height / 2 + 8 + (sector % 2 === 0 ? -apart : apart),
  }));
  return { centre: { x: width / 2, y: height / 2 }, radius, pads };
};

/** The wheel over a row of pads: as large as a phone allows. */
const above = (width: number, height: number): Places => {
  const count = wheelSectors.length;
  const size = { width: (width - GAP * (count + 1)) / count, height: between(height * 0.2, 66, 100) };
  const room = height - size.height - GAP * 2;
  const pads = wheelSectors.map((sector) => ({
    ...size,
    x: GAP + size.width / 2 + sector * (size.width + GAP),
    y: height - GAP - size.height / 2,
  }));
  return { centre: { x: width / 2, y: room / 2 }, radius: Math.min(width, room) / 2 - EDGE, pads };
};

/** The scene's geometry for a size. Works from 280 px width and 220 px height. */
export const wheelLayout = (width: number, height: number): WheelLayout => {
  const { centre, radius, pads } = (height < width * UPRIGHT ? beside : above)(width, height);
  const [pad] = pads;
  return {
    width,
    height,
    centre,
    radius,
    face: radius * part(3.56),
    lamps: radius * part(3.86),
    pegs: radius * part(3.37),
    labels: { radius: radius * 0.68, size: between(radius * 0.1, 8, 28) },
    hub: { radius: radius * HUB_SHARE, size: Math.round(radius * 0.2) },
    pointer: { x: centre.x, y: centre.y - radius * part(3.96), size: radius * part(1.34) },
    pads,
    chip: between(Math.min((pad?.width ?? 0) * 0.42, (pad?.height ?? 0) * 0.34), 16, 56),
  };
};

/** The line of the seed's light: along the top to the pointer. */
export const seedPath = ({ pointer }: WheelLayout): Point[] => [
  { x: 0, y: 10 },
  { x: Math.max(0, pointer.x - Math.max(pointer.y - 10, 0) - 10), y: 10 },
  { x: pointer.x - 5, y: pointer.y },
];

/** A stake that lands as a chip at its sector. */
export interface Chip extends Pulse {
  sector: number;
  place: number; // its place on the pad, from 0
}

const STACKS = [0, -1, 1] as const; // stacks of chips, from the middle of a pad
const LEVELS = 4;

/** Chips that a pad holds: those of later bets land on the last of them. */
export const MAX_CHIPS = STACKS.length * LEVELS;

/** The place of a chip that has landed. */
export const chipPlace = ({ pads, chip }: WheelLayout, { sector, place }: Chip): Point => {
  const pad = pads[sector] ?? { x: 0, y: 0, width: 0, height: 0 };
  const level = Math.floor(place / STACKS.length);
  return {
    x: pad.x + (STACKS[place % STACKS.length] ?? 0) * chip * 0.66,
    y: pad.y + pad.height / 2 - chip * 0.62 - level * chip * 0.2,
  };
};

/** A chip at a moment. */
export interface ChipFrame extends Point {
  scale: number; // 1 once it has landed
  alpha: number;
}

/** A chip on its way from below the stage to its place, or there. */
export const chipFrame = (layout: WheelLayout, chip: Chip, now: number, calm: boolean): ChipFrame => {
  const { x, y } = chipPlace(layout, chip);
  const way = calm ? 1 : pulseAt(chip, now);
  if (way >= 1) return { x, y, scale: 1, alpha: 1 };
  const share = easeInOut(way);
  const height = Math.sin(Math.PI * share) * layout.height * 0.2;
  return {
    x: mix(layout.centre.x, x, share),
    y: mix(layout.height + layout.chip, y, share) - height,
    scale: mix(2.2, 1, share),
    alpha: clamp01(way * 5),
  };
};

/** A draw and when it is shown. */
export interface SceneDraw extends SharedDraw<WheelConfig> {
  segment: number;
  sector: number; // winning sector
}

/** A round as the scene shows it. */
export interface SceneRound {
  id: string;
  segments: readonly number[]; // the sector of each
  multipliers: readonly number[];
  from: number; // the segment under the pointer before the spin
  draw: SceneDraw | undefined; // once there is one
  light: SceneLight | undefined; // while the round waits for it
  driftsFrom: number | undefined; // server time since when it turns slowly, for its light
  chips: readonly Chip[]; // the stakes, oldest first
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

/** The stakes of a round as chips. */
export const chipsOf = ({ bets }: Pick<WheelContext, 'bets'>): Chip[] => {
  const counts = new Map<number, number>();
  return bets.map(({ at, choice: { sector } }) => {
    const place = counts.get(sector) ?? 0;
    counts.set(sector, place + 1);
    return { at, sector, place: Math.min(place, MAX_CHIPS - 1) };
  });
};

/** The segment under the pointer before the spin: where the wheel stopped last, or the round's own when nobody knows. */
export const startSegment = (roundId: string, last: number | undefined): number => last ?? restSegment(roundId);

/** Rest of the drift during a spin: it goes over into the spin's own speed. */
const carried = (draw: SceneDraw, since: number | undefined, time: number): number =>
  since === undefined || draw.at < since + GATHER_MS ? 0 : DRIFT * draw.spinMs * time * (1 - time) ** 4;

/** The picture of a round at a server time. Pure: the same time shows the same moment everywhere. */
export const wheelFrame = ({ from, draw, driftsFrom }: SceneRound, now: number, calm: boolean): WheelFrame => {
  const since = calm ? undefined : driftsFrom;
  const start = from - driftAt(since, Math.min(now, draw?.at ?? now));
  const rest = { ...beforeDraw, position: start, segment: segmentAt(start), speed: 0, bend: bendAt(start) };
  if (!draw || now < draw.at) return { ...rest, moving: draw !== undefined || start !== from };
  const phase = drawPhase(draw, now, calm);
  if (calm) {
    const segment = phase.settled ? draw.segment : from;
    return { ...rest, ...phase, segment, position: segment };
  }
  const time = shareOf(now, draw.at, draw.spinMs);
  const position = spinPosition(start, draw.segment, time) - carried(draw, since, time);
  return { ...phase, position, segment: segmentAt(position), speed: speedAt(time), bend: bendAt(position) };
};

const CHASE_MS = { idle: 2600, spin: 620 } as const; // time of a light from its place to that of the next
const TAIL = 8; // lamps from one light to the next
const BLINK_MS = 170;

/** Brightness of a lamp, 0 … 1. Lights chase about the rim; when a wheel has stopped those about its pointer stay. */
export const lampAt = (lamp: number, frame: WheelFrame, now: number, calm: boolean): number => {
  if (frame.settled) {
    if (frame.winProgress < 1) return (lamp + Math.floor(now / BLINK_MS)) % 2 === 0 ? 1 : 0.25;
    const away = Math.min(lamp, WHEEL_SEGMENTS - lamp) / (WHEEL_SEGMENTS / 2);
    return mix(0.5, 1 - away, frame.answer);
  }
  if (calm) return 0.6;
  const turn = lamp / TAIL - now / (frame.trace > 0 ? CHASE_MS.spin : CHASE_MS.idle);
  return 0.22 + 0.78 * (turn - Math.floor(turn)) ** 3;
};
