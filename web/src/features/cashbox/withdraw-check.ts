import { BANK_PAYWAYS, withdrawCodes, type LegacyPayload, type Payway, type SavedDestination } from 'server/contract';
import { plainAmount, readAmount } from './fields.tsx';
import { isPurse, plainPurse } from './purse-masks.ts';

/** Typed form of a player. */
export interface WithdrawForm {
  readonly purse: string;
  readonly amount: string;
  readonly bankId: number | undefined;
  readonly memo: string;
}

/** A destination with its payway, bank and memo, which the server has: nothing of it is typed. */
export type Saved = Pick<SavedDestination, 'id'> | undefined;

export type WithdrawField = 'purse' | 'amount' | 'bank' | 'memo' | 'code';
export type WithdrawRequest = LegacyPayload<'cash:quoteWithdraw'>;

/** Code of the catalogue for a missing field; undefined: it can be sent. */
export const missingOf = (payway: Payway, form: WithdrawForm, saved?: Saved): 14 | 20 | 22 | undefined => {
  const mask = payway.mask ?? 'address';
  if (!saved && !isPurse(mask, plainPurse(mask, form.purse))) return withdrawCodes.noDetails;
  const amount = readAmount(form.amount);
  if (amount === undefined || amount <= 0n) return withdrawCodes.noAmount;
  if (saved) return undefined;
  const needsBank = payway.needsBank || BANK_PAYWAYS.includes(payway.id);
  return needsBank && form.bankId === undefined ? withdrawCodes.noBank : undefined;
};

/** The form as it is sent. */
export const requestOf = (payway: Payway, form: WithdrawForm, saved?: Saved): WithdrawRequest => {
  const { purse, amount, bankId, memo } = form;
  const order = { amount: plainAmount(readAmount(amount) ?? 0n), purse_id: payway.id };
  if (saved) return { ...order, destinationId: saved.id };
  return {
    ...order,
    purseNumber: plainPurse(payway.mask ?? 'address', purse),
    ...(bankId === undefined ? {} : { bank_id: bankId }),
    ...(memo.trim() === '' ? {} : { memoTag: memo.trim() }),
  };
};

/** Fault of an amount that is being typed, with the limit that it breaks. */
export type AmountFault =
  | { readonly fault: 'shape' | 'funds' }
  | { readonly fault: 'low' | 'high'; readonly limitMinor: number };

/** Judges an amount while it is typed. `maxMinor`: the most that the balance covers; undefined while it is not known. */
export const amountFaultOf = (
  text: string,
  { minLimit, maxLimit }: Pick<Payway['methods'][number], 'minLimit' | 'maxLimit'>,
  maxMinor: bigint | undefined,
): AmountFault | undefined => {
  if (text.trim() === '') return undefined;
  const amount = readAmount(text);
  if (amount === undefined) return { fault: 'shape' };
  if (maxMinor !== undefined && amount > maxMinor) return { fault: 'funds' };
  if (maxLimit !== null && amount > BigInt(maxLimit)) return { fault: 'high', limitMinor: maxLimit };
  return amount < BigInt(minLimit) ? { fault: 'low', limitMinor: minLimit } : undefined;
};

const CARD_DIGITS = 16;

/** True for a destination that is wrong however it goes on: a whole card whose digits do not fit. */
export const isMistyped = (payway: Payway, text: string): boolean => {
  const { mask } = payway;
  const plain = plainPurse(mask ?? 'address', text);
  return mask === 'card' && plain.length === CARD_DIGITS && !isPurse(mask, plain);
};

const fields: ReadonlyMap<number | string, WithdrawField> = new Map<number | string, WithdrawField>([
  [withdrawCodes.noDetails, 'purse'],
  [withdrawCodes.noBank, 'bank'],
  [withdrawCodes.noMemo, 'memo'],
  [withdrawCodes.belowMethodMinimum, 'amount'],
  [withdrawCodes.noMoney, 'amount'],
  [withdrawCodes.belowMinimum, 'amount'],
  [withdrawCodes.split, 'amount'],
  [withdrawCodes.noAmount, 'amount'],
  [withdrawCodes.aboveMaximum, 'amount'],
  [withdrawCodes.needsCode, 'code'],
  [withdrawCodes.wrongCode, 'code'],
]);

/** The field that a refusal belongs to; undefined: to the whole form. */
export const fieldOf = (code: number | string): WithdrawField | undefined => fields.get(code);
