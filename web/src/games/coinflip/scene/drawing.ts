import type { CoinSide } from 'games-engine/coinflip';
import { FillGradient, type Graphics } from 'pixi.js';
import { drawWay, type Way } from '../../../core/game-kit/scene/ways.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import type { SceneRoom } from '../rooms/scene-room.ts';
import { emblems, PEARLS } from './coin-face.tsx';
import { type FlipFrame, GROWTH, halves, ticketX, type CoinflipLayout, laneY, LANES } from './frame.ts';

/** The metal of each face. */
const metals = { heads: colors.vip, tails: colors.muted } as const satisfies Record<CoinSide, number>;

/** Thickness of the coin, in radii. */
export const THICKNESS = 0.2;

const DARK = colors.canvas;
const LIGHT = 0xffffff;
const MILLED = 40; // grooves on the half of the edge that is seen

const blend = (from: number, to: number, share: number): number => {
  const channel = (shift: number): number => {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255];
    return Math.round(a + (b - a) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
};

const lit = (metal: number): FillGradient =>
  new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 }, // the library shifts any other start out of a local gradient
    end: { x: 0.7, y: 1 },
    colorStops: [
      { offset: 0.1, color: blend(metal, LIGHT, 0.5) },
      { offset: 0.5, color: metal },
      { offset: 0.95, color: blend(metal, DARK, 0.55) },
    ],
    textureSpace: 'local',
  });

// one texture each for as long as the page lives
const faces = { heads: lit(metals.heads), tails: lit(metals.tails) };
const rims = {
  heads: lit(blend(metals.heads, DARK, 0.3)),
  tails: lit(blend(metals.tails, DARK, 0.3)),
};

const drawEmblem = (g: Graphics, side: CoinSide, radius: number): void => {
  const ink = blend(metals[side], DARK, 0.72);
  const { rings, lines, shapes } = emblems[side];
  for (const ring of rings) g.circle(0, 0, ring * radius).stroke({ color: ink, width: radius * 0.075 });
  for (const [[x, y], [toX, toY]] of lines) g.moveTo(x * radius, y * radius).lineTo(toX * radius, toY * radius);
  if (lines.length > 0) g.stroke({ color: ink, width: radius * 0.06, cap: 'round' });
  for (const shape of shapes) g.poly(shape.flatMap(([x, y]) => [x * radius, y * radius])).fill(ink);
};

const drawPearls = (g: Graphics, side: CoinSide, radius: number): void => {
  const ink = blend(metals[side], DARK, 0.5);
  for (let pearl = 0; pearl < PEARLS.count; pearl += 1) {
    const angle = (pearl / PEARLS.count) * Math.PI * 2;
    const far = PEARLS.radius * radius;
    g.circle(Math.cos(angle) * far, Math.sin(angle) * far, Math.max(radius * 0.014, 0.7));
  }
  g.fill(ink);
};

/** One face around 0, drawn once: rim, field, pearls, emblem. */
export const drawFace = (g: Graphics, side: CoinSide, radius: number): void => {
  g.clear();
  g.circle(0, 0, radius).fill(rims[side]);
  g.circle(0, 0, radius * 0.94).fill(faces[side]);
  g.circle(0, 0, radius * 0.78).stroke({ color: blend(metals[side], DARK, 0.45), width: 1, alpha: 0.7 });
  drawPearls(g, side, radius);
  drawEmblem(g, side, radius);
  g.circle(0, 0, radius - 0.5).stroke({ color: blend(metals[side], LIGHT, 0.5), width: 1, alpha: 0.55 });
};

/** The back of the edge: a disc that stands out behind the face. */
export const drawBack = (g: Graphics, radius: number): void => {
  g.clear();
  g.circle(0, 0, radius).fill(blend(metals.heads, DARK, 0.62));
};

/** The edge between the two faces, of height 1: it is scaled to what is seen of it. */
export const drawEdge = (g: Graphics, radius: number): void => {
  g.clear();
  g.rect(-radius, -0.5, radius * 2, 1).fill(blend(metals.heads, DARK, 0.55));
  for (let groove = 1; groove < MILLED; groove += 1) {
    const x = -Math.cos((groove / MILLED) * Math.PI) * radius; // grooves crowd where the edge turns away
    g.rect(x - 0.5, -0.5, 1, 1);
  }
  g.fill(blend(metals.heads, DARK, 0.8));
};

/** Darkens a face that turns away. */
export const drawShade = (g: Graphics, radius: number): void => {
  g.clear();
  g.circle(0, 0, radius).fill(DARK);
};

/** Hides both faces where nothing may turn: a blank of neither metal. */
export const drawVeil = (g: Graphics, radius: number): void => {
  g.clear();
  g.circle(0, 0, radius).fill(colors['surface-3']);
  g.circle(0, 0, radius * 0.94).stroke({ color: colors.border, width: 1 });
  g.circle(0, 0, radius * 0.5).stroke({ color: colors.border, width: 1, alpha: 0.6 });
};

const LINE = 1.5;
const HATCH_STEP = 7;
const MARKER = 9;
const PENUMBRA = { color: 0x000000, alpha: 0.55 };
const UMBRA = { color: 0x000000, alpha: 0.45 };

