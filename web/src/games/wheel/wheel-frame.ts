import type { WheelConfig, WheelContext } from 'games-engine/wheel';
import type { SceneLight } from '../../core/game-kit/light/light.ts';
import { isBigWin, moodOf, type Mood } from '../../core/game-kit/mood.ts';
import { clamp01, easeOut, shareOf } from '../../core/game-kit/scene-maths.ts';
import { motion, REDUCED_MOTION_MS } from '../../core/tokens/tokens.ts';
import { bendAt, restSegment, segmentAt, speedAt, spinPosition } from './wheel-spin.ts';

/** How long the signal takes from the seed to the wheel, and from its segment to the sector's end, ms. */
export const TRACE_MS = 700;
export const ANSWER_MS = 420;

/** How long the ring of a win lasts after the answer, and the burst of a big one, ms. */
export const WIN_MS = 320;
export const BIG_WIN_MS = 1400;

/** How long the wheel turns for who has switched turbo on, ms: it does not wait for the payouts. */
export const TURBO_SPIN_MS = motion.turbo;

/** How long a bet's signal runs, ms, and how many are shown at once. */
export const PULSE_MS = 700;
export const MAX_PULSES = 24;

/** A bet's signal on its way to the hub. */
export interface BetPulse {
  at: number;
  sector: number;
}

/** A draw and when it is shown. */
export interface SceneDraw {
  segment: number;
  sector: number; // that wins
  at: number; // server time at which the wheel starts
  spinMs: number;
  mood: Mood | undefined; // of the player's own bets; undefined without any
  big: boolean;
  sounds: WheelConfig['sounds']; // how loud it is
}

/** A round as the scene shows it. */
export interface SceneRound {
  id: string;
  hash: string; // the commitment that was shown before the bets
  segments: readonly number[]; // the sector of each
  multipliers: readonly number[];
  from: number; // the segment under the pointer before the spin
  draw: SceneDraw | undefined; // once there is one
  light: SceneLight | undefined; // while the round waits for it
  pulses: readonly BetPulse[]; // of the last bets, oldest first
}

/** One moment of a round. */
export interface WheelFrame {
  position: number; // what is under the pointer, in segments
  segment: number; // the same as a segment, 0 … 31
  speed: number; // 0 … 1 of the wheel's greatest
  bend: number; // 0 … 1: how far a pin takes the pointer along
  trace: number; // how much of the way from the seed to the wheel is lit, 0 … 1
  answer: number; // the same from the segment to its sector's end
  opacity: number; // of what has just changed
  settled: boolean; // the wheel has stopped
  winProgress: number; // 0 … 1 through the ring of a win, 1 when over
  moving: boolean; // whether the next frame will differ
}

interface Own {
  stakeMinor: bigint;
  payoutMinor: bigint;
}

const ownOf = ({ bets, payoutsMinor }: WheelContext, player: string | undefined): Own | undefined => {
  if (player === undefined) return undefined;
  const own = { stakeMinor: 0n, payoutMinor: 0n };
  for (const [index, bet] of bets.entries()) {
    if (bet.player !== player) continue;
    own.stakeMinor += BigInt(bet.stakeMinor);
    own.payoutMinor += BigInt(payoutsMinor[index] ?? '0');
  }
  return own.stakeMinor === 0n ? undefined : own;
};

/** The draw that a machine's context describes, or undefined before there is one. `quick`: turbo is on. */
export const sceneDraw = (context: WheelContext, player: string | undefined, quick: boolean): SceneDraw | undefined => {
  const { config, drawnAt, outcome } = context;
  if (!outcome || drawnAt === null) return undefined;
  const own = ownOf(context, player);
  return {
    segment: outcome.segment,
    sector: outcome.sector,
    at: drawnAt,
    spinMs: quick ? Math.min(config.spinMs, TURBO_SPIN_MS) : config.spinMs,
    mood: own && moodOf(own.payoutMinor, own.stakeMinor),
    big: own !== undefined && isBigWin(own.payoutMinor, own.stakeMinor),
    sounds: config.sounds,
  };
};

/** The signals of the last bets. */
export const pulsesOf = ({ bets }: WheelContext): BetPulse[] =>
  bets.slice(-MAX_PULSES).map(({ at, choice }) => ({ at, sector: choice.sector }));

/** The segment under the pointer before the spin: where the wheel stopped last, or the round's own when nobody knows. */
export const startSegment = (roundId: string, last: number | undefined): number => last ?? restSegment(roundId);

/** How long a draw moves in all, ms. */
export const drawMs = ({ spinMs, mood, big }: SceneDraw, calm: boolean): number => {
  if (calm) return spinMs + REDUCED_MOTION_MS;
  return spinMs + ANSWER_MS + (mood !== 'win' ? 0 : big ? BIG_WIN_MS : WIN_MS);
};

const resting = (segment: number): WheelFrame => ({
  position: segment,
  segment,
  speed: 0,
  bend: 0,
  trace: 0,
  answer: 0,
  opacity: 1,
  settled: false,
  winProgress: 1,
  moving: false,
});

/** With little motion the wheel does not turn: when it would stop, it shows where, faded in. */
const calmFrame = (from: number, draw: SceneDraw, now: number): WheelFrame => {
  const stoppedAt = draw.at + draw.spinMs;
  const settled = now >= stoppedAt;
  return {
    ...resting(settled ? draw.segment : from),
    trace: 1,
    answer: settled ? 1 : 0,
    opacity: settled ? shareOf(now, stoppedAt, REDUCED_MOTION_MS) : 1,
    settled,
    moving: now < stoppedAt + REDUCED_MOTION_MS,
  };
};

const turningFrame = (from: number, draw: SceneDraw, now: number): WheelFrame => {
  const { at, spinMs, segment } = draw;
  const share = shareOf(now, at, spinMs);
  const position = spinPosition(from, segment, share);
  const stoppedAt = at + spinMs;
  const winMs = drawMs(draw, false) - spinMs - ANSWER_MS;
  return {
    position,
    segment: segmentAt(position),
    speed: speedAt(share),
    bend: bendAt(position),
    trace: easeOut(shareOf(now, at, Math.min(TRACE_MS, spinMs))),
    answer: easeOut(shareOf(now, stoppedAt, ANSWER_MS)),
    opacity: 1,
    settled: share >= 1,
    winProgress: winMs === 0 ? 1 : clamp01((now - stoppedAt - ANSWER_MS) / winMs),
    moving: now < at + drawMs(draw, false),
  };
};

/** The picture of a round at a server time. Pure: the same time shows the same moment everywhere. */
export const wheelFrame = ({ from, draw }: SceneRound, now: number, calm: boolean): WheelFrame => {
  if (!draw || now < draw.at) return { ...resting(from), moving: draw !== undefined };
  return calm ? calmFrame(from, draw, now) : turningFrame(from, draw, now);
};

/** How far a bet's signal has come, 0 … 1. */
export const pulseAt = ({ at }: BetPulse, now: number): number => shareOf(now, at, PULSE_MS);

/** Whether any signal of a bet is still on its way. */
export const hasPulses = (pulses: readonly BetPulse[], now: number): boolean => {
  const last = pulses.at(-1);
  return last !== undefined && pulseAt(last, now) < 1;
};
