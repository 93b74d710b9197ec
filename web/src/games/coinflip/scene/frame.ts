import { simulationSource } from 'games-engine';
import type { CoinSide } from 'games-engine/coinflip';
import { clamp01, easeOut, shareOf } from '../../../core/game-kit/scene/maths.ts';
import type { Point } from '../../../core/game-kit/scene/ways.ts';
import { WIN_MS } from '../../../core/game-kit/scene/win.ts';

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
  away: number; // 1 on the launcher … 0 in the middle of the table
  arm: number; // 0 … 1: how far the launcher's arm has swung
  lean: number; // radians
  way: number; // 0 … 1 of the flip's time
  veil: number; // 0 … 1: how much the faces are hidden
  landed: boolean;
  reveal: number; // 0 … 1: the light of the side that won floods
  puff: number; // 0 … 1 through the dust of the toss, 1 when it has settled
  dust: number; // 0 … 1 through the dust of the landing, 1 when it has settled
  winProgress: number; // 0 … 1 through what a win adds, 1 when over
  moving: boolean; // true when the next frame will differ
}

/** Time in which the winner's light floods, ms. */
export const REVEAL_MS = 420;

/** Time in which the dust of a toss or a landing settles, ms. */
export const DUST_MS = 800;

/** Time in which a face appears where nothing turns, ms. */
export const CALM_MS = 100;

const TURN_MS = 280; // time of the idle coin's turn, when the other side is chosen
const MIN_HALF_TURNS = 14;
const TOUCHDOWN = 0.86; // share of the flip's time: then it bounces once
const BOUNCE = 0.07;
const IN_THE_AIR = 0.96; // share of the turning that is done before the table
const HANG = 2.6; // the greater, the longer it stays about its height
const SLOWEST = 0.3; // speed of turning at its height, of the mean

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
  away: 0,
  arm: 0,
  lean: 0,
  way: 1,
  veil: 0,
  landed: true,
  reveal: 1,
  puff: 1,
  dust: 1,
  winProgress: 1,
  moving: false,
});

const SWING = 0.065; // share of the flip's time in which the arm swings up
const RETURN = 0.3; // share in which it sinks back

const armAt = (way: number): number => {
  if (way < SWING) return easeOut(way / SWING);
  const back = clamp01((way - SWING) / RETURN);
  return 1 - back * back * (3 - 2 * back);
};

const heightAt = (way: number): number => {
  if (way < TOUCHDOWN) return 1 - Math.abs((2 * way) / TOUCHDOWN - 1) ** HANG;
  const rest = (way - TOUCHDOWN) / (1 - TOUCHDOWN);
  return BOUNCE * 4 * rest * (1 - rest);
};

/** Share of the turning after a share of the time: quick from the hand, slow at the height, and it settles on the table. */
const turnedAt = (way: number): number => {
  if (way >= TOUCHDOWN) {
    const rest = (way - TOUCHDOWN) / (1 - TOUCHDOWN);
    return IN_THE_AIR + (1 - IN_THE_AIR) * (1 - (1 - rest) ** 2);
  }
  const share = way / TOUCHDOWN;
  return IN_THE_AIR * (SLOWEST * share + (1 - SLOWEST) * (((2 * share - 1) ** 3 + 1) / 2));
};

/** The picture of a flip at a server time, written into `frame`. The same time shows the same moment everywhere. */
export const flipFrame = (flip: Flip, now: number, isWon: boolean, frame: FlipFrame): FlipFrame => {
  const { startedAt, ms, from, to, halfTurns, lean, lift, calm } = flip;
  const way = shareOf(now, startedAt, ms);
  const landed = way >= 1;
  const sinceLanding = now - startedAt - Math.max(ms, 0);
  const winMs = isWon && !calm ? WIN_MS.small : 0; // nobody wins twice the stake: the house keeps its share
  const fades = calm && ms > 0;
  const isToss = ms > 0 && lift > 0;
  const revealMs = !isToss ? 0 : calm ? CALM_MS : REVEAL_MS;
  const dustMs = isToss && !calm ? DUST_MS : 0;
  const sinceTouchdown = now - startedAt - ms * TOUCHDOWN;
  const afterMs = Math.max(winMs, revealMs, dustMs, fades ? CALM_MS : 0);
  frame.angle = landed || calm ? angleOf(landed ? to : from) : angleOf(from) + halfTurns * Math.PI * turnedAt(way);
  frame.height = calm ? 0 : lift * heightAt(way);
  frame.away = landed ? 0 : lift * (calm ? 1 : 1 - easeOut(clamp01(way / TOUCHDOWN)));
  frame.arm = landed || calm ? 0 : lift * armAt(way);
  frame.lean = landed || calm ? 0 : lean * Math.sin(Math.PI * way);
  frame.way = way;
  frame.veil = fades ? 1 - clamp01(sinceLanding / CALM_MS) : 0;
  frame.landed = landed;
  frame.reveal = landed ? shareOf(sinceLanding, 0, revealMs) : 0;
  frame.puff = dustMs === 0 || way === 0 ? 1 : clamp01((now - startedAt) / dustMs);
  frame.dust = dustMs === 0 || sinceTouchdown < 0 ? 1 : clamp01(sinceTouchdown / dustMs);
  frame.winProgress = winMs === 0 ? 1 : clamp01(sinceLanding / winMs);
  frame.moving = !landed || sinceLanding < afterMs;
  return frame;
};

