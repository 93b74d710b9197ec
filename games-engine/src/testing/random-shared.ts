import { sha256Hex } from '#digest';
import type { AnySharedGame, RoundEvent, SharedBet } from '../core/define-game.ts';
import { entropyOfBets } from '../core/shared-rebuild.ts';
import { createFlatInterpreter, type FlatState } from '../core/flat-interpreter.ts';
import type { FinishedSharedRound } from '../core/shared-record.ts';
import type { DrawState } from '../core/draw/draw-state.ts';
import {
  bettingClosed,
  outcomeDrawn,
  roundClosed,
  roundOpened,
  roundSettled,
  roundVoided,
  sharedBetPlaced,
  sharedOutcomeDrawn,
  type SharedEvent,
  type VoidReason,
} from '../core/shared-round.ts';
import { commitmentOf, FairStream, type IntSource } from '../core/stream.ts';
import { closeHonestly, saltOf, termsOf, type ClosedRound } from './draw-house.ts';
import { pick, randomChoice, randomStake } from './random-bet.ts';

/** Place and time of a shared round. */
export interface SharedTable {
  id: string; // the round's
  number: number;
  serverSeed: string;
  at: number; // ms since epoch, of its opening
  creator?: string; // first bettor; anybody by default
}

const PLAYERS = 6;

/** One of the bettors, by a number. */
export const sharedPlayer = (number: number): string => `player${number % PLAYERS}`;
const MAX_BETS = 12;

/** Plays one shared round of any game from its opening to its end, with bettors who bet at random. */
export const playShared = (
  game: AnySharedGame,
  config: object,
  table: SharedTable,
  source: IntSource,
): FinishedSharedRound => new SharedPlay(game, config, table, source).play();

class SharedPlay {
  readonly #game: AnySharedGame;
  readonly #config: object;
  readonly #table: SharedTable;
  readonly #source: IntSource;
  readonly #step: (state: FlatState, event: RoundEvent) => FlatState | undefined;
  readonly #bets: SharedBet<object>[] = [];
  readonly #events: SharedEvent[] = [];
  #state: FlatState;
  #closed: ClosedRound | undefined; // closing of version 2
  #at: number;

