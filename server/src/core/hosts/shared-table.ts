import { setTimeout as pause } from 'node:timers/promises';
import {
  balanceOf,
  findPlacedBet,
  findPlacedBetByKey,
  findSharedRound,
  openSharedRound,
  unfinishedSharedRounds,
  type Queryable,
  type StoredSharedRound,
} from 'db';
import { roundOpened } from 'games-engine';
import { generalCodes } from '../../../contract/errors.ts';
import type { Bus } from '../bus.ts';
import type { Clock } from '../clock.ts';
import { createId } from '../ids.ts';
import type { Metrics } from '../observability/metrics.ts';
import { CallError } from '../realtime/call-error.ts';
import { betOf, orderHash, type BetOrder, type PlacedOrder } from './bet-order.ts';
import { catalogueCode } from './catalogue-code.ts';
import { seekLeadership } from './leadership.ts';
import type { LiveRound } from './live-round.ts';
import { orderFromWire, orderToWire, placedFromWire, placedToWire, refusalOf } from './order-wire.ts';
import type { PlayGuard } from './play-guard.ts';
import { RoundBoard, type RoundBoardOptions } from './round-board.ts';
import { RoundRunner, type DrawElsewhere } from './round-runner.ts';
import { RoundState } from './round-state.ts';
import { roundStatements } from './round-statements.ts';

export interface SharedTableOptions extends Omit<RoundBoardOptions, 'onTold'> {
  databaseUrl: string;
  bus: Bus;
  metrics: Metrics;
  guard: PlayGuard;
  insufficientCode: string;
  closedCode: string;
  missingCode: string; // a round that is not there
  voidAfterMs: number; // a round found open so long after its deadline is void
  drawElsewhere?: DrawElsewhere | undefined;
}

const RETRY_MS = 200;
const NO_SEED = '0'.repeat(64); // of a room that is only thought of

/**
 * One shared game in this process: what its viewers see, and, while this process leads the game, its rounds' runners.
 * A process that does not lead hands bets to the one that does and follows what that one stores.
 */
export class SharedTable {
  readonly #options: SharedTableOptions;
  readonly #runners = new Map<string, RoundRunner>();
  /** What viewers see. */
  readonly board: RoundBoard;
  #leads = false;
  #stopLeading: (() => Promise<void>) | undefined;
  #stopped = false;

  constructor(options: SharedTableOptions) {
    this.#options = options;
    this.board = new RoundBoard({
      ...options,
      onTold: async (ids) => {
        if (this.#leads) for (const id of ids) await options.bus.publish(this.#topic, { id });
      },
    });
  }

  get #topic(): string {
    return `round.${this.#options.game.id}`;
  }

