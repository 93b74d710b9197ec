import type { AnySharedGame, PinnedConfig, SharedEvent } from 'games-engine';
import type { BroadcastEvent } from '../../../contract/broadcast.ts';
import type { RoundUpdate, SharedRound } from '../../../contract/shared-round.contract.ts';
import { RoundState } from './round-state.ts';
import { ShownUsers } from './shown-users.ts';

/** What this process knows of a round beside its events. */
export interface LiveRoundInput {
  id: string;
  number: number;
  commitment: string;
  serverSeed: string; // secret until it is revealed
  meta: object | null;
  events: readonly SharedEvent[];
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

  /** How many events this process knows. */
  get stored(): number {
    return this.#stored;
  }

  /** Every event this process knows, told or not. */
  get events(): readonly SharedEvent[] {
    return [...this.#told.events, ...this.#untold];
  }

  add(events: readonly SharedEvent[]): void {
    this.#untold.push(...events);
    this.#stored += events.length;
  }

  /** Takes what is untold: events to broadcast and the players that appear with them. */
  take(): { events: RoundUpdate['events']; newcomers: string[] } | undefined {
    const events = this.#untold;
    if (events.length === 0) return undefined;
    this.#untold = [];
    for (const event of events) {
      this.#told.apply(event);
      if (event.type === 'bet.placed') this.#shown.add(event);
    }
    return { events: events.map(packed), newcomers: this.#shown.take() };
  }

  /** The round's seed: public from the draw on, or once it is void. */
  get seed(): string | null {
    const isRevealed = this.#told.events.some(({ type }) => type === 'outcome.drawn' || type === 'round.voided');
    return isRevealed ? this.#serverSeed : null;
  }

  view(): Record<string, unknown> {
    return { ...this.#told.game.view(this.#told.state) };
  }

  /** What a replica starts from. */
  snapshot(seq: number, serverTime: number, users: SharedRound['users']): SharedRound {
    const { value, context } = this.#told.state;
    const { version, config } = this.pinned;
    return {
      game: this.#told.game.id,
      roundId: this.id,
      number: this.number,
      hash: this.commitment,
      seed: this.seed,
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
