import { clamp01, easeOut, shareOf } from '../../core/game-kit/scene-maths.ts';
import { REDUCED_MOTION_MS } from '../../core/tokens/tokens.ts';
import { ticketAt } from './classic-reel.ts';
import type { SceneBet, SceneDraw, SceneRound } from './classic-round.ts';

/** How long a new bet takes to grow into the ring, ms. */
export const GROW_MS = 420;

/** How long the ring takes to give way to the reel, and the signal from the seed to the pointer, ms. */
export const SWAP_MS = 320;
export const TRACE_MS = 700;

/** How long the signal takes from the pointer to the ticket's place on the line, ms. */
export const ANSWER_MS = 420;

/** How long the ring of a win lasts after that, and the burst of a big one, ms. */
export const WIN_MS = 320;
export const BIG_WIN_MS = 1400;

/** One moment of a round. Opacities and shares are 0 … 1. */
export interface ClassicFrame {
  ring: number; // opacity of the ring of shares
  reel: number; // opacity of the reel
  left: number; // share of the wait that is left
  position: number; // where the pointer stands on the reel, laps
  ticket: number; // under the pointer; 0 before a draw
  trace: number; // how much of the way from the seed to the pointer is lit
  answer: number; // the same from the pointer to the ticket's place on the line
  settled: boolean; // the reel has stopped
  winProgress: number; // through the ring of a win, 1 when over
  moving: boolean; // whether the next frame will differ
}

/** How much of a bet has grown into the ring. Under reduced motion it is there at once. */
export const grownShare = ({ at }: SceneBet, now: number, calm: boolean): number =>
  calm ? 1 : easeOut(shareOf(now, at, GROW_MS));

/** Whether some bet is still growing. */
export const isGrowing = ({ bets }: SceneRound, now: number, calm: boolean): boolean => {
  const last = bets.at(-1);
  return !calm && last !== undefined && now < last.at + GROW_MS;
};

const VOID_OPACITY = 0.4;

const idle: ClassicFrame = {
  ring: 1,
  reel: 0,
  left: 0,
  position: 0,
  ticket: 0,
  trace: 0,
  answer: 0,
  settled: false,
  winProgress: 1,
  moving: false,
};

const bettingFrame = (round: SceneRound, now: number, calm: boolean): ClassicFrame => {
  const { wait } = round;
  const left = wait ? 1 - shareOf(now, wait.until - wait.ms, wait.ms) : 0;
  return {
    ...idle,
    ring: round.isVoid ? VOID_OPACITY : 1,
    left,
    moving: left > 0 || isGrowing(round, now, calm),
  };
};

/** How long a draw moves in all, ms. */
export const drawMs = ({ spinMs, mood, big }: SceneDraw, calm: boolean): number => {
  if (calm) return spinMs + REDUCED_MOTION_MS;
  return spinMs + ANSWER_MS + (mood !== 'win' ? 0 : big ? BIG_WIN_MS : WIN_MS);
};

/** With little motion the shares stay until the reel would stop; then it is there, faded in, with the ticket. */
const calmFrame = (draw: SceneDraw, now: number): ClassicFrame => {
  const { at, reel, spinMs, travel, ticket } = draw;
  const stoppedAt = at + spinMs;
  const settled = now >= stoppedAt;
  const shown = settled ? shareOf(now, stoppedAt, REDUCED_MOTION_MS) : 0;
  return {
    ...idle,
    ring: 1 - shown,
    reel: shown,
    position: reel.start + travel,
    ticket: settled ? ticket : 0,
    trace: settled ? 1 : 0,
    answer: settled ? 1 : 0,
    settled,
    moving: now < at + drawMs(draw, true),
  };
};

/** How far a draw has come at a time. */
const drawFrame = (draw: SceneDraw, now: number): ClassicFrame => {
  const { at, reel, spinMs, travel, ticket } = draw;
  const stoppedAt = at + spinMs;
  const swap = shareOf(now, at, Math.min(SWAP_MS, spinMs));
  const settled = now >= stoppedAt;
  const position = reel.start + travel * easeOut(shareOf(now, at, spinMs));
  const winMs = drawMs(draw, false) - spinMs - ANSWER_MS;
  return {
    ...idle,
    ring: 1 - swap,
    reel: swap,
    position,
    ticket: settled ? ticket : ticketAt(reel, position),
    trace: easeOut(shareOf(now, at, Math.min(TRACE_MS, spinMs))),
    answer: settled ? easeOut(shareOf(now, stoppedAt, ANSWER_MS)) : 0,
    settled,
    winProgress: winMs <= 0 ? 1 : clamp01((now - stoppedAt - ANSWER_MS) / winMs),
    moving: now < at + drawMs(draw, false),
  };
};

/** The picture of a round at a server time. Pure: the same time shows the same moment to everybody. */
export const classicFrame = (round: SceneRound, now: number, calm: boolean): ClassicFrame => {
  const { draw } = round;
  if (!draw || now < draw.at) return { ...bettingFrame(round, now, calm), ...(draw && { moving: true }) };
  return calm ? calmFrame(draw, now) : drawFrame(draw, now);
};
