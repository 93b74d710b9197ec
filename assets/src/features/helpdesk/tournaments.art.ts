import { palette } from '../../core/art/palette.ts';
import type { ArtFiles } from '../../core/art/svg.ts';
import { dot, element, gradient, picture, ring, round, stroke } from '../../core/art/svg.ts';

const WIDTH = 640;
const HEIGHT = 320;
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 };

/** A point around the middle of the picture; angles in degrees, 0 is up, clockwise. */
function at(radius: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  return `${round(CENTRE.x + radius * Math.sin(radians))} ${round(CENTRE.y - radius * Math.cos(radians))}`;
}

const turns = (count: number, offset = 0): number[] =>
  Array.from({ length: count }, (_, index) => offset + (360 / count) * index);

/** Near black, a little lighter at the top. */
function ground(): string[] {
  const shade = gradient('f', [
    [0, palette.surface2],
    [1, palette.canvas],
  ]);
  return [element('defs', {}, [shade]), element('rect', { width: WIDTH, height: HEIGHT, fill: 'url(#f)' })];
}

const faint = (d: string): string => stroke(d, palette.border, 1, { 'stroke-opacity': 0.28 });

/** A motif in the middle of faint lines that part around it. */
function within(motif: readonly string[]): string[] {
  const lines = [-100, -60, -20, 20, 60, 100].map((dy) => {
    const y = CENTRE.y + dy;
    const away = round(y + Math.sign(dy) * (128 - Math.abs(dy) * 0.9));
    return `M0 ${y}H110C190 ${y} 200 ${away} ${CENTRE.x} ${away}S450 ${y} 530 ${y}H${WIDTH}`;
  });
  return [faint(lines.join('')), ...motif];
}

/** The signal: in on the left, through the motif, out as a result on the right. */
function signal(through: string): string[] {
  return [
    stroke(`M48 ${CENTRE.y}${through}`, palette.win, 2.5),
    dot(48, CENTRE.y, 5, palette.win),
    ring(WIDTH - 48, CENTRE.y, 6, palette.win, 2.5),
  ];
}

const OUT = `H${WIDTH - 54}`;

/** An egg with a band, and a dotted trail around it to where it is hidden. */
function egg(): string[] {
  const shell = 'M320 58C372 58 402 132 402 178A82 84 0 0 1 238 178C238 132 268 58 320 58Z';
  return [
    element('path', { d: shell, fill: palette.accent, 'fill-opacity': 0.14 }),
    stroke(shell, palette.accent, 2.5),
    stroke('M251 124H389M238 196H402', palette.accent, 1.6, { 'stroke-opacity': 0.6 }),
    stroke('M257 230Q320 244 383 230', palette.gold, 1.6, { 'stroke-opacity': 0.8 }),
    ...[284, 320, 356].map((x) => dot(x, 96 + Math.abs(x - 320) * 0.12, 3.4, palette.gold)),
    stroke('M96 262C150 292 214 284 236 262', palette.gold, 2, { 'stroke-dasharray': '1 10' }),
    stroke('M84 254 96 270M96 254 84 270', palette.gold, 2.5),
    ...signal(`H232L254 184 276 136 298 184 320 136 342 184 364 136 386 184 408 160${OUT}`),
  ];
}

/** Fireworks: rays that end in lights. */
function fireworks(): string[] {
  const burst = (count: number, [inner, outer]: readonly [number, number], offset: number): string =>
    turns(count, offset)
      .map((turn) => `M${at(inner, turn)}L${at(outer, turn)}`)
      .join('');
  const lights = (count: number, radius: number, offset: number, colour: string): string[] =>
    turns(count, offset).map((turn) => {
      const [x = 0, y = 0] = at(radius, turn).split(' ').map(Number);
      return dot(x, y, 3.4, colour);
    });
  return [
    stroke(burst(12, [34, 92], 0), palette.accent, 2),
    stroke(burst(12, [58, 112], 15), palette.info, 1.6, { 'stroke-opacity': 0.75 }),
    ...lights(12, 102, 0, palette.gold),
    ...lights(12, 122, 15, palette.info),
    ring(CENTRE.x, CENTRE.y, 22, palette.text, 1.6, { 'stroke-opacity': 0.6 }),
    ...signal(`H286L304 176 320 132 336 186 352 160${OUT}`),
  ];
}

/** A snowflake of six arms. */
function snowflake(): string[] {
  const arms = turns(6).map((turn) => `M${at(18, turn)}L${at(122, turn)}`);
  const twigs = turns(6).flatMap((turn) =>
    [
      [58, 84, 15],
      [88, 112, 10],
    ].map(([from = 0, to = 0, aside = 0]) => `M${at(to, turn - aside)}L${at(from, turn)}L${at(to, turn + aside)}`),
  );
  const hexagon = `M${turns(6, 30)
    .map((turn) => at(40, turn))
    .join('L')}Z`;
  return [
    element('path', { d: hexagon, fill: palette.info, 'fill-opacity': 0.14 }),
    stroke(arms.join(''), palette.info, 2.5),
    stroke(twigs.join(''), palette.info, 2, { 'stroke-opacity': 0.75 }),
    stroke(hexagon, palette.text, 1.6, { 'stroke-opacity': 0.7 }),
    ...signal(`H262L286 190 306 142 326 172 352 96 372 160${OUT}`),
  ];
}

