import type { FeatureTools } from '../../core/features/feature.ts';
import type { CourseSource } from '../../core/payments/gateways.ts';
import type { DepositGateways } from './deposit-gateways.ts';
import { openFiat } from './open-fiat.ts';
import { openTon } from './open-ton.ts';
import { providerTakes, providerVariables } from './provider-variables.ts';

/**
 * Opens what is configured. Without keys a provider is simulated where sandboxes are allowed, and off elsewhere: its
 * payways are not shown.
 */
export const openProviders = (
  tools: FeatureTools,
): { gateways: DepositGateways; courses: CourseSource | undefined } => {
  const variables = tools.readVariables(providerVariables, providerTakes);
  const opened = [openFiat(tools, variables), openTon(tools, variables)];
  const isSimulated = opened.some(({ simulate }) => simulate !== undefined);
  const gateways: DepositGateways = {
    fiat: opened.flatMap(({ fiat }) => fiat),
    crypto: opened.flatMap(({ crypto }) => crypto),
    polled: opened.flatMap(({ polled }) => polled),
    origin: isSimulated ? tools.localUrl : tools.siteUrl,
    async simulate(app) {
      for (const { simulate } of opened) await simulate?.(app);
    },
  };
  return { gateways, courses: undefined };
};
