import type { AnySharedGame, FlatState, PinnedConfig, SharedEvent } from 'games-engine';
import type { BroadcastEvent } from '../../../contract/broadcast.ts';
import type { RoundUpdate, SharedRound } from '../../../contract/shared-round.contract.ts';
import { RoundState } from './round-state.ts';
import { ShownUsers } from './shown-users.ts';

/** A round in this process, beside its events. */
export interface LiveRoundInput {
  id: string;
  number: number;
  commitment: string;
  serverSeed: string; // secret until it is revealed
  meta: object | null;
  events: readonly SharedEvent[];
}

/** Events of a round in order, and the players that appear in its lists with them. */
export interface RoundNews {
  events: readonly SharedEvent[];
  newcomers: readonly string[]; // public ids
}

/** An event as it is broadcast: without what only an audit needs. */
const packed = (event: SharedEvent): BroadcastEvent =>
  event.type === 'bet.placed'
    ? [event.betId, event.at, event.player, event.stakeMinor, event.currencyId, { ...event.choice }]
    : { ...event };

/** A round as viewers have been told of it, and what they have not been told yet. */
export class LiveRound {
  readonly id: string;
  readonly number: number;
  readonly commitment: string;
  readonly meta: object | null;
  readonly pinned: PinnedConfig;
  readonly #serverSeed: string;
  readonly #told: RoundState;
  #untold: SharedEvent[] = [];
  #newcomers: string[] = []; // players of untold events
  #stored: number; // events known to be stored, told or not
  readonly #shown = new ShownUsers();

  constructor(game: AnySharedGame, pinned: PinnedConfig, input: LiveRoundInput) {
    this.id = input.id;
    this.number = input.number;
    this.commitment = input.commitment;
    this.meta = input.meta;
    this.pinned = pinned;
    this.#serverSeed = input.serverSeed;
    this.#told = new RoundState(game, pinned.config, input.events);
    this.#stored = input.events.length;
    for (const event of input.events) if (event.type === 'bet.placed') this.#shown.add(event);
    this.#shown.take();
  }

  /** Players whom a list shows. */
  get players(): string[] {
    return this.#shown.told;
  }

  get told(): RoundState {
    return this.#told;
  }

  /** Number of events that this process knows. */
  get stored(): number {
    return this.#stored;
  }

  /** Every event this process knows, told or not. */
  get events(): readonly SharedEvent[] {
    return [...this.#told.events, ...this.#untold];
  }

  add(events: readonly SharedEvent[]): void {
    this.#untold.push(...events);
    for (const event of events) if (event.type === 'bet.placed') this.#shown.add(event);
    this.#stored += events.length;
  }

  /** News that viewers have not received. It stays so until `tell`. */
  news(): RoundNews | undefined {
    if (this.#untold.length === 0) return undefined;
    this.#newcomers.push(...this.#shown.take());
    return { events: [...this.#untold], newcomers: [...this.#newcomers] };
  }

  /** Counts these news as told, and gives the events as they are broadcast. Throws when they do not fit the round. */
  tell({ events, newcomers }: RoundNews): RoundUpdate['events'] {
    for (const event of events) this.#told.apply(event);
    this.#untold.splice(0, events.length);
    this.#newcomers.splice(0, newcomers.length);
    return events.map(packed);
  }

  /** The round's seed: public from the draw on, or once it is void. */
  get seed(): string | null {
    const isRevealed = this.#told.events.some(({ type }) => type === 'outcome.drawn' || type === 'round.voided');
    return isRevealed ? this.#serverSeed : null;
  }

  /** The signed close, as viewers know it: later viewers receive it with the round. */
  get #closing(): SharedRound['closing'] {
    const closed = this.#told.events.find((event) => event.type === 'betting.closed');
    if (!closed) return undefined;
    const { at, beaconRound, betsHash, signature } = closed;
    return { at, beaconRound, betsHash, signature };
  }

  /** The machine's state, as viewers know it. */
  get state(): FlatState {
    return this.#told.state;
  }

  view(): Record<string, unknown> {
    return { ...this.#told.game.view(this.#told.state) };
  }

  /** Snapshot that a replica starts from. */
  snapshot(seq: number, serverTime: number, users: SharedRound['users']): SharedRound {
    const { value, context } = this.#told.state;
    const { version, config } = this.pinned;
    const closing = this.#closing;
    return {
      game: this.#told.game.id,
      roundId: this.id,
      number: this.number,
      hash: this.commitment,
      seed: this.seed,
      ...(closing && { closing }),
      configVersion: version,
      config: { ...config },
      seq,
      serverTime,
      state: { value, context: { ...context } },
      view: this.view(),
      users,
    };
  }
}
