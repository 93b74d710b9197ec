import { BANK_PAYWAYS, withdrawCodes, type LegacyPayload, type Payway } from 'server/contract';
import { plainAmount, readAmount } from './fields.tsx';
import { isPurse, plainPurse } from './purse-masks.ts';

/** Typed form of a player. */
export interface WithdrawForm {
  readonly purse: string;
  readonly amount: string;
  readonly bankId: number | undefined;
  readonly memo: string;
}

export type WithdrawField = 'purse' | 'amount' | 'bank' | 'memo' | 'code';
export type WithdrawRequest = LegacyPayload<'cash:quoteWithdraw'>;

/** Code of the catalogue for a missing field; undefined: it can be sent. */
export const missingOf = (payway: Payway, form: WithdrawForm): 14 | 20 | 22 | undefined => {
  const mask = payway.mask ?? 'address';
  if (!isPurse(mask, plainPurse(mask, form.purse))) return withdrawCodes.noDetails;
  const amount = readAmount(form.amount);
  if (amount === undefined || amount <= 0n) return withdrawCodes.noAmount;
  const needsBank = payway.needsBank || BANK_PAYWAYS.includes(payway.id);
  return needsBank && form.bankId === undefined ? withdrawCodes.noBank : undefined;
};

/** The form as it is sent. */
export const requestOf = (payway: Payway, { purse, amount, bankId, memo }: WithdrawForm): WithdrawRequest => ({
  amount: plainAmount(readAmount(amount) ?? 0n),
  purse_id: payway.id,
  purseNumber: plainPurse(payway.mask ?? 'address', purse),
  ...(bankId === undefined ? {} : { bank_id: bankId }),
  ...(memo.trim() === '' ? {} : { memoTag: memo.trim() }),
});

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
