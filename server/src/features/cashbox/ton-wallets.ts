import { cashbox } from 'db';
import { depositCodes } from '../../../contract/features/cashbox-values.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { createTonProofs, TonProofError, type TonProof } from '../../providers/ton/ton-proof.ts';
import type { CashTools } from './cash-tools.ts';

/** Wallets of TON that players connect. */
export interface TonWallets {
  /** Payload for the player's wallet to sign. */
  payloadFor(userId: bigint): string;
  /** Keeps the wallet that has signed; its address. Throws CallError. */
  connect(userId: bigint, answer: TonProof): Promise<string>;
}

export const createTonWallets = ({ secrets, siteUrl, clock, em, log, persons }: CashTools): TonWallets => {
  const proofs = createTonProofs({
    key: secrets.keyFor('ton-proof'),
    domains: () => [new URL(siteUrl()).host],
    now: () => clock.now(),
  });

  const check = (userId: bigint, answer: TonProof): string => {
    try {
      return proofs.check(answer, String(userId));
    } catch (error) {
      if (!(error instanceof TonProofError)) throw error;
      log.warn({ err: error, userId: String(userId) }, 'a wallet was not connected');
      throw new CallError(depositCodes.noLink, { message: 'tonProof' });
    }
  };

  return {
    payloadFor: (userId) => proofs.payloadFor(String(userId)),
    async connect(userId, answer) {
      const wallet = check(userId, answer);
      await cashbox.tonWalletRepository(em()).connect(userId, wallet, clock.now());
      await persons.look(userId);
      return wallet;
    },
  };
};
