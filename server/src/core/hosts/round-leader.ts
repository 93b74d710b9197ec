import { setTimeout as pause } from 'node:timers/promises';
import { findSharedRound, openSharedRound, type RoundPins, type StoredSharedRound, type VersionInForce } from 'db';
import { playsTried } from 'games-engine';
import type { Metrics } from '../observability/metrics.ts';
import type { RoundBoard, RoundBoardOptions } from './round-board.ts';
import type { RoundFollower } from './round-follower.ts';
import { termsOf, type DrawElsewhere, type Drawing } from './round-drawing.ts';
import { RoundRunner } from './round-runner.ts';
import { roundStatements } from './round-statements.ts';

export interface RoundLeaderOptions extends Omit<RoundBoardOptions, 'onTold'> {
  metrics: Metrics;
  insufficientCode: string;
  closedCode: string;
  voidAfterMs: number; // a round found open so long after its deadline is void
  drawing: Drawing;
  drawElsewhere?: DrawElsewhere | undefined;
}

/** A room as its creator wants it. */
export interface NewRoom {
  meta: object;
  creator: string; // public id
}

export interface RoundLeaderEvents {
  onFailed(error: unknown): void;
  /** A round that stood still goes on here. */
  onResumed(): void;
}

const RETRY_MS = 200;

/** The rounds of a game, each with its runner, while this process leads the game. */
export class RoundLeader {
  readonly #options: RoundLeaderOptions;
  readonly #board: RoundBoard;
  readonly #events: RoundLeaderEvents;
  readonly #runners = new Map<string, RoundRunner>();
  #leads = false;
  #stopped = false;

  constructor(options: RoundLeaderOptions, board: RoundBoard, events: RoundLeaderEvents) {
    this.#options = options;
    this.#board = board;
    this.#events = events;
  }

  get leads(): boolean {
    return this.#leads;
  }

  runnerOf(id: string): RoundRunner | undefined {
    return this.#runners.get(id);
  }

  /** Takes over what is unfinished, or opens the first round. */
  async lead(follower: RoundFollower): Promise<void> {
    const { db, game, metrics } = this.#options;
    this.#leads = true;
    const unfinished = await follower.unfinished(db.settlement);
    await follower.followFinished(unfinished);
    for (const stored of unfinished) this.#takeOver(stored);
    if (game.seeding === 'chain' && unfinished.length === 0) await this.#openNext();
    metrics.leads.set({ game: game.id }, 1);
  }

  resign(): void {
    const { game, metrics } = this.#options;
    this.#leads = false;
    metrics.leads.set({ game: game.id }, 0);
    for (const runner of this.#runners.values()) void runner.stop();
    this.#runners.clear();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#runners.values()].map((runner) => runner.stop()));
  }

  /** Opens a round, or a room, which nobody sees yet. */
  async open(room?: NewRoom): Promise<{ stored: StoredSharedRound; runner: RoundRunner }> {
    const { db, game, clock } = this.#options;
    const stored = await openSharedRound(db.settlement, {
      game: game.id,
      at: Math.max(clock.now(), this.#board.before[0]?.at ?? 0), // another process's clock may have been ahead
      seeding: game.seeding,
      pin: (number, inForce) => this.#pins(room ? room.creator : String(number), inForce),
      ...(room && { meta: room.meta }),
    });
    return { stored, runner: this.#run(stored) };
  }

  /** Pins the config of a round: during a trial, a lottery over a subject that nobody can choose. */
  async #pins(subject: string, inForce: readonly VersionInForce[]): Promise<RoundPins> {
    const { game, configs, drawing } = this.#options;
    const read = async (isCandidate: boolean) => {
      const found = inForce.find(({ candidatePpm }) => (candidatePpm !== null) === isCandidate);
      const { candidatePpm, candidateSalt, id } = found ?? {};
      if (id === undefined) return undefined;
      return { ...(await configs.find(game.id, id)), sharePpm: candidatePpm ?? 0, salt: candidateSalt ?? '' };
    };
    const [active, candidate] = [await read(false), await read(true)];
    if (!active) throw new Error(`${game.id} has no active config`);
    const { id: configId, config } = candidate && playsTried(game.id, candidate, subject) ? candidate : active;
    const draw = termsOf(config, drawing);
    return { configId, ...(draw && { draw }) };
  }

  /** Makes a round void that nobody was shown. */
  async abandon(stored: StoredSharedRound, runner: RoundRunner): Promise<void> {
    await runner.cancel('interrupted', this.#options.closedCode, () => true).catch(this.#events.onFailed);
    this.#runners.delete(stored.id);
    await runner.stop();
  }

  #takeOver(stored: StoredSharedRound): void {
    const { clock, game, voidAfterMs } = this.#options;
    this.#board.catchUp(stored); // the last events of the leader before
    const runner = this.#run(stored);
    const due = game.due(runner.round.state);
    const isLate = due?.what === 'close' && clock.now() - due.at > voidAfterMs;
    const isEmptyRoom = game.seeding === 'own' && runner.round.length === 1; // its creator's bet never came
    if (stored.state === 'open' && (isLate || isEmptyRoom))
      void runner.cancel('interrupted', this.#options.closedCode, () => true).catch(this.#events.onFailed);
  }

  #run(stored: StoredSharedRound): RoundRunner {
    const { game, configs, db, clock, log, metrics, insufficientCode, closedCode, drawElsewhere, drawing } =
      this.#options;
    const runner = new RoundRunner({
      game,
      config: configs.pinned(game.id, stored.configId).config,
      round: stored,
      statements: roundStatements(db, metrics),
      clock,
      log,
      insufficientCode,
      closedCode,
      drawElsewhere,
      drawing,
      onEvents: (events) => this.#board.hear(stored.id, events),
      onEnd: () => void this.#end(stored.id),
      onMoved: () => void this.#resume(stored.id),
    });
    this.#runners.set(stored.id, runner);
    runner.start();
    return runner;
  }

  /**
   * A round that another process wrote to. Either that one leads now and this one is about to hear it, or it was the
   * statement of a leader that is gone: then its round is read and run again.
   */
  async #resume(id: string): Promise<void> {
    this.#runners.delete(id);
    await pause(RETRY_MS);
    await this.#untilDone(async () => {
      const stored = await findSharedRound(this.#options.db.settlement, id);
      if (!stored || !this.#leads || this.#runners.has(id)) return;
      this.#takeOver(stored);
      this.#events.onResumed();
    });
  }

  async #openNext(): Promise<void> {
    const { stored, runner } = await this.open();
    this.#board.show(stored, runner.round.events);
  }

  async #end(id: string): Promise<void> {
    const runner = this.#runners.get(id);
    this.#runners.delete(id);
    void runner?.stop();
    if (this.#options.game.seeding === 'own') return;
    await this.#untilDone(() => this.#board.readBefore());
    await this.#untilDone(() => this.#openNext());
  }

  /** Tries again for as long as this process leads: without a next round the game would stand still. */
  async #untilDone(work: () => Promise<void>): Promise<void> {
    while (this.#leads && !this.#stopped) {
      try {
        return await work();
      } catch (error) {
        this.#events.onFailed(error);
        await pause(RETRY_MS);
      }
    }
  }
}
