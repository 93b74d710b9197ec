import type { AnyGame, AnySharedGame, AnySoloGame, SharedBet, SoloLog } from 'games-engine';
import type { CallAnswer, CallName, SharedLoad } from 'server/contract';
import type { Dictionary } from '../i18n/i18n.ts';
import type { MessageParams, Messages } from '../i18n/messages.ts';

/** A text of a game's own dictionary with its parameters. */
export interface RoundText<Key extends string = string> {
  key: Key;
  params: MessageParams;
}

/** One formula: in letters, with this round's numbers, and what it comes to. */
export interface Formula {
  rule: string;
  instance: string;
}

/** Explanation of a round by a solo game's own rules, in a form that a person can follow. */
export interface Explained<Key extends string = string> {
  outcome: string; // as the game shows it: "42.17"
  choice: RoundText<Key>;
  draw: string; // derivation of the outcome from the stream: "roll = int(10000)"
  wins: boolean;
  winning: Formula; // when a choice wins
  payout: Formula; // payout, in base hundredths
  multiplier: string; // payout ÷ stake of a win as an exact fraction: "19/10"
}

/** Explanation of a draw that costs nothing. */
interface ExplainedDraw<Key extends string> extends Pick<Explained<Key>, 'outcome' | 'choice'> {
  weights: readonly number[];
  place: number; // drawn place
  prize: string; // derivation of the prize's worth
}

/** Explains a draw that costs nothing: it has no stake, so nothing is paid for one. */
export const explainFreeDraw = <Key extends string>(draw: ExplainedDraw<Key>): Explained<Key> => {
  const total = (count: number): number => draw.weights.slice(0, count).reduce((sum, weight) => sum + weight, 0);
  const nothing: Formula = { rule: '', instance: '' };
  return {
    outcome: draw.outcome,
    choice: draw.choice,
    draw: [
      `number = int(${total(draw.weights.length)})`,
      `${total(draw.place)} ≤ number < ${total(draw.place + 1)}  →  ${draw.place}`,
      draw.prize,
    ].join('\n'),
    wins: true,
    winning: nothing,
    payout: nothing,
    multiplier: '0',
  };
};

/** Explains the rounds of one solo game. The config has passed the game's own schema. */
export type Explain<Config, Choice, Outcome, Key extends string, Move extends { at: number } = { at: number }> = (
  config: Config,
  log: Pick<SoloLog<Choice, Outcome, Move>, 'bet' | 'moves' | 'outcome'>,
) => Explained<Key>;

/** Explanation of a drawn round by a shared game's own rules. */
export interface ExplainedShared<Key extends string = string> {
  outcome: string; // as the game shows it: "457", "x5"
  winner: RoundText<Key> | undefined; // winner, where the outcome does not say it
  draw: string;
  payout: Formula; // payout of a winning bet, in base hundredths
}

/** Explains the rounds of one shared game. */
export interface ExplainShared<Config, Choice, Outcome, Key extends string> {
  /** Choice of a bet; `index`: its place among all bets. */
  choice: (config: Config, bets: readonly SharedBet<Choice>[], index: number) => RoundText<Key>;
  round: (config: Config, bets: readonly SharedBet<Choice>[], outcome: Outcome) => ExplainedShared<Key>;
}

/** Explainers whose types are not known to the caller: what registries hold. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameters are contravariant; the engine has parsed them with the game's schemas
export type AnyExplain = Explain<any, any, any, string, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnyExplainShared = ExplainShared<any, any, any, string>;

/** The calls that tell the round in play of a game whose seeds form a chain. */
export type ChainLoad = { [N in CallName]: CallAnswer<N> extends SharedLoad ? N : never }[CallName];

interface Fairness {
  readonly game: AnyGame; // its rules
  /** Source of its rounds' seeds: a player's pair, a hash chain, or a seed for each room. */
  readonly seeding: 'pair' | AnySharedGame['seeding'];
  readonly formula: string; // derivation of the outcome from the stream: the same in every language
  readonly messages: Messages<Dictionary>; // `draw` leads to the formula; the others are of explained rounds
  readonly load?: ChainLoad | undefined; // loads a chain
}

/** Draw and explanation of a game's rounds. */
export type GameFairness =
  | (Fairness & { readonly hosting: 'solo'; readonly explain: AnyExplain })
  | (Fairness & { readonly hosting: 'shared'; readonly explain: AnyExplainShared });

/** Declares how a solo game is drawn and explained. */
export const defineSoloFairness = <S extends Dictionary & { readonly draw: string }>(parts: {
  game: AnySoloGame;
  formula: string;
  messages: Messages<S>;
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  explain: Explain<any, any, any, keyof S & string, any>;
}): GameFairness => ({ hosting: 'solo', seeding: 'pair', ...parts });

/** Declares how a shared game is drawn and explained. */
export const defineSharedFairness = <S extends Dictionary & { readonly draw: string }>(parts: {
  game: AnySharedGame;
  formula: string;
  messages: Messages<S>;
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  explain: ExplainShared<any, any, any, keyof S & string>;
  load?: ChainLoad;
}): GameFairness => ({ hosting: 'shared', seeding: parts.game.seeding, ...parts });
