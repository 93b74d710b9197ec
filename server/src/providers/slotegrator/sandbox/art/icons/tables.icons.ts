import { disc, fill, flat, line, shine } from '../paint.ts';

/** Table games, draws and arcades. */
export const tablesIcons = {
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
  chip:
    fill('night', 'M18 18H82V82H18Z') +
    line(
      'teal',
      'M30 8V18M50 8V18M70 8V18M30 82V92M50 82V92M70 82V92M8 30H18M8 50H18M8 70H18M82 30H92M82 50H92M82 70H92',
      3,
    ) +
    fill('pink', 'M34 34H66V66H34Z') +
    shine('M38 38H62V44H38Z', 0.4),
  bolt: fill('gold', 'M60 4L16 56H44L36 96L86 40H56Z') + shine('M56 14L30 48H40Z', 0.5),
  joystick:
    fill('night', 'M12 68H88L96 94H4Z') +
    line('steel', 'M50 70V36', 8) +
    fill('red', disc(50, 26, 20)) +
    shine(disc(43, 19, 5)) +
    fill('teal', disc(76, 76, 6)),
} as const;