/** A year as a ring of four seasons, with a mark for each twelfth. */
function seasons(): string[] {
  const colours = [palette.info, palette.win, palette.warn, palette.loss];
  const arcs = colours.map((colour, quarter) =>
    stroke(`M${at(104, quarter * 90 + 4)}A104 104 0 0 1 ${at(104, quarter * 90 + 86)}`, colour, 5),
  );
  const months = turns(12).map((turn) => `M${at(turn % 90 === 0 ? 78 : 86, turn)}L${at(92, turn)}`);
  return [
    ...arcs,
    stroke(months.join(''), palette.text, 1.6, { 'stroke-opacity': 0.6 }),
    element('circle', { cx: CENTRE.x, cy: CENTRE.y, r: 62, fill: palette.accent, 'fill-opacity': 0.14 }),
    ring(CENTRE.x, CENTRE.y, 62, palette.accent, 2),
    element('path', { d: 'M312 30H328L320 46Z', fill: palette.text }),
    ...signal(`H272L290 180 306 128 322 190 338 144 352 160${OUT}`),
  ];
}

/** A jester's cap of three points with bells. */
function cap(): string[] {
  const left = 'M258 222C250 150 222 112 184 132 214 142 222 178 224 222';
  const middle = 'M258 222C262 150 286 98 320 58 354 98 378 150 382 222';
  const right = 'M382 222C390 150 418 112 456 132 426 142 418 178 416 222';
  const brim = 'M222 222H418L404 254H236Z';
  return [
    element('path', { d: `${middle}Z`, fill: palette.accent, 'fill-opacity': 0.18 }),
    element('path', { d: brim, fill: palette.gold, 'fill-opacity': 0.14 }),
    stroke(middle, palette.accent, 2.5),
    stroke(left, palette.loss, 2.5),
    stroke(right, palette.info, 2.5),
    stroke(brim, palette.gold, 2.5),
    ...[
      [184, 132],
      [320, 58],
      [456, 132],
    ].flatMap(([x = 0, y = 0]) => [dot(x, y, 8, palette.canvas), ring(x, y, 8, palette.gold, 2.5)]),
    ...[262, 291, 320, 349, 378].map((x) => dot(x, 238, 3.4, palette.gold)),
    ...signal(`H274L292 188 308 138 326 196 344 150 362 160${OUT}`),
  ];
}

/** A piggy bank under a star. */
function piggy(): string[] {
  const body = 'M246 182C246 136 288 114 330 114 378 114 410 142 410 182S378 244 330 244 246 226 246 182Z';
  const star = turns(10, 0)
    .map((turn, index) => {
      const radians = (turn * Math.PI) / 180;
      const radius = index % 2 === 0 ? 22 : 9;
      return `${round(322 + radius * Math.sin(radians))} ${round(60 - radius * Math.cos(radians))}`;
    })
    .join('L');
  return [
    element('path', { d: body, fill: palette.loss, 'fill-opacity': 0.12 }),
    stroke(body, palette.loss, 2.5),
    stroke('M394 132 420 116 416 150M278 238V262H298V246M358 244V262H378V234', palette.loss, 2.5),
    stroke('M410 170H430V198H408M246 176C226 178 222 160 234 154', palette.loss, 2.5),
    stroke('M302 130H342', palette.text, 3),
    dot(382, 146, 4, palette.text),
    element('path', { d: `M${star}Z`, fill: palette.gold, 'fill-opacity': 0.18 }),
    stroke(`M${star}Z`, palette.gold, 2),
    stroke('M322 90V118', palette.gold, 1.6, { 'stroke-dasharray': '1 7' }),
    ...signal(`H262L282 196 302 150 322 206 342 164 358 186 372 160${OUT}`),
  ];
}

/** Lanes of a track to a chequered line; one runner is ahead. */
function track(): string[] {
  const lanes = [46, 84, 122, 198, 236, 274].map((y) => `M0 ${y}H${WIDTH}`);
  const cell = 12;
  const squares = Array.from({ length: 38 }, (_, index) => [index % 2, Math.floor(index / 2)] as const)
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(([column, row]) => `M${476 + column * cell} ${46 + row * cell}h${cell}v${cell}h-${cell}z`);
  const runners = [
    [286, 103, palette.info],
    [232, 217, palette.loss],
    [348, 255, palette.gold],
    [398, 65, palette.accent],
  ] as const;
  return [
    faint(lanes.join('')),
    element('path', { d: squares.join(''), fill: palette.text, 'fill-opacity': 0.75 }),
    ...runners.flatMap(([x, y, colour]) => [
      stroke(`M48 ${y}H${x}`, colour, 2, { 'stroke-opacity': 0.55 }),
      dot(x, y, 6, colour),
    ]),
    ...signal(`H250L272 172 292 142 314 178 336 150 352 160${OUT}`),
    dot(446, CENTRE.y, 7, palette.win),
  ];
}

/** Past tournaments: one motif each, crossed by the signal. */
export function art(): ArtFiles {
  const motifs = {
    'easter-treasure-hunt': within(egg()),
    'festive-topia': within(fireworks()),
    'ice-boost': within(snowflake()),
    'fortune-season': within(seasons()),
    'jokers-jackpot-madness': within(cap()),
    'piggy-christmas': within(piggy()),
    race: track(),
  };
  return Object.fromEntries(
    Object.entries(motifs).map(([name, motif]) => [`${name}.svg`, picture(WIDTH, HEIGHT, [...ground(), ...motif])]),
  );
}
