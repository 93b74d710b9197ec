import { simulationSource } from 'games-engine';
import type { CoinSide } from 'games-engine/coinflip';
import { clamp01, shareOf } from '../../core/game-kit/scene-maths.ts';

/** How the coin turns from one face to another. Times are server times, ms. */
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
  moving: boolean; // whether the next frame will differ
}

/** How long the signal takes from the coin to the ticket, and the ring of a win to spread, ms. */
export const REVEAL_MS = 280;
export const WIN_MS = 420;

/** How long a face takes to appear where nothing turns, ms. */
export const CALM_MS = 100;

const TURN_MS = 280; // of the idle coin, when the other side is chosen
const MIN_HALF_TURNS = 14;
const SLOWING = 2.3; // the last half turn takes a quarter of the time
const TOUCHDOWN = 0.86; // of the flip's time: then it bounces once
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
