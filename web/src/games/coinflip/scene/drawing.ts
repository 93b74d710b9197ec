import type { CoinSide } from 'games-engine/coinflip';
import type { Graphics } from 'pixi.js';
import type { Burst } from '../../../core/game-kit/scene/sparks.ts';
import { drawWay, walkWay, type Way } from '../../../core/game-kit/scene/ways.ts';
import { WIN_SPARKS } from '../../../core/game-kit/scene/win.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import type { CoinflipLayout, FlipFrame } from './frame.ts';

/** The light of each side: the colour of its field on the coin. */
export const sideLight = { heads: 0x2fd6d8, tails: 0xff4d78 } as const satisfies Record<CoinSide, number>;

/** The light of the gold. */
export const GOLD = 0xffce76;

const css = (color: number, alpha = 1): string =>
  `rgba(${(color >> 16) & 255},${(color >> 8) & 255},${color & 255},${alpha})`;

/** A seat: a ring about dark glass, and who sits in it in the light of their side. One that is free has neither. */
export const paintSeat =
  (radius: number, side: CoinSide, isTaken: boolean) =>
  (pen: CanvasRenderingContext2D): void => {
    const light = sideLight[side];
    const glass = pen.createRadialGradient(0, -radius * 0.4, 0, 0, 0, radius);
    glass.addColorStop(0, css(light, isTaken ? 0.34 : 0.1));
    glass.addColorStop(0.55, 'rgba(7,20,26,.86)');
    glass.addColorStop(1, 'rgba(3,9,13,.94)');
    pen.beginPath();
    pen.arc(0, 0, radius, 0, Math.PI * 2);
    pen.fillStyle = glass;
    pen.fill();
    pen.save();
    pen.clip();
    const body = pen.createLinearGradient(0, -radius * 0.5, 0, radius);
    body.addColorStop(0, css(light, isTaken ? 1 : 0.2));
    body.addColorStop(1, css(light, isTaken ? 0.4 : 0.06));
    pen.fillStyle = body;
    pen.beginPath();
    pen.arc(0, -radius * 0.22, radius * 0.29, 0, Math.PI * 2);
    pen.ellipse(0, radius * 0.74, radius * 0.56, radius * 0.58, 0, 0, Math.PI * 2);
    pen.fill();
    pen.restore();
    const ring = pen.createLinearGradient(-radius, -radius, radius, radius);
    const metal = isTaken ? ['#fff0c2', '#c98a2c', '#7a4710', '#f0c060'] : ['#7b8794', '#3d4854', '#242c35', '#5a6672'];
    for (const [index, color] of metal.entries()) ring.addColorStop(index / 3, color);
    pen.strokeStyle = ring;
    pen.lineWidth = radius * (isTaken ? 0.1 : 0.05);
    pen.beginPath();
    pen.arc(0, 0, radius * 0.95, 0, Math.PI * 2);
    pen.stroke();
  };

/** A blank of neither face: it hides the coin where nothing may turn. */
export const paintBlank =
  (radius: number) =>
  (pen: CanvasRenderingContext2D): void => {
    const metal = pen.createLinearGradient(-radius, -radius, radius, radius);
    metal.addColorStop(0, '#ffe6a6');
    metal.addColorStop(0.5, '#b5812f');
    metal.addColorStop(1, '#5c3810');
    pen.fillStyle = metal;
    pen.beginPath();
    pen.ellipse(0, 0, radius, radius * 0.92, 0, 0, Math.PI * 2);
    pen.fill();
  };

/** The proof: a thin line of light from the seed that grows with the flip, to where the coin is highest. */
export const drawSignal = (g: Graphics, seed: Way, { way, landed }: FlipFrame, isTossed: boolean): void => {
  g.clear();
  if (!isTossed) return;
  const length = seed.length * Math.min(way * 2.2, 1);
  const color = landed ? GOLD : colors.accent;
  drawWay(g, seed, length);
  g.stroke({ color, width: 5, alpha: 0.16, join: 'round' });
  drawWay(g, seed, length);
  g.stroke({ color, width: 1.5, alpha: 0.9, join: 'round' });
  if (length === seed.length) return;
  let [x, y] = [0, 0];
  walkWay(seed, length, (toX, toY) => ([x, y] = [toX, toY]));
  g.circle(x, y, 3.5).fill(colors.text);
};

/** The dust that a landing raises: the same for everybody who sees it. */
export const dustOf = (id: string, { coin }: CoinflipLayout): Burst => ({
  id: `${id} dust`,
  count: 26,
  reach: coin.radius * 2.6,
  colors: [0xe9d6a8, 0xb9a06a, 0x8fb9b4],
  size: coin.radius * 0.62,
  fall: 0,
});

/** The dust that a toss raises about the launcher. */
export const puffOf = (id: string, { coin }: CoinflipLayout): Burst => ({
  id: `${id} toss`,
  count: 14,
  reach: coin.radius * 1.5,
  colors: [0xe9d6a8, 0xb9a06a, 0x8fb9b4],
  size: coin.radius * 0.5,
  fall: 0,
});

/** The sparks of the viewer's own win. */
export const winBurst = (id: string, { coin }: CoinflipLayout): Burst => ({
  id,
  count: WIN_SPARKS.small * 2,
  reach: coin.radius * 3,
  colors: [GOLD, 0xffffff, colors.win],
  size: coin.radius * 0.4,
  fall: coin.radius * 0.8,
});
