import { corners, disc, fill, flat, line, shine, type Paint } from './paint.ts';

/*
 * Things on reels, each in a square of 100. A drawing is a text of SVG elements, from back to front.
 */

const leaf = (x: number, y: number): string => fill('green', `M${x} ${y}q14 -18 30 -8q-10 18 -30 8Z`);

const gem = (paint: Paint, sides: number): string => {
  const inner = corners(sides, 50, 50, 24);
  const rays = Array.from({ length: sides }, (_, index) => {
    const angle = 2 * Math.PI * (index / sides - 0.25);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${(50 + 24 * x).toFixed(1)} ${(50 + 24 * y).toFixed(1)}L${(50 + 43 * x).toFixed(1)} ${(50 + 43 * y).toFixed(1)}`;
  }).join('');
  return `${fill(paint, corners(sides, 50, 50, 43))}<path d="${rays}" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>${flat('#fff', inner, 0.28)}${shine('M34 30L50 22L58 28L38 40Z')}`;
};

const fishOf = (body: Paint, fin: Paint): string =>
  fill(fin, 'M72 50L94 30Q88 50 94 72Z') +
  fill(fin, 'M40 30Q54 8 66 30Z') +
  fill(body, 'M8 52Q34 14 76 50Q36 88 8 52Z') +
  line(fin, 'M38 36Q48 52 38 66', 4) +
  flat('#fff', disc(24, 47, 6)) +
  flat('#12081f', disc(23, 47, 3)) +
  shine('M20 36Q38 24 54 34Q38 30 20 36Z');

export const icons = {
  cherry:
    line('green', 'M54 18Q36 34 32 58M54 18Q66 36 68 58', 4) +
    leaf(54, 18) +
    fill('red', disc(30, 68, 20)) +
    fill('red', disc(68, 68, 20)) +
    shine(disc(24, 60, 5)) +
    shine(disc(62, 60, 5)),
  lemon:
    fill(
      'gold',
      'M8 54Q14 50 18 42Q34 16 66 24Q84 30 86 46Q92 48 94 54Q88 58 84 64Q66 88 34 78Q18 72 16 60Q10 58 8 54Z',
    ) +
    leaf(60, 24) +
    shine('M26 44Q36 30 56 32Q38 36 26 44Z'),
  plum:
    fill('violet', disc(50, 56, 34)) + line('brown', 'M50 26Q50 16 56 10', 4) + leaf(54, 20) + shine(disc(38, 42, 8)),
  grapes:
    [
      [30, 40],
      [50, 40],
      [70, 40],
      [40, 58],
      [60, 58],
      [50, 76],
    ]
      .map(([x = 0, y = 0]) => fill('violet', disc(x, y, 13)) + shine(disc(x - 4, y - 4, 3)))
      .join('') +
    line('brown', 'M50 28V12', 4) +
    leaf(50, 18),
  melon:
    fill('green', 'M6 40A44 44 0 0 0 94 40Z') +
    flat('#fdf6d8', 'M13 42A37 37 0 0 0 87 42Z') +
    fill('red', 'M18 42A32 32 0 0 0 82 42Z') +
    [32, 50, 68].map((x, index) => flat('#2a0a12', disc(x, index === 1 ? 62 : 53, 3.4))).join(''),
  seven:
    fill('red', 'M16 14H86V30Q60 52 54 88H30Q36 52 60 34H32V44H16Z') +
    shine('M20 18H82V22H20Z') +
    shine('M44 60Q50 46 62 36Q50 50 46 62Z', 0.35),
  bell:
    fill('gold', 'M50 12Q76 14 76 48Q76 62 88 72H12Q24 62 24 48Q24 14 50 12Z') +
    fill('orange', disc(50, 80, 9)) +
    fill('gold', 'M12 70H88V78H12Z') +
    shine('M34 28Q38 20 46 20Q38 30 36 52Q32 40 34 28Z'),
  ruby: gem('red', 8),
  sapphire: gem('blue', 6),
  emerald: gem('green', 4),
  amethyst: gem('violet', 5),
  topaz: gem('gold', 7),
  opal: gem('pink', 9),
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
  fish: fishOf('orange', 'red'),
  koi: fishOf('white', 'red'),
  shell:
    fill('pink', 'M50 90Q28 82 10 46Q14 28 26 24Q34 8 50 10Q66 8 74 24Q86 28 90 46Q72 82 50 90Z') +
    line('white', 'M50 84V22M46 82L28 32M54 82L72 32M42 78L16 46M58 78L84 46', 2) +
    fill('pink', 'M38 84H62L58 94H42Z'),
  anchor:
    line('steel', 'M50 28V86M32 40H68M14 60Q20 88 50 88Q80 88 86 60', 9) +
    fill('steel', disc(50, 18, 11)) +
    flat('#12081f', disc(50, 18, 4)) +
    fill('steel', 'M6 66L14 46L26 62ZM94 66L86 46L74 62Z'),
  pearl: fill('steel', 'M8 60Q50 20 92 60Q50 96 8 60Z') + fill('white', disc(50, 54, 22)) + shine(disc(42, 46, 7), 0.9),
  rocket:
    fill('orange', 'M38 78Q50 102 62 78Z') +
    fill('red', 'M30 54L12 80L36 74ZM70 54L88 80L64 74Z') +
    fill('white', 'M50 4Q76 30 66 78H34Q24 30 50 4Z') +
    fill('blue', disc(50, 40, 11)) +
    shine(disc(46, 36, 3)),
  planet:
    fill('orange', disc(50, 50, 29)) +
    flat('#7d2a10', 'M22 44Q50 54 78 44L79 52Q50 62 21 52Z', 0.4) +
    '<ellipse cx="50" cy="52" rx="46" ry="13" fill="none" stroke="#12081f" stroke-width="9" transform="rotate(-18 50 52)"/><ellipse cx="50" cy="52" rx="46" ry="13" fill="none" stroke="#ffe7a8" stroke-width="5" transform="rotate(-18 50 52)"/>' +
    flat('#f3a04b', 'M22 42A29 29 0 0 1 78 42Q50 50 22 42Z') +
    shine(disc(40, 32, 7), 0.4),
  star: fill('gold', corners(5, 50, 52, 46, 20)) + shine('M50 12L56 36L40 40Z', 0.5),
  owl:
    fill('brown', 'M20 20Q34 26 50 22Q66 26 80 20Q90 50 80 76Q68 94 50 94Q32 94 20 76Q10 50 20 20Z') +
    fill('gold', 'M34 66Q50 60 66 66Q64 88 50 90Q36 88 34 66Z') +
    fill('white', disc(34, 44, 15)) +
    fill('white', disc(66, 44, 15)) +
    flat('#12081f', disc(36, 45, 7) + disc(64, 45, 7)) +
    shine(disc(33, 42, 2.4) + disc(61, 42, 2.4), 1) +
    fill('orange', 'M43 54H57L50 66Z'),
  acorn:
    fill('gold', 'M22 44H78Q76 80 50 94Q24 80 22 44Z') +
    fill('brown', 'M14 46Q14 22 50 20Q86 22 86 46Z') +
    line('brown', 'M50 20Q50 12 56 6', 6) +
    shine('M32 52Q32 68 42 78Q28 70 32 52Z'),
  leaf:
    fill('green', 'M12 88Q4 30 88 10Q92 84 30 82Z') +
    line('green', 'M12 90Q34 58 68 32', 3) +
    shine('M24 54Q34 32 66 22Q40 36 24 54Z', 0.4),
  mushroom:
    fill('white', 'M38 50H62L66 88Q50 96 34 88Z') +
    fill('red', 'M6 54Q12 12 50 12Q88 12 94 54Q50 66 6 54Z') +
    flat('#fff', disc(34, 34, 7) + disc(58, 26, 5) + disc(70, 42, 6)),
  candy:
    fill('pink', 'M30 50L6 30Q2 50 6 70ZM70 50L94 30Q98 50 94 70Z') +
    fill('pink', disc(50, 50, 27)) +
    flat('#fff', 'M50 23Q64 36 50 50Q36 64 50 77Q28 72 30 50Q30 32 50 23Z', 0.75) +
    shine(disc(40, 38, 5)),
  donut:
    fill('brown', disc(50, 52, 42)) +
    fill(
      'pink',
      'M50 12A40 38 0 0 1 90 52Q84 62 76 58Q70 70 60 66Q50 78 40 68Q30 74 24 62Q12 62 10 52A40 38 0 0 1 50 12Z',
    ) +
    fill('night', disc(50, 48, 13)) +
    line('gold', 'M28 36L34 32M64 28L70 32M76 46L78 52M40 24L44 22', 3),
  lollipop:
    line('white', 'M50 54V96', 6) +
    fill('red', disc(50, 38, 34)) +
    '<path d="M50 38q6 -8 12 0q2 14 -12 14q-20 -2 -18 -18q6 -20 26 -16q20 6 18 28" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>',
  cupcake:
    fill('brown', 'M22 58H78L68 94H32Z') +
    line('gold', 'M38 62L42 90M62 62L58 90', 2) +
    fill('pink', 'M14 58Q10 42 28 40Q30 22 50 22Q70 22 72 40Q90 42 86 58Q50 68 14 58Z') +
    fill('red', disc(50, 18, 10)),
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
  sun: fill('orange', corners(12, 50, 50, 46, 32)) + fill('gold', disc(50, 50, 27)) + shine(disc(42, 42, 7)),
  palm:
    line('brown', 'M46 92Q56 66 50 40', 9) +
    fill(
      'green',
      'M50 40Q26 18 6 40Q26 34 50 40ZM50 40Q74 18 94 40Q74 34 50 40ZM50 40Q36 10 56 4Q52 20 50 40ZM50 40Q30 40 20 66Q36 50 50 40ZM50 40Q72 42 80 66Q64 50 50 40Z',
    ) +
    fill('orange', disc(46, 46, 6)),
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
  cactus:
    fill(
      'green',
      'M40 94V60H32Q16 60 16 42V30H28V42Q28 48 34 48H40V18Q40 6 50 6Q60 6 60 18V58H66Q72 58 72 50V38H84V52Q84 70 66 70H60V94Z',
    ) +
    line('green', 'M50 16V88', 2) +
    fill('pink', disc(50, 8, 6)),
  moon:
    fill('gold', 'M62 6A45 45 0 1 0 94 68A36 36 0 0 1 62 6Z') +
    shine('M30 30Q20 46 26 66Q12 46 30 30Z', 0.5) +
    flat('#fff', corners(4, 76, 34, 10, 3)),
  candle:
    fill('white', 'M34 40H66V92H34Z') +
    fill('orange', 'M50 4Q68 22 60 34Q50 42 40 34Q34 22 50 4Z') +
    flat('#fff3b0', 'M50 18Q58 28 50 36Q42 28 50 18Z') +
    flat('#c9d2e4', 'M58 42H64V88H58Z', 0.6) +
    line('white', 'M36 48V62', 4),
  orb:
    fill('brown', 'M26 84L34 72H66L74 84V94H26Z') +
    fill('violet', disc(50, 44, 36)) +
    shine('M26 36Q30 18 50 16Q36 24 32 42Z') +
    flat('#ffe08a', corners(4, 56, 48, 18, 5), 0.9),
  raven:
    fill('night', 'M6 36L24 26Q34 10 50 18Q60 24 62 38L94 74L70 70L76 92L52 78Q26 78 24 46L20 40Z') +
    flat('#ffd24a', disc(36, 28, 4)) +
    shine('M40 44Q52 48 66 64Q50 58 40 44Z', 0.25),
  flame:
    fill('red', 'M52 4Q88 38 80 68Q72 96 50 96Q26 96 20 70Q18 52 32 40Q34 54 42 56Q38 28 52 4Z') +
    fill('gold', 'M50 48Q68 66 62 82Q58 92 50 92Q38 92 36 78Q36 66 50 48Z'),
  egg:
    fill('teal', 'M50 6Q80 30 80 60Q78 94 50 94Q22 94 20 60Q20 30 50 6Z') +
    line('gold', 'M24 50Q32 42 40 50Q50 42 60 50Q68 42 76 50M22 68Q32 60 40 68Q50 60 60 68Q70 60 78 68', 3) +
    shine('M34 32Q40 22 48 18Q38 34 34 46Z'),
  eye:
    fill('gold', 'M4 50Q50 2 96 50Q50 98 4 50Z') +
    fill('orange', disc(50, 50, 24)) +
    flat('#12081f', 'M50 26Q60 50 50 74Q40 50 50 26Z') +
    shine(disc(42, 40, 5), 0.9),
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
  bolt: fill('gold', 'M60 4L16 56H44L36 96L86 40H56Z') + shine('M56 14L30 48H40Z', 0.5),
  joystick:
    fill('night', 'M12 68H88L96 94H4Z') +
    line('steel', 'M50 70V36', 8) +
    fill('red', disc(50, 26, 20)) +
    shine(disc(43, 19, 5)) +
    fill('teal', disc(76, 76, 6)),
  chip:
    fill('night', 'M18 18H82V82H18Z') +
    line(
      'teal',
      'M30 8V18M50 8V18M70 8V18M30 82V92M50 82V92M70 82V92M8 30H18M8 50H18M8 70H18M82 30H92M82 50H92M82 70H92',
      3,
    ) +
    fill('pink', 'M34 34H66V66H34Z') +
    shine('M38 38H62V44H38Z', 0.4),
  wheel:
    fill('gold', disc(50, 50, 45)) +
    Array.from({ length: 12 }, (_, n) => {
      const [a, b] = [(n * Math.PI) / 6, ((n + 1) * Math.PI) / 6];
      const at = (angle: number): string =>
        `${(50 + 38 * Math.sin(angle)).toFixed(1)} ${(50 - 38 * Math.cos(angle)).toFixed(1)}`;
      return flat(n === 0 ? '#1f9d55' : n % 2 === 0 ? '#16171f' : '#d22f3d', `M50 50L${at(a)}A38 38 0 0 1 ${at(b)}Z`);
    }).join('') +
    fill('gold', disc(50, 50, 13)) +
    flat('#fff', disc(72, 26, 5)),
  ace:
    fill('white', 'M18 14L60 6L72 80L30 88Z') +
    flat('#d22f3d', 'M42 34Q52 26 56 38Q62 54 48 64Q34 58 32 44Q32 32 42 34Z') +
    fill('white', 'M44 20L86 28L74 96L32 88Z') +
    flat('#16171f', 'M60 36Q78 52 74 62Q68 70 62 64L62 76H52L54 62Q46 68 42 58Q42 50 60 36Z'),
  balls:
    (
      [
        ['gold', 34, 36],
        ['red', 66, 40],
        ['blue', 48, 68],
      ] as const
    )
      .map(
        ([paint, x, y]) => fill(paint, disc(x, y, 24)) + flat('#fff', disc(x, y, 12)) + shine(disc(x - 10, y - 12, 4)),
      )
      .join('') +
    '<g fill="none" stroke="#12081f" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"><path d="M31 32L35 29V43M62 36Q70 30 70 38L62 47H71M44 62H53L48 68Q54 68 52 74Q48 78 44 74"/></g>',
} as const satisfies Readonly<Record<string, string>>;
export type Icon = keyof typeof icons;
