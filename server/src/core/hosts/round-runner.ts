import { setTimeout as pause } from 'node:timers/promises';
import { RoundMovedError, type StoredSharedRound } from 'db';
import {
  roundSettled,
  roundVoided,
  type AnySharedGame,
  type Due,
  type SharedEvent,
  type VoidReason,
} from 'games-engine';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../observability/logger.ts';
import { CallError } from '../realtime/call-error.ts';
import { BetIntake, type AcceptedBet } from './bet-intake.ts';
import type { BetOrder, PlacedOrder } from './bet-order.ts';
import { catalogueCode } from './catalogue-code.ts';
import { RoundDrawing, storedReceipt, type DrawElsewhere, type Drawing } from './round-drawing.ts';
import type { RoundStatements } from './round-statements.ts';
import { RoundState } from './round-state.ts';

export interface RunnerOptions {
  game: AnySharedGame;
  config: object; // the one that the round pins
  round: StoredSharedRound;
  statements: RoundStatements;
  clock: Clock;
  log: Logger;
  insufficientCode: string; // the catalogue's code for an account that holds too little
  closedCode: string; // and for a round that takes no bets
  drawing: Drawing;
  drawElsewhere?: DrawElsewhere | undefined;
  /** Events that are durable, in order. */
  onEvents(events: readonly SharedEvent[]): void;
  /** The result has been shown. */
  onEnd(): void;
  /** Somebody else leads this round: this runner has stopped. */
  onMoved(): void;
}

interface Command {
  run(): Promise<void>;
  reject(error: unknown): void;
}

const FIRST_RETRY_MS = 50;
const MAX_RETRY_MS = 2000;

/**
 * Runs one shared round: takes its bets in order, keeps its deadlines, draws, pays. One thing at a time; each is durable
 * before it is told. Without a bet and without a deadline it holds no timer.
 */
export class RoundRunner {
  readonly #options: RunnerOptions;
  readonly #rounds: RoundState;
  readonly #intake: BetIntake;
  readonly #drawing: RoundDrawing;
  #commands: Command[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #stopped = false;
  #ended = false;

