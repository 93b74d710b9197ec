import { z } from 'zod';
import { variable } from '../../core/features/variable.ts';
import { allOrNone, coursesFor } from '../../core/payments/all-or-none.ts';
import { addressesOutSchema } from '../../providers/cryptapi/cryptapi.addresses-out.ts';

const MAX_EVERY = 300; // s, in production: half of what makes a course stale
const httpsAddress = z.url({ protocol: /^https$/ });

/** Variables of the environment that say by which providers deposits come. */
export const providerVariables = z
  .object({
    FIAT_URL: variable(httpsAddress.optional(), {
      takes: 'the https:// address of the provider of deposits by fiat, or nothing',
      means:
        'the provider of deposits by fiat. Without its three variables it is simulated in a sandbox, where one pays at `/sandbox/fiat`; elsewhere its payways are not shown',
      unset: 'simulated, or off',
    }),
    FIAT_API_KEY: variable(z.string().min(1).optional(), {
      takes: 'our key at that provider; needed with FIAT_URL',
      means: 'our account there',
    }),
    FIAT_SECRET: variable(z.string().min(16).optional(), {
      takes: 'the secret that signs what we ask of it and its callbacks, at least 16 characters; needed with FIAT_URL',
      means: 'signs both ways',
    }),
    CRYPTAPI_ADDRESSES: variable(addressesOutSchema.optional(), {
      takes: 'addresses of ours that coins are paid on to, as btc=bc1…, trc20/usdt=T…, or nothing',
      means: 'deposits are taken in these coins, by CryptAPI',
      unset: 'simulated, or off',
    }),
    CRYPTAPI_FORMER_ADDRESSES: variable(
      z
        .string()
        .default('')
        .transform((text) => text.split(/[\s,]+/).filter((address) => address !== '')),
      {
        takes: 'addresses of ours that were there before, with commas between, or nothing',
        means: "players' older addresses still pay to them",
        unset: 'none',
      },
    ),
    CRYPTAPI_URL: variable(httpsAddress.default('https://api.cryptapi.io'), {
      takes: 'the https:// address of CryptAPI',
      means: 'another address of the same API',
    }),
    TON_WALLET: variable(z.string().min(1).optional(), {
      takes: 'the address of the house’s wallet that deposits of TON go to, or nothing',
      means:
        'deposits of TON go to it. With it players connect the wallets of `server/src/providers/ton/tonconnect.routes.ts`, and pages may reach the bridges of these, nothing else; wallets read `/tonconnect-manifest.json`, which names `PUBLIC_URL`',
      unset: 'simulated, or off',
    }),
    TON_INDEXER_URL: variable(httpsAddress.default('https://toncenter.com'), {
      takes: 'the https:// address of an indexer of TON with the API of toncenter v3',
      means: 'it is asked which transfers came',
    }),
    TON_INDEXER_KEY: variable(z.string().min(1).optional(), {
      takes: 'our key at that indexer, or nothing',
      means: 'more questions a second than without one',
    }),
    COURSES_URL: variable(httpsAddress.optional(), {
      takes:
        'the https:// address of a JSON source of courses, or nothing: then they are what two people set; with coins it is needed in production',
      means:
        "the source of exchange rates. One that jumps beyond the desk's bound, or is older than ten minutes, suspends its currency or coin; with coins production needs a source",
      unset: 'courses are what two people set at `/office/catalogue`',
    }),
    COURSES_EVERY: variable(z.coerce.number().int().min(1).max(86_400).default(60), {
      takes: 'seconds from 1 to 86400 between two readings of that source; in production up to 300',
      means: 'the pause between two readings of the source',
    }),
    NODE_ENV: variable(z.string().optional(), { takes: 'production, or something else' }),
  })
  .superRefine(allOrNone(['FIAT_URL', 'FIAT_API_KEY', 'FIAT_SECRET']))
  .superRefine(coursesFor(['CRYPTAPI_ADDRESSES', 'TON_WALLET']))
  .superRefine(({ NODE_ENV, COURSES_URL, COURSES_EVERY }, context) => {
    if (NODE_ENV === 'production' && COURSES_URL !== undefined && COURSES_EVERY > MAX_EVERY)
      context.addIssue({ code: 'custom', path: ['COURSES_EVERY'], message: 'courses would be stale between readings' });
  });
export type ProviderVariables = z.output<typeof providerVariables>;
