import { corners, disc, fill, flat, line, shine, type Paint } from '../paint.ts';

const fishOf = (body: Paint, fin: Paint): string =>
  fill(fin, 'M72 50L94 30Q88 50 94 72Z') +
  fill(fin, 'M40 30Q54 8 66 30Z') +
  fill(body, 'M8 52Q34 14 76 50Q36 88 8 52Z') +
  line(fin, 'M38 36Q48 52 38 66', 4) +
  flat('#fff', disc(24, 47, 6)) +
  flat('#12081f', disc(23, 47, 3)) +
  shine('M20 36Q38 24 54 34Q38 30 20 36Z');

/** Sea, forest and desert. */
export const natureIcons = {
  fish: fishOf('orange', 'red'),
  koi: fishOf('white', 'red'),
  shell:
    fill('pink', 'M50 90Q28 82 10 46Q14 28 26 24Q34 8 50 10Q66 8 74 24Q86 28 90 46Q72 82 50 90Z') +
    line('white', 'M50 84V22M46 82L28 32M54 82L72 32M42 78L16 46M58 78L84 46', 2) +
    fill('pink', 'M38 84H62L58 94H42Z'),
  pearl: fill('steel', 'M8 60Q50 20 92 60Q50 96 8 60Z') + fill('white', disc(50, 54, 22)) + shine(disc(42, 46, 7), 0.9),
  anchor:
    line('steel', 'M50 28V86M32 40H68M14 60Q20 88 50 88Q80 88 86 60', 9) +
    fill('steel', disc(50, 18, 11)) +
    flat('#12081f', disc(50, 18, 4)) +
    fill('steel', 'M6 66L14 46L26 62ZM94 66L86 46L74 62Z'),
  owl:
    fill('brown', 'M20 20Q34 26 50 22Q66 26 80 20Q90 50 80 76Q68 94 50 94Q32 94 20 76Q10 50 20 20Z') +
    fill('gold', 'M34 66Q50 60 66 66Q64 88 50 90Q36 88 34 66Z') +
    fill('white', disc(34, 44, 15)) +
    fill('white', disc(66, 44, 15)) +
    flat('#12081f', disc(36, 45, 7) + disc(64, 45, 7)) +
    shine(disc(33, 42, 2.4) + disc(61, 42, 2.4), 1) +
    fill('orange', 'M43 54H57L50 66Z'),
  raven:
    fill('night', 'M6 36L24 26Q34 10 50 18Q60 24 62 38L94 74L70 70L76 92L52 78Q26 78 24 46L20 40Z') +
    flat('#ffd24a', disc(36, 28, 4)) +
    shine('M40 44Q52 48 66 64Q50 58 40 44Z', 0.25),
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
  sun: fill('orange', corners(12, 50, 50, 46, 32)) + fill('gold', disc(50, 50, 27)) + shine(disc(42, 42, 7)),
  palm:
    line('brown', 'M46 92Q56 66 50 40', 9) +
    fill(
      'green',
      'M50 40Q26 18 6 40Q26 34 50 40ZM50 40Q74 18 94 40Q74 34 50 40ZM50 40Q36 10 56 4Q52 20 50 40ZM50 40Q30 40 20 66Q36 50 50 40ZM50 40Q72 42 80 66Q64 50 50 40Z',
    ) +
    fill('orange', disc(46, 46, 6)),
  cactus:
    fill(
      'green',
      'M40 94V60H32Q16 60 16 42V30H28V42Q28 48 34 48H40V18Q40 6 50 6Q60 6 60 18V58H66Q72 58 72 50V38H84V52Q84 70 66 70H60V94Z',
    ) +
    line('green', 'M50 16V88', 2) +
    fill('pink', disc(50, 8, 6)),
} as const;
