import type { PlacedBet, RoundSummary } from 'server/contract';
import type { BetSender } from '../bet/sender.ts';
import type { PlayResult } from '../result/result.ts';

/** Part of the round in play that a bettor waits for. */
export interface BettorRound {
  roundId: string | undefined;
  open: boolean; // bets are taken now
  over: 'settled' | 'voided' | undefined;
  /** Payout of a bet in this round once it is over; undefined for a bet that is not in it. */
  payoutOf: (betId: string) => bigint | undefined;
}

export interface SharedBettorDeps<Payload extends object> {
  sender: BetSender<Payload, PlacedBet>;
  round: () => BettorRound;
  /** Hears of every change of `round`. Returns how to stop. */
  onRound: (listener: () => void) => () => void;
  /** The player's bets of the last rounds, for a round whose end was missed. */
  history: () => Promise<readonly RoundSummary[]>;
  onPlaced: (placed: PlacedBet) => void;
}

export interface SharedBettor<Payload extends object> {
  /** Places one bet; undefined when it was not placed. */
  place: (payload: Payload) => Promise<PlacedBet | undefined>;
  /** Waits until bets are taken, places one, and answers when its round is over. Never rejects. */
  play: (payload: Payload, signal: AbortSignal) => Promise<PlayResult>;
}

const BUSY_MS = 300;

/** Bets in shared rounds, one at a time. Holds nothing back: a placed bet shows in the round as everybody's do. */
export const createSharedBettor = <Payload extends object>({
  sender,
  round,
  onRound,
  history,
  onPlaced,
}: SharedBettorDeps<Payload>): SharedBettor<Payload> => {
  /** Resolves once the round is as wished; at once when it is. False: given up first. */
  const until = (wished: (now: BettorRound) => boolean, signal?: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const finish = (answer: boolean): void => {
        off();
        signal?.removeEventListener('abort', look);
        resolve(answer);
      };
      const look = (): void => {
        if (signal?.aborted) finish(false);
        else if (wished(round())) finish(true);
      };
      const off = onRound(look);
      signal?.addEventListener('abort', look);
      look();
    });

  /** Result of a bet: by its round, or, when that is gone already, by the history. */
  const payoutOf = async ({ betId, roundId, stakeMinor }: PlacedBet): Promise<bigint | undefined> => {
    const now = round();
    if (now.roundId === roundId) return now.payoutOf(betId);
    const rows = await history();
    const ofRound = rows.filter(({ id }) => id === roundId);
    const same = ofRound.find((row) => row.stakeMinor === stakeMinor) ?? ofRound[0];
    return same && BigInt(same.payoutMinor);
  };

  const resultOf = async (placed: PlacedBet): Promise<PlayResult> => {
    await until(({ roundId, over }) => roundId !== undefined && (roundId !== placed.roundId || over !== undefined));
    // a void round returned the stake: nothing was played, so nothing was won or lost
    if (round().roundId === placed.roundId && round().over === 'voided')
      return { kind: 'delayed', retryAfterMs: BUSY_MS };
    const payoutMinor = await payoutOf(placed).catch(() => undefined);
    if (payoutMinor === undefined) return { kind: 'failed', reason: 'unknown' };
    return { kind: 'settled', won: payoutMinor > 0n, stakeMinor: BigInt(placed.stakeMinor), payoutMinor };
  };

  const play = async (payload: Payload, signal: AbortSignal): Promise<PlayResult> => {
    if (!(await until(({ open }) => open, signal))) return { kind: 'withdrawn' };
    const { roundId } = round();
    const sent = await sender.send(payload);
    if (sent.kind === 'busy') return { kind: 'delayed', retryAfterMs: BUSY_MS };
    if (sent.kind === 'answered') {
      onPlaced(sent.answer);
      return resultOf(sent.answer);
    }
    const { failure, retryAfterMs } = sent.problem;
    if (failure === 'delayed') return { kind: 'delayed', retryAfterMs };
    if (failure !== 'closed') return { kind: 'failed', reason: failure };
    const isNext = await until((now) => now.roundId !== roundId || !now.open, signal);
    return isNext ? play(payload, signal) : { kind: 'withdrawn' };
  };

  return {
    play,
    async place(payload) {
      const sent = await sender.send(payload);
      if (sent.kind !== 'answered') return undefined;
      onPlaced(sent.answer);
      return sent.answer;
    },
  };
};
