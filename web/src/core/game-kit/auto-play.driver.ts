import {
  autoPlay,
  autoPlayIdle,
  nextStake,
  type AutoPlayEvent,
  type AutoPlaySettings,
  type AutoPlayState,
  type StopReason,
} from './auto-play.reducer.ts';
import type { PlayResult } from './play-result.ts';

/** What a run needs to know. Stakes are hundredths of the chosen currency. */
export interface AutoPlayStart {
  settings: AutoPlaySettings;
  stakeMinor: bigint;
  maxStakeMinor: bigint;
  /**
   * Places one bet and answers once its result has been shown, in a shared round when that is settled. Never rejects for
   * a refused bet. `signal` is aborted when the run is stopped: a bet that is not placed yet is then withdrawn.
   */
  play: (stakeMinor: bigint, signal: AbortSignal) => Promise<PlayResult>;
}

/** Auto play as a small store: `start` runs bets one after the other until something stops it. */
export interface AutoPlay {
  state: () => AutoPlayState;
  subscribe: (listener: () => void) => () => void;
  /** Begins a run; does nothing while one is under way. */
  start: (run: AutoPlayStart) => void;
  /** Ends the run; a bet in flight is settled first. */
  stop: (reason: StopReason) => void;
}

const waitMs = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const eventOf = (result: PlayResult): AutoPlayEvent => {
  if (result.kind === 'settled') return { type: 'settled', bet: result };
  return result.kind === 'failed' ? { type: 'failed', reason: result.reason } : { type: result.kind };
};

/** Runs the reducer against a game's `play`. At most one bet is in flight; a fault counts as `unknown`. */
export const createAutoPlay = (wait: (ms: number) => Promise<void> = waitMs): AutoPlay => {
  const listeners = new Set<() => void>();
  let state: AutoPlayState = autoPlayIdle;
  let current = new AbortController(); // of the run: a loop which is still waiting cannot join the next one

  const dispatch = (event: AutoPlayEvent): void => {
    const next = autoPlay(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const playOne = async (play: AutoPlayStart['play'], stakeMinor: bigint, signal: AbortSignal): Promise<void> => {
    dispatch({ type: 'sent' });
    const result = await play(stakeMinor, signal).catch((): PlayResult => ({ kind: 'failed', reason: 'unknown' }));
    dispatch(eventOf(result));
    if (result.kind !== 'delayed' || state.status !== 'delayed') return;
    const { run: delayed } = state;
    await wait(result.retryAfterMs);
    if (state.status === 'delayed' && state.run === delayed) dispatch({ type: 'waited' });
  };

  /** One bet after the other, until the run is over or another one has begun. */
  const goOn = async (play: AutoPlayStart['play'], run: AbortController): Promise<void> => {
    const stake = (): bigint | undefined =>
      run === current && state.status === 'ready' ? nextStake(state.run) : undefined;
    for (let next = stake(); next !== undefined; next = stake()) await playOne(play, next, run.signal);
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: ({ settings, stakeMinor, maxStakeMinor, play }) => {
      if (state.status !== 'idle') return;
      dispatch({ type: 'started', settings, stakeMinor, maxStakeMinor });
      current = new AbortController();
      void goOn(play, current);
    },
    stop: (reason) => {
      dispatch({ type: 'stopped', reason });
      current.abort();
    },
  };
};
