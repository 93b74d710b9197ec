import { z } from 'zod';

/** GET: the addresses that hold the house's reserves. */
export const HOLDINGS_PATH = '/holdings';

/** POST {address, message}: the address's signature of a message, by ERC-191 ("personal_sign"). */
export const SIGN_PATH = '/sign';

const address = z.string().regex(/^0x[0-9a-f]{40}$/);

/** An amount of one asset at one address. `asset`: the code by which courses know it. */
export const holdingsSchema = z.object({
  holdings: z
    .array(
      z.object({
        address,
        asset: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
        quantity: z.string().regex(/^(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/),
      }),
    )
    .max(1000),
});
export type Holding = z.infer<typeof holdingsSchema>['holdings'][number];

export const signRequestSchema = z.object({ address, message: z.string().max(10_000) });

export const signatureSchema = z.object({ signature: z.string().regex(/^(?:0x)?[0-9a-f]{130}$/) });
