import type { IntSource } from 'games-engine';
import { isBigWin, moodOf, type Mood } from './mood.ts';
import type { SceneScript, ScriptStep } from './scene-script.ts';

/** A bet of a preview: its stake, base hundredths of play money, and what its game's fields ask for. */
export type SandboxBet = { readonly stakeMinor: number } & Readonly<
  Record<string, number | string | readonly string[]>
>;

/** One of several things to bet on, as it is written in every language. */
export interface BetOption {
  readonly value: string;
  readonly label: string;
}

/** One thing that a preview's bet has to say. A number is counted in the unit of its key; the ends may be chosen. */
export type BetField =
  | { readonly key: string; readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly key: string; readonly kind: 'choice'; readonly options: readonly string[] } // one, words of dictionaries
  | { readonly key: string; readonly kind: 'several'; readonly options: readonly BetOption[] }; // one at least

/** What a preview asks a game's host for. */
export interface SandboxAsk<Config, Bet> {
  readonly config: Config;
  readonly bet: Bet; // one that its fields allow
  readonly source: IntSource; // where an outcome is drawn that is not forced
  readonly demand: string; // the outcome that is wanted, in the words of `examples`; '': whatever is drawn
}

/** A game's host for one round in the browser, with play money: it makes the events that the server would store. */
export interface Sandbox<Config extends object, Bet extends SandboxBet> {
  /** The bet that a preview begins with, of this stake. Its fields refuse it where the config leaves nothing to bet on. */
  firstBet(config: Config, stakeMinor: number): Bet;
  /** What a bet says. What one field allows may hang on the others: each is judged by `bet`. */
  betFields(config: Config, bet: Bet): readonly BetField[];
  /** The player's part of all stakes, hundredths of a percent, where that is what decides. */
  shareBp?(bet: Bet): number;
  /** Ways to say an outcome of this bet: commands, the same in every language. */
  examples(config: Config, bet: Bet): readonly string[];
  /** A round of the player `SANDBOX_PLAYER`, or undefined when the demand says nothing that this game knows. */
  play(ask: SandboxAsk<Config, Bet>): SceneScript | undefined;
  /** What is heard when a running preview comes to a step, by the config that the step was played by. */
  sound(step: ScriptStep): void;
}

/** A sandbox whose config and bets are not known to the caller: what the registry holds. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameters are contravariant; the preview reads a config with the game's schema and a bet by its fields first
export type AnySandbox = Sandbox<any, any>;

/** Whose rounds a sandbox plays. */
export const SANDBOX_PLAYER = 'player';

/** A demand without the name of the game before it, in small letters. */
export const plainDemand = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\s*/, '');

/** What every game's config says of stakes. */
interface StakeLimits {
  readonly minStakeMinor: number;
  readonly maxStakeMinor: number;
}

const USUAL_STAKE_MINOR = 1000;

/** A usual stake, or the nearest to it that a config of any game allows. */
export const stakeOf = (config: object): number => {
  const { minStakeMinor, maxStakeMinor } = config as StakeLimits;
  return Math.min(maxStakeMinor, Math.max(minStakeMinor, USUAL_STAKE_MINOR));
};

/** The field of a stake that a config allows. */
export const stakeField = ({ minStakeMinor: min, maxStakeMinor: max }: StakeLimits, key = 'stakeMinor'): BetField => ({
  key,
  kind: 'number',
  min,
  max,
});

/** Whether a field takes a value. */
export const allowsBet = (field: BetField, value: unknown): boolean => {
  if (field.kind === 'number') return typeof value === 'number' && value >= field.min && value <= field.max;
  if (field.kind === 'choice') return typeof value === 'string' && field.options.includes(value);
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => field.options.some((option) => option.value === each))
  );
};

/** What a state of a shared round knows of bets and payouts. */
interface Settled {
  readonly bets: readonly { readonly player: string; readonly stakeMinor: string }[];
  readonly payoutsMinor: readonly string[] | null;
}

/** How the player of a preview has done in a shared round. */
export const sandboxResult = ({ bets, payoutsMinor }: Settled): { mood: Mood; big: boolean } => {
  let [stakeMinor, payoutMinor] = [0n, 0n];
  for (const [index, bet] of bets.entries()) {
    if (bet.player !== SANDBOX_PLAYER) continue;
    stakeMinor += BigInt(bet.stakeMinor);
    payoutMinor += BigInt(payoutsMinor?.[index] ?? '0');
  }
  return { mood: moodOf(payoutMinor, stakeMinor), big: isBigWin(payoutMinor, stakeMinor) };
};

/** Whether a step is a bet that the player of a preview places. */
export const isOwnBet = ({ event }: ScriptStep): boolean =>
  event?.type === 'bet.placed' && (event as { player?: unknown }).player === SANDBOX_PLAYER;
