import type { IntSource } from 'games-engine';
import type { SceneScript, ScriptStep } from './scene-script.ts';

/** What a preview asks a game's host for. */
export interface SandboxAsk<Config> {
  readonly config: Config;
  readonly stakeMinor: bigint; // play money; within the config's limits
  readonly source: IntSource; // where an outcome is drawn that is not forced
  readonly demand: string; // the outcome that is wanted, in the words of `examples`; '': whatever is drawn
}

/** A game's host for one round in the browser, with play money: it makes the events that the server would store. */
export interface Sandbox<Config extends object> {
  /** Ways to say an outcome: commands, the same in every language. */
  examples(config: Config): readonly string[];
  /** A round of the player `SANDBOX_PLAYER`, or undefined when the demand says nothing that this game knows. */
  play(ask: SandboxAsk<Config>): SceneScript | undefined;
  /** What is heard when a running preview comes to a step. */
  sound(step: ScriptStep): void;
}

/** A sandbox whose config type is not known to the caller: what the registry holds. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameter is contravariant; the preview reads a config with the game's schema first
export type AnySandbox = Sandbox<any>;

/** Whose rounds a sandbox plays. */
export const SANDBOX_PLAYER = 'player';

/** A demand without the name of the game before it, in small letters. */
export const plainDemand = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\s*/, '');
