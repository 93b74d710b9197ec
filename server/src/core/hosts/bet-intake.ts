import type { SharedBetInput, SharedBetResult } from 'db';
import { drawIn, sharedBetPlaced, type AnySharedGame, type SharedBetPlaced } from 'games-engine';
import { generalCodes } from '../../../contract/general-codes.ts';
import { createId } from '../ids.ts';
import { CallError } from '../realtime/call-error.ts';
import { betOf, orderHash, type BetOrder, type PlacedOrder } from './bet-order.ts';
import { catalogueCode } from './catalogue-code.ts';
import { AdditionRefusedError, StakeRefusedError } from './play-guard.ts';
import type { SignedReceipt } from './round-drawing.ts';
import type { RoundState } from './round-state.ts';
import type { RoundStatements } from './round-statements.ts';

export interface BetIntakeOptions {
  game: AnySharedGame;
  roundId: string;
  /** The receipt of a bet of this round. */
  receiptOf(betId: string): SignedReceipt | undefined;
  /** The receipt of a bet that may be of an earlier round. */
  findReceipt(roundId: string, betId: string): Promise<SignedReceipt | undefined>;
  statements: RoundStatements;
  insufficientCode: string; // the catalogue's code for an account that holds too little
  closedCode: string; // and for a round that takes no bets
}

interface Waiting {
  order: BetOrder;
  arrivedAt: number;
  resolve(placed: PlacedOrder): void;
  reject(error: unknown): void;
}

/** A bet that the machine accepts, to be made durable. */
export interface AcceptedBet extends Waiting {
  id: string;
  event: SharedBetPlaced;
}

/** A keyed order that has no answer yet. */
interface Pending {
  hash: Buffer;
  placed: Promise<PlacedOrder>;
}

const MAX_BATCH = 500;

/** The bets that wait to enter one round, in the order of their arrival, and the answers to those who placed them. */
export class BetIntake {
  readonly #options: BetIntakeOptions;
  readonly #pending = new Map<string, Pending>(); // by player and key
  #waiting: Waiting[] = [];

  constructor(options: BetIntakeOptions) {
    this.#options = options;
  }

  /** When the bet that waits longest came; undefined while none waits. */
  get firstArrivedAt(): number | undefined {
    return this.#waiting[0]?.arrivedAt;
  }

  /** Repeats of what has no answer yet get that answer: each by itself would wait for a statement of its own. */
  add(order: BetOrder, arrivedAt: number): Promise<PlacedOrder> {
    if (order.key === null) return this.#enqueue(order, arrivedAt);
    const [place, hash] = [`${order.userId} ${order.key}`, orderHash(order)];
    const first = this.#pending.get(place);
    if (first) return first.hash.equals(hash) ? first.placed : this.#enqueue(order, arrivedAt);
    const placed = this.#enqueue(order, arrivedAt).finally(() => this.#pending.delete(place));
    this.#pending.set(place, { hash, placed });
    return placed;
  }

