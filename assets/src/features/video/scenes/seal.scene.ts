import { palette } from '../../../core/art/palette.ts';
import { element } from '../../../core/art/svg.ts';
import { eased } from '../../../core/film/clock.ts';
import type { Scene } from '../../../core/film/film.ts';
import { arrow, codeBlock, glassHouse, padlock, plate } from '../film-parts.ts';
import { filmRound } from '../film-round.ts';

const BOARD = { x: 860, y: 360 };

/** Before the bet the house shows the seed's SHA-256. */
export const sealScene: Scene = {
  name: 'seal',
  ms: 6500,
  draw: (at, type) => {
    const printed = Math.round(filmRound.commitment.length * eased(at, 1500, 4200));
    return [
      ...glassHouse({ x: 230, y: 500, size: 280, frost: 1 }),
      ...padlock({ x: 230, y: 420, open: 0, colour: palette.gold }),
      ...arrow({ x: 400, y: 360 }, { x: 520, y: 360 }, { share: eased(at, 500, 1300) }),
      type.word('SHA-256', { x: 460, y: 330, size: 26, colour: palette.muted, opacity: eased(at, 700, 1300) }),
      element('g', { opacity: eased(at, 900, 1500) }, [
        plate({ ...BOARD, width: 640, height: 170, colour: palette.accent }),
        ...codeBlock(type, filmRound.commitment.slice(0, printed), {
          x: BOARD.x,
          y: BOARD.y - 6,
          size: 26,
          colour: () => palette.accent,
        }),
      ]),
    ];
  },
};
