import type { IntSource } from 'games-engine';
import type { StakeAndPayout } from '../result/result-sound.ts';
import type { SceneScript, ScriptStep } from './script.ts';

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

/** Request of a preview to a game's host. */
export interface SandboxAsk<Config, Bet> {
  readonly config: Config;
  readonly bet: Bet; // one that its fields allow
  readonly source: IntSource; // source of outcomes that are not forced
  readonly demand: string; // the outcome that is wanted, in the words of `examples`; '': whatever is drawn
}

/** A game's host for one round in the browser, with play money: it makes the events that the server would store. */
export interface Sandbox<Config extends object, Bet extends SandboxBet> {
  /** The bet that a preview begins with, of this stake. Its fields refuse it where the config leaves nothing to bet on. */
  firstBet(config: Config, stakeMinor: number): Bet;
  /** Fields of a bet. The range of one may depend on the others: each is judged by `bet`. */
  betFields(config: Config, bet: Bet): readonly BetField[];
  /** The player's part of all stakes, hundredths of a percent, where that is what decides. */
  shareBp?(bet: Bet): number;
  /** Ways to say an outcome of this bet: commands, the same in every language. */
  examples(config: Config, bet: Bet): readonly string[];
  /** A round of the player `SANDBOX_PLAYER`, or undefined when the demand says nothing that this game knows. */
  play(ask: SandboxAsk<Config, Bet>): SceneScript | undefined;
  /** Plays the sound of a step in a running preview, by the config that the step was played by. */
  sound(step: ScriptStep): void;
}

/** A sandbox whose config and bets are not known to the caller: what the registry holds. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameters are contravariant; the preview reads a config with the game's schema and a bet by its fields first
export type AnySandbox = Sandbox<any, any>;

/** Player of a sandbox's rounds. */
export const SANDBOX_PLAYER = 'player';

/** A demand without the name of the game before it, in small letters. */
export const plainDemand = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\s*/, '');

/** Limits of stakes in every game's config. */
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

/** True when a field accepts a value. */
export const allowsBet = (field: BetField, value: unknown): boolean => {
  if (field.kind === 'number') return typeof value === 'number' && value >= field.min && value <= field.max;
  if (field.kind === 'choice') return typeof value === 'string' && field.options.includes(value);
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => field.options.some((option) => option.value === each))
  );
};

/** Bets and payouts in a state of a shared round. */
interface Settled {
  readonly bets: readonly { readonly player: string; readonly stakeMinor: string }[];
  readonly payoutsMinor: readonly string[] | null;
}

/** Result of a preview's player in a shared round. */
export const sandboxResult = ({ bets, payoutsMinor }: Settled): StakeAndPayout => {
  let [stakeMinor, payoutMinor] = [0n, 0n];
  for (const [index, bet] of bets.entries()) {
    if (bet.player !== SANDBOX_PLAYER) continue;
    stakeMinor += BigInt(bet.stakeMinor);
    payoutMinor += BigInt(payoutsMinor?.[index] ?? '0');
  }
  return { stakeMinor, payoutMinor };
};

/** True when a step is a bet of a preview's player. */
export const isOwnBet = ({ event }: ScriptStep): boolean =>
  event?.type === 'bet.placed' && (event as { player?: unknown }).player === SANDBOX_PLAYER;
