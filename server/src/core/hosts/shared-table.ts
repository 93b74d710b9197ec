import { balanceOf, findPlacedBet, findPlacedBetByKey, findSharedRound } from 'db';
import { drawIn, roundOpened } from 'games-engine';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { Bus } from '../bus/bus.ts';
import type { Clock } from '../clock.ts';
import { createId } from '../ids.ts';
import { CallError } from '../realtime/call-error.ts';
import { betOf, orderHash, type BetOrder, type PlacedOrder } from './bet-order.ts';
import { catalogueCode } from './catalogue-code.ts';
import { seekLeadership } from './leadership.ts';
import type { LiveRound } from './live-round.ts';
import { OrderDesk } from './order-desk.ts';
import {
  NOTHING_PLACED,
  placedToWire,
  refusalOf,
  requestFromWire,
  type CancelRequest,
  type OrderRequest,
} from './order-wire.ts';
import type { PlayGuard } from './play-guard.ts';
import { RoundBoard } from './round-board.ts';
import { RoundFollower } from './round-follower.ts';
import { RoundLeader, type RoundLeaderOptions } from './round-leader.ts';
import { storedReceipt, termsOf } from './round-drawing.ts';
import { RoundState } from './round-state.ts';
import { traced } from '../observability/tracing.ts';

export interface SharedTableOptions extends RoundLeaderOptions {
  databaseUrl: string;
  bus: Bus;
  guard: PlayGuard;
  missingCode: string; // a round that is not there
}

const NO_SEED = '0'.repeat(64); // seed of a room that does not exist yet

/**
 * One shared game in this process: what its viewers see, and, while this process leads the game, its rounds' runners.
 * A process that does not lead hands bets to the one that does and follows what that one stores.
 */
export class SharedTable {
  readonly #options: SharedTableOptions;
  /** State that viewers see. */
  readonly board: RoundBoard;
  readonly #leader: RoundLeader;
  readonly #follower: RoundFollower;
  readonly #desk: OrderDesk;
  #stopLeading: (() => Promise<void>) | undefined;
  #serves = false; // it leads, and every unfinished round has its runner
  #stopped = false;