  #enqueue(order: BetOrder, arrivedAt: number): Promise<PlacedOrder> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, arrivedAt, resolve, reject });
    });
  }

  rejectAll(error: unknown): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }

  /** Takes the waiting bets that the machine accepts, at most one a player; answers those that it refuses. */
  judge(round: RoundState): AcceptedBet[] {
    const { game } = this.#options;
    const accepted: AcceptedBet[] = [];
    const later: Waiting[] = [];
    const users = new Set<bigint>();
    let draft = round.state;
    let at = round.at;
    for (const waiting of this.#waiting.splice(0)) {
      if (users.has(waiting.order.userId) || accepted.length === MAX_BATCH) {
        later.push(waiting);
        continue;
      }
      at = Math.max(at, waiting.arrivedAt);
      const bet = betOf(waiting.order, createId(), at, drawIn(round.state).draw !== null);
      const code = game.refusal(draft, bet);
      const event = sharedBetPlaced(bet);
      const next = code === undefined ? round.peek(event, draft) : undefined;
      if (!next) {
        void this.#refuse(waiting, code ?? this.#options.closedCode);
        continue;
      }
      draft = next;
      users.add(waiting.order.userId);
      accepted.push({ ...waiting, id: bet.id, event });
    }
    this.#waiting = [...later, ...this.#waiting];
    return accepted;
  }

  /** Accepted bets as the statement takes them. */
  inputs(accepted: readonly AcceptedBet[]): SharedBetInput[] {
    return accepted.map(({ id, event, order }) => ({
      id,
      game: this.#options.game.id,
      userId: order.userId,
      accountId: order.accountId,
      accountKind: order.account,
      heldAccountId: order.heldAccountId,
      currencyId: order.currencyId,
      stakeMinor: order.stakeMinor,
      choice: JSON.stringify(order.choice),
      clientSeed: event.salt ?? order.clientSeed, // the bet's part of the draw
      at: event.at,
      event: JSON.stringify(event),
      key: order.key,
      requestHash: order.key === null ? null : orderHash(order),
    }));
  }

  /** Answers those whose bets a statement has taken or refused. */
  async answer(accepted: readonly AcceptedBet[], results: readonly SharedBetResult[]): Promise<void> {
    await Promise.all(accepted.map((bet, index) => this.#answer(bet, results[index])));
  }

  /** Answers those whose bets nobody heard of: placed are the ones whose events are stored. */
  async answerUnknown(accepted: readonly AcceptedBet[], round: RoundState, error: unknown): Promise<void> {
    const stored = new Set(round.bets().map(({ id }) => id));
    await Promise.all(
      accepted.map(async (bet) => {
        if (stored.has(bet.id)) await this.#repeat(bet, bet.id).catch(bet.reject);
        else bet.reject(error);
      }),
    );
  }

  async #answer(bet: AcceptedBet, result: SharedBetResult | undefined): Promise<void> {
    switch (result?.status) {
      case 'placed':
        return bet.resolve(this.#placed(bet, result.balanceMinor));
      case 'repeated':
        if (!result.sameRequest) return bet.reject(new CallError(generalCodes.idempotencyConflict));
        return this.#repeat(bet, result.id);
      case 'refused':
        return bet.reject(new StakeRefusedError());
      case 'unplayed':
        return bet.reject(new AdditionRefusedError());
      case 'insufficient':
        return bet.reject(new CallError(catalogueCode(this.#options.insufficientCode)));
      default:
        return bet.reject(new CallError(catalogueCode(this.#options.closedCode)));
    }
  }

  #placed({ id, order, event }: AcceptedBet, balanceMinor: bigint): PlacedOrder {
    const { roundId, receiptOf } = this.#options;
    const receipt = receiptOf(id);
    return { betId: id, roundId, stakeMinor: order.stakeMinor, balanceMinor, at: event.at, receipt };
  }

  /** A refused bet may be the repeat of one that was placed: then the first answer stands. */
  async #refuse(waiting: Waiting, code: string): Promise<void> {
    const { statements, game } = this.#options;
    const { order } = waiting;
    try {
      const known =
        order.key === null
          ? undefined
          : await statements.findByKey({ game: game.id, userId: order.userId, key: order.key });
      if (!known) return waiting.reject(new CallError(catalogueCode(code)));
      if (!orderHash(order).equals(known.requestHash))
        return waiting.reject(new CallError(generalCodes.idempotencyConflict));
      await this.#repeat(waiting, known.id);
    } catch (error) {
      waiting.reject(error);
    }
  }

  async #repeat(waiting: Waiting, betId: string): Promise<void> {
    const found = await this.#options.statements.findPlaced(betId);
    if (!found) return waiting.reject(new Error(`bet ${betId} was placed and is not there`));
    const { roundId, stakeMinor, balanceMinor, at } = found;
    const receipt = await this.#options.findReceipt(roundId, betId);
    waiting.resolve({ betId, roundId, stakeMinor, balanceMinor, at, receipt });
  }
}
