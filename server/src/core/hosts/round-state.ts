import {
  betOfEvent,
  createFlatInterpreter,
  type AnySharedGame,
  type FlatInterpreter,
  type FlatState,
  type SharedBet,
  type SharedEvent,
} from 'games-engine';

/** The events of one shared round with the state that they lead to. Refuses what the machine refuses. */
export class RoundState {
  readonly game: AnySharedGame;
  readonly config: object;
  readonly #machine: FlatInterpreter;
  #events: SharedEvent[] = [];
  #state: FlatState;

  constructor(game: AnySharedGame, config: object, events: readonly SharedEvent[]) {
    this.game = game;
    this.config = config;
    this.#machine = createFlatInterpreter(game.machine);
    this.#state = this.#machine.initial({ config });
    for (const event of events) this.apply(event);
  }

  get state(): FlatState {
    return this.#state;
  }

  get events(): readonly SharedEvent[] {
    return this.#events;
  }

  /** Number of events: the place of the next one. */
  get length(): number {
    return this.#events.length;
  }

  /** Time of the last event, ms since epoch: no event is earlier. */
  get at(): number {
    return this.#events.at(-1)?.at ?? 0;
  }

  /** The state after an event that has not happened yet, or undefined when the machine does not accept it. */
  peek(event: SharedEvent, from: FlatState = this.#state): FlatState | undefined {
    return this.#machine.step(from, event);
  }

  /** Takes an event in. One that the machine refuses is a fault of the house. */
  apply(event: SharedEvent): void {
    const next = this.#machine.step(this.#state, event);
    if (!next)
      throw new Error(`the ${this.game.id} machine refused ${JSON.stringify(event)} in state ${this.#state.value}`);
    this.#state = next;
    this.#events.push(event);
  }

  /** The bets so far, in order of acceptance. */
  bets(): SharedBet<object>[] {
    return this.#events.filter((event) => event.type === 'bet.placed').map(betOfEvent);
  }
}
