import { palette } from '../../core/art/palette.ts';
import type { ArtFiles } from '../../core/art/svg.ts';
import { dot, element, picture, ring, round, stroke } from '../../core/art/svg.ts';

const [WIDTH, HEIGHT] = [200, 160];

/** The signal that runs in from the left and ends at what the picture shows. */
function signal(y: number, to: number, colour: string): string[] {
  const d = `M8 ${y}H${to - 66}L${to - 56} ${y - 14} ${to - 44} ${y + 18} ${to - 34} ${y - 8} ${to - 28} ${y}H${to}`;
  return [stroke(d, colour, 2), dot(8, y, 3.4, colour)];
}

/** A coin seen from the front. */
function coin(x: number, y: number, r: number, colour: string): string[] {
  return [
    element('circle', { cx: x, cy: y, r, fill: colour, 'fill-opacity': 0.22 }),
    ring(x, y, r, colour, 2),
    ring(x, y, r * 0.72, colour, 1.4, { 'stroke-opacity': 0.6 }),
  ];
}

/** The corners of a regular shape as a closed path. */
function polygon(sides: number, x: number, y: number, r: number, turn = -0.25): string {
  const corners = Array.from({ length: sides }, (_, i) => {
    const angle = 2 * Math.PI * (i / sides + turn);
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

function airdrop(): string[] {
  const lines = [88, 112, 136, 160].map((x) => `M${x} 58L124 104`);
  return [
    ...signal(120, 104, palette.info),
    element('path', { d: 'M84 58A40 40 0 0 1 164 58Z', fill: palette.info, 'fill-opacity': 0.24 }),
    stroke('M84 58A40 40 0 0 1 164 58Q154 50 144 58 134 50 124 58 114 50 104 58 94 50 84 58Z', palette.info, 2),
    stroke(lines.join(''), palette.text, 1.4, { 'stroke-opacity': 0.7 }),
    element('rect', {
      x: 104,
      y: 104,
      width: 40,
      height: 32,
      rx: 5,
      fill: palette.surface3,
      stroke: palette.text,
      'stroke-width': 2,
    }),
    stroke('M124 104V136M104 118H144', palette.info, 2),
  ];
}

function cashback(): string[] {
  return [
    ...signal(124, 96, palette.win),
    ...coin(134, 84, 34, palette.gold),
    stroke('M88 84A46 46 0 0 1 172 58', palette.win, 3),
    stroke('M174 42V60H156', palette.win, 3),
    stroke('M180 86A46 46 0 0 1 98 113', palette.win, 3),
    stroke('M96 128V111H113', palette.win, 3),
    stroke('M124 96 144 72', palette.gold, 2.4),
    ring(126, 75, 4, palette.gold, 2.2),
    ring(142, 93, 4, palette.gold, 2.2),
  ];
}

function vipClub(): string[] {
  return [
    ...signal(128, 92, palette.gold),
    element('path', { d: polygon(6, 134, 84, 48), fill: palette.gold, 'fill-opacity': 0.14 }),
    stroke(polygon(6, 134, 84, 48), palette.gold, 2.4),
    stroke(polygon(6, 134, 84, 37), palette.gold, 1.2, { 'stroke-opacity': 0.6 }),
    stroke('M112 100 108 68 122 82 134 62 146 82 160 68 156 100Z', palette.gold, 2.4),
    ...[108, 134, 160].map((x, i) => dot(x, i === 1 ? 58 : 64, 3, palette.text)),
    stroke('M112 106H156', palette.text, 2),
  ];
}

function robbery(): string[] {
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * 2 * Math.PI;
    const at = (r: number): string => `${round(134 + r * Math.cos(angle))} ${round(84 + r * Math.sin(angle))}`;
    return `M${at(20)}L${at(48)}`;
  });
  return [
    ...signal(128, 92, palette.accent),
    element('circle', { cx: 134, cy: 84, r: 52, fill: palette.surface3 }),
    ring(134, 84, 52, palette.accent, 2.4),
    stroke(spokes.join(''), palette.accent, 1.4, { 'stroke-opacity': 0.7 }),
    element('circle', { cx: 134, cy: 84, r: 20, fill: palette.surface1, stroke: palette.text, 'stroke-width': 2 }),
    dot(134, 80, 4.4, palette.text),
    stroke('M134 82V92', palette.text, 3),
    stroke('M128 24H140L134 36Z', palette.text, 2),
  ];
}

function tournament(): string[] {
  return [
    ...signal(122, 115, palette.warn),
    element('path', { d: 'M108 36H160V62A26 26 0 0 1 108 62Z', fill: palette.warn, 'fill-opacity': 0.2 }),
    stroke('M108 36H160V62A26 26 0 0 1 108 62Z', palette.warn, 2.4),
    stroke('M108 44H94A16 18 0 0 0 110 70M160 44H174A16 18 0 0 1 158 70', palette.warn, 2),
    stroke('M134 88V106M116 122H152M122 122 126 106H142L146 122', palette.text, 2.2),
    stroke(polygon(5, 134, 58, 10), palette.text, 1.8),
  ];
}

function crypto(): string[] {
  const blocks = [
    [96, 60],
    [134, 84],
    [172, 60],
  ] as const;
  return [
    ...signal(126, 117, palette.info),
    stroke('M96 60 134 84 172 60M134 84V124', palette.info, 1.6, { 'stroke-opacity': 0.7 }),
    ...blocks.flatMap(([x, y], i) => [
      element('path', { d: polygon(6, x, y, 22), fill: palette.surface3 }),
      stroke(polygon(6, x, y, 22), i === 1 ? palette.win : palette.info, 2.2),
    ]),
    element('path', { d: polygon(6, 134, 126, 18), fill: palette.surface3 }),
    stroke(polygon(6, 134, 126, 18), palette.info, 2.2),
    stroke('M134 74V94M124 84H144', palette.win, 2.6),
    dot(96, 60, 4, palette.text),
    dot(172, 60, 4, palette.text),
    dot(134, 126, 3.4, palette.text),
  ];
}

function welcome(): string[] {
  const stacks = [
    [92, 1],
    [130, 2],
    [168, 4],
  ] as const;
  return [
    stroke('M20 126H184', palette.border, 1.6),
    ...stacks.flatMap(([x, coins]) =>
      Array.from({ length: coins }, (_, level) => {
        const y = 118 - level * 18;
        return element('rect', {
          x: x - 15,
          y: y - 8,
          width: 30,
          height: 14,
          rx: 7,
          fill: palette.surface3,
          stroke: palette.gold,
          'stroke-width': 2,
        });
      }),
    ),
    ...[92, 130, 168].map((x, i) => dot(x, [92, 74, 38][i] ?? 0, 4, palette.accent)),
    stroke('M20 110 56 106 92 92 130 74 168 38', palette.accent, 2),
    dot(20, 110, 3.4, palette.accent),
  ];
}

function newyear(): string[] {
  const arms = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6 + 1 / 12) * 2 * Math.PI;
    const at = (r: number, turn = 0): string =>
      `${round(134 + r * Math.cos(angle + turn))} ${round(82 + r * Math.sin(angle + turn))}`;
    return `M134 82L${at(50)}M${at(44, 0.2)}L${at(32)} ${at(44, -0.2)}M${at(29, 0.24)}L${at(20)} ${at(29, -0.24)}`;
  });
  return [
    ...signal(128, 92, palette.info),
    element('path', { d: polygon(6, 134, 82, 54), fill: palette.info, 'fill-opacity': 0.12 }),
    stroke(arms.join(''), palette.text, 2.2),
    ring(134, 82, 7, palette.info, 2.2),
    dot(166, 34, 3, palette.gold),
    dot(102, 32, 2.4, palette.gold),
    dot(180, 100, 2.4, palette.gold),
  ];
}

