import { cashbox, inUnitOfWork, retryingConflicts, type UnitOfWork } from 'db';
import { tracedWithin } from '../../core/observability/tracing.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { shownPayment, type PaymentNames } from '../../core/payments/shown-payment.ts';
import type { DepositGateways } from './deposit-gateways.ts';

/** Tools of the cash desk's parts. */
export interface CashTools extends FeatureTools {
  gateways: DepositGateways;
  /** One transaction, again when the database breaks it to resolve a conflict. */
  atomically<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  /** Names that word payments. */
  names(): Promise<PaymentNames>;
  /** Tells a player's pages of their payment as it is now. */
  pushPayment(payment: cashbox.PaymentRow): Promise<void>;
}

export const createCashTools = (tools: FeatureTools, gateways: DepositGateways): CashTools => {
  const names = async (): Promise<PaymentNames> => ({
    catalogue: await cashbox.loadCashCatalogue(tools.em()),
    currencies: tools.currencies,
  });
  return {
    ...tools,
    gateways,
    atomically: (work) => retryingConflicts(() => tracedWithin('transaction', {}, () => inUnitOfWork(tools.db, work))),
    names,
    async pushPayment(payment) {
      const payload = shownPayment(payment, await names());
      tools.pushes.everywhere.toUser(payment.userId, { channel: 'cash', type: 'payment', payload });
    },
  };
};
