import { FillGradient, type Graphics, type Sprite } from 'pixi.js';
import { clamp01, easeInOut, mix, shareOf } from '../../../core/game-kit/scene/maths.ts';
import { drawWay, wayOf, type Way } from '../../../core/game-kit/scene/ways.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import type { SceneBet, SceneRound } from '../round.ts';
import {
  answerPath,
  GROW_MS,
  grownShare,
  LANDED,
  playerColor,
  seedPath,
  ticketX,
  type ClassicFrame,
  type ClassicLayout,
} from './frame.ts';

const TURN = Math.PI * 2;
const TOP = -Math.PI / 2;
const GAP = 3; // px between two pieces of glass
const DARK = 0x05060a;
const WHITE = 0xffffff;

/** The light of the place. */
export const AMBER = 0xffa23c;

/** Colours of what a win throws. */
export const GOLD = [0xffe2a0, 0xffc04d, 0xff8a2a, 0xfff6dc] as const;

/** Every way of a scene. */
export interface ScenePaths {
  seed: Way;
  answer: Way | undefined; // once there is a draw
}

export const scenePaths = (layout: ClassicLayout, round: SceneRound): ScenePaths => ({
  seed: wayOf(seedPath(layout)),
  answer: round.draw && wayOf(answerPath(layout, ticketX(layout, round.draw.ticket, round.tickets))),
});

/** Two colours mixed. */
const mixColors = (from: number, to: number, share: number): number => {
  const part = (shift: number): number => Math.round(mix((from >> shift) & 255, (to >> shift) & 255, share)) << shift;
  return part(16) | part(8) | part(0);
};

const fade = (stops: readonly (readonly [offset: number, color: string | number])[]): FillGradient =>
  new FillGradient({
    end: { x: 0, y: 1 },
    colorStops: stops.map(([offset, color]) => ({ offset, color })),
  });

const bodies = new Map<number, FillGradient>();

/** The body of glass in a colour: lit from above, deep in its middle, glowing at its foot. Made once for each colour. */
const bodyOf = (color: number): FillGradient => {
  const known = bodies.get(color);
  if (known) return known;
  const body = fade([
    [0, mixColors(color, WHITE, 0.3)],
    [0.16, mixColors(color, DARK, 0.22)],
    [0.55, mixColors(color, DARK, 0.68)],
    [0.84, mixColors(color, DARK, 0.45)],
    [1, color],
  ]);
  bodies.set(color, body);
  return body;
};

let gleam: FillGradient | undefined;

/** A piece of glass around a point: its body, what it mirrors of the light above, its bright edge. */
export const drawGlass = (
  g: Graphics,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  color: number,
  alpha = 1,
): void => {
  const shown = Math.max(width - GAP, 0.75);
  const [left, top, radius] = [x - shown / 2, y - height / 2, Math.min(10, shown / 3)];
  g.setFillStyle({ fill: bodyOf(color), alpha: 0.94 * alpha });
  g.roundRect(left, top, shown, height, radius).fill();
  if (shown < 8) return;
  gleam ??= fade([
    [0, 'rgba(255,255,255,.62)'],
    [1, 'rgba(255,255,255,.05)'],
  ]);
  g.setFillStyle({ fill: gleam, alpha });
  g.roundRect(left + 3, top + 3, shown - 6, height * 0.3, Math.max(radius - 3, 1)).fill();
  g.roundRect(left + 0.75, top + 0.75, shown - 1.5, height - 1.5, radius);
  g.stroke({ color: mixColors(color, WHITE, 0.45), width: 1.5, alpha: 0.85 * alpha });
};

const GHOSTS = 9; // pieces of the empty strip

/** Draws what never moves: the dark below the strip, the tray of the strip, the line of all tickets. */
export const drawGround = (
  g: Graphics,
  { strip, bar, width, height }: ClassicLayout,
  { tickets }: SceneRound,
): void => {
  const top = strip.y - strip.height;
  g.clear();
  g.rect(0, top, width, height - top).fill(
    fade([
      [0, 'rgba(5,6,10,0)'],
      [0.5, 'rgba(5,6,10,.72)'],
      [1, 'rgba(5,6,10,.9)'],
    ]),
  );
  g.roundRect(strip.x - 5, strip.y - strip.height / 2 - 5, strip.width + 10, strip.height + 10, 14);
  g.setFillStyle({ color: DARK, alpha: 0.55 });
  g.fill().stroke({ color: AMBER, width: 1, alpha: 0.45 });
  g.setFillStyle({ color: AMBER, alpha: 0.28 });
  g.roundRect(bar.x, bar.y, bar.width, bar.height, 1.5).fill();
  if (tickets > 0) return;
  const width1 = strip.width / GHOSTS;
  for (let index = 0; index < GHOSTS; index += 1) {
    const faint = 0.5 - Math.abs(index - (GHOSTS - 1) / 2) * 0.09;
    drawGlass(g, { ...strip, x: strip.x + width1 * (index + 0.5), width: width1 }, AMBER, faint);
  }
};

/** The line of all tickets, a stretch of light for each bet. */
export const drawLine = (g: Graphics, { bar }: ClassicLayout, { bets, tickets }: SceneRound): void => {
  g.clear();
  for (const { place, from, to } of bets) {
    const x = bar.x + (bar.width * (from - 1)) / tickets;
    const width = (bar.width * (to - from + 1)) / tickets;
    g.rect(x, bar.y, Math.max(width - 1, 0.75), bar.height).fill(playerColor(place));
  }
};

