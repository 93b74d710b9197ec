import { palette } from '../../../core/art/palette.ts';
import { element, ring, stroke } from '../../../core/art/svg.ts';
import { between, eased } from '../../../core/film/clock.ts';
import type { Scene } from '../../../core/film/film.ts';
import type { Type } from '../../../core/film/type.ts';
import { arrow, codeBlock, plate, settling } from '../film-parts.ts';
import { filmRoll, filmRound } from '../film-round.ts';

const MACHINE = { x: 640, y: 200 };
const SCALE = { from: 240, to: 1040, y: 610 };

const machine = (at: number, type: Type): string[] => [
  ring(MACHINE.x, MACHINE.y, 92, palette.accent, 4, {
    'stroke-dasharray': '18 14',
    transform: `rotate(${(at / 30).toFixed(1)} ${MACHINE.x} ${MACHINE.y})`,
  }),
  ring(MACHINE.x, MACHINE.y, 74, palette.accent, 6),
  type.word('HMAC', { x: MACHINE.x, y: MACHINE.y - 4, size: 32, colour: palette.text }),
  type.word('SHA-256', { x: MACHINE.x, y: MACHINE.y + 28, size: 22, colour: palette.muted }),
];

const inputs = (share: number, type: Type): string[] => {
  const left = between(230, 500, share);
  const right = between(1050, 780, share);
  return [
    element('g', { opacity: 1 - share }, [
      plate({ x: left, y: MACHINE.y, width: 300, height: 76, colour: palette.gold }),
      type.code(`${filmRound.serverSeed.slice(0, 12)}…`, { x: left, y: MACHINE.y + 9, size: 26, colour: palette.gold }),
      plate({ x: right, y: MACHINE.y, width: 350, height: 76, colour: palette.win }),
      type.code(`${filmRound.clientSeed}:${filmRound.nonce}`, {
        x: right,
        y: MACHINE.y + 9,
        size: 25,
        colour: palette.win,
      }),
    ]),
  ];
};

const scale = (share: number, shown: number): string[] => {
  const at = between(SCALE.from, SCALE.to, (filmRound.roll / 10_000) * share);
  return [
    element('g', { opacity: shown }, [
      stroke(`M${SCALE.from} ${SCALE.y}H${SCALE.to}`, palette.surface3, 22),
      stroke(`M${SCALE.from} ${SCALE.y}H${at}`, palette.accent, 22),
      element('circle', { cx: at, cy: SCALE.y, r: 24, fill: palette.text }),
    ]),
  ];
};

/** Both seeds give the number by a public formula. */
export const drawScene: Scene = {
  name: 'draw',
  ms: 8000,
  draw: (at, type) => {
    const joined = eased(at, 700, 1900);
    const out = eased(at, 2000, 3200);
    const taken = eased(at, 3700, 4300);
    const rolled = eased(at, 5000, 6300);
    const digits = settling(filmRound.block, out, Math.floor(at / 80));
    const colour = (index: number): string =>
      index < filmRound.word.length ? palette.info : taken > 0.5 ? palette.border : palette.text;
    return [
      ...inputs(joined, type),
      ...machine(at, type),
      ...arrow({ x: 640, y: 310 }, { x: 640, y: 350 }, { share: out }),
      element('g', { opacity: eased(at, 2000, 2400) }, codeBlock(type, digits, { x: 640, y: 396, size: 26, colour })),
      type.word(`${Number.parseInt(filmRound.word, 16)} mod 10000 = ${filmRound.roll}`, {
        x: 640,
        y: 496,
        size: 34,
        colour: palette.info,
        opacity: taken,
      }),
      ...scale(rolled, eased(at, 4600, 5000)),
      type.word(filmRoll, { x: 640, y: 566, size: 44, colour: palette.text, opacity: eased(at, 5900, 6400) }),
    ];
  },
};
