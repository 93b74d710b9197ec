import { z } from 'zod';

/** Hundredths as they travel: an integer within 2^53, so that a client need not know bigint. */
export const minor = z.int();

/** An amount in units of the player's currency, as a decimal text or number with at most two decimals. */
export const amountInUnits = z.union([z.string().max(24), z.number()]);
