import type { SharedBet, SoloLog } from 'games-engine';
import type { MessageKey, MessageParams } from '../../core/i18n/messages.ts';
import type { roundRu } from './round.messages.ts';

/** A text of the round page with its parameters. */
export interface RoundText {
  key: MessageKey<typeof roundRu>;
  params: MessageParams;
}

/** One formula: in letters, with this round's numbers, and what it comes to. */
export interface Formula {
  rule: string;
  instance: string;
}

/** What a solo game's own rules say about a round, in a form that a person can follow. */
export interface Explained {
  outcome: string; // as the game shows it: "42.17"
  choice: RoundText;
  draw: string; // how the stream gives the outcome: "roll = int(10000)"
  wins: boolean;
  winning: Formula; // when a choice wins
  payout: Formula; // what is paid, in base hundredths
  multiplier: string; // payout ÷ stake of a win as an exact fraction: "19/10"
}

/** Explains the rounds of one solo game. The config has passed the game's own schema. */
export type Explain<Config, Choice, Outcome, Move extends { at: number } = { at: number }> = (
  config: Config,
  log: Pick<SoloLog<Choice, Outcome, Move>, 'bet' | 'moves' | 'outcome'>,
) => Explained;

/** What a shared game's own rules say about a drawn round. */
export interface ExplainedShared {
  outcome: string; // as the game shows it: "457", "x5"
  winner: RoundText | undefined; // who or what won, where the outcome does not say it
  draw: string;
  payout: Formula; // what a winning bet is paid, in base hundredths
}

/** Explains the rounds of one shared game. */
export interface ExplainShared<Config, Choice, Outcome> {
  /** What a bet was placed on; `index`: its place among all bets. */
  choice: (config: Config, bets: readonly SharedBet<Choice>[], index: number) => RoundText;
  round: (config: Config, bets: readonly SharedBet<Choice>[], outcome: Outcome) => ExplainedShared;
}

/** Explainers whose types are not known to the caller: what the registries hold. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameters are contravariant; the engine has parsed them with the game's schemas
export type AnyExplain = Explain<any, any, any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnyExplainShared = ExplainShared<any, any, any>;