/** The lanes on which the signal runs, faint, and the node where the seed enters. */
export const drawLanes = (g: Graphics, layout: CoinflipLayout): void => {
  const { band, seed } = layout;
  g.clear();
  for (let lane = 0; lane < LANES; lane += 1) {
    const y = Math.round(laneY(layout, lane)) + 0.5;
    g.moveTo(band.left, y).lineTo(band.right, y);
  }
  g.stroke({ color: colors.divider, width: 1, alpha: 0.5 });
  g.circle(seed.x, band.top, 4).fill(colors.accent);
  g.circle(seed.x, band.top, 8).stroke({ color: colors.accent, width: LINE, alpha: 0.9 });
};

/** Diagonal lines: the tails' half is known without its colour. */
const hatch = (g: Graphics, from: number, to: number, y: number, height: number): void => {
  for (let x = from - height; x < to; x += HATCH_STEP) {
    const [left, right] = [Math.max(x, from), Math.min(x + height, to)];
    if (right > left) g.moveTo(left, y + height - (left - x)).lineTo(right, y + height - (right - x));
  }
  g.stroke({ color: metals.tails, alpha: 0.85, width: 1 });
};

/** All tickets of the pot: heads filled, tails hatched; empty while the pot is not full. */
export const drawTickets = (g: Graphics, layout: CoinflipLayout, creatorSide: CoinSide, isFull: boolean): void => {
  const { bar } = layout;
  g.clear();
  for (const [index, { side, from, to }] of halves(layout, creatorSide).entries()) {
    const taken = isFull || index === 0;
    g.setFillStyle({ color: metals[side], alpha: !taken ? 0.08 : side === 'heads' ? 0.85 : 0.2 });
    g.rect(from, bar.y, to - from, bar.height).fill();
    if (taken && side === 'tails') hatch(g, from, to, bar.y, bar.height);
    if (!taken)
      g.rect(from + 0.5, bar.y + 0.5, to - from - 1, bar.height - 1).stroke({
        color: colors.border,
        width: 1,
        alpha: 0.5,
      });
  }
};

/** The signal's way to the coin, lit as far as the flip has come. */
export const drawFlight = (g: Graphics, flight: Way, { way, landed }: FlipFrame): void => {
  g.clear();
  drawWay(g, flight, flight.length * way);
  g.stroke({ color: landed ? colors.text : colors.info, width: LINE, alpha: landed ? 0.55 : 0.8, join: 'round' });
};

/** Its way from the coin to the winning ticket, once the coin has landed. */
export const drawResult = (g: Graphics, result: Way, { reveal }: FlipFrame): void => {
  g.clear();
  if (reveal <= 0) return;
  drawWay(g, result, result.length * reveal);
  g.stroke({ color: colors.text, width: LINE, alpha: 0.9, join: 'round' });
};

/** The coin's shadow: fainter and smaller the higher it flies. */
export const drawShadow = (g: Graphics, { coin, shadow }: CoinflipLayout): void => {
  g.clear();
  g.setFillStyle(PENUMBRA).ellipse(coin.x, shadow.y, shadow.width, shadow.height).fill();
  g.setFillStyle(UMBRA)
    .ellipse(coin.x, shadow.y, shadow.width * 0.62, shadow.height * 0.7)
    .fill();
};

/** Won: a tick. Lost: a cross. Somebody else's: a dot. */
const drawMark = (g: Graphics, x: number, y: number, won: boolean | undefined): void => {
  if (won === undefined) {
    g.circle(x, y, 2.5).fill(colors.text);
    return;
  }
  if (won)
    g.moveTo(x - 4, y)
      .lineTo(x - 1, y + 3.5)
      .lineTo(x + 4.5, y - 3.5);
  else
    g.moveTo(x - 3.5, y - 3.5)
      .lineTo(x + 3.5, y + 3.5)
      .moveTo(x + 3.5, y - 3.5)
      .lineTo(x - 3.5, y + 3.5);
  g.stroke({ color: won ? colors['on-accent'] : colors.loss, width: 2, cap: 'round', join: 'round' });
};

/** The marker on the winning ticket, drawn once: it is shown when the coin has landed. */
export const drawMarker = (g: Graphics, layout: CoinflipLayout, room: SceneRoom | undefined): void => {
  g.clear();
  if (!room?.ticket) return;
  const x = ticketX(layout, room.ticket, room.tickets);
  const y = layout.bar.y + layout.bar.height / 2;
  const color = room.won === undefined ? colors.text : room.won ? colors.win : colors.loss;
  g.circle(x, y, MARKER).fill(room.won ? colors.win : colors.canvas);
  g.circle(x, y, MARKER).stroke({ color, width: 2 });
  drawMark(g, x, y, room.won);
};

/** The ring that leaves the coin at a win. */
export const drawWin = (g: Graphics, { coin }: CoinflipLayout, { winProgress }: FlipFrame): void => {
  g.clear();
  if (winProgress <= 0 || winProgress >= 1) return;
  const radius = coin.radius * (1 + GROWTH + winProgress * 0.5);
  g.circle(coin.x, coin.y, radius).stroke({ color: colors.win, width: 2, alpha: (1 - winProgress) * 0.9 });
};
