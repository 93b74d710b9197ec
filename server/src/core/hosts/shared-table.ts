import { setTimeout as pause } from 'node:timers/promises';
import {
  balanceOf,
  findPlacedBet,
  findPlacedBetByKey,
  findSharedRound,
  listSharedRounds,
  openSharedRound,
  unfinishedSharedRounds,
  type Database,
  type StoredSharedRound,
} from 'db';
import { roundOpened, type AnySharedGame, type SharedEvent } from 'games-engine';
import { BEFORE_GAMES } from '../../../contract/broadcast.ts';
import { generalCodes } from '../../../contract/errors.ts';
import type { PastRound, SharedRound } from '../../../contract/shared-round.contract.ts';
import type { Bus } from '../bus.ts';
import type { Clock } from '../clock.ts';
import { createId } from '../ids.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { CallError } from '../realtime/call-error.ts';
import type { ActiveConfigs } from './active-configs.ts';
import { betOf, orderHash, type BetOrder, type PlacedOrder } from './bet-order.ts';
import { catalogueCode } from './catalogue-code.ts';
import { createBroadcaster, type Broadcaster } from './broadcaster.ts';
import { seekLeadership } from './leadership.ts';
import { LiveRound } from './live-round.ts';
import { pastRoundOf } from './past-round.ts';
import { orderFromWire, orderToWire, placedFromWire, placedToWire, refusalOf } from './order-wire.ts';
import { RoundRunner, type DrawElsewhere } from './round-runner.ts';
import { RoundState } from './round-state.ts';
import { roundStatements } from './round-statements.ts';
import type { UserDirectory } from './user-directory.ts';

/** What viewers are told. */
export interface TableSink {
  /** To every viewer of the game, or of one room. */
  send(type: string, payload: object, room?: string): void;
}

export interface SharedTableOptions {
  game: AnySharedGame;
  updateName: string; // the push that carries what happened
  db: Database;
  databaseUrl: string;
  bus: Bus;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  configs: ActiveConfigs;
  directory: UserDirectory;
  sink: TableSink;
  insufficientCode: string;
  closedCode: string;
  missingCode: string; // a round that is not there
  voidAfterMs: number; // a round found open so long after its deadline is void
  drawElsewhere?: DrawElsewhere | undefined;
  /** Every bet of a round is paid or returned: called in every process. */
  onFinished(round: LiveRound): void;
}

const RETRY_MS = 200;
const NO_SEED = '0'.repeat(64); // of a room that is only thought of

const isFinished = (events: readonly SharedEvent[]): boolean => {
  const last = events.at(-1)?.type;
  return last === 'round.settled' || last === 'round.voided';
};

/** Whether a room is shown to everybody. */
const isPublic = ({ meta }: LiveRound): boolean => (meta as { isPrivate?: boolean } | null)?.isPrivate !== true;

/**
 * One shared game in this process: what its viewers see, and, while this process leads the game, its rounds' runners.
 * A process that does not lead hands bets to the one that does and follows what that one stores.
 */
export class SharedTable {
  readonly #options: SharedTableOptions;
  readonly #live = new Map<string, LiveRound>();
  readonly #runners = new Map<string, RoundRunner>();
  readonly #broadcaster: Broadcaster;
  readonly #ready = Promise.withResolvers<void>();
  #opened: LiveRound[] = []; // not told yet
  #closed: LiveRound[] = [];
  #current: LiveRound | undefined; // of a game with one round at a time
  #before: PastRound[] = [];
  #seq = 0;
  #leads = false;
  #stopLeading: (() => Promise<void>) | undefined;
  #stopped = false;

