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
  /** Places one bet and answers once its result has been shown. Never rejects for a refused bet. */
  play: (stakeMinor: bigint) => Promise<PlayResult>;
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
  return result.kind === 'delayed' ? { type: 'delayed' } : { type: 'failed', reason: result.reason };
};

/** Runs the reducer against a game's `play`. At most one bet is in flight; a fault counts as `unknown`. */
export const createAutoPlay = (wait: (ms: number) => Promise<void> = waitMs): AutoPlay => {
  const listeners = new Set<() => void>();
  let state: AutoPlayState = autoPlayIdle;
  let runs = 0; // so that a loop which is still waiting cannot join the next run

  const dispatch = (event: AutoPlayEvent): void => {
    const next = autoPlay(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const playOne = async (play: AutoPlayStart['play'], stakeMinor: bigint): Promise<void> => {
    dispatch({ type: 'sent' });
    const result = await play(stakeMinor).catch((): PlayResult => ({ kind: 'failed', reason: 'unknown' }));
    dispatch(eventOf(result));
    if (result.kind !== 'delayed' || state.status !== 'delayed') return;
    const { run: delayed } = state;
    await wait(result.retryAfterMs);
    if (state.status === 'delayed' && state.run === delayed) dispatch({ type: 'waited' });
  };

  /** One bet after the other, until the run is over or another one has begun. */
  const goOn = async (play: AutoPlayStart['play'], run: number): Promise<void> => {
    const stake = (): bigint | undefined =>
      run === runs && state.status === 'ready' ? nextStake(state.run) : undefined;
    for (let next = stake(); next !== undefined; next = stake()) await playOne(play, next);
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
      runs += 1;
      void goOn(play, runs);
    },
    stop: (reason) => dispatch({ type: 'stopped', reason }),
  };
};
