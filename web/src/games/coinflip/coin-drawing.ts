import type { CoinSide } from 'games-engine/coinflip';
import { FillGradient, type Graphics } from 'pixi.js';
import { colors } from '../../core/tokens/tokens.ts';
import { emblems, PEARLS } from './coin-emblems.ts';

/** The metal of each face. */
export const metals = { heads: colors.vip, tails: colors.muted } as const satisfies Record<CoinSide, number>;

/** How thick the coin is, in radii. */
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

/** What darkens a face that turns away. */
export const drawShade = (g: Graphics, radius: number): void => {
  g.clear();
  g.circle(0, 0, radius).fill(DARK);
};

/** What hides both faces where nothing may turn: a blank of neither metal. */
export const drawVeil = (g: Graphics, radius: number): void => {
  g.clear();
  g.circle(0, 0, radius).fill(colors['surface-3']);
  g.circle(0, 0, radius * 0.94).stroke({ color: colors.border, width: 1 });
  g.circle(0, 0, radius * 0.5).stroke({ color: colors.border, width: 1, alpha: 0.6 });
};
