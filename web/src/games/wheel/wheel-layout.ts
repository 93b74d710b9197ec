import { wheelSectors } from 'games-engine/wheel';
import type { Point } from '../../core/game-kit/ways.ts';

/** Where everything of the scene stands, in CSS pixels. */
export interface WheelLayout {
  width: number;
  height: number;
  centre: Point;
  rim: { outer: number; inner: number; gold: number; thread: number; ground: number; pins: number }; // radii, from outside in; gold: its own inner one
  labels: { radius: number; size: number };
  hub: { radius: number; size: number }; // size: of the word in it
  pointer: Point; // its tip, on the rim
  seed: Point; // where the signal enters
  hash: Point; // the commitment's own words
  ends: readonly Point[]; // where the signal leaves, sector by sector
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
