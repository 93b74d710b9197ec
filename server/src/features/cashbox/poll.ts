import { cashbox } from 'db';
import type { CryptoGateway } from '../../core/payments/gateways.ts';
import type { CashTools } from './cash-tools.ts';
import { takePayment } from './take-payment.ts';

const LOOK_BACK_MS = 86_400_000; // a provider that was away for less than this loses nothing

const isSettled = ({ state }: cashbox.ProviderPaymentRow): boolean => state !== 'pending';

const pollOne = async (tools: CashTools, gateway: CryptoGateway): Promise<void> => {
  const listed = await gateway.list(tools.clock.now() - LOOK_BACK_MS);
  const transactions = listed.map(({ transactionId }) => transactionId);
  const known = await cashbox.providerPaymentRepository(tools.em()).ofTransactions(gateway.id, transactions);
  const settled = new Set(known.filter(isSettled).map(({ transaction }) => transaction));
  for (const seen of listed)
    if (!settled.has(seen.transactionId))
      await takePayment(tools, gateway.id, seen).catch((error: unknown) =>
        tools.log.error(
          { err: error, provider: gateway.id, transaction: seen.transactionId },
          'a payment was not taken',
        ),
      ); // the others are
};

/** Asks the providers that call nobody back what came. */
export const pollDeposits = async (tools: CashTools): Promise<void> => {
  for (const gateway of tools.gateways.polled)
    await pollOne(tools, gateway).catch((error: unknown) =>
      tools.log.warn({ err: error, provider: gateway.id }, 'a provider could not be asked what came'),
    );
};