  /** Reads what is unfinished, follows it, and seeks to lead it. Resolves once the game can be looked at. */
  async start(): Promise<void> {
    const { bus, databaseUrl, game, log } = this.#options;
    bus.subscribe(this.#topic, (message) => void this.#follow(message as { id: string }).catch(this.#failed));
    bus.onGap(() => void this.#followAll().catch(this.#failed));
    await this.board.readBefore();
    await this.#followAll();
    this.#stopLeading = seekLeadership({
      url: databaseUrl,
      name: game.id,
      log,
      onAcquired: () => this.#lead(),
      onLost: () => this.#resign(),
    });
    await this.board.ready;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#options.bus.serve(this.#topic, undefined);
    await Promise.all([...this.#runners.values()].map((runner) => runner.stop()));
    await this.#stopLeading?.();
    this.board.close();
  }

  readonly #failed = (error: unknown): void =>
    this.#options.log.error({ err: error, game: this.#options.game.id }, 'a shared game could not go on');

  // ---- betting

  get clock(): Clock {
    return this.#options.clock;
  }

  /** A round that was changed by a command of this process or of the leader, as soon as it is known here. */
  async shown(id: string): Promise<LiveRound> {
    if (!this.board.find(id)) await this.#follow({ id });
    await this.board.flush();
    const live = this.board.find(id);
    if (!live) throw new CallError(this.#missing());
    return live;
  }

  /** Places a bet on the current round, or on a room. */
  async place(order: BetOrder, roundId?: string): Promise<PlacedOrder> {
    await this.board.ready;
    if (!this.#leads) return this.#forward({ do: 'place', order: orderToWire(order), roundId });
    return this.#options.guard.retrying(order, async () => {
      const runner = this.#runners.get(roundId ?? this.board.currentId ?? '');
      if (!runner) throw new CallError(this.#missing());
      return runner.place(order);
    });
  }

  /** Opens a room with its creator's bet. A room whose bet is refused is void at once and never shown. */
  async create(order: BetOrder, meta: object): Promise<PlacedOrder> {
    if (!this.#leads) return this.#forward({ do: 'create', order: orderToWire(order), meta });
    const repeated = await this.#judge(order);
    if (repeated) return repeated;
    const stored = await this.#open(meta);
    const runner = this.#run(stored);
    try {
      const placed = await this.#options.guard.retrying(order, () => runner.place(order));
      if (placed.roundId === stored.id) this.board.show(stored, runner.round.events);
      else await this.#abandon(stored, runner); // the repeat of a room that was opened before
      return placed;
    } catch (error) {
      await this.#abandon(stored, runner);
      throw error;
    }
  }

  /** Refuses what would be refused in a new room, before one is opened for it; the answer when it was opened before. */
  async #judge(order: BetOrder): Promise<PlacedOrder | undefined> {
    const { game, configs, db, clock, guard } = this.#options;
    const { settlement } = db;
    const known =
      order.key === null
        ? undefined
        : await findPlacedBetByKey(settlement, { game: game.id, userId: order.userId, key: order.key });
    if (known) {
      if (!orderHash(order).equals(known.requestHash)) throw new CallError(generalCodes.idempotencyConflict);
      const placed = await findPlacedBet(settlement, known.id);
      return placed && { betId: known.id, ...placed };
    }
    const opened = new RoundState(game, configs.active(game.id).config, [roundOpened(clock.now(), NO_SEED, 0)]);
    const code = game.refusal(opened.state, betOf(order, createId(), clock.now()));
    if (code !== undefined) throw new CallError(catalogueCode(code));
    await guard.admit(order);
    if ((await balanceOf(settlement, order.accountId)) < order.stakeMinor)
      throw new CallError(catalogueCode(this.#options.insufficientCode));
    return undefined;
  }

  /** Ends a room that nobody has joined; only its creator may. */
  async cancel(roundId: string, player: string): Promise<void> {
    if (!this.#leads) {
      await this.#forward({ do: 'cancel', roundId, player });
      return;
    }
    const runner = this.#runners.get(roundId);
    if (!runner) throw new CallError(this.#missing());
    await runner.cancel('cancelled', this.#options.closedCode, (round) => round.bets()[0]?.player === player);
  }

  #missing(): number | string {
    return catalogueCode(this.#options.missingCode);
  }

  async #forward(message: object): Promise<PlacedOrder> {
    const answer = await this.#options.bus.request(this.#topic, message);
    return placedFromWire(answer);
  }

  async #serve(message: unknown): Promise<unknown> {
    const asked = message as { do: string; order?: unknown; roundId?: string; meta?: object; player?: string };
    try {
      if (asked.do === 'cancel') {
        await this.cancel(asked.roundId ?? '', asked.player ?? '');
        return placedToWire(undefined);
      }
      const order = orderFromWire(asked.order);
      const placed = asked.do === 'create' ? this.create(order, asked.meta ?? {}) : this.place(order, asked.roundId);
      return placedToWire(await placed);
    } catch (error) {
      return refusalOf(error);
    }
  }

  // ---- leading

  async #lead(): Promise<void> {
    if (this.#stopped) return;
    const { db, game, bus } = this.#options;
    this.#leads = true;
    const unfinished = await this.#unfinished(db.settlement);
    await this.#followFinished(unfinished);
    for (const stored of unfinished) this.#takeOver(stored);
    if (game.seeding === 'chain' && unfinished.length === 0) await this.#openNext();
    bus.serve(this.#topic, (message) => this.#serve(message));
    this.#options.metrics.leads.set({ game: game.id }, 1);
  }

  #resign(): void {
    this.#leads = false;
    this.#options.metrics.leads.set({ game: this.#options.game.id }, 0);
    this.#options.bus.serve(this.#topic, undefined);
    for (const runner of this.#runners.values()) void runner.stop();
    this.#runners.clear();
  }

  #takeOver(stored: StoredSharedRound): void {
    const { clock, game, voidAfterMs } = this.#options;
    this.board.catchUp(stored); // what the leader before stored last
    const runner = this.#run(stored);
    const due = game.due(runner.round.state);
    const isLate = due?.what === 'close' && clock.now() - due.at > voidAfterMs;
    const isEmptyRoom = game.seeding === 'own' && runner.round.length === 1; // its creator's bet never came
    if (stored.state === 'open' && (isLate || isEmptyRoom))
      void runner.cancel('interrupted', this.#options.closedCode, () => true).catch(this.#failed);
  }

  #run(stored: StoredSharedRound): RoundRunner {
    const { game, configs, db, clock, log, metrics, insufficientCode, closedCode, drawElsewhere } = this.#options;
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
      onEvents: (events) => this.board.hear(stored.id, events),
      onEnd: () => void this.#end(stored.id),
      onMoved: () => this.#runners.delete(stored.id),
    });
    this.#runners.set(stored.id, runner);
    runner.start();
    return runner;
  }

  #open(meta?: object): Promise<StoredSharedRound> {
    const { db, game, configs, clock } = this.#options;
    const { id: configId } = configs.active(game.id);
    return openSharedRound(db.settlement, {
      game: game.id,
      configId,
      at: Math.max(clock.now(), this.board.before[0]?.at ?? 0), // another process's clock may have been ahead
      seeding: game.seeding,
      ...(meta && { meta }),
    });
  }

  async #openNext(): Promise<void> {
    const stored = await this.#open();
    this.board.show(stored, this.#run(stored).round.events);
  }

  async #abandon(stored: StoredSharedRound, runner: RoundRunner): Promise<void> {
    await runner.cancel('interrupted', this.#options.closedCode, () => true).catch(this.#failed);
    this.#runners.delete(stored.id);
    await runner.stop();
  }

  async #end(id: string): Promise<void> {
    const runner = this.#runners.get(id);
    this.#runners.delete(id);
    void runner?.stop();
    if (this.#options.game.seeding === 'own') return;
    await this.#untilDone(() => this.board.readBefore());
    await this.#untilDone(() => this.#openNext());
  }

  /** Tries again for as long as this process leads: without a next round the game would stand still. */
  async #untilDone(work: () => Promise<void>): Promise<void> {
    while (this.#leads && !this.#stopped) {
      try {
        return await work();
      } catch (error) {
        this.#failed(error);
        await pause(RETRY_MS);
      }
    }
  }

  // ---- reading: a round may pin a config that another process has published a moment ago

  async #unfinished(client: Queryable): Promise<StoredSharedRound[]> {
    const { configs, game } = this.#options;
    const rounds = await unfinishedSharedRounds(client, game.id);
    for (const { configId } of rounds) await configs.find(game.id, configId);
    return rounds;
  }

