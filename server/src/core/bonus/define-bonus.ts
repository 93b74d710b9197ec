import type { bonus } from 'db';
import type { z } from 'zod';
import type { HouseField } from '../../../contract/features/house-fields.ts';
import type { CallError } from '../realtime/call-error.ts';
import type { BonusContext } from './bonus-context.ts';

/** Amount and terms of a bonus that can be taken. */
export interface Offer {
  period: string; // a day, a level, a deposit; each is taken once per player
  account: bonus.GrantAccount;
  amountMinor: bigint; // hundredths of the account's unit, above zero
  isDrawn?: boolean; // not drawn yet: the amount is the maximum and cannot be taken
  wagerTimes?: number; // wagering requirement from `bonus` or `usdicLocked`, as a multiple
  capTimes?: number; // maximum release, as a multiple
  expiresAt?: number; // ms since epoch
  identity?: string; // external account that it is taken with
  giverId?: bigint; // the player who pays for it; a taker who shares something with them is reviewed
  details?: Record<string, unknown>;
}

/**
 * Integers that explain a bonus. The end of a name is its unit: `Minor`, `Dic` and `Usdic` are hundredths, `Percent`,
 * `Per100000` a share, `Level` a VIP level, `At` ms since epoch.
 */
export type Figures = Record<string, number>;

/** A choice as sent by a page. */
export type Choice = Record<string, string | number>;

/** Declares a bonus: when it may be taken and what it gives. Release and expiry follow from the offer. */
export interface BonusDeclaration<Rules, Input extends Choice> {
  id: string;
  section: 'limited' | 'new' | 'permanent'; // section of the bonus page
  terms: number; // version of the terms
  rules: z.ZodType<Rules>; // operator settings; `{}` parses to the defaults
  ruleFields?: readonly HouseField[]; // form fields of the rules; omitted: no settings
  input: z.ZodType<Input>; // the player's input when taking it
  /** True when a bonus waits for review after another account of apparently the same person took it. */
  isWatched: boolean;
  /** True when only takers of the same period count for that. */
  isWatchedByPeriod?: boolean;
  /** The refusal of a period that was taken; BONUS_TAKEN by default. */
  taken?(): CallError;
  /** Computes the current offer. Throws a CallError that says what is missing. Read-only. */
  offer(context: BonusContext, rules: Rules, input: Input): Promise<Offer> | Offer;
  /** The player's choices; a single empty one by default. */
  choices?(context: BonusContext, rules: Rules): Promise<Input[]> | Input[];
  /** The figures that are the same for everybody, guests too. */
  houseFigures?(rules: Rules): Figures;
  /** A player's figures, beside those of the house. */
  figures?(context: BonusContext, rules: Rules, input: Input): Promise<Figures> | Figures;
  /** Further changes when it is taken, in the same transaction. */
  onTaken?(context: BonusContext, offer: Offer): Promise<void>;
}

/** A declaration behind parsing of rules and input. */
export interface Bonus extends Pick<
  BonusDeclaration<never, never>,
  'id' | 'section' | 'terms' | 'ruleFields' | 'isWatched' | 'isWatchedByPeriod' | 'taken' | 'onTaken'
> {
  rules: z.ZodType;
  offer(context: BonusContext, rules: unknown, input: unknown): Promise<Offer>;
  choices(context: BonusContext, rules: unknown): Promise<Choice[]>;
  houseFigures(rules: unknown): Figures;
  figures(context: BonusContext, rules: unknown, input: unknown): Promise<Figures>;
}

export const defineBonus = <Rules, Input extends Choice>(declared: BonusDeclaration<Rules, Input>): Bonus => ({
  ...declared,
  offer: async (context, rules, input) =>
    declared.offer(context, declared.rules.parse(rules), declared.input.parse(input)),
  choices: async (context, rules) =>
    declared.choices ? declared.choices(context, declared.rules.parse(rules)) : [declared.input.parse({})],
  houseFigures: (rules) => declared.houseFigures?.(declared.rules.parse(rules)) ?? {},
  async figures(context, rules, input) {
    const parsed = declared.rules.parse(rules);
    const house = declared.houseFigures?.(parsed) ?? {};
    return { ...house, ...(await declared.figures?.(context, parsed, declared.input.parse(input))) };
  },
});
