import { palette } from '../../../core/art/palette.ts';
import { element } from '../../../core/art/svg.ts';
import { between, eased } from '../../../core/film/clock.ts';
import type { Scene } from '../../../core/film/film.ts';
import { glassHouse, padlock, plate, settling } from '../film-parts.ts';
import { filmRound } from '../film-round.ts';

/** An outlined phone. */
const phone = (x: number, y: number): string[] => [
  element('rect', {
    x: x - 95,
    y: y - 170,
    width: 190,
    height: 340,
    rx: 26,
    fill: palette.surface2,
    stroke: palette.win,
    'stroke-width': 6,
  }),
  element('rect', { x: x - 28, y: y - 152, width: 56, height: 8, rx: 4, fill: palette.border }),
];

/** The player's browser adds its own seed, and the bet its nonce. */
export const playerScene: Scene = {
  name: 'player',
  ms: 6500,
  draw: (at, type) => {
    const settled = eased(at, 600, 2200);
    const out = eased(at, 2500, 3500);
    const counted = eased(at, 3900, 4500);
    const x = between(1040, 700, out);
    const y = between(360, 360, out);
    return [
      ...glassHouse({ x: 230, y: 500, size: 280, frost: 1 }),
      ...padlock({ x: 230, y: 420, open: 0, colour: palette.gold }),
      ...phone(1060, 360),
      element('g', { opacity: eased(at, 300, 700) }, [
        plate({ x, y, width: between(160, 330, out), height: 84, colour: palette.win }),
        type.code(settling(filmRound.clientSeed, settled, Math.floor(at / 80)), {
          x,
          y: y + 9,
          size: between(13, 27, out),
          colour: palette.win,
        }),
      ]),
      element('g', { opacity: counted }, [
        plate({ x: 700, y: 480, width: 110, height: 76, colour: palette.info }),
        type.code(`:${filmRound.nonce}`, { x: 700, y: 492, size: 34, colour: palette.info }),
      ]),
    ];
  },
};