/** Adds up what each player holds at a time, as far as it has grown. Returns the sum. Allocates nothing. */
export const weigh = (round: SceneRound, now: number, calm: boolean, into: Float64Array): number => {
  let sum = 0;
  into.fill(0);
  for (const bet of round.bets) {
    const weight = (bet.to - bet.from + 1) * grownShare(bet, now, calm);
    into[bet.place] = (into[bet.place] ?? 0) + weight;
    sum += weight;
  }
  return sum;
};

const MIN_FOR_FACE = 34; // px of a piece's width

/** The size of a face on a piece of glass; 0 where there is no room for one. */
export const faceSize = (width: number, height: number): number =>
  width < MIN_FOR_FACE ? 0 : Math.min(width - 14, height * 0.54, 56);

/** The strip of shares, a piece of glass for each player, with their faces; one's own is marked below. */
export const drawShares = (
  g: Graphics,
  { strip }: ClassicLayout,
  own: number,
  { weights, sum }: { weights: Float64Array; sum: number },
  faces: readonly (Sprite | null)[],
): void => {
  g.clear();
  let left = strip.x;
  for (let place = 0; place < weights.length && sum > 0; place += 1) {
    const width = ((weights[place] ?? 0) / sum) * strip.width;
    const [x, face] = [left + width / 2, faces[place]];
    const size = faceSize(width, strip.height);
    left += width;
    if (face) {
      face.visible = size > 0;
      face.position.set(x, strip.y);
      face.setSize(Math.max(size, 1));
    }
    if (width < 0.5) continue;
    drawGlass(g, { x, y: strip.y, width, height: strip.height }, playerColor(place));
    if (place === own)
      g.roundRect(x - width / 2 + 3, strip.y + strip.height / 2 + 2, Math.max(width - 6, 1), 3, 1.5).fill(WHITE);
  }
};

/** Draws the rest of the wait: a ring of light about the glass that runs out clockwise. */
export const drawWait = (g: Graphics, { drum: { x, glass } }: ClassicLayout, left: number): void => {
  const radius = glass.radius + 9;
  g.clear();
  if (left <= 0) return;
  const from = TOP + (1 - left) * TURN;
  for (const [width, alpha] of [
    [7, 0.25],
    [2.5, 1],
  ] as const) {
    g.moveTo(x + Math.cos(from) * radius, glass.y + Math.sin(from) * radius).arc(x, glass.y, radius, from, TOP + TURN);
    g.stroke({ color: left < 0.25 ? colors.loss : colors.warn, width, alpha, cap: 'round' });
  }
};

/** The pointer above and below the reel: two tips of gold and the line of light between them. */
export const drawPointer = (g: Graphics, { strip, width }: ClassicLayout): void => {
  const [x, top, bottom] = [width / 2, strip.y - strip.height / 2, strip.y + strip.height / 2];
  g.clear();
  g.moveTo(x, top).lineTo(x, bottom).stroke({ color: AMBER, width: 7, alpha: 0.3 });
  g.moveTo(x, top).lineTo(x, bottom).stroke({ color: GOLD[3], width: 2 });
  for (const [tip, base] of [
    [top + 9, top - 9],
    [bottom - 9, bottom + 9],
  ] as const) {
    g.moveTo(x - 10, base)
      .lineTo(x + 10, base)
      .lineTo(x, tip)
      .closePath();
    g.fill(GOLD[1]).stroke({ color: GOLD[0], width: 1.5 });
  }
};

/** The proof as a line of light: from the edge into the drum, and once the reel stands on to the ticket's place. */
export const drawSignal = (
  g: Graphics,
  layout: ClassicLayout,
  paths: ScenePaths,
  round: SceneRound,
  { trace, answer, settled }: ClassicFrame,
): void => {
  g.clear();
  const { draw } = round;
  if (!draw || trace === 0) return;
  const color = settled ? playerColor(draw.place) : colors.accent;
  drawWay(g, paths.seed, paths.seed.length * trace);
  g.stroke({ color, width: 1.5 });
  if (!paths.answer || answer === 0) return;
  drawWay(g, paths.answer, paths.answer.length * answer);
  g.stroke({ color, width: 2, join: 'round' });
  if (answer < 1) return;
  const x = ticketX(layout, draw.ticket, round.tickets);
  g.circle(x, layout.bar.y + layout.bar.height / 2, 4)
    .fill(WHITE)
    .stroke({ color, width: 2 });
};

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const TUMBLE_MS = 2600; // period of a ticket's float in the drum

/** Puts a bet's ticket where it is at a time: on its arc into the drum, then afloat within the glass. Allocates nothing. */
export const placeTicket = (
  sprite: Sprite,
  { drum: { x, size, glass }, height }: ClassicLayout,
  index: number,
  { at }: Pick<SceneBet, 'at'>,
  { now, calm }: { now: number; calm: boolean },
): void => {
  const flown = calm ? 1 : shareOf(now, at, GROW_MS * LANDED);
  const angle = GOLDEN_ANGLE * (index + 1);
  const phase = calm ? angle : angle + (now % (TUMBLE_MS * 60)) / TUMBLE_MS;
  const reach = glass.radius * (0.3 + 0.42 * ((index * 0.37) % 1));
  const [homeX, homeY] = [Math.cos(angle) * reach, Math.abs(Math.sin(phase * 0.5 + angle)) * glass.radius * 0.3];
  const side = index % 2 === 0 ? -1 : 1;
  const way = easeInOut(flown);
  const lift = Math.sin(flown * Math.PI) * size * 0.2;
  sprite.visible = calm || now >= at;
  sprite.position.set(
    x + mix(side * size * 0.62, homeX, way),
    mix(height, glass.y + glass.radius * 0.28 + homeY, way) - lift,
  );
  sprite.setSize(size * mix(0.34, 0.17, way));
  sprite.rotation = (1 - way) * side * 2.4 + Math.sin(phase) * 0.5;
  sprite.alpha = clamp01(flown * 6);
};
