/** A guarded update found too little money on a player's account. Nothing was moved. */
export class InsufficientFundsError extends Error {
  readonly accountId: bigint;
  constructor(accountId: bigint) {
    super(`account ${accountId} has too little money for this`);
    this.name = 'InsufficientFundsError';
    this.accountId = accountId;
  }
}

/** An idempotency key came back with another request. */
export class IdempotencyConflictError extends Error {
  readonly scope: string;
  readonly key: string;
  constructor(scope: string, key: string) {
    super(`key ${key} of ${scope} was used before with another request; a new request needs a new key`);
    this.name = 'IdempotencyConflictError';
    this.scope = scope;
    this.key = key;
  }
}

/** Entries that are no double-entry transaction. Always a fault of the caller's code. */
export class InvalidTransactionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidTransactionError';
  }
}

/** The hold was captured or released before, in another way than now asked for. */
export class HoldResolvedError extends Error {
  readonly holdId: string;
  constructor(holdId: string) {
    super(`hold ${holdId} is resolved already`);
    this.name = 'HoldResolvedError';
    this.holdId = holdId;
  }
}

/** A shared round is not where the caller believes: another process has taken it further. Nothing was written. */
export class RoundMovedError extends Error {
  readonly roundId: string;
  constructor(roundId: string, refused: string) {
    super(`round ${roundId} has moved on, so it refused ${refused}: read it again`);
    this.name = 'RoundMovedError';
    this.roundId = roundId;
  }
}

/** A round's payouts are not one for each bet, or a bet's hold is not open. Always a fault of the caller's code. */
export class PayoutMismatchError extends Error {
  constructor(roundId: string, { payouts, bets, resolved }: { payouts: number; bets: number; resolved: number }) {
    super(`round ${roundId} has ${bets} bets, got ${payouts} payouts for them, and could resolve ${resolved} holds`);
    this.name = 'PayoutMismatchError';
  }
}
