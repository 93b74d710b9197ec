import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  autoPlay,
  autoPlayIdle,
  MAX_DELAYS,
  nextStake,
  type AutoPlayEvent,
  type AutoPlaySettings,
  type AutoPlayState,
  createAutoPlay,
} from './auto-play.ts';
import type { PlayResult } from '../result/result.ts';

const plain: AutoPlaySettings = {
  bets: 0,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'reset' },
  stopOnProfitMinor: undefined,
  stopOnLossMinor: undefined,
  stopOnSingleWinMinor: undefined,
};

const started = (settings: Partial<AutoPlaySettings> = {}, stakeMinor = 100n): AutoPlayEvent => ({
  type: 'started',
  settings: { ...plain, ...settings },
  stakeMinor,
  maxStakeMinor: 10_000n,
});
const sent: AutoPlayEvent = { type: 'sent' };
const won = (stakeMinor: bigint, payoutMinor: bigint): AutoPlayEvent => ({
  type: 'settled',
  bet: { won: true, stakeMinor, payoutMinor },
});
const lost = (stakeMinor: bigint): AutoPlayEvent => ({
  type: 'settled',
  bet: { won: false, stakeMinor, payoutMinor: 0n },
});
const run = (...events: AutoPlayEvent[]): AutoPlayState => events.reduce(autoPlay, autoPlayIdle);
const stakeOf = (state: AutoPlayState): bigint => (state.status === 'idle' ? 0n : nextStake(state.run));

describe('auto play', () => {
  test('places the chosen number of bets and ends', () => {
    const state = run(started({ bets: 2 }), sent, lost(100n), sent, won(100n, 190n));
    expect(state).toEqual({ status: 'idle', ended: { reason: 'count', settled: 2, profitMinor: -10n } });
  });

  test('goes on until stopped when the number is 0', () => {
    const rounds = Array.from({ length: 500 }, () => [sent, lost(100n)]).flat();
    expect(run(started(), ...rounds).status).toBe('ready');
  });

  test('never has a second bet in flight', () => {
    const state = run(started(), sent);
    expect(autoPlay(state, sent)).toBe(state);
  });

  test('increases by the exact percent, hundredths floored, and resets', () => {
    const settings = { onLoss: { kind: 'increase', percentBp: 333 }, onWin: { kind: 'reset' } } as const;
    const state = run(started(settings, 10n), ...Array.from({ length: 10 }, () => [sent, lost(10n)]).flat());
    expect(stakeOf(state)).toBe(13n); // 10 × 1.0333^10 = 13.87…: small steps add up
    expect(stakeOf(autoPlay(autoPlay(state, sent), won(13n, 24n)))).toBe(10n);
  });

  test('increases by exactly what was said, to a millionth of a hundredth', () => {
    const settings = { onWin: { kind: 'increase', percentBp: 1250 } } as const;
    const state = run(started(settings, 8000n), sent, won(8000n, 15_200n));
    expect(state).toMatchObject({ run: { stakeFine: 9000n * 1_000_000n } });
  });

  test('keeps both stakes by default, so a loss never raises one by itself', () => {
    expect(stakeOf(run(started(), sent, lost(100n)))).toBe(100n);
  });

  test.each([
    ['profit', started({ stopOnProfitMinor: 90n }), won(100n, 190n)],
    ['loss', started({ stopOnLossMinor: 100n }), lost(100n)],
    ['single-win', started({ stopOnSingleWinMinor: 190n }), won(100n, 190n)],
    ['limit', started({ onLoss: { kind: 'increase', percentBp: 10_000 } }, 6000n), lost(6000n)],
  ] as const)('stops for %s', (reason, begin, result) => {
    expect(run(begin, sent, result)).toMatchObject({ status: 'idle', ended: { reason, settled: 1 } });
  });

  test('a limit that is not reached stops nothing', () => {
    expect(run(started({ stopOnProfitMinor: 91n, stopOnSingleWinMinor: 191n }), sent, won(100n, 190n)).status).toBe(
      'ready',
    );
  });

  test('asked to stop in the middle of a bet it waits for the result and counts it', () => {
    const state = run(started(), sent, { type: 'stopped', reason: 'player' });
    expect(state.status).toBe('stopping');
    expect(autoPlay(state, lost(100n))).toEqual({
      status: 'idle',
      ended: { reason: 'player', settled: 1, profitMinor: -100n },
    });
  });

  test.each(['refused', 'insufficient', 'signed-out', 'unknown'] as const)('ends when a bet fails: %s', (reason) => {
    expect(run(started(), sent, { type: 'failed', reason })).toMatchObject({ status: 'idle', ended: { reason } });
  });

  test('waits when the server says too fast, and gives up after several times in a row', () => {
    const again: AutoPlayEvent[] = [sent, { type: 'delayed' }, { type: 'waited' }];
    expect(run(started(), sent, { type: 'delayed' }).status).toBe('delayed');
    expect(run(started(), ...again).status).toBe('ready');
    const many = Array.from({ length: MAX_DELAYS + 1 }, () => again).flat();
    expect(run(started(), ...many)).toMatchObject({ status: 'idle', ended: { reason: 'refused' } });
  });

  test('keeps its books right and its stake within the limit for every history', () => {
    const rule = fc.oneof(
      fc.constant({ kind: 'reset' as const }),
      fc.record({ kind: fc.constant('increase' as const), percentBp: fc.integer({ min: 0, max: 100_000 }) }),
    );
    const limit = fc.option(fc.bigInt({ min: 1n, max: 5000n }), { nil: undefined });
    const settings = fc.record({
      bets: fc.integer({ min: 0, max: 20 }),
      onWin: rule,
      onLoss: rule,
      stopOnProfitMinor: limit,
      stopOnLossMinor: limit,
      stopOnSingleWinMinor: limit,
    });
    fc.assert(
      fc.property(
        settings,
        fc.bigInt({ min: 1n, max: 10_000n }),
        fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 40 }),
        (chosen, stake, payouts) => {
          let state = run(started(chosen, stake));
          let profit = 0n;
          let settled = 0;
          for (const payout of payouts) {
            if (state.status !== 'ready') break;
            const stakeMinor = nextStake(state.run);
            expect(stakeMinor > 0n && stakeMinor <= 10_000n).toBe(true);
            profit += BigInt(payout) - stakeMinor;
            settled += 1;
            const bet = { won: payout > 0, stakeMinor, payoutMinor: BigInt(payout) };
            state = autoPlay(autoPlay(state, sent), { type: 'settled', bet });
          }
          const books = state.status === 'idle' ? state.ended : state.run;
          expect(books).toMatchObject({ settled, profitMinor: profit });
          if (state.status !== 'ready') return;
          expect(chosen.bets === 0 || settled < chosen.bets).toBe(true);
          expect(chosen.stopOnProfitMinor === undefined || profit < chosen.stopOnProfitMinor || settled === 0).toBe(
            true,
          );
          expect(chosen.stopOnLossMinor === undefined || -profit < chosen.stopOnLossMinor || settled === 0).toBe(true);
        },
      ),
    );
  });
});

