import { cashbox, userRepository } from 'db';
import { paymentStates } from '../../../contract/features/cashbox-values.ts';
import { tellOwner } from '../../core/auth/tell-owner.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { PayoutState } from '../../core/payments/gateways.ts';
import { createTellWithdrawal } from '../../core/payments/payment-news.ts';
import { payoutUnitName } from '../../core/payments/payout-unit.ts';
import { settlePayout, type PayoutVerdict } from '../../core/payments/settle-payout.ts';
import type { PayoutGateways } from './payout-gateways.ts';

/** Tools of payouts. */
export interface PayoutTools extends FeatureTools {
  gateways: PayoutGateways;
  /** Takes a provider's word and tells whom it concerns. */
  settle(word: { provider: string; state: PayoutState; isAsked: boolean }): Promise<PayoutVerdict>;
}

/** Writes to a player whose money was sent. */
const writeOfDone = async (tools: FeatureTools, row: cashbox.PaymentRow, payway: string): Promise<void> => {
  const { db, mailer, currencies, siteUrl } = tools;
  const user = await userRepository(db.orm.em.fork()).findById(row.userId);
  if (!user) return;
  const { payway: way, method } = await cashbox.methodById(tools.em(), row.methodId);
  const unit = payoutUnitName(way.network != null, method.code, currencies.find(row.currencyId)?.name ?? '');
  const amount = `${row.coinAmount} ${unit}`;
  const link = `${siteUrl()}/cash/transactions/withdraw`;
  await tellOwner({ em: db.orm.em.fork(), mailer }, user, 'withdrawalDone', { nick: user.nick, amount, payway, link });
};

export const createPayoutTools = (tools: FeatureTools, gateways: PayoutGateways): PayoutTools => {
  const tell = createTellWithdrawal(tools);
  return {
    ...tools,
    gateways,
    async settle(word) {
      const at = tools.clock.now();
      const { verdict, row } = await tools.inUnitOfWork((unit) => settlePayout(unit, { ...word, at }));
      if (!row) return verdict;
      const payment = tell(row, await cashbox.loadCashCatalogue(tools.em()));
      if (row.state !== paymentStates.done) return verdict;
      await writeOfDone(tools, row, payment.payway.name);
      await tools.persons.look(row.userId); // a destination that was paid is proven
      return verdict;
    },
  };
};
