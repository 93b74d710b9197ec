import {
  allowsBet,
  stakeOf,
  type AnySandbox,
  type BetField,
  type SandboxBet,
} from '../../core/game-kit/scene/sandbox.ts';
import { readNumber, type DraftProblem } from './config-draft.ts';
import { numberText, unitOf, type ConfigValues } from '../../core/configs/config-fields.ts';

/** A preview's bet as it is being written: numbers are the texts that were typed. */
export type BetDraft = Readonly<Record<string, string | readonly string[]>>;

/** Result of reading a draft. */
export interface ReadBet {
  readonly fields: readonly BetField[]; // fields that may be written now: one choice may narrow another
  readonly bet: SandboxBet | undefined; // undefined: something is wrong
  readonly problems: ReadonlyMap<string, DraftProblem['kind']>; // by field
}

const isAllowed = (fields: readonly BetField[], bet: SandboxBet): boolean =>
  fields.every((field) => allowsBet(field, bet[field.key]));

/** A bet that a config allows: the one that is given, else the game's first; undefined where there is nothing to bet on. */
export const allowedBet = (sandbox: AnySandbox, config: ConfigValues, draft?: SandboxBet): SandboxBet | undefined => {
  const first = sandbox.firstBet(config, stakeOf(config)) as SandboxBet;
  return [draft, first].find((bet) => bet !== undefined && isAllowed(sandbox.betFields(config, bet), bet));
};

/** A bet's numbers as texts to edit. */
export const draftOfBet = (fields: readonly BetField[], bet: SandboxBet): BetDraft =>
  Object.fromEntries(
    fields.map(({ key, kind }) => {
      const value = bet[key];
      if (kind === 'number') return [key, numberText(Number(value), unitOf(key).decimals)];
      return [key, Array.isArray(value) ? (value as readonly string[]) : String(value)];
    }),
  );

const valueOf = ({ key, kind }: BetField, typed: BetDraft[string]): SandboxBet[string] =>
  kind === 'number' ? readNumber(String(typed), unitOf(key).decimals) : typed;

/** Reads what was typed. What cannot be read counts as it is in `first`, where other fields hang on it. */
export const readBet = (sandbox: AnySandbox, config: ConfigValues, draft: BetDraft, first: SandboxBet): ReadBet => {
  const typed = Object.fromEntries(
    sandbox.betFields(config, first).map((field) => [field.key, valueOf(field, draft[field.key] ?? '')]),
  );
  const legible = Object.fromEntries(Object.entries(typed).filter(([, value]) => !Number.isNaN(value)));
  const fields = sandbox.betFields(config, { ...first, ...legible });
  const problems = new Map(
    fields
      .filter((field) => !allowsBet(field, typed[field.key]))
      .map(({ key }) => [key, Number.isNaN(typed[key]) ? 'number' : 'range'] as const),
  );
  return { fields, bet: problems.size === 0 ? { ...first, ...typed } : undefined, problems };
};
