import type { bonus } from 'db';
import type { z } from 'zod';
import type { HouseField } from '../../../contract/features/house-fields.ts';
import type { CallError } from '../realtime/call-error.ts';
import type { BonusContext } from './bonus-context.ts';

/** What a bonus gives when it is taken. */
export interface Offer {
  period: string; // what it is for: a day, a level, a deposit; a player takes each once
  account: bonus.GrantAccount;
  amountMinor: bigint; // hundredths of the account's unit, above zero
  isDrawn?: boolean; // by chance, and not yet: the amount is the greatest one, and cannot be taken as it stands
  wagerTimes?: number; // so many times the amount is to be staked from `bonus` or `usdicLocked`
  capTimes?: number; // at most so many times the amount is ever released
  expiresAt?: number; // ms since epoch
  identity?: string; // the account elsewhere that it is taken with
  giverId?: bigint; // the player whose money it is: who shares something with them waits, as beside another taker
  details?: Record<string, unknown>;
}

/** Whole numbers that a page explains a bonus with; amounts as hundredths. */
export type Figures = Record<string, number>;

/** What a choice is, as a page sends it. */
export type Choice = Record<string, string | number>;

/** One bonus: when it may be taken and what it gives. What releases it and when it lapses follows from its offer. */
export interface BonusDeclaration<Rules, Input extends Choice> {
  id: string;
  section: 'limited' | 'new' | 'permanent'; // of the bonus page
  terms: number; // version of its terms
  rules: z.ZodType<Rules>; // what the operator may set; parses `{}` to what is in force without a campaign
  ruleFields?: readonly HouseField[]; // the form of its rules; left out: nothing can be set
  input: z.ZodType<Input>; // what a player says when taking it
  /** Whether it waits for a person when players who seem to be one have taken it. */
  isWatched: boolean;
  /** Whether only those who took it for the same period count for that: each period is a bonus of its own. */
  isWatchedByPeriod?: boolean;
  /** How a period that was taken is refused; by BONUS_TAKEN when left out. */
  taken?(): CallError;
  /** What the player would get now. Throws the CallError that says what is missing. Writes nothing. */
  offer(context: BonusContext, rules: Rules, input: Input): Promise<Offer> | Offer;
  /** What a player may choose from; one choice that says nothing when left out. */
  choices?(context: BonusContext, rules: Rules): Promise<Input[]> | Input[];
  /** What its formula was worked out with. */
  figures?(context: BonusContext, rules: Rules, input: Input): Promise<Figures> | Figures;
  /** What else changes when it is taken, in the same transaction. */
  onTaken?(context: BonusContext, offer: Offer): Promise<void>;
}

/** A declaration whose rules and input are parsed before it sees them. */
export interface Bonus extends Pick<
  BonusDeclaration<never, never>,
  'id' | 'section' | 'terms' | 'ruleFields' | 'isWatched' | 'isWatchedByPeriod' | 'taken' | 'onTaken'
> {
  rules: z.ZodType;
  offer(context: BonusContext, rules: unknown, input: unknown): Promise<Offer>;
  choices(context: BonusContext, rules: unknown): Promise<Choice[]>;
  figures(context: BonusContext, rules: unknown, input: unknown): Promise<Figures>;
}

export const defineBonus = <Rules, Input extends Choice>(declared: BonusDeclaration<Rules, Input>): Bonus => ({
  ...declared,
  offer: async (context, rules, input) =>
    declared.offer(context, declared.rules.parse(rules), declared.input.parse(input)),
  choices: async (context, rules) =>
    declared.choices ? declared.choices(context, declared.rules.parse(rules)) : [declared.input.parse({})],
  figures: async (context, rules, input) =>
    declared.figures?.(context, declared.rules.parse(rules), declared.input.parse(input)) ?? {},
});
