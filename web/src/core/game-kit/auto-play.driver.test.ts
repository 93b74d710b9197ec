import { describe, expect, test } from 'vitest';
import { createAutoPlay } from './auto-play.driver.ts';
import type { AutoPlaySettings } from './auto-play.reducer.ts';
import type { PlayResult } from './play-result.ts';

const settings: AutoPlaySettings = {
  bets: 3,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'increase', percentBp: 10_000 },
  stopOnProfitMinor: undefined,
  stopOnLossMinor: undefined,
  stopOnSingleWinMinor: undefined,
};

const lost = (stakeMinor: bigint): PlayResult => ({ kind: 'settled', won: false, stakeMinor, payoutMinor: 0n });

/** Plays against a game that answers as told, and ends when auto play does. */
const playThrough = async (
  answers: ((stake: bigint) => PlayResult | Promise<PlayResult>)[],
  onPlay?: (stop: () => void) => void,
) => {
  const stakes: bigint[] = [];
  const waits: number[] = [];
  let inFlight = 0;
  let maxInFlight = 0;
  const auto = createAutoPlay(async (ms) => {
    waits.push(ms);
  });
  const play = async (stake: bigint): Promise<PlayResult> => {
    inFlight += 1;
    maxInFlight = Math.max(maxInFlight, inFlight);
    onPlay?.(() => auto.stop('player'));
    stakes.push(stake);
    await Promise.resolve();
    inFlight -= 1;
    const answer = answers[stakes.length - 1];
    if (!answer) throw new Error('no answer was given for this bet');
    return answer(stake);
  };
  const done = new Promise<void>((resolve) => {
    auto.subscribe(() => {
      if (auto.state().status === 'idle') resolve();
    });
  });
  auto.start({ settings, stakeMinor: 10n, maxStakeMinor: 1000n, play });
  auto.start({ settings, stakeMinor: 999n, maxStakeMinor: 1000n, play }); // a second press changes nothing
  return { auto, done, stakes, waits, most: () => maxInFlight };
};

describe('running auto play', () => {
  test('plays one bet after the other with the stakes of the rules', async () => {
    const game = await playThrough([lost, lost, lost]);
    await game.done;
    expect(game.stakes).toEqual([10n, 20n, 40n]);
    expect(game.most()).toBe(1);
    expect(game.auto.state()).toMatchObject({ ended: { reason: 'count', profitMinor: -70n } });
  });

  test('waits as long as it is told and then sends the same stake again', async () => {
    const game = await playThrough([() => ({ kind: 'delayed', retryAfterMs: 250 }), lost, lost, lost]);
    await game.done;
    expect(game.waits).toEqual([250]);
    expect(game.stakes).toEqual([10n, 10n, 20n, 40n]);
  });

  test('ends as unknown when the game itself breaks', async () => {
    const game = await playThrough([lost]);
    await game.done;
    expect(game.auto.state()).toMatchObject({ ended: { reason: 'unknown', settled: 1 } });
  });

  test('a stop in the middle of a bet ends after its result', async () => {
    const answers = [lost, lost];
    const game = await playThrough(answers, (stop) => stop());
    await game.done;
    expect(game.stakes).toHaveLength(1);
    expect(game.auto.state()).toMatchObject({ ended: { reason: 'player', settled: 1 } });
  });

  test('tells the bet under way that it was stopped, and a bet that is not placed yet is withdrawn', async () => {
    const auto = createAutoPlay();
    const told = Promise.withResolvers<void>();
    auto.start({
      settings,
      stakeMinor: 10n,
      maxStakeMinor: 1000n,
      play: (_stake, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            resolve({ kind: 'withdrawn' });
            told.resolve();
          });
        }),
    });
    auto.stop('player');
    expect(auto.state()).toMatchObject({ status: 'stopping' });
    await told.promise;
    await Promise.resolve();
    await Promise.resolve();
    expect(auto.state()).toMatchObject({ status: 'idle', ended: { reason: 'player', settled: 0, profitMinor: 0n } });
  });
});