  async #find(id: string): Promise<StoredSharedRound | undefined> {
    const { configs, db, game } = this.#options;
    const stored = await findSharedRound(db.pool, id);
    if (stored) await configs.find(game.id, stored.configId);
    return stored;
  }

  // ---- following

  async #followAll(): Promise<void> {
    const { db } = this.#options;
    if (this.#leads) return;
    const unfinished = await this.#unfinished(db.pool);
    if (this.#leads) return;
    for (const stored of unfinished) this.board.catchUp(stored);
    await this.#followFinished(unfinished);
  }

  /** What ended while this process did not hear of it: a room would stay in its lobby for ever. */
  async #followFinished(unfinished: readonly StoredSharedRound[]): Promise<void> {
    const open = new Set(unfinished.map(({ id }) => id));
    for (const { id } of this.board.rounds) {
      if (open.has(id)) continue;
      const stored = await this.#find(id);
      if (stored) this.board.catchUp(stored);
    }
  }

  async #follow({ id }: { id: string }): Promise<void> {
    if (this.#leads) return;
    const stored = await this.#find(id);
    if (this.#leads) return; // meanwhile: its runners tell what happens
    if (stored) this.board.catchUp(stored);
    if (stored?.state === 'settled' || stored?.state === 'void') await this.board.readBefore();
  }
}