const settings: AutoPlaySettings = {
  bets: 3,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'increase', percentBp: 10_000 },
  stopOnProfitMinor: undefined,
  stopOnLossMinor: undefined,
  stopOnSingleWinMinor: undefined,
};

const lostBet = (stakeMinor: bigint): PlayResult => ({ kind: 'settled', won: false, stakeMinor, payoutMinor: 0n });

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
    const game = await playThrough([lostBet, lostBet, lostBet]);
    await game.done;
    expect(game.stakes).toEqual([10n, 20n, 40n]);
    expect(game.most()).toBe(1);
    expect(game.auto.state()).toMatchObject({ ended: { reason: 'count', profitMinor: -70n } });
  });

  test('waits as long as it is told and then sends the same stake again', async () => {
    const game = await playThrough([() => ({ kind: 'delayed', retryAfterMs: 250 }), lostBet, lostBet, lostBet]);
    await game.done;
    expect(game.waits).toEqual([250]);
    expect(game.stakes).toEqual([10n, 10n, 20n, 40n]);
  });

  test('ends as unknown when the game itself breaks', async () => {
    const game = await playThrough([lostBet]);
    await game.done;
    expect(game.auto.state()).toMatchObject({ ended: { reason: 'unknown', settled: 1 } });
  });

  test('a stop in the middle of a bet ends after its result', async () => {
    const answers = [lostBet, lostBet];
    const game = await playThrough(answers, (stop) => stop());
    await game.done;
    expect(game.stakes).toHaveLength(1);
    expect(game.auto.state()).toMatchObject({ ended: { reason: 'player', settled: 1 } });
  });

  test('tells the bet under way that it was stopped, and a bet that is not placed yet is withdrawn', async () => {
    const auto = createAutoPlay();
    const finished = Promise.withResolvers<void>();
    auto.start({
      settings,
      stakeMinor: 10n,
      maxStakeMinor: 1000n,
      play: (_stake, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            resolve({ kind: 'withdrawn' });
            finished.resolve();
          });
        }),
    });
    auto.stop('player');
    expect(auto.state()).toMatchObject({ status: 'stopping' });
    await finished.promise;
    await Promise.resolve();
    await Promise.resolve();
    expect(auto.state()).toMatchObject({ status: 'idle', ended: { reason: 'player', settled: 0, profitMinor: 0n } });
  });
});
