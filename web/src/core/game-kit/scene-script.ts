import {
  createFlatInterpreter,
  entropyOfBets,
  roundClosed,
  roundOpened,
  roundSettled,
  roundVoided,
  sharedBetPlaced,
  sharedOutcomeDrawn,
  type AnyGame,
  type FlatState,
  type RoundEvent,
  type SharedBet,
  type SharedGame,
  type VoidReason,
} from 'games-engine';

/** A course of a game, told by the events that its machine takes. For the design gallery and the studio. */
export interface SceneScript {
  readonly events: readonly RoundEvent[];
  readonly player?: string; // public id of who looks on; left out: somebody who has not bet
}
export type SceneScripts = Readonly<Record<string, SceneScript>>;

/** A machine's state and since when: the initial one first. */
export interface ScriptStep {
  readonly at: number; // ms
  readonly event: RoundEvent | undefined; // that led here
  readonly state: FlatState;
}

/** When the first event of every script happens, ms since epoch. */
export const SCRIPT_START = 1_000_000;

/** What scenes show of a round that is no real one. */
export const SCRIPT_ROUND = '0192f0c1-0000-7000-8000-000000000001';
export const SCRIPT_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const BEFORE_MS = 1000; // of the initial state
const PAUSE_MS = 600; // in which a state can be seen that live rounds leave at once

/** Feeds a script to the game's machine, under the default config unless another one is given. Throws when the machine refuses an event. */
export const playScript = (
  game: AnyGame,
  { events }: SceneScript,
  config = game.defaultConfig as object,
): readonly ScriptStep[] => {
  const machine = createFlatInterpreter(game.machine);
  const first = machine.initial({ config });
  const steps: ScriptStep[] = [{ at: SCRIPT_START - BEFORE_MS, event: undefined, state: first }];
  let state = first;
  for (const event of events) {
    const next = machine.step(state, event);
    if (!next) throw new Error(`${game.id} refused ${JSON.stringify(event)} in ${state.value}`);
    state = next;
    steps.push({ at: event.at, event, state });
  }
  return steps;
};

/** A bet of a scripted round. `after`: ms since what was before it. */
export interface ScriptedBet<Choice> {
  player: string;
  choice: Choice;
  stakeMinor: number;
  after?: number;
}

/** How a scripted round ends; left out: it stays open. */
export type ScriptedEnd<Choice, Outcome> =
  | { draw: (bets: readonly SharedBet<Choice>[]) => Outcome }
  | { voided: VoidReason };

const BET_MS = 1200; // between two bets

/** Between two bets, so that so many of them come well within a time: ms. */
export const betPaceMs = (withinMs: number, count: number): number =>
  Math.max(1, Math.min(BET_MS, Math.floor(withinMs / (2 * count))));

/** The events of a shared round as its host would store them: deadlines and payouts are the game's own. */
export const scriptShared = <Config extends object, Choice extends object, Outcome extends object>(
  game: SharedGame<Config, Choice, Outcome>,
  scripted: readonly ScriptedBet<Choice>[],
  end?: ScriptedEnd<Choice, Outcome>,
  config: Config = game.defaultConfig,
): readonly RoundEvent[] => {
  let at = SCRIPT_START;
  const events: RoundEvent[] = [roundOpened(at, SCRIPT_HASH, 1)];
  const bets = scripted.map(({ player, choice, stakeMinor, after = BET_MS }, index): SharedBet<Choice> => {
    const id = `bet${index}`;
    at += after;
    return { id, player, account: 'real', currencyId: 1, stakeMinor: BigInt(stakeMinor), choice, clientSeed: id, at };
  });
  events.push(...bets.map(sharedBetPlaced));
  const dueAt = (): number => game.due(lastState(game, events, config))?.at ?? at;
  if (end && 'voided' in end) {
    events.push(roundVoided(end.voided === 'alone' ? dueAt() : at + BET_MS, end.voided));
  } else if (end) {
    const closedAt = dueAt() + PAUSE_MS;
    const outcome = end.draw(bets);
    events.push(roundClosed(closedAt));
    events.push(sharedOutcomeDrawn(closedAt + PAUSE_MS, entropyOfBets(bets), outcome));
    events.push(roundSettled(dueAt(), game.payouts(config, bets, outcome)));
  }
  return events;
};

const lastState = (game: AnyGame, events: readonly RoundEvent[], config: object): FlatState => {
  const state = playScript(game, { events }, config).at(-1)?.state;
  if (!state) throw new Error(`${game.id} has no state`);
  return state;
};
