import type { cashbox } from 'db';
import type { Payway } from '../../../contract/features/cashbox.contract.ts';
import { DEPOSIT_FEES, purseMasks } from '../../../contract/features/cashbox-values.ts';
import type { Currencies } from '../hosts/stake.ts';
import { pauseOfWay, type CourseStates, courseText } from './course-states.ts';

/** Side of a method whose limits are shown. */
export type PaymentSide = 'deposit' | 'withdrawal';

export interface PaywayView {
  currencies: Currencies;
  states: CourseStates;
  side: PaymentSide;
  currencyId?: number | undefined; // currency whose method stands first
  feePpm?: number; // fee of this player on a withdrawal
  bandPercent?: number; // band of a withdrawal
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
  { currencies, states, side, currencyId, feePpm = 0, bandPercent = 0 }: PaywayView,
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
    depositFee: (side === 'deposit' && DEPOSIT_FEES[payway.id]) || null,
    bandPercent,
    paused:
      pauseOfWay(states, { currency: currency.name, coin: payway.network == null ? undefined : first.code }) ?? null,
  };
};
