import { simulationSource } from 'games-engine';
import type { CoinSide } from 'games-engine/coinflip';
import { clamp01, shareOf } from '../../../core/game-kit/scene/maths.ts';
import type { Point } from '../../../core/game-kit/scene/ways.ts';

/** Flip of the coin from one face to another. Times are server times, ms. */
export interface Flip {
  startedAt: number;
  ms: number;
  from: CoinSide;
  to: CoinSide;
  halfTurns: number; // odd when the faces differ
  lean: number; // radians: how far the axis of turning stands aslant
  lift: number; // 0 … 1: how high it goes
  calm: boolean; // reduced motion: nothing turns
}

/** One moment of a flip. Rewritten for each frame, in the same object. */
export interface FlipFrame {
  angle: number; // radians: the heads face us at 0, the tails at π
  height: number; // 0 on the table … 1 at the top
  lean: number; // radians
  way: number; // 0 … 1 of the flip's time
  veil: number; // 0 … 1: how much the faces are hidden
  landed: boolean;
  reveal: number; // 0 … 1 of the signal's way from the coin to the ticket
  winProgress: number; // 0 … 1 through what a win adds, 1 when over
  moving: boolean; // true when the next frame will differ
}

/** Time of the signal from the coin to the ticket, and of a win's ring, ms. */
export const REVEAL_MS = 280;
export const WIN_MS = 420;

/** Time in which a face appears where nothing turns, ms. */
export const CALM_MS = 100;

const TURN_MS = 280; // time of the idle coin's turn, when the other side is chosen
const MIN_HALF_TURNS = 14;
const SLOWING = 2.3; // the last half turn takes a quarter of the time
const TOUCHDOWN = 0.86; // share of the flip's time: then it bounces once
const BOUNCE = 0.07;

/** The angle at which a face looks at us. */
export const angleOf = (side: CoinSide): number => (side === 'heads' ? 0 : Math.PI);

/** The face that looks at us at an angle. */
export const faceAt = (angle: number): CoinSide => (Math.cos(angle) >= 0 ? 'heads' : 'tails');

/** When and how a drawn room is shown. `from`: the face that lay up before it. */
export interface FlipTiming {
  startedAt: number;
  ms: number;
  from: CoinSide;
  calm: boolean;
}

/** A room's flip. How often it turns and how it leans is ornament of the room's id: a replay looks the same. */
export const flipOf = (id: string, to: CoinSide, { startedAt, ms, from, calm }: FlipTiming): Flip => {
  const source = simulationSource(`coin ${id}`);
  const even = MIN_HALF_TURNS + source.int(3) * 2;
  const lean = (source.int(1001) / 1000 - 0.5) * 0.5;
  return { startedAt, ms, from, to, halfTurns: even + (from === to ? 0 : 1), lean, lift: 1, calm };
};

/** The idle coin turning over once, because the other side was chosen. */
export const turnOver = (from: CoinSide, to: CoinSide, startedAt: number, calm: boolean): Flip => {
  const differs = from !== to;
  return { startedAt, ms: differs ? TURN_MS : 0, from, to, halfTurns: differs ? 1 : 0, lean: 0, lift: 0, calm };
};

/** An object to write frames into. */
export const createFlipFrame = (): FlipFrame => ({
  angle: 0,
  height: 0,
  lean: 0,
  way: 1,
  veil: 0,
  landed: true,
  reveal: 1,
  winProgress: 1,
  moving: false,
});

const heightAt = (way: number): number => {
  if (way < TOUCHDOWN) return 4 * (way / TOUCHDOWN) * (1 - way / TOUCHDOWN);
  const rest = (way - TOUCHDOWN) / (1 - TOUCHDOWN);
  return BOUNCE * 4 * rest * (1 - rest);
};

/** The picture of a flip at a server time, written into `frame`. The same time shows the same moment everywhere. */
export const flipFrame = (flip: Flip, now: number, isWon: boolean, frame: FlipFrame): FlipFrame => {
  const { startedAt, ms, from, to, halfTurns, lean, lift, calm } = flip;
  const way = shareOf(now, startedAt, ms);
  const landed = way >= 1;
  const sinceLanding = now - startedAt - Math.max(ms, 0);
  const winMs = isWon && !calm ? WIN_MS : 0;
  const fades = calm && ms > 0;
  const revealMs = ms <= 0 || lift === 0 ? 0 : calm ? CALM_MS : REVEAL_MS;
  const afterMs = Math.max(winMs, revealMs, fades ? CALM_MS : 0);
  const turned = 1 - (1 - way) ** SLOWING;
  frame.angle = landed || calm ? angleOf(landed ? to : from) : angleOf(from) + halfTurns * Math.PI * turned;
  frame.height = calm ? 0 : lift * heightAt(way);
  frame.lean = landed || calm ? 0 : lean * Math.sin(Math.PI * way);
  frame.way = way;
  frame.veil = fades ? 1 - clamp01(sinceLanding / CALM_MS) : 0;
  frame.landed = landed;
  frame.reveal = landed ? shareOf(sinceLanding, 0, revealMs) : 0;
  frame.winProgress = winMs === 0 ? 1 : clamp01(sinceLanding / winMs);
  frame.moving = !landed || sinceLanding < afterMs;
  return frame;
};

