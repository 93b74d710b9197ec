import { corners, disc, fill, flat, line, shine } from '../paint.ts';

/** Space, magic and dragons. */
export const fantasyIcons = {
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
} as const;
