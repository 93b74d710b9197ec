import { findSharedRound, listSharedRounds, type Database, type StoredSharedRound, type FinishedSharedRound } from 'db';
import type { AnySharedGame, SharedBetPlaced, SharedEvent } from 'games-engine';
import { BEFORE_GAMES } from '../../../contract/broadcast.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { OwnBets, PastRound, SharedRound } from '../../../contract/shared-round.contract.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../observability/logger.ts';
import { CallError } from '../realtime/call-error.ts';
import type { ActiveConfigs } from './active-configs.ts';
import { createBroadcaster, type Broadcaster } from './broadcaster.ts';
import { isBet, LiveRound } from './live-round.ts';
import { RoundState } from './round-state.ts';
import type { UserDirectory } from './user-directory.ts';

/** A finished round as a strip shows it. */
const pastRoundOf = (round: FinishedSharedRound): PastRound => ({
  id: round.id,
  number: round.number,
  hash: round.commitment,
  seed: round.serverSeed,
  outcome: round.outcome ? { ...round.outcome } : null,
  bank: Number(round.bankMinor),
  at: round.finishedAt,
});

/** Sink of the messages to viewers. */
export interface TableSink {
  /** To every viewer of the game, or of one room. */
  send(type: string, payload: object, room?: string): void;
  /** To the pages of one player at this process. */
  sendOwn(player: string, type: string, payload: object): void;
  /** True when a page of this player is connected to this process. */
  isHere(player: string): boolean;
  /** To document clients. Undefined while there are none, or where the specification has no state of this game. */
  readonly sendState: ((type: string, round: SharedRound, before: readonly PastRound[]) => void) | undefined;
}

export interface RoundBoardOptions {
  game: AnySharedGame;
  updateName: string; // the push that carries what happened
  db: Database;
  clock: Clock;
  log: Logger;
  configs: ActiveConfigs;
  directory: UserDirectory;
  sink: TableSink;
  /** Every bet of a round is paid or returned: called in every process. */
  onFinished(round: LiveRound): void;
  /** Viewers have been told of these rounds. */
  onTold(ids: ReadonlySet<string>): Promise<void>;
}

const isFinished = (events: readonly SharedEvent[]): boolean => {
  const last = events.at(-1)?.type;
  return last === 'round.settled' || last === 'round.voided';
};

/** True when a room is shown to everybody. */
const isPublic = ({ meta }: LiveRound): boolean => (meta as { isPrivate?: boolean } | null)?.isPrivate !== true;

/** One shared game as its viewers in this process see it: the rounds in play, the last ones, and what is told of them. */
export class RoundBoard {
  readonly #options: RoundBoardOptions;
  readonly #live = new Map<string, LiveRound>();
  readonly #broadcaster: Broadcaster;
  readonly #ready = Promise.withResolvers<void>();
  readonly #leaving = new Set<NodeJS.Timeout>(); // rooms that are over and still shown
  #opened: LiveRound[] = []; // not told yet
  #closed: LiveRound[] = [];
  #replaced: LiveRound[] = []; // by the next round, perhaps with their end untold
  readonly #unannounced = new Set<string>(); // told here; other processes do not know yet
  #current: LiveRound | undefined; // round of a game with one at a time
  #before: PastRound[] = [];
  #seq = 0;

  constructor(options: RoundBoardOptions) {
    this.#options = options;
    this.#broadcaster = createBroadcaster(() => this.#broadcast(), this.#failed);
    if (options.game.seeding === 'own') this.#ready.resolve();
  }

  readonly #failed = (error: unknown): void =>
    this.#options.log.error({ err: error, game: this.#options.game.id }, 'viewers could not be told');