/** Places of the scene's parts, in CSS pixels. */
export interface CoinflipLayout {
  width: number;
  height: number;
  coin: { x: number; y: number; radius: number; rise: number }; // y: on the table; rise: how far up it flies
  shadow: { y: number; width: number; height: number };
  band: { left: number; right: number; top: number; bottom: number }; // band in which the signal runs
  seed: { x: number; y: number };
  bar: { x: number; y: number; width: number; height: number }; // all tickets, side by side
  labels: { y: number; size: number };
}

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Growth of the coin in the air: nearer to us, so greater. */
export const GROWTH = 0.14;

/** The scene's geometry for a size. Works from 280 to any width and from 200 px height. */
export const coinflipLayout = (width: number, height: number): CoinflipLayout => {
  const side = between(width * 0.045, 16, 44);
  const bar = { x: side, y: Math.round(height - 42), width: width - side * 2, height: 10 };
  const seed = { x: side, y: 18 };
  const shadowY = bar.y - between(height * 0.06, 16, 26);
  const radius = between(Math.min(width * 0.17, height * 0.215), 36, 88);
  const y = shadowY - radius - between(height * 0.03, 6, 14);
  const top = radius * (1 + GROWTH) + 8;
  return {
    width,
    height,
    coin: { x: width / 2, y, radius, rise: Math.max(y - top, 0) },
    shadow: { y: shadowY, width: radius * 0.86, height: Math.max(radius * 0.1, 4) },
    band: { left: side, right: width - side, top: seed.y + 20, bottom: bar.y - 14 },
    seed,
    bar,
    labels: { y: bar.y + bar.height + 18, size: 12 },
  };
};

/** Place of a ticket on the bar: the middle of its share. */
export const ticketX = ({ bar }: CoinflipLayout, ticket: number, tickets: number): number =>
  bar.x + (bar.width * (ticket - 0.5)) / tickets;

const NUMBER_PX = 92; // greatest width of a ticket's number

/** Place of a ticket's number at `x`: inside the picture and beside the coin. */
export const numberX = ({ width, coin }: CoinflipLayout, x: number): number => {
  const clear = coin.radius + NUMBER_PX / 2;
  const beside = Math.abs(x - coin.x) < clear ? coin.x + (x < coin.x ? -clear : clear) : x;
  return between(beside, NUMBER_PX / 2, width - NUMBER_PX / 2);
};

/** A half of the bar: the creator's is the left one. */
export interface Half {
  side: CoinSide;
  from: number; // px
  to: number;
}

/** The two halves of the bar. Stakes are equal, so they are. */
export const halves = ({ bar }: CoinflipLayout, creatorSide: CoinSide): readonly [Half, Half] => {
  const middle = bar.x + bar.width / 2;
  return [
    { side: creatorSide, from: bar.x, to: middle - 1 },
    { side: creatorSide === 'heads' ? 'tails' : 'heads', from: middle + 1, to: bar.x + bar.width },
  ];
};

/** Lanes that the signals run on. */
export const LANES = 5;

const FINE = 1 << 20; // steps of the ornament's random lengths

/** Height of a lane from the top. */
export const laneY = ({ band }: Pick<CoinflipLayout, 'band'>, lane: number): number =>
  band.top + ((band.bottom - band.top) * lane) / (LANES - 1);

/**
 * The signal's way from the seed to the coin: along lanes, changing them at 45°, then into the coin from above. It says
 * nothing of what will come up. How it turns is ornament, drawn from the room's id, so that a replay looks the same.
 */
export const flightPath = (layout: CoinflipLayout, roomId: string): Point[] => {
  const source = simulationSource(`signal ${roomId}`);
  const { coin, seed, band } = layout;
  const step = laneY(layout, 1) - laneY(layout, 0);
  const points: Point[] = [{ x: seed.x, y: band.top }];
  let [x, lane] = [seed.x, 0];
  for (;;) {
    const next = (lane + 1 + source.int(LANES - 1)) % LANES;
    const drop = Math.abs(next - lane) * step;
    const run = 14 + (source.int(FINE) / FINE) * layout.width * 0.09;
    if (x + run + drop > coin.x) break;
    points.push({ x: x + run, y: laneY(layout, lane) }, { x: x + run + drop, y: laneY(layout, next) });
    x += run + drop;
    lane = next;
  }
  points.push({ x: coin.x, y: laneY(layout, lane) }, { x: coin.x, y: coin.y });
  return points;
};

/** The signal's way from the coin to the winning ticket: down, along the last lane, and onto the bar. */
export const resultPath = ({ coin, band, bar }: CoinflipLayout, targetX: number): Point[] => {
  const turn = Math.min(Math.abs(targetX - coin.x), (band.bottom - coin.y) / 2, 12) * Math.sign(targetX - coin.x);
  return [
    { x: coin.x, y: coin.y },
    { x: coin.x, y: band.bottom - Math.abs(turn) },
    { x: coin.x + turn, y: band.bottom },
    { x: targetX, y: band.bottom },
    { x: targetX, y: bar.y },
  ];
};
