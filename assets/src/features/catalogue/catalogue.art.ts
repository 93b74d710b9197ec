import { palette } from '../../core/art/palette.ts';
import type { ArtFiles } from '../../core/art/svg.ts';
import { dot, element, picture, ring, stroke } from '../../core/art/svg.ts';

/** A screen without a picture: its signal runs on to where one would be. */
export function art(): ArtFiles {
  const svg = picture(240, 240, [
    element('rect', { width: 240, height: 240, fill: palette.surface2 }),
    element('rect', { x: 56, y: 72, width: 128, height: 96, rx: 12, fill: palette.surface3 }),
    stroke(
      'M68 72H172A12 12 0 0 1 184 84V156A12 12 0 0 1 172 168H68A12 12 0 0 1 56 156V84A12 12 0 0 1 68 72Z',
      palette.border,
      2,
    ),
    stroke('M72 128H96L104 108 116 148 126 118 132 128H152', palette.accent, 2.5),
    dot(72, 128, 4, palette.accent),
    ring(160, 128, 6, palette.accent, 2.5),
  ]);
  return { 'no-picture.svg': svg };
}
