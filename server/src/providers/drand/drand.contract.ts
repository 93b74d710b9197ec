import { z } from 'zod';

/** `GET /{chain hash}/public/{round}` of drand's HTTP API. */
export const drandRoundSchema = z.object({
  round: z.int().min(1),
  randomness: z.string(),
  signature: z.string(),
});

/** The path of a round. */
export const roundPath = (chainHash: string, round: number): string => `/${chainHash}/public/${round}`;

/** drand's status for a round that is not out yet. */
export const TOO_EARLY = 425;
