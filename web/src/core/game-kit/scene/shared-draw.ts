import { REDUCED_MOTION_MS, motion } from '../../tokens/tokens.ts';
import { moodOf, winSizeOf, type Mood, type WinSize } from '../result/result.ts';
import { clamp01, easeOut, shareOf } from './maths.ts';
import { WIN_MS } from './win.ts';

/** Time of the signal from the seed to what moves, and from the result to its answer, ms. */
export const TRACE_MS = 700;
export const ANSWER_MS = 420;

/** Time of a bet's signal, ms, and the most shown at once. */
export const PULSE_MS = 700;
export const MAX_PULSES = 24;

/** Part of a shared game's config that says how its draw is shown. */
interface ShownConfig {
  readonly spinMs: number;
  readonly sounds?: unknown; // volumes
}

/** A draw of a shared game and when it is shown. */
export interface SharedDraw<Config extends ShownConfig = ShownConfig> {
  at: number; // server time at which the motion starts
  spinMs: number;
  mood: Mood | undefined; // mood of the player's own bets; undefined without any
  size: WinSize; // size of a win
  sounds: Config['sounds']; // volumes
}

/** The same part of its context. */
interface DrawnContext<Config extends ShownConfig = ShownConfig> {
  readonly bets: readonly { player: string; stakeMinor: string }[];
  readonly config: Config;
  readonly drawnAt: number | null;
  readonly payoutsMinor: readonly string[];
}

/** Mood of a player's bets and the size of a win. */
const resultFor = (
  { bets, payoutsMinor }: DrawnContext,
  player: string | undefined,
): Pick<SharedDraw, 'mood' | 'size'> => {
  let [stake, payout] = [0n, 0n];
  for (const [index, bet] of bets.entries()) {
    if (bet.player !== player) continue;
    stake += BigInt(bet.stakeMinor);
    payout += BigInt(payoutsMinor[index] ?? '0');
  }
  return { mood: stake === 0n ? undefined : moodOf(payout, stake), size: winSizeOf(payout, stake) };
};

/** The draw that a context describes, or undefined before there is one. `quick`: turbo does not wait for the payouts. */
export const sharedDraw = <Config extends ShownConfig>(
  context: DrawnContext<Config>,
  player: string | undefined,
  quick: boolean,
): SharedDraw<Config> | undefined => {
  const { config, drawnAt } = context;
  if (drawnAt === null) return undefined;
  const spinMs = quick ? Math.min(config.spinMs, motion.turbo) : config.spinMs;
  return { at: drawnAt, spinMs, ...resultFor(context, player), sounds: config.sounds };
};

/** Length of a draw's motion, ms. `calm`: under reduced motion. */
export const drawMs = ({ spinMs, mood, size }: Omit<SharedDraw, 'at' | 'sounds'>, calm: boolean): number => {
  if (calm) return spinMs + REDUCED_MOTION_MS;
  return spinMs + ANSWER_MS + (mood === 'win' ? WIN_MS[size] : 0);
};

/** One moment of a draw. Shares are 0 … 1. */
export interface DrawPhase {
  trace: number; // lit share of the way from the seed to what moves
  answer: number; // the same from the result to its answer
  opacity: number; // opacity of what has just changed
  settled: boolean; // the motion has stopped
  winProgress: number; // through the ring of a win, 1 when over
  moving: boolean; // true when the next frame will differ
}

/** The phase before a draw begins. */
export const beforeDraw: DrawPhase = {
  trace: 0,
  answer: 0,
  opacity: 1,
  settled: false,
  winProgress: 1,
  moving: false,
};

/** The phase at a server time. With little motion nothing moves: when it would stop, the result fades in. */
export const drawPhase = (draw: SharedDraw, now: number, calm: boolean): DrawPhase => {
  const { at, spinMs } = draw;
  const stoppedAt = at + spinMs;
  const settled = shareOf(now, at, spinMs) >= 1;
  const moving = now < at + drawMs(draw, calm);
  if (calm) {
    const opacity = settled ? shareOf(now, stoppedAt, REDUCED_MOTION_MS) : 1;
    return { ...beforeDraw, trace: 1, answer: settled ? 1 : 0, opacity, settled, moving };
  }
  const winMs = drawMs(draw, false) - spinMs - ANSWER_MS;
  return {
    trace: easeOut(shareOf(now, at, Math.min(TRACE_MS, spinMs))),
    answer: settled ? easeOut(shareOf(now, stoppedAt, ANSWER_MS)) : 0,
    opacity: 1,
    settled,
    winProgress: winMs <= 0 ? 1 : clamp01((now - stoppedAt - ANSWER_MS) / winMs),
    moving,
  };
};

/** A bet's signal on its way to the hub. */
export interface Pulse {
  at: number; // server time of the bet
}

/** Way of a bet's signal, 0 … 1. */
export const pulseAt = ({ at }: Pulse, now: number): number => shareOf(now, at, PULSE_MS);

/** True while a signal of a bet is on its way. `pulses`: oldest first. */
export const hasPulses = (pulses: readonly Pulse[], now: number): boolean => {
  const last = pulses.at(-1);
  return last !== undefined && pulseAt(last, now) < 1;
};