  constructor(options: SharedTableOptions) {
    this.#options = options;
    this.board = new RoundBoard({
      ...options,
      onTold: async (ids) => {
        if (this.#leader.leads) for (const id of ids) await options.bus.publish(this.#topic, { id });
      },
    });
    this.#leader = new RoundLeader(options, this.board, {
      onFailed: this.#failed,
      onResumed: () => this.#desk.leaderChanged(),
    });
    const { game, configs, db, bus } = options;
    this.#desk = new OrderDesk({
      bus,
      topic: this.#topic,
      leads: () => this.#serves,
      perform: (request) => this.#perform(request),
    });
    this.#follower = new RoundFollower({ game, configs, db, board: this.board, leads: () => this.#leader.leads });
  }

  get #topic(): string {
    return `round.${this.#options.game.id}`;
  }

  get #leaderTopic(): string {
    return `leader.${this.#options.game.id}`;
  }

  /** Reads what is unfinished, follows it, and seeks to lead it. Resolves once the game can be looked at. */
  async start(): Promise<void> {
    const { bus, databaseUrl, game, log } = this.#options;
    bus.subscribe(this.#topic, (message) => void this.#follower.follow(message as { id: string }).catch(this.#failed));
    bus.subscribe(this.#leaderTopic, () => this.#desk.leaderChanged());
    bus.onGap(() => void this.#catchUp().catch(this.#failed));
    await this.#follower.followAll();
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
    this.#serves = false;
    this.#options.bus.serve(this.#topic, undefined);
    await this.#leader.stop();
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
    if (!this.board.find(id)) await this.#follower.follow({ id });
    await this.board.flush();
    const live = this.board.find(id);
    if (!live) throw new CallError(this.#missing());
    return live;
  }

  /** Places a bet on the current round, or on a room. */
  async place(order: BetOrder, roundId?: string): Promise<PlacedOrder> {
    await this.board.ready;
    return traced('host', { game: this.#options.game.id }, () => this.#desk.ask({ do: 'place', order, roundId }));
  }

  /** Opens a room with its creator's bet. A room whose bet is refused is void at once and never shown. */
  create(order: BetOrder, meta: object): Promise<PlacedOrder> {
    return this.#desk.ask({ do: 'create', order, meta });
  }

  /** Ends a room that nobody has joined; only its creator may. */
  async cancel(roundId: string, player: string): Promise<void> {
    await this.#desk.ask({ do: 'cancel', roundId, player });
  }

  #perform(request: OrderRequest): Promise<PlacedOrder> {
    switch (request.do) {
      case 'place':
        return this.#place(request.order, request.roundId);
      case 'create':
        return this.#create(request.order, request.meta);
      case 'cancel':
        return this.#cancel(request);
    }
  }

  #place(order: BetOrder, roundId?: string): Promise<PlacedOrder> {
    return this.#options.guard.retrying(order, async () => {
      const runner = this.#leader.runnerOf(roundId ?? this.board.currentId ?? '');
      if (runner) return runner.place(order);
      const repeated = await this.#repeated(order); // its round may be over by now
      if (!repeated) throw new CallError(this.#missing());
      return repeated;
    });
  }

  /** The answer to an order that was placed before. */
  async #repeated(order: BetOrder): Promise<PlacedOrder | undefined> {
    const { game, db } = this.#options;
    const { settlement } = db;
    const { key, userId } = order;
    const known = key === null ? undefined : await findPlacedBetByKey(settlement, { game: game.id, userId, key });
    if (!known) return undefined;
    if (!orderHash(order).equals(known.requestHash)) throw new CallError(generalCodes.idempotencyConflict);
    const placed = await findPlacedBet(settlement, known.id);
    const stored = placed && (await findSharedRound(settlement, placed.roundId));
    return stored && { betId: known.id, ...placed, receipt: storedReceipt(this.#options, stored, known.id) };
  }

  async #create(order: BetOrder, meta: object): Promise<PlacedOrder> {
    const repeated = await this.#judge(order);
    if (repeated) return repeated;
    const { stored, runner } = await this.#leader.open({ meta, creator: order.player });
    try {
      const placed = await this.#options.guard.retrying(order, () => runner.place(order));
      if (placed.roundId === stored.id) this.board.show(stored, runner.round.events);
      else await this.#leader.abandon(stored, runner); // the repeat of a room that was opened before
      return placed;
    } catch (error) {
      await this.#leader.abandon(stored, runner);
      throw error;
    }
  }

  /** Refuses what would be refused in a new room, before one is opened for it; the answer when it was opened before. */
  async #judge(order: BetOrder): Promise<PlacedOrder | undefined> {
    const { game, configs, db, clock, drawing, guard } = this.#options;
    const repeated = await this.#repeated(order);
    if (repeated) return repeated;
    const { config } = configs.playedBy(game.id, order.player);
    const opened = new RoundState(game, config, [roundOpened(clock.now(), NO_SEED, 0, termsOf(config, drawing))]);
    const code = game.refusal(opened.state, betOf(order, createId(), clock.now(), drawIn(opened.state).draw !== null));
    if (code !== undefined) throw new CallError(catalogueCode(code));
    await guard.admit(order);
    if ((await balanceOf(db.settlement, order.accountId)) < order.stakeMinor)
      throw new CallError(catalogueCode(this.#options.insufficientCode));
    return undefined;
  }

  async #cancel({ roundId, player, isAgain = false }: CancelRequest): Promise<PlacedOrder> {
    const isOwn = (round: RoundState): boolean => round.bets()[0]?.player === player;
    try {
      const runner = this.#leader.runnerOf(roundId);
      if (!runner) throw new CallError(this.#missing());
      await runner.cancel('cancelled', this.#options.closedCode, isOwn);
    } catch (error) {
      if (!isAgain || !(await this.#isCancelled(roundId, isOwn))) throw error;
    }
    return NOTHING_PLACED;
  }

  /** True when a room was cancelled before by its owner. */
  async #isCancelled(roundId: string, isOwn: (round: RoundState) => boolean): Promise<boolean> {
    const { game, configs, db } = this.#options;
    const stored = await findSharedRound(db.settlement, roundId);
    if (stored?.state !== 'void') return false;
    return isOwn(new RoundState(game, configs.pinned(game.id, stored.configId).config, stored.events));
  }

  #missing(): number | string {
    return catalogueCode(this.#options.missingCode);
  }

  async #serve(message: unknown): Promise<unknown> {
    try {
      return placedToWire(await this.#perform(requestFromWire(message)));
    } catch (error) {
      return refusalOf(error);
    }
  }

  // ---- leading

  async #lead(): Promise<void> {
    if (this.#stopped) return;
    await this.#leader.lead(this.#follower);
    this.#options.bus.serve(this.#topic, (message) => this.#serve(message));
    this.#serves = true;
    this.#desk.leaderChanged();
    await this.#announce();
  }

  /** Tells the other processes that they can ask this one. */
  async #announce(): Promise<void> {
    await this.#options.bus.publish(this.#leaderTopic, {});
  }

  /** After messages may have been missed: requests, or that another process leads. */
  async #catchUp(): Promise<void> {
    this.#desk.leaderChanged();
    if (this.#serves) await this.#announce();
    await this.#follower.followAll();
  }

  #resign(): void {
    this.#serves = false;
    this.#options.bus.serve(this.#topic, undefined);
    this.#leader.resign();
  }
}
