import { palette } from '../../../core/art/palette.ts';
import { element } from '../../../core/art/svg.ts';
import { eased } from '../../../core/film/clock.ts';
import type { Scene } from '../../../core/film/film.ts';
import { arrow, codeBlock, glassHouse, padlock, plate, tick } from '../film-parts.ts';
import { filmRound } from '../film-round.ts';

const X = 880;

/** The house reveals the seed; its SHA-256 is the one shown before the bet. */
export const revealScene: Scene = {
  name: 'reveal',
  ms: 7500,
  draw: (at, type) => {
    const open = eased(at, 500, 1000);
    const clear = eased(at, 1000, 1800);
    const printed = Math.round(filmRound.commitment.length * eased(at, 2700, 4200));
    const same = Math.round(filmRound.commitment.length * eased(at, 4500, 5700));
    const colour = (index: number): string => (index < same ? palette.win : palette.accent);
    return [
      element(
        'g',
        { opacity: clear },
        codeBlock(type, filmRound.serverSeed, { x: 250, y: 420, size: 13, colour: () => palette.gold }),
      ),
      ...glassHouse({ x: 250, y: 510, size: 330, frost: 1 - clear }),
      element('g', { opacity: 1 - clear }, padlock({ x: 250, y: 410, open, colour: palette.gold })),
      ...arrow({ x: 440, y: 470 }, { x: 540, y: 470 }, { share: eased(at, 1900, 2500) }),
      type.word('SHA-256', { x: 488, y: 440, size: 24, colour: palette.muted, opacity: eased(at, 1900, 2500) }),
      plate({ x: X, y: 240, width: 640, height: 150, colour: same > 0 ? palette.win : palette.accent }),
      ...codeBlock(type, filmRound.commitment, { x: X, y: 234, size: 26, colour }),
      element('g', { opacity: eased(at, 2400, 2800) }, [
        plate({ x: X, y: 470, width: 640, height: 150, colour: same > 0 ? palette.win : palette.gold }),
        ...codeBlock(type, filmRound.commitment.slice(0, printed), { x: X, y: 464, size: 26, colour }),
      ]),
      tick({ x: X, y: 355, share: eased(at, 5700, 6200) }),
    ];
  },
};