  constructor(game: AnySharedGame, config: object, table: SharedTable, source: IntSource) {
    [this.#game, this.#config, this.#table, this.#source] = [game, config, table, source];
    const interpreter = createFlatInterpreter(game.machine);
    this.#step = (state, event) => interpreter.step(state, event);
    this.#state = interpreter.initial({ config });
    this.#at = table.at;
  }

  play(): FinishedSharedRound {
    const { id, number, serverSeed } = this.#table;
    const commitment = commitmentOf(serverSeed);
    this.#send(roundOpened(this.#at, commitment, number, termsOf(this.#config)));
    while (!this.#isOver()) this.#turn();
    return { id, number, commitment, events: this.#events };
  }

  #isOver(): boolean {
    const last = this.#events.at(-1)?.type;
    return last === 'round.settled' || last === 'round.voided';
  }

  #turn(): void {
    if (this.#isClosed()) return this.#afterClose();
    const due = this.#game.due(this.#state);
    if (due?.what === 'settle') return this.#settle(due.at);
    if (this.#source.int(24) === 0 && this.#leave()) return;
    if (this.#bets.length < MAX_BETS && this.#source.int(8) > 0 && this.#bet(due?.at)) return;
    if (due?.what === 'close') this.#closeAt(this.#until(due.at));
    else if (due?.what === 'void') this.#send(roundVoided(this.#until(due.at), due.reason));
    else if (this.#bets.length >= MAX_BETS) this.#leave();
  }

  #isClosed(): boolean {
    const last = this.#events.at(-1)?.type;
    return last === 'round.closed' || last === 'betting.closed';
  }

  get #draws(): DrawState {
    return this.#state.context as DrawState;
  }

  #closeAt(at: number): void {
    if (!this.#draws.draw) return this.#send(roundClosed(at));
    const { id, number, serverSeed } = this.#table;
    const round = { id, number, commitment: commitmentOf(serverSeed), bets: this.#bets, closedAt: at };
    this.#closed = closeHonestly(this.#game, round, this.#draws);
    this.#send(bettingClosed(at, this.#closed.closing));
  }

  /** Time passes until a deadline and a little more. */
  #until(at: number): number {
    this.#at = Math.max(this.#at, at) + this.#source.int(3);
    return this.#at;
  }

  #send(event: SharedEvent): void {
    const next = this.#step(this.#state, event);
    if (!next) throw new Error(`${this.#game.id} refused ${JSON.stringify(event)} in ${this.#state.value}`);
    this.#state = next;
    this.#events.push(event);
  }

  /** Ends the round without a draw, where the machine allows it. */
  #leave(): boolean {
    const reasons: readonly VoidReason[] = ['interrupted', 'cancelled'];
    const reason = reasons.find((each) => this.#step(this.#state, roundVoided(this.#at, each)));
    if (reason) this.#send(roundVoided(this.#at, reason));
    return reason !== undefined;
  }

  /** One of the players bets, at random or what another has bet; false when the rules take no such bet now. */
  #bet(deadline: number | undefined): boolean {
    const at = this.#at + this.#source.int(400);
    if (deadline !== undefined && at >= deadline) return false;
    const { creator } = this.#table;
    const drawn = this.#source.int(PLAYERS);
    const player = this.#bets.length === 0 && creator !== undefined ? creator : sharedPlayer(drawn);
    const known = this.#bets.length > 0 && this.#source.int(2) === 0 ? pick(this.#source, this.#bets) : undefined;
    const bet: SharedBet<object> = {
      account: 'real',
      at,
      choice: randomChoice(this.#game, this.#source),
      ...this.#seedOf(player),
      currencyId: 1 + (Number(player.slice(-1)) % 3),
      id: `${this.#table.id}-${this.#bets.length}`,
      player,
      stakeMinor: known?.stakeMinor ?? randomStake(this.#config, this.#source),
    };
    if (this.#game.refusal(this.#state, bet) !== undefined) return false;
    this.#at = at;
    this.#bets.push(bet);
    this.#send(sharedBetPlaced(bet));
    return true;
  }

  /** A player's part of the draw; some clients send no salt. */
  #seedOf(player: string): Pick<SharedBet<object>, 'clientSeed' | 'salt' | 'saltedBy'> {
    if (!this.#draws.draw) return { clientSeed: sha256Hex(`client ${player.slice(-1)}`).slice(0, 20) };
    const salt = saltOf(`${this.#table.id} ${this.#bets.length}`);
    return { salt, saltedBy: player === sharedPlayer(0) ? 'house' : 'player' };
  }

  /** A closed round is drawn, but for the few that the house leaves lying. */
  #afterClose(): void {
    const luck = this.#source.int(12);
    const due = this.#game.due(this.#state);
    if (luck === 1 && due?.what === 'void') this.#send(roundVoided(this.#until(due.at), due.reason));
    else if (luck > 0 || !this.#leave()) this.#draw();
  }

  #draw(): void {
    const { serverSeed, number, id } = this.#table;
    const clientSeed = this.#closed?.clientSeed ?? entropyOfBets(this.#bets);
    const { beaconDate, draw } = this.#draws;
    const isElsewhere = draw ? draw.mode === 'random.org' : this.#source.int(4) === 0;
    const stream = new FairStream({ serverSeed, clientSeed, nonce: number });
    const elsewhere = isElsewhere
      ? (this.#game.randomElsewhere?.(this.#config, id, this.#source) as object | undefined)
      : undefined;
    const outcome: object = elsewhere ?? this.#game.draw(stream, this.#config, this.#bets);
    const at = this.#until(beaconDate?.at ?? this.#at);
    this.#send(
      this.#closed ? outcomeDrawn(at, this.#closed.light, outcome) : sharedOutcomeDrawn(at, clientSeed, outcome),
    );
  }

  #settle(at: number): void {
    const drawn = this.#events.find((event) => event.type === 'outcome.drawn');
    const payoutsMinor = this.#game.payouts(this.#config, this.#bets, drawn?.outcome);
    this.#send(roundSettled(this.#until(at), payoutsMinor));
  }
}
