import { stakeAccounts } from 'games-engine';
import { z } from 'zod';

/**
 * Fields that a receipt of a solo bet adds to its answer, and their place under the signature: see the engine's
 * `SoloReceipt`. Its holder can prove that the bet was left out or altered.
 */
export const soloProofSchema = z.object({
  account: z.enum(stakeAccounts), // account that staked
  clientSeed: z.string(),
  config: z.object({ hash: z.string(), version: z.int() }), // config that the round pins
  index: z.int(), // among the receipts that were signed together
  bets: z.int().min(1), // number of these bets
  path: z.array(z.string()), // hex, from the receipt to the root
  signature: z.string(), // the log's Ed25519 signature of the root, base64
});
export type SoloProof = z.infer<typeof soloProofSchema>;

/** A place in the player's pair, and the house's receipt, of a draw that costs nothing. Its outcome stands beside it. */
export const drawReceiptSchema = z.object({
  at: z.int(), // ms since epoch
  choice: z.record(z.string(), z.unknown()), // choice of the draw
  nonce: z.int(),
  serverSeedHash: z.string(),
  proof: soloProofSchema.omit({ account: true }),
});
export type DrawReceipt = z.infer<typeof drawReceiptSchema>;
