import type { cashbox } from 'db';
import type { Payway } from '../../../contract/features/cashbox.contract.ts';
import { purseMasks } from '../../../contract/features/cashbox-values.ts';
import type { Currencies } from '../hosts/stake.ts';
import { courseText } from './course-text.ts';

/** Which limits of a method are shown. */
export type PaymentSide = 'deposit' | 'withdrawal';

export interface PaywayView {
  currencies: Currencies;
  side: PaymentSide;
  currencyId?: number | undefined; // whose method stands first
  feePpm?: number; // that this player pays on a withdrawal
}

type Method = Payway['methods'][number];

const shownMethod = (method: cashbox.PayMethodRow, side: PaymentSide): Method => {
  const [min, max] =
    side === 'deposit' ? [method.minDeposit, method.maxDeposit] : [method.minWithdrawal, method.maxWithdrawal];
  return {
    id: method.id,
    currencyId: method.currencyId,
    minLimit: Number(min),
    maxLimit: max == null ? null : Number(max),
  };
};

/** A payway that is on, with its methods that are on; undefined when there are none. */
export const shownPayway = (
  { payway, methods }: cashbox.PaywayWithMethods,
  { currencies, side, currencyId, feePpm = 0 }: PaywayView,
): Payway | undefined => {
  const on = payway.isOn ? methods.filter(({ isOn }) => isOn) : [];
  const first = on.find((method) => method.currencyId === currencyId) ?? on[0];
  const currency = first && currencies.find(first.currencyId);
  if (!first || !currency) return undefined;
  return {
    id: payway.id,
    name: payway.name,
    image: payway.image,
    network: payway.network ?? null,
    crypto: payway.network == null ? 0 : 1,
    course: courseText(currency.courseMicro),
    currency: { id: currency.id, name: currency.name },
    methods: [first, ...on.filter((method) => method !== first)].map((method) => shownMethod(method, side)),
    system: side === 'deposit' ? (payway.system ?? null) : null,
    mask: purseMasks.find((mask) => mask === payway.mask) ?? null,
    needsBank: payway.needsBank,
    needsMemo: payway.needsMemo,
    feePpm,
  };
};
