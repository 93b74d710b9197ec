import type { SlotAccount } from './casino.entities.ts';

/** A transaction that is to be taken back, as the aggregator names it. */
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

export interface Known {
  sentId: string;
  id: string;
  action: 'bet' | 'win' | 'refund' | 'rollback';
  amountMinor: bigint;
  roundId: string | null; // null: it never took place
  userId: bigint;
  isUndone: boolean;
  undoes: string[] | null;
  accountId: bigint | null;
  account: SlotAccount | null;
  at: string;
}

/** An account of the player that money comes back to, or is taken from again. */
export interface Account {
  id: bigint;
  balanceMinor: bigint;
  isCounted: boolean; // its bets are counted by the day
}

export const isForeign = (known: Known, { action }: UndoneMove, userId: bigint): boolean =>
  known.userId !== userId || known.action !== action;

/** What taking a transaction back does. Amounts: base hundredths. */
export interface Effect {
  known: Known;
  roundId: string;
  accountId: bigint;
  stakeMinor: bigint; // of the round
  payoutMinor: bigint;
  toPlayerMinor: bigint;
}

export const effectOf = (known: Known): Effect[] => {
  const { roundId, accountId, amountMinor, isUndone, action } = known;
  if (isUndone || roundId === null || accountId === null) return [];
  const place = { known, roundId, accountId };
  switch (action) {
    case 'bet':
      return [{ ...place, stakeMinor: -amountMinor, payoutMinor: 0n, toPlayerMinor: amountMinor }];
    case 'win':
      return [{ ...place, stakeMinor: 0n, payoutMinor: -amountMinor, toPlayerMinor: -amountMinor }];
    default: // a refund that is taken back: its bet stands again
      return [{ ...place, stakeMinor: amountMinor, payoutMinor: 0n, toPlayerMinor: -amountMinor }];
  }
};

/** What each account gets, and what is taken from it as far as it is still there. */
export const payments = (effects: readonly Effect[], accounts: ReadonlyMap<bigint, Account>) => {
  const due = new Map<bigint, bigint>();
  for (const { accountId, toPlayerMinor } of effects) due.set(accountId, (due.get(accountId) ?? 0n) + toPlayerMinor);
  return [...due].map(([accountId, dueMinor]) => {
    const balance = accounts.get(accountId)?.balanceMinor ?? 0n;
    const amount = dueMinor < -balance ? -balance : dueMinor;
    return { accountId, amount, shortMinor: amount - dueMinor };
  });
};
