import type { FeatureTools } from '../../core/features/feature.ts';
import { createSandboxStore } from '../../core/payments/sandbox-store.ts';
import { sandboxHouseWallet } from '../../providers/ton/ton-sandbox-wallet.ts';
import { createTon } from '../../providers/ton/ton.client.ts';
import { createTonSimulator } from '../../providers/ton/ton.simulator.ts';
import { off, type OpenedProvider } from './opened-provider.ts';
import type { ProviderVariables } from './provider-variables.ts';

const SANDBOX = '/sandbox/ton';
const MIN_AMOUNT = '0.1'; // of the network's fee for a transfer, many times

/** Deposits of TON, asked for at an indexer. */
export const openTon = (
  tools: FeatureTools,
  { TON_WALLET, TON_INDEXER_URL, TON_INDEXER_KEY }: ProviderVariables,
): OpenedProvider => {
  const { settings, localUrl, siteUrl } = tools;
  if (TON_WALLET !== undefined) {
    const account = { wallet: TON_WALLET, indexerUrl: () => TON_INDEXER_URL, apiKey: TON_INDEXER_KEY };
    const gateway = createTon({ ...account, minAmount: MIN_AMOUNT });
    return { ...off, crypto: [gateway], polled: [gateway] };
  }
  if (!settings.allowSandbox) return off;
  const store = createSandboxStore('ton', tools);
  const simulator = createTonSimulator({ host: () => new URL(siteUrl()).host, store });
  const indexerUrl = (): string => localUrl() + SANDBOX;
  const gateway = createTon({ wallet: sandboxHouseWallet, indexerUrl, minAmount: MIN_AMOUNT });
  return {
    ...off,
    crypto: [gateway],
    polled: [gateway],
    simulate: async (app) => {
      await app.register(simulator, { prefix: SANDBOX });
    },
  };
};
