import type { z } from 'zod';
import type { cashboxRequests } from '../../../contract/features/cashbox.contract.ts';

/** Wallets of TON that players connect. */
export interface TonWallets {
  /** What the player's wallet is to sign. */
  payloadFor(userId: bigint): string;
  /** Keeps the wallet that has signed; its address. Throws CallError. */
  connect(userId: bigint, answer: z.output<(typeof cashboxRequests)['cash:connectTon']['payload']>): Promise<string>;
}
