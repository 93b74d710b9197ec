import { palette } from '../art/palette.ts';
import { dot, element, gradient, picture, ring, stroke, type ArtFiles } from '../art/svg.ts';

const BODY = 'M22 82V46L50 22 78 46V82Z';
const SIGNAL = 'M22 74H36L41 68 47 78 53 66 58 74H78';

/** A small house of glass that looks in, with the signal line in its belly and a hand raised. */
const mascot = (): string =>
  picture(100, 100, [
    element('defs', {}, [
      gradient('g', [
        [0, palette.accent, 0.4],
        [1, palette.info, 0.1],
      ]),
    ]),
    stroke('M50 22V12', palette.text, 2.4),
    dot(50, 10, 3, palette.accent),
    ring(50, 10, 6, palette.accent, 1.2, { opacity: 0.5 }),
    element('path', { d: BODY, fill: palette.canvas }),
    element('path', { d: BODY, fill: 'url(#g)' }),
    stroke('M22 62L12 70', palette.text, 2.4),
    stroke('M78 58L90 42', palette.text, 2.4),
    dot(90.5, 40.5, 3, palette.accent),
    stroke('M38 82V92H31M62 82V92H69', palette.text, 2.4),
    stroke(BODY, palette.text, 2.4),
    stroke(SIGNAL, palette.accent, 2),
    ring(40, 51, 5.4, palette.text, 1.6),
    ring(60, 51, 5.4, palette.text, 1.6),
    dot(41.4, 51, 2.6, palette.text),
    dot(61.4, 51, 2.6, palette.text),
    stroke('M44 61Q50 65 56 61', palette.text, 1.8),
  ]);

export const art = (): ArtFiles => ({ 'mascot.svg': mascot() });
