import type { SoloLog } from 'games-engine';
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

/** What a game's own rules say about a round, in a form that a person can follow. */
export interface Explained {
  outcome: string; // as the game shows it: "42.17"
  choice: RoundText;
  draw: string; // how the stream gives the outcome: "roll = int(10000)"
  wins: boolean;
  winning: Formula; // when a choice wins
  payout: Formula; // what is paid, in base hundredths
  multiplier: string; // payout ÷ stake of a win as an exact fraction: "19/10"
}

/** Explains the rounds of one game. The config has passed the game's own schema. */
export type Explain<Config, Choice, Outcome> = (
  config: Config,
  log: Pick<SoloLog<Choice, Outcome>, 'bet' | 'outcome'>,
) => Explained;

/** An explainer whose types are not known to the caller: what the registry holds. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameters are contravariant; the engine has parsed them with the game's schemas
export type AnyExplain = Explain<any, any, any>;
