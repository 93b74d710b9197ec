import type { Fraction } from 'games-engine';
import type { DiceChoice, DiceConfig } from 'games-engine/dice';
import type { CallPayload, DicePlayAnswer } from 'server/contract';
import { createProblemOf, type BetProblem } from '../../../core/game-kit/bet/problem.ts';
import { createBetSender, RETRY_MS } from '../../../core/game-kit/bet/sender.ts';
import type { PlayResult } from '../../../core/game-kit/result/result.ts';
import { createStore, type Store } from '../../../core/store/store.ts';

/** Meaning of a failed `dice.play`. */
export const problemOf = createProblemOf({
  1: 'insufficient',
  3: { failure: 'refused', staleConfig: true },
  4: 'refused',
  5: { failure: 'refused', staleConfig: true },
  6: 'insufficient',
  7: 'delayed',
});

/** Answer to a bet, as far as the table shows it. */
export type DiceAnswer = Pick<
  DicePlayAnswer,
  'win' | 'winAmount' | 'number' | 'transaction_id' | 'balance' | 'stakeMinor' | 'nonce' | 'at'
>;

/** A bet as the player places it. */
export interface DiceBet {
  units: string; // units of the chosen currency, two decimals
  choice: DiceChoice;
  turbo: boolean; // the balance need not wait for the picture
  calm: boolean; // reduced motion
  revealMs: number;
  multiplier: Fraction; // multiplier of a win, by the rules
  sounds: DiceConfig['sounds']; // volumes
}

/** A round whose answer has come. */
export interface DiceRound {
  choice: DiceChoice;
  answer: DiceAnswer;
  startedAt: number; // server time at which the reveal begins
  revealMs: number;
  fromRoll: number; // roll of the marker before
  calm: boolean;
  multiplier: Fraction; // multiplier of a win
  sounds: DiceConfig['sounds'];
}

/** State of the table. `recovering`: the connection broke while a bet was on its way. */
export interface DiceTableState {
  phase: 'idle' | 'pending' | 'revealing';
  recovering: boolean;
  round: DiceRound | undefined; // the last or the present one
  revealed: boolean; // its result has been shown
  problem: BetProblem | undefined; // problem of the last bet
}

/** All that the table does to the world. */
export interface DiceTableDeps {
  call: (payload: CallPayload<'dice.play'>) => Promise<DiceAnswer>;
  now: () => number; // server time, ms
  wait: (ms: number) => Promise<void>;
  online: () => Promise<void>; // resolves when there is a connection
  newId: () => string;
  onSent: () => void; // a bet is on its way
  onAnswer: (round: DiceRound) => void; // the number is known, not yet shown
  onBalance: (minor: number) => void;
  onRevealed: (round: DiceRound) => void;
  onProblem: (problem: BetProblem) => void;
}

export interface DiceTable {
  store: Store<DiceTableState>;
  /** Places one bet; resolves when its result has been shown. Never rejects. One bet at a time. */
  play: (bet: DiceBet) => Promise<PlayResult>;
  /** Hears of each round once its result is shown. Returns how to stop. */
  listen: (listener: (round: DiceRound) => void) => () => void;
  /** Forgets what was shown: another player sits down. */
  reset: () => void;
}

const start: DiceTableState = {
  phase: 'idle',
  recovering: false,
  round: undefined,
  revealed: false,
  problem: undefined,
};

/** One dice table: sends a bet until its outcome is known, shows it in time, tells what it was. */
export const createDiceTable = (deps: DiceTableDeps): DiceTable => {
  const store = createStore<DiceTableState>(start);
  const listeners = new Set<(round: DiceRound) => void>();
  const patch = (change: Partial<DiceTableState>): void => store.set({ ...store.get(), ...change });

  const { call, wait, online, newId } = deps;
  const sender = createBetSender({ call, problemOf, wait, online, newId });
  sender.store.subscribe(() => {
    const { recovering } = sender.store.get();
    if (recovering !== store.get().recovering) patch({ recovering });
  });

  const refuse = (problem: BetProblem): PlayResult => {
    patch({ phase: 'idle', problem });
    deps.onProblem(problem);
    const { failure, retryAfterMs } = problem;
    if (failure === 'delayed' || failure === 'closed') return { kind: 'delayed', retryAfterMs };
    return { kind: 'failed', reason: failure };
  };

  const reveal = async (bet: DiceBet, answer: DiceAnswer): Promise<PlayResult> => {
    const { choice, revealMs, turbo, calm, multiplier, sounds } = bet;
    const startedAt = Math.min(answer.at, deps.now());
    const fromRoll = store.get().round?.answer.number ?? choice.percentBp;
    const round = { choice, answer, startedAt, revealMs, fromRoll, calm, multiplier, sounds };
    patch({ phase: 'revealing', round, revealed: false });
    deps.onAnswer(round);
    if (turbo) deps.onBalance(answer.balance);
    await deps.wait(Math.max(0, round.startedAt + revealMs - deps.now()));
    if (!turbo) deps.onBalance(answer.balance);
    patch({ phase: 'idle', revealed: true });
    deps.onRevealed(round);
    for (const listener of listeners) listener(round);
    return {
      kind: 'settled',
      won: answer.win,
      stakeMinor: BigInt(answer.stakeMinor),
      payoutMinor: BigInt(answer.winAmount),
    };
  };

  return {
    store,
    async play(bet) {
      if (store.get().phase !== 'idle') return { kind: 'delayed', retryAfterMs: RETRY_MS };
      patch({ phase: 'pending', problem: undefined });
      deps.onSent();
      const { percentBp, side } = bet.choice;
      const payload = { bet: bet.units, percent: (percentBp / 100).toFixed(2), bet_type: side };
      const sent = await sender.send(payload);
      if (sent.kind === 'answered') return reveal(bet, sent.answer);
      return sent.kind === 'refused' ? refuse(sent.problem) : { kind: 'delayed', retryAfterMs: RETRY_MS };
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset: () => store.set({ ...start, phase: store.get().phase }),
  };
};
