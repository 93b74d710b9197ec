import { createHash } from 'node:crypto';
import type { SharedBet, StakeAccount } from 'games-engine';
import { createSalt, type SignedReceipt } from './round-drawing.ts';

/** A bet on a shared round as its host takes it: plain data, so that it can be handed to the process that leads. */
export interface BetOrder {
  userId: bigint;
  player: string; // public id
  account: StakeAccount;
  accountId: bigint;
  heldAccountId: bigint;
  currencyId: number;
  stakeMinor: bigint; // base hundredths
  choice: object;
  clientSeed: string; // version 1 of the draw
  salt: string | null; // version 2: made by the client; null: it sent none
  key: string | null; // the caller's idempotency key
}

/** A bet that is durable. */
export interface PlacedOrder {
  betId: string;
  roundId: string;
  stakeMinor: bigint;
  balanceMinor: bigint; // balance of the account that staked
  at: number; // ms since epoch
  receipt?: SignedReceipt | undefined; // receipt of a round of version 2
}

/** Hashes a request under its key: the same request has the same hash. */
export const orderHash = ({ account, currencyId, stakeMinor, choice }: BetOrder): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([account, currencyId, stakeMinor.toString(), choice]))
    .digest();

const saltOf = ({ salt }: BetOrder): Pick<SharedBet<object>, 'salt' | 'saltedBy'> =>
  salt === null ? { salt: createSalt(), saltedBy: 'house' } : { salt, saltedBy: 'player' };

/** The order as the rules see it. In a round of version 2 a bet without a salt gets one of the house's. */
export const betOf = (order: BetOrder, id: string, at: number, isSalted: boolean): SharedBet<object> => ({
  id,
  player: order.player,
  account: order.account,
  currencyId: order.currencyId,
  stakeMinor: order.stakeMinor,
  choice: order.choice,
  at,
  ...(isSalted ? saltOf(order) : { clientSeed: order.clientSeed }),
});
