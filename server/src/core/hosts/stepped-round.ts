import type { StoredSteppedRound } from 'db';
import {
  createFlatInterpreter,
  FairStream,
  type AnySoloGame,
  type ConfigRef,
  type FlatState,
  type RoundEvent,
  type SoloBet,
  type SoloMove,
} from 'games-engine';
import type { SoloProof } from '../../../contract/solo-receipt.contract.ts';
import type { ActiveConfigs } from './active-configs.ts';

/** A round of several steps as its player and the host know it. `outcome` is secret until the round is over. */
export interface SteppedRound {
  bet: SoloBet<object>;
  config: object;
  moves: readonly SoloMove[];
  outcome: object;
  isOver: boolean;
  payoutMinor: bigint; // 0 until it is over
  commitment: string;
  balanceMinor: bigint; // balance of the account that staked
  events: readonly RoundEvent[]; // the log so far: nothing secret
  state: FlatState; // the machine's, after these events
  pinned: ConfigRef; // config that it is played by
  receipt?: SoloProof; // receipt of the player's last answer
}

/** Rules by which a game's rounds follow from their bets, draws and moves. */
export interface SteppedRounds {
  /** The log so far: bet and moves, without the draw. */
  openEvents(bet: SoloBet<object>, outcome: object, moves: readonly SoloMove[]): readonly RoundEvent[];
  stateAfter(state: FlatState, events: readonly RoundEvent[]): FlatState;
  stateOf(config: object, events: readonly RoundEvent[]): FlatState;
  drawOf(config: object, bet: SoloBet<object>, serverSeed: string): object;
  /** True when a round is over in this state, so that its draw may be shown. */
  takesDraw(state: FlatState, drawn: RoundEvent | undefined): boolean;
  /** A round as it is stored. */
  roundOf(stored: StoredSteppedRound, balanceMinor: bigint): Promise<SteppedRound>;
}

export const createSteppedRounds = (game: AnySoloGame, configs: ActiveConfigs): SteppedRounds => {
  const machine = createFlatInterpreter(game.machine);

  const openEvents = (bet: SoloBet<object>, outcome: object, moves: readonly SoloMove[]): readonly RoundEvent[] =>
    game.events(bet, outcome, 0n, moves).slice(0, 1 + moves.length);

  const stateAfter = (state: FlatState, events: readonly RoundEvent[]): FlatState => {
    let after = state;
    for (const event of events) {
      const next = machine.step(after, event);
      if (!next) throw new Error(`the ${game.id} machine refused ${JSON.stringify(event)}`);
      after = next;
    }
    return after;
  };

  const stateOf = (config: object, events: readonly RoundEvent[]): FlatState =>
    stateAfter(machine.initial({ config }), events);

  const drawOf = (config: object, bet: SoloBet<object>, serverSeed: string): object =>
    game.draw(
      new FairStream({ serverSeed, clientSeed: bet.clientSeed, nonce: bet.nonce }),
      config,
      bet.choice,
    ) as object;

  const roundOf = async (stored: StoredSteppedRound, balanceMinor: bigint): Promise<SteppedRound> => {
    const { config, hash, version } = await configs.find(game.id, stored.configId);
    const { bet, moves, commitment } = stored;
    const outcome = drawOf(config, bet, stored.serverSeed);
    const { isOver, payoutMinor } = stored;
    const events = isOver ? game.events(bet, outcome, payoutMinor, moves) : openEvents(bet, outcome, moves);
    const state = stateOf(config, events);
    const pinned = { hash, version };
    return { bet, config, pinned, moves, outcome, isOver, payoutMinor, commitment, balanceMinor, events, state };
  };

  return {
    openEvents,
    stateAfter,
    stateOf,
    drawOf,
    takesDraw: (state, drawn) => drawn !== undefined && machine.step(state, drawn) !== undefined,
    roundOf,
  };
};
