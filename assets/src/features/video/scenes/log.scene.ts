import { palette } from '../../../core/art/palette.ts';
import { element, stroke } from '../../../core/art/svg.ts';
import { eased } from '../../../core/film/clock.ts';
import type { Scene } from '../../../core/film/film.ts';
import { glassHouse, tick } from '../film-parts.ts';

const LEVELS = 4; // 8 leaves, the root at the top
const LEAF = 5; // the round of this film
const TOP = 130;
const STEP = 130;

const xOf = (level: number, index: number): number => {
  const leaves = 2 ** (LEVELS - 1 - level);
  return 640 + ((index + 0.5) / leaves - 0.5) * 980;
};
const yOf = (level: number): number => TOP + (LEVELS - 1 - level) * STEP;

const node = (level: number, index: number, at: number): string => {
  const appears = eased(at, 200 + level * 550 + index * 60, 600 + level * 550 + index * 60);
  const isOnPath = index === LEAF >> level;
  const lit = isOnPath ? eased(at, 3000 + level * 450, 3300 + level * 450) : 0;
  const [x, y] = [xOf(level, index), yOf(level)];
  const size = level === LEVELS - 1 ? 92 : 66;
  return element('g', { opacity: appears }, [
    element('rect', {
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
      rx: 14,
      fill: lit > 0.5 ? palette.accent : palette.surface2,
      stroke: lit > 0 ? palette.text : palette.border,
      'stroke-width': 3,
    }),
  ]);
};

const branch = (level: number, index: number, at: number): string => {
  const appears = eased(at, 450 + level * 550 + index * 60, 900 + level * 550 + index * 60);
  const isOnPath = index === LEAF >> level;
  const lit = isOnPath && at > 3200 + level * 450;
  const d = `M${xOf(level, index)} ${yOf(level)}L${xOf(level + 1, index >> 1)} ${yOf(level + 1)}`;
  return stroke(d, lit ? palette.accent : palette.border, lit ? 7 : 3, { opacity: appears });
};

/** Every round is a leaf of a public, signed tree: none can be altered or removed unnoticed. */
export const logScene: Scene = {
  name: 'log',
  ms: 8000,
  draw: (at) => {
    const levels = Array.from({ length: LEVELS }, (_, level) => level);
    const indexes = (level: number): number[] => Array.from({ length: 2 ** (LEVELS - 1 - level) }, (_, index) => index);
    const branches = levels.slice(0, -1).flatMap((level) => indexes(level).map((index) => branch(level, index, at)));
    const nodes = levels.flatMap((level) => indexes(level).map((index) => node(level, index, at)));
    return [
      ...branches,
      ...nodes,
      element(
        'g',
        { opacity: eased(at, 2300, 2800) },
        glassHouse({ x: 640, y: TOP + 24, size: 52, frost: 0, colour: palette.text }),
      ),
      tick({ x: 770, y: TOP, share: eased(at, 5200, 5700) }),
    ];
  },
};
