import { createHash } from 'node:crypto';
import type { SharedBet, StakeAccount } from 'games-engine';

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
  clientSeed: string;
  key: string | null; // the caller's idempotency key
}

/** A bet that is durable. */
export interface PlacedOrder {
  betId: string;
  roundId: string;
  stakeMinor: bigint;
  balanceMinor: bigint; // of the account that staked
  at: number; // ms since epoch
}

/** What was asked under an order's key: the same request has the same hash. */
export const orderHash = ({ account, currencyId, stakeMinor, choice }: BetOrder): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([account, currencyId, stakeMinor.toString(), choice]))
    .digest();

/** The order as the rules see it. */
export const betOf = (order: BetOrder, id: string, at: number): SharedBet<object> => ({
  id,
  player: order.player,
  account: order.account,
  currencyId: order.currencyId,
  stakeMinor: order.stakeMinor,
  choice: order.choice,
  clientSeed: order.clientSeed,
  at,
});
