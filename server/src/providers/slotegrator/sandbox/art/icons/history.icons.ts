import { corners, disc, fill, flat, line, shine } from '../paint.ts';

/** Egypt, the North, courts, the Wild West and the East. */
export const historyIcons = {
  scarab:
    line('teal', 'M24 34L10 22M20 54H4M24 72L10 84M76 34L90 22M80 54H96M76 72L90 84', 4) +
    fill('teal', 'M50 26Q80 28 78 60Q74 90 50 92Q26 90 22 60Q20 28 50 26Z') +
    fill('gold', 'M30 30Q34 8 50 10Q66 8 70 30Q50 38 30 30Z') +
    line('gold', 'M50 36V90', 3) +
    shine('M32 44Q36 36 44 38Q36 48 34 64Q30 54 32 44Z'),
  ankh: fill(
    'gold',
    'M50 6A20 22 0 0 1 60 46V52H86V66H59V94H41V66H14V52H40V46A20 22 0 0 1 50 6ZM50 18A9 11 0 0 0 50 40A9 11 0 0 0 50 18Z',
    ' fill-rule="evenodd"',
  ),
  pyramid:
    fill('gold', 'M50 10L94 84H6Z') +
    flat('#5a2f08', 'M50 10L94 84H62Z', 0.45) +
    flat('#5a2f08', 'M36 34H64M28 48H72', 1) +
    shine('M50 14L30 50L44 50Z', 0.3) +
    fill('orange', disc(50, 66, 9)) +
    flat('#2a0a12', disc(50, 66, 4)),
  shield:
    fill('steel', disc(50, 50, 43)) +
    fill('red', 'M50 14A36 36 0 0 1 86 50H50ZM50 86A36 36 0 0 1 14 50H50Z') +
    fill('gold', disc(50, 50, 12)) +
    flat('#12081f', disc(50, 14, 3) + disc(50, 86, 3) + disc(14, 50, 3) + disc(86, 50, 3)),
  ship:
    fill('white', 'M52 10Q86 24 78 58H52Z') +
    fill('red', 'M52 22Q82 30 80 42H52Z') +
    line('brown', 'M50 6V70', 5) +
    fill('brown', 'M4 60Q14 66 50 66Q86 66 96 52Q92 90 50 90Q10 90 4 60Z'),
  hammer:
    line('brown', 'M50 50V94', 10) +
    fill('steel', 'M12 14H88L94 34L88 54H12L6 34Z') +
    line('gold', 'M24 20V48M76 20V48', 3) +
    shine('M16 18H84V24H16Z', 0.5),
  rune: fill('night', 'M26 8L80 14L88 70L62 94L18 84L10 34Z') + line('teal', 'M38 26V76M38 28L64 44L38 56L66 76', 5),
  crown:
    fill('gold', 'M10 76L4 26L30 46L50 12L70 46L96 26L90 76Z') +
    fill('gold', 'M10 76H90V90H10Z') +
    fill('red', disc(50, 60, 8)) +
    fill('blue', disc(26, 62, 6)) +
    fill('blue', disc(74, 62, 6)) +
    shine('M18 40L26 52L22 66Z', 0.4),
  key: fill(
    'gold',
    'M28 8A24 24 0 0 1 44 50L80 80L74 88L66 84L60 92L50 82L34 58A24 24 0 0 1 28 8ZM28 20A11 11 0 0 0 28 44A11 11 0 0 0 28 20Z',
    ' fill-rule="evenodd"',
  ),
  chalice:
    fill('gold', 'M18 10H82Q84 52 56 58V78L76 90H24L44 78V58Q16 52 18 10Z') +
    fill('red', disc(50, 34, 9)) +
    shine('M26 16H36Q34 36 42 48Q26 40 26 16Z', 0.45),
  lamp:
    fill(
      'gold',
      'M94 40Q76 44 70 54Q66 42 50 42Q32 42 26 52Q8 46 8 60Q10 76 30 70Q36 84 42 84H62Q74 80 78 62Q86 56 94 40Z',
    ) +
    fill('gold', 'M38 84H66L72 94H32Z') +
    fill('gold', 'M42 42Q50 30 58 42Z') +
    line('teal', 'M92 34Q98 22 88 16Q80 10 88 2', 4) +
    shine('M34 54Q44 46 58 50Q44 52 34 54Z'),
  hat:
    fill('brown', 'M4 66Q20 58 26 60Q28 18 40 22Q50 28 60 22Q72 18 74 60Q80 58 96 66Q88 84 50 84Q12 84 4 66Z') +
    line('red', 'M27 58Q50 66 73 58', 6),
  horseshoe:
    fill(
      'steel',
      'M18 92L22 80Q8 44 24 22Q36 8 50 8Q64 8 76 22Q92 44 78 80L82 92H62Q78 50 64 34Q50 20 36 34Q22 50 38 92Z',
    ) + flat('#12081f', disc(22, 50, 3) + disc(30, 26, 3) + disc(50, 16, 3) + disc(70, 26, 3) + disc(78, 50, 3)),
  badge:
    fill('gold', corners(6, 50, 50, 42, 22)) +
    [0, 1, 2, 3, 4, 5]
      .map((n) => fill('gold', disc(50 + 42 * Math.sin((n * Math.PI) / 3), 50 - 42 * Math.cos((n * Math.PI) / 3), 6)))
      .join('') +
    fill('steel', disc(50, 50, 14)),
  lantern:
    line('gold', 'M50 4V18M50 82V96', 4) +
    fill('red', 'M30 20H70Q92 50 70 80H30Q8 50 30 20Z') +
    line('gold', 'M50 22V78M36 22Q24 50 36 78M64 22Q76 50 64 78', 2) +
    fill('gold', 'M30 14H70V24H30ZM30 76H70V86H30Z') +
    shine('M28 34Q22 50 28 64Q16 50 28 34Z', 0.4),
  fan:
    fill('red', 'M50 92L4 44Q20 12 50 10Q80 12 96 44Z') +
    line('gold', 'M50 92L20 30M50 92L36 16M50 92L64 16M50 92L80 30', 2) +
    fill('gold', 'M50 92L38 78Q50 70 62 78Z'),
  coin:
    fill('gold', disc(50, 50, 43)) +
    '<circle cx="50" cy="50" r="34" fill="none" stroke="#9a5a10" stroke-width="3"/>' +
    fill('night', 'M38 38H62V62H38Z') +
    shine('M22 34Q32 20 50 18Q34 26 26 44Z'),
} as const;