  constructor(options: RunnerOptions) {
    this.#options = options;
    this.#rounds = new RoundState(options.game, options.config, options.round.events);
    const { drawElsewhere } = options;
    this.#drawing = new RoundDrawing({ ...options, drawElsewhere, onReady: () => this.#wake() });
    this.#intake = new BetIntake({
      ...options,
      roundId: options.round.id,
      receiptOf: (betId) => this.#drawing.receipt(this.#rounds, betId),
      findReceipt: async (roundId, betId) => {
        const stored = await options.statements.find(roundId);
        return stored && storedReceipt(options, stored, betId);
      },
    });
  }

  get round(): RoundState {
    return this.#rounds;
  }

  /** Begins, also in the middle of a round that an earlier leader left. */
  start(): void {
    this.#wake();
  }

  /** Places one bet; durable when it resolves. Rejects with CallError; then nothing was staked. */
  place(order: BetOrder): Promise<PlacedOrder> {
    if (this.#stopped || this.#ended) return Promise.reject(this.#gone());
    const placed = this.#intake.add(order, this.#options.clock.now());
    this.#wake();
    return placed;
  }

  /** Ends the round without a draw, when the machine allows it for this reason; CallError with `code` when not. */
  cancel(reason: VoidReason, code: string, allowed: (round: RoundState) => boolean): Promise<void> {
    if (this.#stopped || this.#ended) return Promise.reject(this.#gone());
    return new Promise((resolve, reject) => {
      const run = async (): Promise<void> => {
        const event = roundVoided(this.#now(), reason);
        if (!allowed(this.#rounds) || !this.#rounds.peek(event)) return reject(new CallError(catalogueCode(code)));
        try {
          await this.#void(event);
          resolve();
        } catch (error) {
          reject(error);
          throw error;
        }
      };
      this.#commands.push({ run, reject });
      this.#wake();
    });
  }

  /** Takes nothing more, and resolves when what is under way has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#drawing.stop();
    clearTimeout(this.#timer);
    await this.#running;
    this.#rejectAll();
  }

  /** Why this runner takes nothing more. */
  #gone(): CallError {
    return new CallError(this.#ended ? catalogueCode(this.#options.closedCode) : generalCodes.shuttingDown);
  }

  /** Answers everybody who waits: their requests will not be served here. */
  #rejectAll(): void {
    this.#intake.rejectAll(this.#gone());
    for (const { reject } of this.#commands.splice(0)) reject(this.#gone());
  }

  #now(): number {
    return Math.max(this.#options.clock.now(), this.#rounds.at);
  }

  #wake(): void {
    if (this.#running || this.#stopped) return;
    clearTimeout(this.#timer);
    this.#running = this.#work().finally(() => {
      this.#running = undefined;
      this.#sleep();
    });
  }

  #sleep(): void {
    if (this.#stopped || this.#ended) return;
    if (this.#intake.firstArrivedAt !== undefined || this.#commands.length > 0) return this.#wake();
    if (this.#isClosed() && this.#drawing.isReady) return this.#wake();
    const due = this.#options.game.due(this.#rounds.state);
    if (due) this.#timer = setTimeout(() => this.#wake(), Math.max(0, due.at - this.#options.clock.now()));
  }

  async #work(): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    let isBehind = false; // a statement whose answer was lost may have been stored: only then is the next step known
    while (!this.#stopped && !this.#ended) {
      try {
        if (isBehind) await this.#catchUp();
        isBehind = false;
        if (!(await this.#turn())) return;
        retryMs = FIRST_RETRY_MS;
      } catch (error) {
        isBehind = true;
        if (error instanceof RoundMovedError) return this.#moved();
        this.#options.log.warn({ err: error, round: this.#options.round.id }, 'a round could not go on: trying again');
        await pause(retryMs);
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
      }
    }
  }

  #moved(): void {
    this.#stopped = true;
    this.#drawing.stop();
    this.#rejectAll();
    this.#options.onMoved();
  }

  /** Does the next thing that is to be done; false when there is nothing. */
  async #turn(): Promise<boolean> {
    const command = this.#commands.shift();
    if (command) {
      await command.run();
      return true;
    }
    if (this.#isClosed() && (await this.#draw())) return true;
    const due = this.#options.game.due(this.#rounds.state);
    const isDue = due !== undefined && due.at <= this.#options.clock.now();
    const arrivedAt = this.#intake.firstArrivedAt;
    if (arrivedAt !== undefined && !(isDue && arrivedAt >= due.at)) {
      await this.#placeBatch();
      return true;
    }
    if (isDue) await this.#perform(due);
    return isDue;
  }

  #isClosed(): boolean {
    const last = this.#rounds.events.at(-1)?.type;
    return last === 'round.closed' || last === 'betting.closed';
  }

  async #perform(due: Due): Promise<void> {
    switch (due.what) {
      case 'close':
        return this.#close();
      case 'settle':
        return this.#settle();
      case 'void':
        return this.#void(roundVoided(this.#now(), due.reason));
      case 'end':
        this.#ended = true;
        this.#rejectAll();
        this.#options.onEnd();
    }
  }

  async #close(): Promise<void> {
    const { statements, round } = this.#options;
    const event = this.#drawing.closing(this.#rounds, this.#now());
    // so late that the beacon may be published: closing now could mean knowing the outcome
    if (!this.#rounds.peek(event)) return this.#void(roundVoided(this.#now(), 'late'));
    await statements.close({ roundId: round.id, seq: this.#rounds.length, event });
    this.#tell([event]);
  }

  /** Draws a closed round when what it waits for is there; false while it is not. */
  async #draw(): Promise<boolean> {
    const { statements, round } = this.#options;
    const drawn = this.#drawing.draw(this.#rounds);
    if (!drawn) return false;
    await statements.draw({ roundId: round.id, seq: this.#rounds.length, ...drawn });
    this.#tell([drawn.event]);
    return true;
  }

  async #settle(): Promise<void> {
    const { game, config, statements, round } = this.#options;
    const drawn = this.#rounds.events.find((event) => event.type === 'outcome.drawn');
    if (!drawn) throw new Error(`round ${round.id} is to be settled and was not drawn`);
    const payoutsMinor = game.payouts(config, this.#rounds.bets(), drawn.outcome);
    const event = roundSettled(this.#now(), payoutsMinor);
    const { opponents } = game;
    await statements.settle({ roundId: round.id, seq: this.#rounds.length, event, payoutsMinor, opponents });
    this.#tell([event]);
  }

  async #void(event: SharedEvent): Promise<void> {
    const { statements, round } = this.#options;
    await statements.void({ roundId: round.id, seq: this.#rounds.length, event });
    this.#tell([event]);
  }

  #tell(events: readonly SharedEvent[]): void {
    for (const event of events) this.#rounds.apply(event);
    this.#options.onEvents(events);
  }

  async #placeBatch(): Promise<void> {
    const accepted = this.#intake.judge(this.#rounds);
    if (accepted.length === 0) return;
    const { statements, round, game } = this.#options;
    try {
      const bets = this.#intake.inputs(accepted);
      const { opponents } = game;
      const results = await statements.place({ roundId: round.id, firstSeq: this.#rounds.length, bets, opponents });
      this.#tell(accepted.filter((_, index) => results[index]?.status === 'placed').map(({ event }) => event));
      await this.#intake.answer(accepted, results);
    } catch (error) {
      // nobody knows what became of these bets: the stored events say it
      await this.#resolveUnknown(accepted, error);
      throw error;
    }
  }

  async #resolveUnknown(accepted: readonly AcceptedBet[], error: unknown): Promise<void> {
    if (error instanceof RoundMovedError) {
      for (const { reject } of accepted) reject(error);
      return;
    }
    for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)) {
      try {
        await this.#catchUp();
        break;
      } catch {
        if (this.#stopped) break;
        await pause(retryMs);
      }
    }
    await this.#intake.answerUnknown(accepted, this.#rounds, error);
  }

  /** Takes in what was stored and not heard of: after a connection broke in the middle of a statement. */
  async #catchUp(): Promise<void> {
    const stored = await this.#options.statements.find(this.#options.round.id);
    if (!stored) throw new Error(`round ${this.#options.round.id} is not there`);
    const missed = stored.events.slice(this.#rounds.length);
    if (missed.length > 0) this.#tell(missed);
  }
}
