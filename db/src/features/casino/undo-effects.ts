import type { SlotAccount } from './casino.entities.ts';

/** A transaction to be undone, as the aggregator names it. */
export interface UndoneMove {
  sentId: string;
  action: 'bet' | 'win' | 'refund';
  type: string;
  sentMinor: bigint; // hundredths of the session's currency
}

/** A refund or a rollback. */
export interface UndoOrder {
  sentId: string;
  action: 'refund' | 'rollback';
  type: string;
  userId: bigint;
  sentMinor: bigint;
  requestHash: Buffer;
  undone: readonly UndoneMove[];
  houseAccountId: bigint;
  at: number; // ms since epoch
}

/** A transaction to be undone, as it was stored. */
export interface StoredMove {
  sentId: string;
  id: string;
  action: 'bet' | 'win' | 'refund' | 'rollback';
  amountMinor: bigint;
  roundId: string | null; // null: it never took effect
  userId: bigint;
  isUndone: boolean;
  accountId: bigint | null;
  account: SlotAccount | null;
  at: string;
}

/** A bet whose refund is undone. */
export interface RefundedBet {
  id: string;
  amountMinor: bigint;
  roundId: string;
  accountId: bigint;
  at: string;
  otherId: string | null; // another refund or rollback of it that stands: then the bet does not
}

/** A player's account that a reversal may credit or debit. */
export interface Account {
  id: bigint;
  kind: SlotAccount;
  balanceMinor: bigint;
  isCounted: boolean; // its bets count towards daily limits
}

export const isForeign = (stored: StoredMove, { action }: UndoneMove, userId: bigint): boolean =>
  stored.userId !== userId || stored.action !== action;

/** The effect of undoing a transaction. Amounts: base hundredths. */
export interface Effect {
  at: string; // when what it changes was counted, ms since epoch
  roundId: string;
  accountId: bigint;
  stakeMinor: bigint; // added to the round, as is the payout
  payoutMinor: bigint;
  toPlayerMinor: bigint;
}

export const effectOf = ({ roundId, accountId, amountMinor, isUndone, action, at }: StoredMove): Effect[] => {
  if (isUndone || roundId === null || accountId === null) return [];
  const place = { at, roundId, accountId };
  if (action === 'bet') return [{ ...place, stakeMinor: -amountMinor, payoutMinor: 0n, toPlayerMinor: amountMinor }];
  if (action === 'win') return [{ ...place, stakeMinor: 0n, payoutMinor: -amountMinor, toPlayerMinor: -amountMinor }];
  return [];
};

/** Undoing a refund makes its bet valid again. */
export const effectOfRefund = ({ roundId, accountId, amountMinor, otherId, at }: RefundedBet): Effect[] =>
  otherId !== null
    ? []
    : [{ at, roundId, accountId, stakeMinor: amountMinor, payoutMinor: 0n, toPlayerMinor: -amountMinor }];

/** Sums of the effects for each round. */
export const sumByRound = (effects: readonly Effect[]): Pick<Effect, 'roundId' | 'stakeMinor' | 'payoutMinor'>[] =>
  [...Map.groupBy(effects, ({ roundId }) => roundId)].map(([roundId, ofRound]) => ({
    roundId,
    stakeMinor: ofRound.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
    payoutMinor: ofRound.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n),
  }));

/** The amount per account. A debit is limited to the balance; the rest is `shortMinor`. */
export const payments = (effects: readonly Effect[], accounts: ReadonlyMap<bigint, Account>) => {
  const due = new Map<bigint, bigint>();
  for (const { accountId, toPlayerMinor } of effects) due.set(accountId, (due.get(accountId) ?? 0n) + toPlayerMinor);
  return [...due].map(([accountId, dueMinor]) => {
    const balance = accounts.get(accountId)?.balanceMinor ?? 0n;
    const amount = dueMinor < -balance ? -balance : dueMinor;
    return { accountId, amount, shortMinor: amount - dueMinor };
  });
};
