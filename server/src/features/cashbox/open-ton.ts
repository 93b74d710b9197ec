import type { FastifyInstance } from 'fastify';
import type { TonConnectWallet } from '../../../contract/features/tonconnect.contract.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { OutsideSources } from '../../core/http/http-server.ts';
import { createSandboxStore } from '../../core/payments/sandbox-store.ts';
import { sandboxHouseWallet } from '../../providers/ton/ton-sandbox-wallet.ts';
import { createTon } from '../../providers/ton/ton.client.ts';
import { createTonSimulator } from '../../providers/ton/ton.simulator.ts';
import {
  bridgeOrigins,
  knownWallets,
  sandboxWallets,
  tonConnectRoutes,
} from '../../providers/ton/tonconnect.routes.ts';
import { off, type OpenedProvider } from './opened-provider.ts';
import type { ProviderVariables } from './provider-variables.ts';

const SANDBOX = '/sandbox/ton';
const MIN_AMOUNT = '0.1'; // the network's fee for a transfer, many times over

/**
 * Sources that a page may load so that players pay from their wallets: the bridges of those that we list, where TON is
 * real.
 */
export const tonSources = ({ TON_WALLET }: Pick<ProviderVariables, 'TON_WALLET'>): OutsideSources =>
  TON_WALLET === undefined ? {} : { connections: bridgeOrigins(knownWallets) };

/** Deposits of TON, asked for at an indexer. */
export const openTon = (
  tools: FeatureTools,
  { TON_WALLET, TON_INDEXER_URL, TON_INDEXER_KEY }: ProviderVariables,
): OpenedProvider => {
  const { settings, localUrl, siteUrl } = tools;
  const serve = (wallets: readonly TonConnectWallet[]) => async (app: FastifyInstance) => {
    await app.register(tonConnectRoutes, { wallets, siteUrl });
  };
  if (TON_WALLET !== undefined) {
    const account = { wallet: TON_WALLET, indexerUrl: () => TON_INDEXER_URL, apiKey: TON_INDEXER_KEY };
    const gateway = createTon({ ...account, minAmount: MIN_AMOUNT });
    return { ...off, crypto: [gateway], polled: [gateway], routes: serve(knownWallets) };
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
    routes: serve(sandboxWallets),
    simulate: async (app) => {
      await app.register(simulator, { prefix: SANDBOX });
    },
  };
};
