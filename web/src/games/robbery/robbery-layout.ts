import { SECTORS } from 'games-engine/robbery';
import type { Point } from '../../core/game-kit/ways.ts';

/** The angle of a sector, radians: 45°. */
export const STEP = (Math.PI * 2) / SECTORS;

/** Where everything of the scene stands, in CSS pixels. */
export interface RobberyLayout {
  width: number;
  height: number;
  centre: Point;
  radius: number; // of the rim
  hub: number; // radius
  label: { radius: number; size: number };
  reel: { width: number; height: number; size: number; centres: readonly number[] }; // x of each reel, from the centre
}

const AROUND = 22; // px between the rim and the edge: the pointer

const GLYPH = 0.62; // width of a digit, in its size

/** The scene's geometry for a size, with room for so many characters in a sector. Works from 260 px on. */
export const robberyLayout = (width: number, height: number, chars: number): RobberyLayout => {
  const radius = Math.max(80, Math.min(width, height) / 2 - AROUND);
  const hub = radius * 0.46;
  const reel = hub * 0.46;
  const chord = (radius + hub) * Math.sin(STEP / 2); // of a sector, where its prize is written
  return {
    width,
    height,
    centre: { x: width / 2, y: height / 2 + AROUND / 4 },
    radius,
    hub,
    label: { radius: (radius + hub) / 2, size: Math.floor(Math.min(radius * 0.1, 16, chord / (chars * GLYPH))) },
    reel: { width: reel, height: reel * 1.5, size: Math.round(reel * 1.1), centres: [-1.1 * reel, 0, 1.1 * reel] },
  };
};

/** The tone of a sector by its share: the greatest stands out. */
export const sectorTone = (sharePercent: number): 'surface-3' | 'info' | 'accent' | 'vip' => {
  if (sharePercent === 100) return 'vip';
  if (sharePercent >= 30) return 'accent';
  return sharePercent >= 10 ? 'info' : 'surface-3';
};