/** The frame of the coin's strip at a moment: on the table it leans back, in the air it turns about itself. */
export const coinFrame = ({ angle, height }: Pick<FlipFrame, 'angle' | 'height'>, frames: number): number => {
  const tilt = LEANS_BACK * (1 - clamp01(height * 5));
  const index = Math.round(((angle + tilt) / (Math.PI * 2)) * frames) % frames;
  return (index + frames) % frames;
};

const LEANS_BACK = 0.42; // radians

/** Place of a player beside the table. */
export interface SeatPlace {
  x: number;
  y: number;
  radius: number;
}

/** Places of the scene's parts, in CSS pixels. */
export interface CoinflipLayout {
  width: number;
  height: number;
  coin: { x: number; y: number; radius: number; rise: number; reach: number }; // on the table; how far up and from where it flies
  shadow: { y: number; width: number };
  table: { x: number; y: number; width: number }; // its top's middle; width of its rim
  launcher: { x: number; y: number; width: number }; // the cup of its arm at rest; width of its picture
  seats: readonly [SeatPlace, SeatPlace]; // the creator's, the joiner's
  label: { drop: number; size: number }; // place of a seat's word below it
}

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Growth of the coin in the air: nearer to us, so greater. */
export const GROWTH = 0.22;

/** The picture of the launcher, in shares of itself: the cup at rest, the lowest point; its height, of its width. */
export const LAUNCHER = { cup: { x: 0.755, y: 0.555 }, foot: 0.78, ratio: 224 / 256 } as const;

/** The picture of the table: its width, of its rim's; its height, of its width; where its top's middle is, of its height. */
export const TABLE = { across: 1.194, ratio: 360 / 960, top: 0.455 } as const;

/** Width of the strip's frame, of the coin in it. */
export const COIN_SHARE = 1.387;

/** Height of the table's top, of its width. */
export const FLAT = 0.37;

/** Half the width of a seat's longest word, of its letters' size. */
export const LABEL_HALF = 2.4;

/** The scene's geometry for a size. Works from 280 to any width and from 200 px height. */
export const coinflipLayout = (width: number, height: number): CoinflipLayout => {
  const table = Math.min(width * 0.86, height * 1.5);
  const tableY = height - table * FLAT * 0.5 - height * 0.09;
  const radius = between(Math.min(width * 0.14, height * 0.19), 30, 120);
  const y = tableY - radius * 0.62;
  const seat = between(Math.min(height * 0.13, width * 0.09), 20, 62);
  const size = Math.round(between(seat * 0.42, 12, 20));
  const seatX = between(table * 0.46, radius + seat + 12, width / 2 - seat - 6);
  const reach = between(seatX - size * LABEL_HALF - radius - 6, table * 0.08, table * 0.2); // a word beside the coin stays free
  const seatY = Math.max(tableY - seat - size - table * FLAT * 0.3, seat + 22);
  return {
    width,
    height,
    coin: { x: width / 2, y, radius, rise: Math.max(y - radius * (1 + GROWTH) - 14, 0), reach },
    shadow: { y: tableY + radius * 0.16, width: radius * 2.3 },
    table: { x: width / 2, y: tableY, width: table },
    launcher: { x: width / 2 - reach, y: y + radius * 0.86, width: radius * 2.9 },
    seats: [
      { x: width / 2 - seatX, y: seatY, radius: seat },
      { x: width / 2 + seatX, y: seatY, radius: seat },
    ],
    label: { drop: seat + size * 0.9, size },
  };
};

/** The line of the seed's light: along the top, to where the coin is highest. */
export const seedPath = ({ coin }: CoinflipLayout): Point[] => [
  { x: 0, y: 10 },
  { x: coin.x - 14, y: 10 },
  { x: coin.x, y: 24 },
];