  constructor(options: SharedTableOptions) {
    this.#options = options;
    this.#broadcaster = createBroadcaster(
      () => this.#broadcast(),
      (error) => options.log.error({ err: error, game: options.game.id }, 'a broadcast failed'),
    );
  }

  get #topic(): string {
    return `round.${this.#options.game.id}`;
  }

  /** Reads what is unfinished, follows it, and seeks to lead it. Resolves once the game can be looked at. */
  async start(): Promise<void> {
    const { bus, databaseUrl, game, log } = this.#options;
    bus.subscribe(this.#topic, (message) => void this.#follow(message as { id: string }).catch(this.#failed));
    bus.onGap(() => void this.#followAll().catch(this.#failed));
    await this.#readBefore();
    await this.#followAll();
    this.#stopLeading = seekLeadership({
      url: databaseUrl,
      name: game.id,
      log,
      onAcquired: () => this.#lead(),
      onLost: () => this.#resign(),
    });
    if (game.seeding === 'own') this.#ready.resolve();
    await this.#ready.promise;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#options.bus.serve(this.#topic, undefined);
    await Promise.all([...this.#runners.values()].map((runner) => runner.stop()));
    await this.#stopLeading?.();
    this.#broadcaster.close();
  }

  readonly #failed = (error: unknown): void =>
    this.#options.log.error({ err: error, game: this.#options.game.id }, 'a shared game could not go on');

  // ---- looking

  /** The round in play. */
  async current(): Promise<SharedRound> {
    await this.#ready.promise;
    if (!this.#current) throw new CallError(generalCodes.unexpected);
    return this.snapshotOf(this.#current);
  }

  /** The last finished rounds, newest first. */
  get before(): readonly PastRound[] {
    return this.#before;
  }

  get seq(): number {
    return this.#seq;
  }

  get clock(): Clock {
    return this.#options.clock;
  }

  /** Rounds that viewers can see: of rooms, the ones in the lobby. */
  get rounds(): LiveRound[] {
    return [...this.#live.values()];
  }

  find(id: string): LiveRound | undefined {
    return this.#live.get(id);
  }

  /** A round that was changed by a command of this process or of the leader, as soon as it is known here. */
  async shown(id: string): Promise<LiveRound> {
    if (!this.#live.has(id)) await this.#follow({ id });
    await this.#broadcaster.flush();
    const live = this.#live.get(id);
    if (!live) throw new CallError(this.#missing());
    return live;
  }

  async snapshotOf(live: LiveRound): Promise<SharedRound> {
    const users = await this.#options.directory.get(live.players);
    return live.snapshot(this.#seq, this.#options.clock.now(), users);
  }

  // ---- betting

  /** Places a bet on the current round, or on a room. */
  async place(order: BetOrder, roundId?: string): Promise<PlacedOrder> {
    await this.#ready.promise;
    if (!this.#leads) return this.#forward({ do: 'place', order: orderToWire(order), roundId });
    const runner = this.#runners.get(roundId ?? this.#current?.id ?? '');
    if (!runner) throw new CallError(this.#missing());
    return runner.place(order);
  }

  /** Opens a room with its creator's bet. A room whose bet is refused is void at once and never shown. */
  async create(order: BetOrder, meta: object): Promise<PlacedOrder> {
    if (!this.#leads) return this.#forward({ do: 'create', order: orderToWire(order), meta });
    const repeated = await this.#judge(order);
    if (repeated) return repeated;
    const stored = await this.#open(meta);
    const runner = this.#run(stored);
    try {
      const placed = await runner.place(order);
      if (placed.roundId === stored.id) this.#show(stored, runner);
      else await this.#abandon(stored, runner); // the repeat of a room that was opened before
      return placed;
    } catch (error) {
      await this.#abandon(stored, runner);
      throw error;
    }
  }

  /** Refuses what would be refused in a new room, before one is opened for it; the answer when it was opened before. */
  async #judge(order: BetOrder): Promise<PlacedOrder | undefined> {
    const { game, configs, db, clock } = this.#options;
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
    const unfinished = await unfinishedSharedRounds(db.settlement, game.id);
    for (const stored of unfinished) this.#takeOver(stored);
    if (game.seeding === 'chain' && unfinished.length === 0) await this.#openNext();
    bus.serve(this.#topic, (message) => this.#serve(message));
    this.#options.metrics.leads.set({ game: game.id }, 1);
    this.#ready.resolve();
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
    this.#catchUp(stored); // what the leader before stored last
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
      onEvents: (events) => this.#heard(stored.id, events),
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
      at: Math.max(clock.now(), this.#before[0]?.at ?? 0), // another process's clock may have been ahead
      seeding: game.seeding,
      ...(meta && { meta }),
    });
  }

  async #openNext(): Promise<void> {
    const stored = await this.#open();
    this.#show(stored, this.#run(stored));
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
    await this.#untilDone(() => this.#readBefore());
    this.#drop(id);
    if (this.#options.game.seeding === 'chain') await this.#untilDone(() => this.#openNext());
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

  // ---- following and telling

  #heard(id: string, events: readonly SharedEvent[]): void {
    const live = this.#live.get(id);
    if (!live) return;
    live.add(events);
    // the draw follows the close at once and is told with it, rather than a tenth of a second later
    if (events.at(-1)?.type !== 'round.closed') this.#broadcaster.wanted();
    if (isFinished(events)) this.#options.onFinished(live);
  }

  #show(stored: StoredSharedRound, runner?: RoundRunner): void {
    const { game, configs } = this.#options;
    if (this.#live.has(stored.id)) return;
    const events = runner ? [...runner.round.events] : stored.events;
    const live = new LiveRound(game, configs.pinned(game.id, stored.configId), { ...stored, events });
    this.#live.set(stored.id, live);
    if (game.seeding === 'chain') {
      if (this.#current && this.#current.id !== stored.id) this.#live.delete(this.#current.id);
      this.#current = live;
      this.#ready.resolve();
    }
    this.#opened.push(live);
    this.#broadcaster.wanted();
  }

  #drop(id: string): void {
    const live = this.#live.get(id);
    if (!live || this.#options.game.seeding === 'chain') return; // the next round takes a chain round's place
    this.#live.delete(id);
    this.#closed.push(live);
    this.#broadcaster.wanted();
  }

  async #readBefore(): Promise<void> {
    const { db, game } = this.#options;
    this.#before = (await listSharedRounds(db.pool, { game: game.id, limit: BEFORE_GAMES })).map(pastRoundOf);
  }

  async #followAll(): Promise<void> {
    const { db, game } = this.#options;
    if (this.#leads) return;
    const unfinished = await unfinishedSharedRounds(db.pool, game.id);
    if (!this.#leads) for (const stored of unfinished) this.#catchUp(stored);
  }

  async #follow({ id }: { id: string }): Promise<void> {
    if (this.#leads) return;
    const stored = await findSharedRound(this.#options.db.pool, id);
    if (this.#leads) return; // meanwhile: its runners tell what happens
    if (stored) this.#catchUp(stored);
    if (stored?.state === 'settled' || stored?.state === 'void') await this.#readBefore();
  }

  #catchUp(stored: StoredSharedRound): void {
    const live = this.#live.get(stored.id);
    if (!live) return this.#show(stored);
    const missed = stored.events.slice(live.stored);
    if (missed.length > 0) this.#heard(stored.id, missed);
  }

  async #broadcast(): Promise<void> {
    const changed: string[] = [];
    for (const live of this.#live.values()) {
      const taken = await this.#take(live);
      if (!taken) continue;
      changed.push(live.id);
      if (!isPublic(live)) {
        await this.#tellPrivate(live);
        continue;
      }
      const users = await this.#options.directory.get(taken.newcomers);
      const { events } = taken;
      this.#send(this.#options.updateName, { roundId: live.id, events, users, view: live.view(), seed: live.seed });
    }
    for (const live of this.#opened.splice(0)) {
      changed.push(live.id);
      if (isPublic(live))
        this.#send('load', { ...(await this.snapshotOf(live)), meta: live.meta, before: this.#before[0] ?? null });
      else await this.#tellPrivate(live);
    }
    for (const live of this.#closed.splice(0)) if (isPublic(live)) this.#send('closed', { roundId: live.id });
    if (this.#leads) for (const id of new Set(changed)) await this.#options.bus.publish(this.#topic, { id });
  }

  /** What is untold of a round. One whose events do not fit is read again and told anew. */
  async #take(live: LiveRound): Promise<ReturnType<LiveRound['take']>> {
    try {
      return live.take();
    } catch (error) {
      this.#failed(error);
      this.#live.delete(live.id);
      const stored = await findSharedRound(this.#options.db.pool, live.id);
      if (stored) this.#show(stored);
      return undefined;
    }
  }

  async #tellPrivate(live: LiveRound): Promise<void> {
    this.#options.sink.send('room', { ...(await this.snapshotOf(live)), meta: live.meta }, live.id);
  }

  #send(type: string, payload: object): void {
    this.#seq += 1;
    this.#options.sink.send(type, { ...payload, seq: this.#seq });
  }
}
