import { z } from 'zod';
import { allOrNone } from '../../core/payments/all-or-none.ts';
import { addressesOutSchema } from '../../providers/cryptapi/cryptapi.addresses-out.ts';

const httpsAddress = z.url({ protocol: /^https$/ });

/** Variables of the environment that say by which providers deposits come. */
export const providerVariables = z
  .object({
    FIAT_URL: httpsAddress.optional(),
    FIAT_API_KEY: z.string().min(1).optional(),
    FIAT_SECRET: z.string().min(16).optional(),
    CRYPTAPI_ADDRESSES: addressesOutSchema.optional(),
    CRYPTAPI_FORMER_ADDRESSES: z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter((address) => address !== '')),
    CRYPTAPI_URL: httpsAddress.default('https://api.cryptapi.io'),
    TON_WALLET: z.string().min(1).optional(),
    TON_INDEXER_URL: httpsAddress.default('https://toncenter.com'),
    TON_INDEXER_KEY: z.string().min(1).optional(),
    COURSES_URL: httpsAddress.optional(),
    COURSES_EVERY: z.coerce.number().int().min(1).max(86_400).default(60),
  })
  .superRefine(allOrNone(['FIAT_URL', 'FIAT_API_KEY', 'FIAT_SECRET']));
export type ProviderVariables = z.output<typeof providerVariables>;

/** What each takes, in words. */
export const providerTakes: Readonly<Record<keyof ProviderVariables, string>> = {
  FIAT_URL: 'the https:// address of the provider of deposits by fiat, or nothing',
  FIAT_API_KEY: 'our key at that provider; needed with FIAT_URL',
  FIAT_SECRET:
    'the secret that signs what we ask of it and its callbacks, at least 16 characters; needed with FIAT_URL',
  CRYPTAPI_ADDRESSES: 'addresses of ours that coins are paid on to, as btc=bc1…, trc20/usdt=T…, or nothing',
  CRYPTAPI_FORMER_ADDRESSES: 'addresses of ours that were there before, with commas between, or nothing',
  CRYPTAPI_URL: 'the https:// address of CryptAPI',
  TON_WALLET: 'the address of the house’s wallet that deposits of TON go to, or nothing',
  TON_INDEXER_URL: 'the https:// address of an indexer of TON with the API of toncenter v3',
  TON_INDEXER_KEY: 'our key at that indexer, or nothing',
  COURSES_URL: 'the https:// address of a JSON source of courses, or nothing: then they stay as they are',
  COURSES_EVERY: 'seconds from 1 to 86400 between two readings of that source',
};
