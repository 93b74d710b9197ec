import type { PlayFailure, SettledBet } from './play-result.ts';

/** What happens to the next stake after a bet. An increase of 0 keeps it. */
export type StakeRule = { kind: 'reset' } | { kind: 'increase'; percentBp: number };

/** What a player told auto play. Limits are base hundredths; undefined: no such limit. */
export interface AutoPlaySettings {
  bets: number; // 0: until stopped
  onWin: StakeRule;
  onLoss: StakeRule;
  stopOnProfitMinor: bigint | undefined;
  stopOnLossMinor: bigint | undefined;
  stopOnSingleWinMinor: bigint | undefined; // what one bet pays back at least
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
