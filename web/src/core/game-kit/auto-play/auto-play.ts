import type { PlayFailure, SettledBet, PlayResult } from '../result/result.ts';

/** Rule for the next stake after a bet. An increase of 0 keeps it. */
export type StakeRule = { kind: 'reset' } | { kind: 'increase'; percentBp: number };

/** A player's settings of auto play. Limits are base hundredths; undefined: no such limit. */
export interface AutoPlaySettings {
  bets: number; // 0: until stopped
  onWin: StakeRule;
  onLoss: StakeRule;
  stopOnProfitMinor: bigint | undefined;
  stopOnLossMinor: bigint | undefined;
  stopOnSingleWinMinor: bigint | undefined; // least payout of one bet that stops the run
}

/** Why auto play ended. */
export type StopReason = 'player' | 'count' | 'profit' | 'loss' | 'single-win' | 'limit' | 'changed' | PlayFailure;

/** A run under way. Stakes are hundredths of the chosen currency, profit is base hundredths. */
export interface AutoPlayRun {
  settings: AutoPlaySettings;
  baseStakeMinor: bigint;
  stakeFine: bigint; // millionths of a hundredth, so that small increases add up instead of being rounded away
  maxStakeMinor: bigint;
  settled: number; // bets that have a result
  profitMinor: bigint;
  delays: number; // in a row, without a result between them
}

export interface AutoPlayEnd {
  reason: StopReason;
  settled: number;
  profitMinor: bigint;
}

/** `ready`: the next bet may be sent. `inFlight`: exactly one is. `delayed`: the server asked for patience. */
export type AutoPlayState =
  | { status: 'idle'; ended: AutoPlayEnd | undefined }
  | { status: 'ready' | 'inFlight' | 'delayed'; run: AutoPlayRun }
  | { status: 'stopping'; run: AutoPlayRun; reason: StopReason }; // the last bet is still in flight

export type AutoPlayEvent =
  | { type: 'started'; settings: AutoPlaySettings; stakeMinor: bigint; maxStakeMinor: bigint }
  | { type: 'sent' }
  | { type: 'settled'; bet: SettledBet }
  | { type: 'delayed' }
  | { type: 'withdrawn' } // the game gave the bet up before it was placed
  | { type: 'waited' }
  | { type: 'failed'; reason: PlayFailure }
  | { type: 'stopped'; reason: StopReason };

export const autoPlayIdle: AutoPlayState = { status: 'idle', ended: undefined };

/** After so many refusals in a row auto play gives up. */
export const MAX_DELAYS = 5;

const FINE = 1_000_000n;

/** The stake of the next bet, in hundredths of the chosen currency. */
export const nextStake = ({ stakeFine }: AutoPlayRun): bigint => stakeFine / FINE;

const end = ({ settled, profitMinor }: AutoPlayRun, reason: StopReason): AutoPlayState => ({
  status: 'idle',
  ended: { reason, settled, profitMinor },
});

const start = ({ settings, stakeMinor, maxStakeMinor }: AutoPlayEvent & { type: 'started' }): AutoPlayState => ({
  status: 'ready',
  run: {
    settings,
    baseStakeMinor: stakeMinor,
    stakeFine: stakeMinor * FINE,
    maxStakeMinor,
    settled: 0,
    profitMinor: 0n,
    delays: 0,
  },
});

const stakeAfter = (run: AutoPlayRun, won: boolean): bigint => {
  const rule = won ? run.settings.onWin : run.settings.onLoss;
  return rule.kind === 'reset'
    ? run.baseStakeMinor * FINE
    : (run.stakeFine * BigInt(10_000 + rule.percentBp)) / 10_000n;
};

const reached = (value: bigint, limit: bigint | undefined): boolean => limit !== undefined && value >= limit;

const reasonToStop = (run: AutoPlayRun, bet: SettledBet): StopReason | undefined => {
  const { settings } = run;
  if (bet.won && reached(bet.payoutMinor, settings.stopOnSingleWinMinor)) return 'single-win';
  if (reached(run.profitMinor, settings.stopOnProfitMinor)) return 'profit';
  if (reached(-run.profitMinor, settings.stopOnLossMinor)) return 'loss';
  if (settings.bets > 0 && run.settled >= settings.bets) return 'count';
  return nextStake(run) > run.maxStakeMinor ? 'limit' : undefined;
};

const settle = (run: AutoPlayRun, bet: SettledBet, asked: StopReason | undefined): AutoPlayState => {
  const next: AutoPlayRun = {
    ...run,
    stakeFine: stakeAfter(run, bet.won),
    settled: run.settled + 1,
    profitMinor: run.profitMinor + bet.payoutMinor - bet.stakeMinor,
    delays: 0,
  };
  const reason = asked ?? reasonToStop(next, bet);
  return reason === undefined ? { status: 'ready', run: next } : end(next, reason);
};

const delay = (run: AutoPlayRun): AutoPlayState =>
  run.delays >= MAX_DELAYS ? end(run, 'refused') : { status: 'delayed', run: { ...run, delays: run.delays + 1 } };

const inFlight = (run: AutoPlayRun, event: AutoPlayEvent, asked?: StopReason): AutoPlayState | undefined => {
  if (event.type === 'settled') return settle(run, event.bet, asked);
  if (event.type === 'failed') return end(run, event.reason);
  if (event.type === 'delayed') return asked === undefined ? delay(run) : end(run, asked);
  if (event.type === 'withdrawn') return end(run, asked ?? 'changed');
  if (event.type === 'stopped') return { status: 'stopping', run, reason: asked ?? event.reason };
  return undefined;
};

/** Auto play's life. An event that the state does not expect changes nothing. */
export const autoPlay = (state: AutoPlayState, event: AutoPlayEvent): AutoPlayState => {
  switch (state.status) {
    case 'idle':
      return event.type === 'started' ? start(event) : state;
    case 'ready':
      if (event.type === 'sent') return { ...state, status: 'inFlight' };
      return event.type === 'stopped' ? end(state.run, event.reason) : state;
    case 'inFlight':
      return inFlight(state.run, event) ?? state;
    case 'stopping':
      return inFlight(state.run, event, state.reason) ?? state;
  }
  if (event.type === 'waited') return { ...state, status: 'ready' };
  return event.type === 'stopped' ? end(state.run, event.reason) : state;
};

/** Input of a run. Stakes are hundredths of the chosen currency. */
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
  let current = new AbortController(); // controller of the run: a loop which is still waiting cannot join the next one

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
