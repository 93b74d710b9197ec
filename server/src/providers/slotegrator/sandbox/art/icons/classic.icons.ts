import { corners, disc, fill, flat, line, shine, type Paint } from '../paint.ts';

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

/** Fruit, gems and sweets. */
export const classicIcons = {
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
} as const;
