import { cashbox } from 'db';
import { courseStatesOf } from '../../core/payments/course-states.ts';
import type { CashTools } from './cash-tools.ts';
import { takePayment } from './take-payment.ts';

const MAX_AT_ONCE = 200;

/** Credits the deposits that waited for a course which may be used again. */
export const settleWaiting = async (tools: CashTools): Promise<void> => {
  const em = tools.em();
  const currencies = await cashbox.providerPaymentRepository(em).waitingCurrencies();
  if (currencies.length === 0) return;
  const states = await courseStatesOf(em, tools.clock.now());
  for (const currency of currencies.filter((named) => states.pauseOf(states.codeOf(named)) === undefined))
    for (const row of await cashbox.providerPaymentRepository(em).waiting(currency, MAX_AT_ONCE)) {
      const { transaction: transactionId, reference, amount, confirmations, required } = row;
      const seen = { transactionId, reference, amount, currency, state: 'confirmed', confirmations, required } as const;
      await takePayment(tools, row.provider, seen).catch((error: unknown) =>
        tools.log.error(
          { err: error, provider: row.provider, transaction: transactionId },
          'a deposit goes on waiting',
        ),
      );
    }
};
