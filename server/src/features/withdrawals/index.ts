import { z } from 'zod';
import { DESTINATION_WAIT_MS } from '../../../contract/features/cashbox-values.ts';
import { withdrawals as contract } from '../../../contract/features/withdrawals.contract.ts';
import { defineFeature, type FeatureTools } from '../../core/features/feature.ts';
import { variable } from '../../core/features/variable.ts';
import { DESTINATION_SECRET } from '../../core/payments/destination-key.ts';
import { approveAutomatically } from './approve-automatically.ts';
import { openPayoutGateways, payoutVariables } from './open-payout-gateways.ts';
import { payoutCallbackRoutes } from './payout-callbacks.routes.ts';
import type { OpenPayoutGateways } from './payout-gateways.ts';
import { createPayoutTools } from './payout-tools.ts';
import { reconcilePayouts } from './reconcile-payouts.ts';
import { sendPayouts } from './send-payouts.ts';
import { createWithdrawalHandlers } from './withdrawals.handlers.ts';
import { texts } from '../../core/i18n/texts.ts';

const SECOND_MS = 1000;
const PAYOUTS_EVERY_MS = 2_000;
const RECONCILED_EVERY_MS = 600_000;
const SANDBOX_WAIT_MS = 60_000; // somebody who tries the desk out alone does not wait for a day
const variables = z.object({
  NEW_DESTINATION_WAIT: variable(z.coerce.number().int().min(0).max(2_592_000).optional(), {
    takes: 'seconds, up to 2592000',
    means: 'before a withdrawal to a new card, phone or address can be approved',
    unset: '86400 in production, else 60',
  }),
});

const waitMsOf = ({ readVariables, settings }: FeatureTools): number => {
  const { NEW_DESTINATION_WAIT: seconds } = readVariables(variables);
  if (seconds !== undefined) return seconds * SECOND_MS;
  return settings.production ? DESTINATION_WAIT_MS : SANDBOX_WAIT_MS;
};

/** Withdrawals, paid out by these providers. */
export const createWithdrawals = (openGateways: OpenPayoutGateways) =>
  defineFeature({
    contract,
    messages: texts('withdrawals'),
    variables: [variables, payoutVariables],
    open(tools) {
      const gateways = openGateways(tools);
      const destinationSecret = tools.secrets.keyFor(DESTINATION_SECRET);
      const payoutTools = { ...tools, gateways, destinationSecret, destinationWaitMs: waitMsOf(tools) };
      const payouts = createPayoutTools(tools, gateways);
      return {
        requests: createWithdrawalHandlers(payoutTools),
        async routes(app) {
          await app.register(async (callbacks) => payoutCallbackRoutes(payouts)(callbacks));
          await gateways.simulate(app);
        },
        jobs: [
          {
            name: 'payouts',
            everyMs: PAYOUTS_EVERY_MS,
            async run() {
              await approveAutomatically(payouts);
              await sendPayouts(payouts);
            },
          },
          { name: 'reconciliation', everyMs: RECONCILED_EVERY_MS, run: () => reconcilePayouts(payouts) },
        ],
      };
    },
  });

/** Money that players take out. */
export const withdrawals = createWithdrawals(openPayoutGateways);
