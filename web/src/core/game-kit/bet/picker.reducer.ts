import { formatMinor, TABLE_LIMITS, type AmountLimits } from 'games-engine';

const TYPED = /^(\d{0,12})(?:[.,](\d*))?$/;
const GROUPING = /[\s'’]/g;

/**
 * An integer of the smallest unit from what a person typed: comma or point, rounded half up to `decimals`.
 * Undefined for anything that is not a plain number of zero or more.
 */
export const parseTyped = (text: string, decimals = 2): bigint | undefined => {
  const match = TYPED.exec(text.replace(GROUPING, ''));
  const whole = match?.[1] ?? '';
  const rest = match?.[2] ?? '';
  if (!match || (whole === '' && rest === '')) return undefined;
  const kept = BigInt(`${whole || '0'}${rest.slice(0, decimals).padEnd(decimals, '0')}`);
  return Number(rest[decimals] ?? '0') >= 5 ? kept + 1n : kept;
};

/** The nearest amount within the limits. */
const clampMinor = (amount: bigint, min: bigint, max: bigint): bigint =>
  amount < min ? min : amount > max ? max : amount;

/** Hundredths as the shortest plain text for a button: 10n → "0.1", 1000n → "10". */
export const shortUnits = (minor: bigint): string => formatMinor(minor).replace(/\.?0+$/, '');

/** Amounts that the buttons add, in hundredths of the chosen currency. */
export const BET_STEPS_MINOR = [10n, 100n, 1000n, 2500n, 10_000n, 100_000n] as const;

/** A bet as it stands in its field. */
export interface BetPickerState {
  amountMinor: bigint; // last choice; read it through `betAmount`, which applies the limits
  typing: string | undefined; // the field's text while it is being typed in
}

export type BetPickerEvent =
  | { type: 'typed'; text: string }
  | { type: 'left' } // the field lost its focus
  | { type: 'halved' }
  | { type: 'doubled' }
  | { type: 'added'; minor: bigint }
  | { type: 'minimum' }
  | { type: 'maximum'; balanceMinor: bigint }; // as much as the balance and the game allow

/** Before anything was chosen. */
export const betPickerStart: BetPickerState = { amountMinor: TABLE_LIMITS.minMinor, typing: undefined };

/** The bet that would be placed now: always within the limits. */
export const betAmount = (state: BetPickerState, { minMinor, maxMinor }: AmountLimits): bigint =>
  clampMinor(state.amountMinor, minMinor, maxMinor);

/** Text of the field: the text being typed, else the amount with two decimals. */
export const betText = (state: BetPickerState, limits: AmountLimits): string =>
  state.typing ?? formatMinor(betAmount(state, limits));

/** Limit that the typed amount breaks; undefined while it is fine or no number yet. */
export const betProblem = ({ typing }: BetPickerState, limits: AmountLimits): 'below' | 'above' | undefined => {
  const typed = typing === undefined ? undefined : parseTyped(typing);
  if (typed === undefined) return undefined;
  return typed < limits.minMinor ? 'below' : typed > limits.maxMinor ? 'above' : undefined;
};

/** Bet after an event. Text that is no number counts as the minimum. */
export const betPicker = (state: BetPickerState, event: BetPickerEvent, limits: AmountLimits): BetPickerState => {
  const amount = betAmount(state, limits);
  const put = (minor: bigint): BetPickerState => ({
    amountMinor: clampMinor(minor, limits.minMinor, limits.maxMinor),
    typing: undefined,
  });
  switch (event.type) {
    case 'typed':
      return { amountMinor: parseTyped(event.text) ?? limits.minMinor, typing: event.text };
    case 'left':
      return put(amount);
    case 'halved':
      return put(amount / 2n);
    case 'doubled':
      return put(amount * 2n);
    case 'minimum':
      return put(limits.minMinor);
    case 'maximum':
      return put(event.balanceMinor);
  }
  return put(amount + event.minor);
};
