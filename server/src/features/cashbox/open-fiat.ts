import type { FeatureTools } from '../../core/features/feature.ts';
import { createSandboxStore } from '../../core/payments/sandbox-store.ts';
import { createFiat } from '../../providers/fiat/fiat.client.ts';
import { createFiatSimulator } from '../../providers/fiat/fiat.simulator.ts';
import { off, type OpenedProvider } from './opened-provider.ts';
import type { ProviderVariables } from './provider-variables.ts';

const SANDBOX = '/sandbox/fiat';

/** Deposits by fiat: one company, three products. */
export const openFiat = (
  tools: FeatureTools,
  { FIAT_URL, FIAT_API_KEY, FIAT_SECRET }: ProviderVariables,
): OpenedProvider => {
  const { settings, secrets, localUrl } = tools;
  if (FIAT_URL !== undefined && FIAT_API_KEY !== undefined && FIAT_SECRET !== undefined) {
    const account = { baseUrl: () => FIAT_URL, apiKey: FIAT_API_KEY, secret: FIAT_SECRET };
    return { ...off, fiat: Object.values(createFiat(account)) };
  }
  if (!settings.allowSandbox) return off;
  const account = { apiKey: 'sandbox', secret: secrets.keyFor('sandbox.fiat').toString('hex') };
  const simulator = createFiatSimulator({ ...account, store: createSandboxStore('fiat', tools) });
  return {
    ...off,
    fiat: Object.values(createFiat({ ...account, baseUrl: () => localUrl() + SANDBOX })),
    simulate: async (app) => {
      await app.register(simulator, { prefix: SANDBOX });
    },
  };
};
