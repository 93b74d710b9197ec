import type { cashbox } from 'db';
import { OFFICE_CASH_ROOM } from '../../../contract/features/office-cash.contract.ts';
import type { Payment } from '../../../contract/features/cashbox.contract.ts';
import type { FeatureTools } from '../features/feature.ts';
import { shownPayment } from './shown-payment.ts';

/** Tells pages of a withdrawal that has changed: its player's, and those of who watches the queue. */
export type TellWithdrawal = (row: cashbox.PaymentRow, catalogue: cashbox.CashCatalogue) => Payment;

export const createTellWithdrawal =
  ({ pushes, currencies }: Pick<FeatureTools, 'pushes' | 'currencies'>): TellWithdrawal =>
  (row, catalogue) => {
    const payment = shownPayment(row, { catalogue, currencies });
    pushes.everywhere.toUser(row.userId, { channel: 'cash', type: 'payment', payload: payment });
    pushes.everywhere.toRoom(OFFICE_CASH_ROOM, { channel: 'officeCash', type: 'changed', payload: { id: row.id } });
    return payment;
  };
