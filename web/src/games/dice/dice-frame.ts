import type { DiceContext } from 'games-engine/dice';
import { isBigWin, moodOf, type Mood } from '../../core/game-kit/mood.ts';
import { clamp01, easeOut, shareOf } from '../../core/game-kit/scene-maths.ts';

/** How long the ring of a win lasts after the reveal, and the burst of a big one, ms. */
export const WIN_MS = 320;
export const BIG_WIN_MS = 1400;

/** When a round is shown. `startedAt`: server time at which the reveal begins. */
export interface RevealTiming {
  startedAt: number;
  revealMs: number;
  fromRoll: number; // where the marker stood before
  calm: boolean; // reduced motion: nothing travels
}

/** A round as the scene shows it. */
export interface SceneRound extends RevealTiming {
  id: string;
  roll: number;
  mood: Mood;
  big: boolean;
  seedHash: string | undefined; // the commitment whose seed made the number; undefined: of an earlier round
}

/** One moment of a round. */
export interface DiceFrame {
  roll: number; // whole, what the number says
  marker: number; // where the marker stands, 0 … 9999 with fractions
  trace: number; // how much of the signal's way is lit, 0 … 1
  opacity: number; // of marker and number
  settled: boolean; // the result is out
  winProgress: number; // 0 … 1 through the win's ring, 1 when over
  moving: boolean; // whether the next frame will differ
}

/** The round a machine's context describes, or undefined while it has none with a result. */
export const sceneRound = (context: DiceContext, seedHash: string, timing: RevealTiming): SceneRound | undefined => {
  const { bet, roll } = context;
  if (!bet || roll === undefined) return undefined;
  const [stake, payout] = [BigInt(bet.stakeMinor), BigInt(context.payoutMinor)];
  return {
    ...timing,
    id: bet.betId,
    roll,
    mood: moodOf(payout, stake),
    big: isBigWin(payout, stake),
    seedHash,
  };
};

/** How long a round moves in all, ms. */
export const roundMs = ({ revealMs, mood, big, calm }: SceneRound): number =>
  revealMs + (mood !== 'win' || calm ? 0 : big ? BIG_WIN_MS : WIN_MS);

/** The picture of a round at a server time. Pure: the same time shows the same moment everywhere. */
export const diceFrame = (round: SceneRound, now: number): DiceFrame => {
  const { startedAt, revealMs, fromRoll, roll, calm } = round;
  const elapsed = now - startedAt;
  const share = shareOf(now, startedAt, revealMs);
  const settled = share >= 1;
  const winMs = roundMs(round) - revealMs;
  const way = calm ? 1 : easeOut(share);
  const marker = settled ? roll : fromRoll + (roll - fromRoll) * way;
  return {
    roll: Math.round(marker),
    marker,
    trace: way,
    opacity: calm ? share : 1,
    settled,
    winProgress: winMs <= 0 ? 1 : clamp01((elapsed - revealMs) / winMs),
    moving: elapsed < roundMs(round),
  };
};
