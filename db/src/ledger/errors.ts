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
