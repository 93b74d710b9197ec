import type { CoinSide } from 'games-engine/coinflip';
import type { Graphics } from 'pixi.js';
import { drawWay, type Way } from '../../core/game-kit/ways.ts';
import { colors } from '../../core/tokens/tokens.ts';
import { metals } from './coin-drawing.ts';
import type { FlipFrame } from './coinflip-flip.ts';
import { GROWTH, halves, ticketX, type CoinflipLayout } from './coinflip-layout.ts';
import type { SceneRoom } from './coinflip-scene-room.ts';
import { laneY, LANES } from './coinflip-trace.ts';

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
