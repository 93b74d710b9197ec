import { winningTeam, type BattleConfig, type BattleContext, type BattleTeam } from 'games-engine/battle';
import type { SceneLight } from '../../core/game-kit/light/light.ts';
import { moodOf, isBigWin, type Mood } from '../../core/game-kit/mood.ts';
import { clamp01, easeOut, shareOf } from '../../core/game-kit/scene-maths.ts';
import { motion, REDUCED_MOTION_MS } from '../../core/tokens/tokens.ts';
import { middleOf, numberAt, restNumber, speedAt, spinPosition } from './battle-dial.ts';

/** How long the signal takes from the seed to the wheel, and from the number to its team, ms. */
export const TRACE_MS = 700;
export const ANSWER_MS = 420;

/** How long the ring of a win lasts after the answer, and the burst of a big one, ms. */
export const WIN_MS = 320;
export const BIG_WIN_MS = 1400;

/** How long a bet's signal runs, ms, and how many are shown at once. */
export const PULSE_MS = 700;
export const MAX_PULSES = 24;

/** A bet's signal on its way to the hub. */
export interface BetPulse {
  at: number;
  team: BattleTeam;
}

/** A round as the scene shows it. */
export interface SceneRound {
  id: string;
  hash: string; // the commitment whose seed makes the number
  from: number; // the number under the pointer before the spin
  draw: SceneDraw | undefined; // once there is one
  light: SceneLight | undefined; // while the round waits for it
  pulses: readonly BetPulse[]; // of the last bets, oldest first
}

/** A draw and when it is shown. */
export interface SceneDraw {
  number: number;
  team: BattleTeam; // that wins
  at: number; // server time at which the wheel starts
  spinMs: number;
  mood: Mood | undefined; // of the player's own bets; undefined without any
  big: boolean;
  sounds: BattleConfig['sounds']; // how loud it is
}

/** One moment of a round. */
export interface BattleFrame {
  position: number; // what is under the pointer, in numbers since the wheel's zero
  number: number; // the same as a number, 1 … 1000
  speed: number; // 0 … 1 of the wheel's greatest
  trace: number; // how much of the way from the seed to the wheel is lit, 0 … 1
  answer: number; // the same from the number to its team
  opacity: number; // of the number
  settled: boolean; // the wheel has stopped
  winProgress: number; // 0 … 1 through the ring of a win, 1 when over
  moving: boolean; // whether the next frame will differ
}

/** What the scene needs of the player's own bets. */
interface Own {
  stakeMinor: bigint;
  payoutMinor: bigint;
}

const ownOf = ({ bets, payoutsMinor }: BattleContext, player: string | undefined): Own | undefined => {
  const own = { stakeMinor: 0n, payoutMinor: 0n };
  if (player === undefined) return undefined;
  for (const [index, bet] of bets.entries()) {
    if (bet.player !== player) continue;
    own.stakeMinor += BigInt(bet.stakeMinor);
    own.payoutMinor += BigInt(payoutsMinor[index] ?? '0');
  }
  return own.stakeMinor === 0n ? undefined : own;
};

/** The draw that a machine's context describes, or undefined before there is one. `quick`: turbo, a short spin. */
export const sceneDraw = (context: BattleContext, player: string | undefined, quick = false): SceneDraw | undefined => {
  const { config, drawnAt, outcome } = context;
  if (!outcome || drawnAt === null) return undefined;
  const own = ownOf(context, player);
  return {
    number: outcome.number,
    team: winningTeam(outcome),
    at: drawnAt,
    spinMs: quick ? Math.min(config.spinMs, motion.turbo) : config.spinMs,
    mood: own && moodOf(own.payoutMinor, own.stakeMinor),
    big: own !== undefined && isBigWin(own.payoutMinor, own.stakeMinor),
    sounds: config.sounds,
  };
};

/** The signals of the last bets. */
export const pulsesOf = ({ bets }: BattleContext): BetPulse[] =>
  bets.slice(-MAX_PULSES).map(({ at, choice }) => ({ at, team: choice.team }));

/** The number under the pointer before the spin: where the wheel stopped last, or the round's own when nobody knows. */
export const startNumber = (roundId: string, last: number | undefined): number => last ?? restNumber(roundId);

/** How long a draw moves in all, ms. */
export const drawMs = ({ spinMs, mood, big }: SceneDraw, calm: boolean): number => {
  if (calm) return spinMs + REDUCED_MOTION_MS;
  return spinMs + ANSWER_MS + (mood !== 'win' ? 0 : big ? BIG_WIN_MS : WIN_MS);
};

const resting = (from: number): BattleFrame => ({
  position: middleOf(from),
  number: from,
  speed: 0,
  trace: 0,
  answer: 0,
  opacity: 1,
  settled: false,
  winProgress: 1,
  moving: false,
});

/** With little motion the wheel does not turn: when it would stop, it shows the number, faded in. */
const calmFrame = (from: number, draw: SceneDraw, now: number): BattleFrame => {
  const stoppedAt = draw.at + draw.spinMs;
  const settled = now >= stoppedAt;
  const shown = settled ? draw.number : from;
  return {
    ...resting(shown),
    trace: 1,
    answer: settled ? 1 : 0,
    opacity: settled ? shareOf(now, stoppedAt, REDUCED_MOTION_MS) : 1,
    settled,
    moving: now < draw.at + drawMs(draw, true),
  };
};

/** The picture of a round at a server time. Pure: the same time shows the same moment to everybody. */
export const battleFrame = (
  { from, draw }: Pick<SceneRound, 'from' | 'draw'>,
  now: number,
  calm: boolean,
): BattleFrame => {
  if (!draw || now < draw.at) return { ...resting(from), moving: draw !== undefined };
  if (calm) return calmFrame(from, draw, now);
  const stoppedAt = draw.at + draw.spinMs;
  const time = shareOf(now, draw.at, draw.spinMs);
  const position = spinPosition(from, draw.number, time);
  const winMs = drawMs(draw, false) - draw.spinMs - ANSWER_MS;
  return {
    position,
    number: numberAt(position),
    speed: speedAt(time),
    trace: easeOut(shareOf(now, draw.at, Math.min(TRACE_MS, draw.spinMs))),
    answer: time >= 1 ? easeOut(shareOf(now, stoppedAt, ANSWER_MS)) : 0,
    opacity: 1,
    settled: time >= 1,
    winProgress: winMs <= 0 ? 1 : clamp01((now - stoppedAt - ANSWER_MS) / winMs),
    moving: now < draw.at + drawMs(draw, false),
  };
};

/** How far a bet's signal has run, 0 … 1; 1 or more when it has arrived. */
export const pulseAt = ({ at }: BetPulse, now: number): number => Math.max(0, (now - at) / PULSE_MS);

/** Whether any signal of a bet is still on its way. */
export const hasPulses = (pulses: readonly BetPulse[], now: number): boolean => {
  const last = pulses.at(-1);
  return last !== undefined && pulseAt(last, now) < 1;
};
