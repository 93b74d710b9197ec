import { type cashbox, userRepository } from 'db';
import { OFFICE_CASH_ROOM } from '../../../contract/features/office-cash.contract.ts';
import type { Payment } from '../../../contract/features/cashbox.contract.ts';
import type { FeatureTools } from '../features/feature.ts';
import { shownPayment } from './shown-payment.ts';
import { tellOwner } from '../auth/tell-owner.ts';

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

/** Writes to a player whose withdrawal asks them again: its price has moved. */
export const writeOfPrice = async (
  { db, mailer, siteUrl }: Pick<FeatureTools, 'db' | 'mailer' | 'siteUrl'>,
  userId: bigint,
  { askedAgain, payway: { name: payway } }: Payment,
): Promise<void> => {
  const user = askedAgain && (await userRepository(db.orm.em.fork()).findById(userId));
  if (!askedAgain || !user) return;
  const { accepted, arrives, unit } = askedAgain;
  const link = `${siteUrl()}/cash/transactions/withdraw`;
  const values = { nick: user.nick, payway, link, amount: `${accepted} ${unit}`, arrives: `${arrives} ${unit}` };
  await tellOwner({ em: db.orm.em.fork(), mailer }, user, 'withdrawalPrice', values);
};
