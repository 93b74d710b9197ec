import { autoPlay, autoPlayIdle, nextStake, type AutoPlayEvent, type AutoPlaySettings, type AutoPlayState, type StopReason } from './auto-play.reducer.ts';
import type { PlayResult } from './play-result.ts';

interface Options {
  /** Places one bet and answers once its result has been shown. Never rejects for a refused bet. */
  play(stakeMinor: bigint): Promise<PlayResult>;
  /** Waits; given by tests. */
  wait?(ms: number): Promise<void>;
}

/** Auto play as a small store: `start` runs bets one after the other until something stops it. */
export interface AutoPlay {
  state(): AutoPlayState;
  subscribe(listener: () => void): () => void;
  /** Begins a run; does nothing while one is under way. */
  start(settings: AutoPlaySettings, stakeMinor: bigint, maxStakeMinor: bigint): void;
  /** Ends the run; a bet in flight is settled first. */
  stop(reason: StopReason): void;
}

const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const eventOf = (result: PlayResult): AutoPlayEvent => {
  switch (result.kind) {
    case 'settled':
      return { type: 'settled', bet: result };
    case 'delayed':
      return { type: 'delayed' };
    case 'failed':
      return { type: 'failed', reason: result.reason };
  }
};

/** Runs the reducer against a game's `play`. At most one bet is in flight; a fault counts as `unknown`. */
export const createAutoPlay = ({ play, wait = delay }: Options): AutoPlay => {
  const listeners = new Set<() => void>();
  let state: AutoPlayState = autoPlayIdle;
  let runs = 0; // so that a loop which is still waiting cannot join the next run

  const dispatch = (event: AutoPlayEvent): void => {
    const next = autoPlay(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const playOne = async (stakeMinor: bigint): Promise<void> => {
    dispatch({ type: 'sent' });
    const result = await play(stakeMinor).catch((): PlayResult => ({ kind: 'failed', reason: 'unknown' }));
    dispatch(eventOf(result));
    if (result.kind !== 'delayed' || state.status !== 'delayed') return;
    const { run: delayed } = state;
    await wait(result.retryAfterMs);
    if (state.status === 'delayed' && state.run === delayed) dispatch({ type: 'waited' });
  };

  const run = async (): Promise<void> => {
    runs += 1;
    const mine = runs;
    while (mine === runs && state.status === 'ready') await playOne(nextStake(state.run)); // oxlint-disable-line no-await-in-loop -- one after the other is the point
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(settings, stakeMinor, maxStakeMinor) {
      if (state.status !== 'idle') return;
      dispatch({ type: 'started', settings, stakeMinor, maxStakeMinor });
      void run();
    },
    stop: (reason) => dispatch({ type: 'stopped', reason }),
  };
};
