import { z } from 'zod';

const httpsAddress = z.url({ protocol: /^https$/ });

/** Variables of the environment that say by which providers deposits come. */
export const providerVariables = z.object({
  FIAT_URL: httpsAddress.optional(),
  FIAT_API_KEY: z.string().min(1).optional(),
  FIAT_SECRET: z.string().min(16).optional(),
  TON_WALLET: z.string().min(1).optional(),
  TON_INDEXER_URL: httpsAddress.default('https://toncenter.com'),
  TON_INDEXER_KEY: z.string().min(1).optional(),
});
export type ProviderVariables = z.output<typeof providerVariables>;

/** What each takes, in words. */
export const providerTakes: Readonly<Record<keyof ProviderVariables, string>> = {
  FIAT_URL: 'the https:// address of the provider of deposits by fiat, or nothing',
  FIAT_API_KEY: 'our key at that provider; needed with FIAT_URL',
  FIAT_SECRET:
    'the secret that signs what we ask of it and its callbacks, at least 16 characters; needed with FIAT_URL',
  TON_WALLET: 'the address of the house’s wallet that deposits of TON go to, or nothing',
  TON_INDEXER_URL: 'the https:// address of an indexer of TON with the API of toncenter v3',
  TON_INDEXER_KEY: 'our key at that indexer, or nothing',
};