  /** Resolves once the game can be looked at. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  get currentId(): string | undefined {
    return this.#current?.id;
  }

  /** Config that the round in play was opened with, which may no longer be the active one. */
  get config(): object {
    const { configs, game } = this.#options;
    return (this.#current?.pinned ?? configs.active(game.id)).config;
  }

  /** The stakes that the round in play takes of a choice now, base hundredths. */
  limits(choice: object): { minStakeMinor: number; maxStakeMinor: number } {
    const limits = this.config as { minStakeMinor: number; maxStakeMinor: number };
    if (!this.#current) return limits;
    return { ...limits, maxStakeMinor: Number(this.#options.game.maxStake(this.#current.state, choice)) };
  }

  /** The round in play. */
  async current(): Promise<SharedRound> {
    return this.snapshotOf(await this.#inPlay());
  }

  /** The round as our pages load it: for a crowded round, the sums and the caller's own bets. */
  async shownTo(player: string | undefined): Promise<SharedRound> {
    const live = await this.#inPlay();
    return live.isCrowded ? this.#crowdSnapshot(live, player) : this.snapshotOf(live);
  }

  async #inPlay(): Promise<LiveRound> {
    await this.ready;
    if (!this.#current) throw new CallError(generalCodes.unexpected);
    return this.#current;
  }

  async #crowdSnapshot(live: LiveRound, player?: string): Promise<SharedRound> {
    const users = await this.#options.directory.get([...live.crowdPlayers, ...(player === undefined ? [] : [player])]);
    return live.crowdSnapshot(this.#seq, this.#options.clock.now(), users, player);
  }

  /** The last finished rounds, newest first. */
  get before(): readonly PastRound[] {
    return this.#before;
  }

  get seq(): number {
    return this.#seq;
  }

  /** Rounds that viewers can see: of rooms, the ones in the lobby. */
  get rounds(): LiveRound[] {
    return [...this.#live.values()];
  }

  find(id: string): LiveRound | undefined {
    return this.#live.get(id);
  }

  async snapshotOf(live: LiveRound): Promise<SharedRound> {
    const users = await this.#options.directory.get(live.players);
    return live.snapshot(this.#seq, this.#options.clock.now(), users);
  }

  /** A round that is new here. `events`: more than are stored, when its runner has gone on. */
  show(stored: StoredSharedRound, events: readonly SharedEvent[] = stored.events): void {
    const { game, configs } = this.#options;
    if (this.#live.has(stored.id)) return;
    const live = new LiveRound(game, configs.pinned(game.id, stored.configId), { ...stored, events: [...events] });
    this.#live.set(stored.id, live);
    if (game.seeding === 'chain') {
      this.#replace(stored.id);
      this.#current = live;
      this.#ready.resolve();
    }
    this.#opened.push(live);
    this.#broadcaster.wanted();
    if (isFinished(events)) this.#leave(live);
  }

  /** Makes room for the next round of a chain. A broadcast may come later than that: it still tells how this one ended. */
  #replace(nextId: string): void {
    const current = this.#current;
    if (!current || current.id === nextId) return;
    this.#live.delete(current.id);
    this.#replaced.push(current);
  }

  /** Applies durable events of a round. */
  hear(id: string, events: readonly SharedEvent[]): void {
    const live = this.#live.get(id);
    if (!live) return;
    live.add(events);
    // the draw follows the close at once and is told with it, rather than a tenth of a second later
    if (events.at(-1)?.type !== 'round.closed') this.#broadcaster.wanted();
    if (!isFinished(events)) return;
    this.#options.onFinished(live);
    this.#leave(live);
  }

  /** When a room that is over leaves the lobby. The next round of a chain takes the place of the one before instead. */
  #leavesAt(config: object, events: readonly SharedEvent[]): number | undefined {
    const { game } = this.#options;
    if (game.seeding === 'chain' || !isFinished(events)) return undefined;
    return game.due(new RoundState(game, config, events).state)?.at;
  }

  /** Shows how a room ended for a while, in every process: only the one that leads has a runner that ends it. */
  #leave(live: LiveRound): void {
    const at = this.#leavesAt(live.pinned.config, live.events);
    if (at === undefined) return;
    const timer = setTimeout(
      () => {
        this.#leaving.delete(timer);
        void this.readBefore()
          .catch(this.#failed)
          .then(() => this.#drop(live.id));
      },
      Math.max(0, at - this.#options.clock.now()),
    );
    this.#leaving.add(timer);
  }

  #drop(id: string): void {
    const live = this.#live.get(id);
    if (!live) return;
    this.#live.delete(id);
    this.#closed.push(live);
    this.#broadcaster.wanted();
  }

  /** Applies the stored events of a round that are not known here yet. */
  catchUp(stored: StoredSharedRound): void {
    const live = this.#live.get(stored.id);
    if (!live) {
      const { config } = this.#options.configs.pinned(this.#options.game.id, stored.configId);
      const leftAt = this.#leavesAt(config, stored.events);
      if (leftAt === undefined || leftAt > this.#options.clock.now()) this.show(stored);
      return;
    }
    const missed = stored.events.slice(live.stored);
    if (missed.length > 0) this.hear(stored.id, missed);
  }

  /** Reads the last finished rounds again. */
  async readBefore(): Promise<void> {
    const { db, game } = this.#options;
    this.#before = (await listSharedRounds(db.pool, { game: game.id, limit: BEFORE_GAMES })).map(pastRoundOf);
  }

  /** Tells now what is untold. */
  flush(): Promise<void> {
    return this.#broadcaster.flush();
  }

  close(): void {
    for (const timer of this.#leaving) clearTimeout(timer);
    this.#broadcaster.close();
  }

  // Whatever is untold stays so until it was sent: when a read fails, the next broadcast begins with it.

  async #broadcast(): Promise<void> {
    for (let live = this.#replaced[0]; live; live = this.#replaced[0]) {
      await this.#tellNews(live);
      this.#replaced.shift();
    }
    for (const live of this.#live.values()) await this.#tellNews(live);
    await this.#untilEmpty(this.#opened, (live) => this.#tellOpened(live));
    await this.#untilEmpty(this.#closed, (live) => this.#tellClosed(live));
    const ids = new Set(this.#unannounced);
    await this.#options.onTold(ids);
    for (const id of ids) this.#unannounced.delete(id);
  }

  async #untilEmpty(rounds: LiveRound[], tell: (live: LiveRound) => Promise<void>): Promise<void> {
    for (let live = rounds[0]; live; live = rounds[0]) {
      await tell(live);
      rounds.shift();
      this.#unannounced.add(live.id);
    }
  }

  async #tellOpened(live: LiveRound): Promise<void> {
    if (!isPublic(live)) return this.#tellPrivate(live);
    const shown = live.isCrowded ? await this.#crowdSnapshot(live) : await this.snapshotOf(live);
    this.#send('load', { ...shown, meta: live.meta, before: this.#before[0] ?? null });
    if (live.isCrowded) await this.#sendOwn(live, live.told.events.filter(isBet));
    const { sendState } = this.#options.sink;
    if (sendState) sendState('load', await this.snapshotOf(live), this.#before);
  }

  async #tellClosed(live: LiveRound): Promise<void> {
    await this.#tellNews(live); // it may have left before this broadcast's turn came, with its end untold
    if (isPublic(live)) this.#send('closed', { roundId: live.id });
  }

  async #tellNews(live: LiveRound): Promise<void> {
    const wasCrowded = live.isCrowded;
    live.crowdIfDear(this.#options.clock.now());
    if (live.isCrowded && !wasCrowded) await this.#sendOwn(live, live.told.events.filter(isBet));
    if (live.isCrowded) return this.#tellCrowd(live);
    const news = live.news();
    if (!news) return;
    const users = await this.#options.directory.get(isPublic(live) ? news.newcomers : live.players);
    // from here on nothing is waited for: who loads the round has all of this, or hears it
    const events = this.#fitting(() => live.tell(news));
    if (!events) return this.#readAgain(live);
    this.#unannounced.add(live.id);
    if (!isPublic(live)) return this.#sendRoom(live, users);
    const { sink, updateName } = this.#options;
    const update = { roundId: live.id, events, users, seed: live.seed };
    this.#send(updateName, update);
    live.spend(update, this.#options.clock.now());
    if (live.isCrowded) await this.#sendOwn(live, live.told.events.filter(isBet));
    sink.sendState?.(updateName, await this.snapshotOf(live), this.#before);
  }

  /** Bettors hear of their bets at once, all viewers of sums in turn. */
  async #tellCrowd(live: LiveRound): Promise<void> {
    const { clock, directory, sink, updateName } = this.#options;
    await this.#sendOwn(live, live.takeOwn());
    const mayTell = live.mayTell(clock.now());
    const news = mayTell ? live.crowdNews() : undefined;
    if (!mayTell) this.#broadcaster.wanted();
    if (!news) return;
    const users = await directory.get(news.changed.map(({ player }) => player));
    const update = this.#fitting(() => live.tellCrowd(news, users, clock.now()));
    if (!update) return this.#readAgain(live);
    this.#unannounced.add(live.id);
    this.#send(updateName, { roundId: live.id, ...update, users: [], seed: live.seed });
    if (sink.sendState) sink.sendState(updateName, await this.snapshotOf(live), this.#before);
  }

  async #sendOwn(live: LiveRound, bets: readonly SharedBetPlaced[]): Promise<void> {
    const { directory, sink } = this.#options;
    const players = new Set(bets.map(({ player }) => player).filter((player) => sink.isHere(player)));
    const users = new Map((await directory.get([...players])).map((user) => [user.id, user]));
    for (const player of players) {
      const user = users.get(player) ?? null;
      sink.sendOwn(player, 'bets', { roundId: live.id, user, bets: live.betsOf(player) } satisfies OwnBets);
    }
  }

  /** Events as they are broadcast; undefined when they do not fit the round. */
  #fitting<T>(tell: () => T): T | undefined {
    try {
      return tell();
    } catch (error) {
      this.#failed(error);
      return undefined;
    }
  }

  async #readAgain(live: LiveRound): Promise<void> {
    const stored = await findSharedRound(this.#options.db.pool, live.id);
    if (this.#live.get(live.id) !== live) return; // another round has taken its place
    this.#live.delete(live.id);
    if (stored) this.show(stored);
  }

  async #tellPrivate(live: LiveRound): Promise<void> {
    this.#sendRoom(live, await this.#options.directory.get(live.players));
  }

  #sendRoom(live: LiveRound, users: SharedRound['users']): void {
    const snapshot = live.snapshot(this.#seq, this.#options.clock.now(), users);
    this.#options.sink.send('room', { ...snapshot, meta: live.meta }, live.id);
  }

  #send(type: string, payload: object): void {
    this.#seq += 1;
    this.#options.sink.send(type, { ...payload, seq: this.#seq });
  }
}
