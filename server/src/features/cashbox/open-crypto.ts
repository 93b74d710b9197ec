import { cashbox } from 'db';
import type { FeatureTools } from '../../core/features/feature.ts';
import { createSandboxStore } from '../../core/payments/sandbox-store.ts';
import { sandboxAddressesOut } from '../../providers/cryptapi/cryptapi.addresses-out.ts';
import { createCryptApi, type MadeAddress } from '../../providers/cryptapi/cryptapi.client.ts';
import { CRYPTAPI_PUBLIC_KEY } from '../../providers/cryptapi/cryptapi.signature.ts';
import { createCryptApiSimulator } from '../../providers/cryptapi/sandbox/cryptapi.simulator.ts';
import { off, type OpenedProvider } from './opened-provider.ts';
import { callbackUrlOf } from './deposit-gateways.ts';
import type { ProviderVariables } from './provider-variables.ts';

const ID = 'cryptapi';
const SANDBOX = '/sandbox/cryptapi';
const LISTED = 1000; // addresses, the newest ones: the provider's list is a question an address

/** Deposits of coins to addresses that pay on to ours. */
export const openCrypto = (
  tools: FeatureTools,
  { CRYPTAPI_URL, CRYPTAPI_ADDRESSES, CRYPTAPI_FORMER_ADDRESSES }: ProviderVariables,
): OpenedProvider => {
  const { settings, localUrl, siteUrl, em } = tools;

  const madeAddresses = (origin: () => string) => async (): Promise<MadeAddress[]> => {
    const rows = await cashbox.depositAddressRepository(em()).newest(ID, LISTED);
    return rows.map(({ coin, ref }) => ({ coin, reference: ref, callbackUrl: callbackUrlOf(origin(), ID, ref) }));
  };

  if (CRYPTAPI_ADDRESSES) {
    const gateway = createCryptApi({
      baseUrl: () => CRYPTAPI_URL,
      addressesOut: CRYPTAPI_ADDRESSES,
      formerAddressesOut: CRYPTAPI_FORMER_ADDRESSES,
      publicKey: CRYPTAPI_PUBLIC_KEY,
      callbackOrigin: siteUrl,
      madeAddresses: madeAddresses(siteUrl),
    });
    return { ...off, crypto: [gateway] };
  }
  if (!settings.allowSandbox) return off;
  const simulator = createCryptApiSimulator({ store: createSandboxStore(ID, tools), callsBackTo: localUrl });
  const gateway = createCryptApi({
    baseUrl: () => localUrl() + SANDBOX,
    addressesOut: sandboxAddressesOut,
    asksForKey: true,
    callbackOrigin: localUrl,
    madeAddresses: madeAddresses(localUrl),
  });
  return {
    ...off,
    crypto: [gateway],
    simulate: async (app) => {
      await app.register(simulator, { prefix: SANDBOX });
    },
  };
};