function repost(): string[] {
  return [
    ...signal(124, 96, palette.accent),
    element('rect', { x: 100, y: 50, width: 68, height: 64, rx: 10, fill: palette.surface3 }),
    stroke('M96 76V56A12 12 0 0 1 108 44H160', palette.accent, 3),
    stroke('M150 32 163 44 150 56', palette.accent, 3),
    stroke('M172 88V108A12 12 0 0 1 160 120H108', palette.win, 3),
    stroke('M118 108 105 120 118 132', palette.win, 3),
    stroke('M114 72H154M114 84H154M114 96H138', palette.text, 2.2, { 'stroke-opacity': 0.8 }),
  ];
}

function ton(): string[] {
  const gem = 'M96 48H172L134 124Z';
  return [
    ...signal(126, 112, palette.info),
    element('path', { d: gem, fill: palette.info, 'fill-opacity': 0.2 }),
    stroke(gem, palette.info, 2.6),
    stroke('M134 48V124', palette.text, 2.2),
    stroke('M114 48 134 124 154 48', palette.info, 1.2, { 'stroke-opacity': 0.6 }),
    dot(96, 48, 3.4, palette.text),
    dot(172, 48, 3.4, palette.text),
    dot(134, 124, 3.4, palette.win),
  ];
}

function partners(): string[] {
  return [
    ...signal(126, 100, palette.gold),
    element('circle', { cx: 118, cy: 80, r: 32, fill: palette.gold, 'fill-opacity': 0.16 }),
    element('circle', { cx: 150, cy: 80, r: 32, fill: palette.info, 'fill-opacity': 0.16 }),
    ring(118, 80, 32, palette.gold, 2.4),
    ring(150, 80, 32, palette.info, 2.4),
    stroke('M134 66V94M120 80H148', palette.text, 2.4),
  ];
}

/** Each banner's picture: what it is about, reached by a signal. */
export function art(): ArtFiles {
  const drawn = {
    airdrop: airdrop(),
    cashback: cashback(),
    crypto: crypto(),
    newyear: newyear(),
    partners: partners(),
    repost: repost(),
    robbery: robbery(),
    ton: ton(),
    tournament: tournament(),
    'vip-club': vipClub(),
    welcome: welcome(),
  };
  return Object.fromEntries(
    Object.entries(drawn).map(([name, parts]) => [`${name}.svg`, picture(WIDTH, HEIGHT, parts)]),
  );
}
