import type { AnySharedGame, AnySoloGame, FlatState, SoloMove } from 'games-engine';
import type { AnyAnalysis } from 'games-engine/analysis';
import type { z } from 'zod';
import type { CallContracts } from '../../../contract/feature.ts';
import type { PastRound, SharedRound } from '../../../contract/shared-round.contract.ts';
import type { ActiveConfigs } from '../hosts/active-configs.ts';
import type { DrawElsewhere } from '../hosts/round-drawing.ts';
import type { SharedCallsOptions } from '../hosts/shared-calls.ts';
import type { SoloHost, SoloRefusals } from '../hosts/solo-host.ts';
import type { Currencies } from '../hosts/stake.ts';
import type { SteppedCodes, SteppedHost } from '../hosts/stepped-host.ts';
import type { MessageGroup, Translate } from '../i18n/translate.ts';
import type { CallHandler, Caller, SignedInCaller } from '../realtime/dispatcher.ts';
import type { GameAudit } from './game-audit.ts';

/** A handler for each of these calls. */
export type Handlers<Calls extends CallContracts> = {
  [N in keyof Calls]: CallHandler<Calls[N], z.output<Calls[N]['answer']>>;
};

/** Whole states for document clients where our own pages hear something shorter: see `document-clients.ts`. */
export interface GameDocument {
  /** Answers under the specification's names, by call. */
  answers?: Readonly<Record<string, (answer: never) => object>>;
  /** Message of the channel to the caller after a call. */
  pushes?(name: string, answer: object): { type: string; payload: object }[];
  /** The channel hears of refused calls: `error`. */
  tellsErrors?: true;
  /** The channel hears of a balance that a bet or a win has changed: `balance`. */
  tellsBalance?: true;
}

/** The same of a shared game, whose state is broadcast. */
export interface SharedDocument extends GameDocument {
  state(round: SharedRound, before: readonly PastRound[]): object;
  /** Push of the last rounds, sent with the first state of a new one. */
  before?: { type: string; of(before: readonly PastRound[]): object };
}

interface GameBase<Calls extends CallContracts> {
  /** Exact analysis of designers' configs. */
  analysis: AnyAnalysis;
  calls: Calls;
  /** The words of its calls' codes, in every language. Its group is named after the game. */
  messages: MessageGroup;
  /** Channel of pushes to viewers and players. */
  channel: string;
  audit: GameAudit;
  document?: GameDocument;
  /** Plays one round as two people do: for tests. */
  sample(): Promise<SampleRound>;
}

/** Calls of a player: gives the answer, throws when refused. */
export interface SamplePlayer {
  call<T = Record<string, unknown>>(name: string, payload?: object): Promise<T>;
}

/** Has two players play one round to its end, as far as that is theirs to do. */
export type SampleRound = (one: SamplePlayer, two: SamplePlayer) => Promise<unknown>;

/** Tools for the calls of a solo game of one step. */
export interface SoloTools<Choice, Outcome> {
  host: SoloHost<Choice, Outcome>;
  configs: ActiveConfigs;
  currencies: Currencies;
  translate: Translate;
}

/** A solo game of one step: bet, draw, payout. */
export interface SoloServerGame<
  Calls extends CallContracts = CallContracts,
  Choice = object,
  Outcome = object,
> extends GameBase<Calls> {
  hosting: 'solo';
  game: AnySoloGame;
  refusals: SoloRefusals;
  handlers(tools: SoloTools<Choice, Outcome>): Handlers<Calls>;
}

/** Tools for the calls of a solo game of several steps. */
export interface SteppedTools {
  host: SteppedHost;
  configs: ActiveConfigs;
  currencies: Currencies;
  /** Tells the player's other devices. */
  push(caller: SignedInCaller, type: string, payload: object): void;
}

/** A solo game of several steps. */
export interface SteppedServerGame<Calls extends CallContracts = CallContracts> extends GameBase<Calls> {
  hosting: 'stepped';
  game: AnySoloGame;
  refusals: SteppedCodes;
  /** The code with which a move is refused in this state, or undefined when the machine accepts it. */
  moveRefusal(state: FlatState, move: SoloMove): string | undefined;
  handlers(tools: SteppedTools): Handlers<Calls>;
}

/** Tools for the calls of a shared game. */
export interface SharedTools extends Omit<SharedCallsOptions, 'codes'> {
  /** The caller's real money, base hundredths. */
  balanceOf(caller: SignedInCaller): Promise<number>;
  /** The caller's connection hears of a private room from now on. */
  watch(caller: Caller, roundId: string): void;
  /** Tells one player, wherever they are connected. */
  push(publicId: string, type: string, payload: object): void;
  /** Everybody with a bet in a round of this game, by their public ids; nobody when there is no such round. */
  playersOf(roundId: string): Promise<readonly string[]>;
}

/** Refusals of a shared game, by money or by the round's state: codes of the catalogue. */
export interface SharedRefusals {
  insufficientCode: string; // the account holds too little
  closedCode: string; // the round takes no bets
  missingCode: string; // there is no such round
}

/** Third parties that may draw instead of the house. */
export interface DrawSources {
  /** random.org's signed answer for a round, or undefined when it gave none in time. */
  randomOrg?: ((roundId: string) => Promise<{ random: string; signature: string } | undefined>) | undefined;
}

/** A shared game. */
export interface SharedServerGame<Calls extends CallContracts = CallContracts> extends GameBase<Calls> {
  hosting: 'shared';
  game: AnySharedGame;
  updateName: string; // name of the push when a round has changed
  document?: SharedDocument;
  refusals: SharedRefusals;
  /** Draws this game at a third party, where the house has one. */
  drawElsewhere?(sources: DrawSources): DrawElsewhere | undefined;
  handlers(tools: SharedTools): Handlers<Calls>;
}

/** A game as the server plays it: what its calls do, how it is hosted, what auditors look at. */
export type ServerGame = SoloServerGame | SteppedServerGame | SharedServerGame;

/** Declares a solo game of one step. Only gives its literal its type. */
export const defineSolo = <Calls extends CallContracts, Choice, Outcome>(
  game: SoloServerGame<Calls, Choice, Outcome>,
): SoloServerGame<Calls, Choice, Outcome> => game;

/** Declares a solo game of several steps. */
export const defineStepped = <Calls extends CallContracts>(game: SteppedServerGame<Calls>): SteppedServerGame<Calls> =>
  game;

/** Declares a shared game. */
export const defineShared = <Calls extends CallContracts>(game: SharedServerGame<Calls>): SharedServerGame<Calls> =>
  game;
