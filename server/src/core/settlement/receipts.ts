import {
  receiptLeaf,
  receiptsText,
  receiptTree,
  soloReceipt,
  type ConfigRef,
  type RoundEvent,
  type SoloBet,
} from 'games-engine';
import type { SoloProof } from '../../../contract/solo-receipt.contract.ts';

/** A solo round as far as it has come, as its receipt says it. */
export interface ReceiptedRound {
  game: string;
  bet: Pick<SoloBet<object>, 'id' | 'nonce' | 'account' | 'clientSeed'>;
  commitment: string;
  config: ConfigRef;
  events: readonly RoundEvent[];
}

/** Signs receipts of solo bets. */
export interface Receipts {
  sign(round: ReceiptedRound): Promise<SoloProof>;
}

interface Waiting {
  leaf: Uint8Array;
  resolve(place: Pick<SoloProof, 'bets' | 'index' | 'path' | 'signature'>): void;
  reject(error: unknown): void;
}

/** The log's key: its name, and its signature of a text. */
export interface ReceiptSigner {
  key: { name: string };
  signText(text: string): string;
}

/**
 * Signs together what is asked for in one turn of the event loop: the answers of a statement come in one. The root of
 * their tree is signed on this thread, once for all of them; the pool of threads hashes passwords, and a bet would wait
 * behind one.
 */
export const createReceipts = ({ key, signText }: ReceiptSigner): Receipts => {
  let waiting: Waiting[] = [];

  const signAll = (): void => {
    const batch = waiting;
    waiting = [];
    try {
      const { root, paths } = receiptTree(batch.map(({ leaf }) => leaf));
      const bets = batch.length;
      const signature = signText(receiptsText(key.name, bets, root));
      for (const [index, { resolve }] of batch.entries())
        resolve({ bets, index, path: [...(paths[index] ?? [])], signature });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  return {
    async sign({ game, bet: { id, nonce, account, clientSeed }, commitment, config, events }) {
      const receipt = soloReceipt({ commitment, config, events, game, id, number: nonce });
      const { promise, resolve, reject } = Promise.withResolvers<Parameters<Waiting['resolve']>[0]>();
      if (waiting.length === 0) process.nextTick(signAll); // after all continuations of this turn
      waiting.push({ leaf: receiptLeaf(JSON.stringify(receipt)), resolve, reject }); // its members stand in canonical order
      return { account, clientSeed, config: receipt.config, ...(await promise) };
    },
  };
};
