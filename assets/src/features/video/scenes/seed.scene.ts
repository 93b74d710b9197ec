import { palette } from '../../../core/art/palette.ts';
import { element } from '../../../core/art/svg.ts';
import { eased } from '../../../core/film/clock.ts';
import type { Scene } from '../../../core/film/film.ts';
import { codeBlock, glassHouse, padlock, settling } from '../film-parts.ts';
import { filmRound } from '../film-round.ts';

const X = 640;
const FLOOR = 590;

/** The house draws a secret seed and locks it away. */
export const seedScene: Scene = {
  name: 'seed',
  ms: 6500,
  draw: (at, type) => {
    const settled = eased(at, 500, 2600);
    const frost = eased(at, 3300, 4300);
    const locked = eased(at, 4300, 4800);
    const digits = settling(filmRound.serverSeed, settled, Math.floor(at / 80));
    const colour = (index: number): string => (index < digits.length * settled ? palette.gold : palette.border);
    return [
      element('g', { opacity: 1 - frost }, codeBlock(type, digits, { x: X, y: FLOOR - 150, size: 19, colour })),
      ...glassHouse({ x: X, y: FLOOR, size: 480, frost }),
      element('g', { opacity: frost }, padlock({ x: X, y: FLOOR - 150, open: 1 - locked, colour: palette.gold })),
    ];
  },
};
