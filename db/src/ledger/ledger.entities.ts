import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** One account. House and outside accounts have no user and no balance: their entries are summed by the roll-up. */
export const LedgerAccountEntity = defineEntity({
  name: 'LedgerAccount',
  tableName: 'ledger_account',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    userId: p.bigint().nullable(),
    kind: p.text(),
    unit: p.text(),
    balance: p.bigint().nullable(), // hundredths of the unit
    version: p.bigint().defaultRaw('0'), // number of entries so far
    // the owner's limits, null when none; see stake-rules.ts
    stakesFrom: p.bigint().nullable(), // ms since epoch: no stake before
    wagerLeft: p.bigint().nullable(), // base hundredths that may still be staked
    lossLeft: p.bigint().nullable(), // rest that may still be lost: never too much, perhaps too little
    leftUntil: p.bigint().nullable(), // ms since epoch: until when the two above count
    addition: p.bigint().defaultRaw('0'), // base hundredths that the house added to deposits: staked against it alone until played through
  },
  uniques: [{ name: 'ledger_account_user_kind', properties: ['userId', 'kind'] }],
});
export type LedgerAccount = InferEntity<typeof LedgerAccountEntity>;

/** One movement of money, and the idempotency record of the command that caused it. */
export const LedgerTransactionEntity = defineEntity({
  name: 'LedgerTransaction',
  tableName: 'ledger_transaction',
  properties: {
    id: p.uuid().primary(), // UUIDv7
    kind: p.text(),
    scope: p.text(), // scope of its key
    key: p.text().nullable(),
    requestHash: p.blob().nullable(),
    at: p.bigint('number'), // ms since epoch
    xid: p.text().columnType('xid8').defaultRaw('pg_current_xact_id()'),
  },
  indexes: [{ name: 'ledger_transaction_xid', properties: ['xid'] }],
});
export type LedgerTransaction = InferEntity<typeof LedgerTransactionEntity>;

/** One line of a transaction. Immutable: the application's role cannot change it. */
export const LedgerEntryEntity = defineEntity({
  name: 'LedgerEntry',
  tableName: 'ledger_entry',
  properties: {
    transactionId: p.uuid().primary(),
    line: p.smallint().primary(),
    accountId: p.bigint(),
    amount: p.bigint(), // hundredths, never zero
    balanceAfter: p.bigint().nullable(), // null for house and outside accounts
    version: p.bigint().nullable(), // 1, 2, 3 … per player account
  },
});
export type LedgerEntry = InferEntity<typeof LedgerEntryEntity>;

/** Money set aside on a player's `held` account until it is captured or released, once. */
export const LedgerHoldEntity = defineEntity({
  name: 'LedgerHold',
  tableName: 'ledger_hold',
  properties: {
    id: p.uuid().primary(),
    userId: p.bigint(),
    accountId: p.bigint(), // the held account
    sourceAccountId: p.bigint(), // account to return a release to
    amount: p.bigint(),
    reason: p.text(),
    ref: p.uuid(), // reference of its purpose
    status: p.text().$type<HoldStatus>().default('open'),
    createdAt: p.bigint('number'),
    resolvedAt: p.bigint('number').nullable(),
    resolvedBy: p.uuid().nullable(), // the transaction that resolved it
  },
});
export type LedgerHold = InferEntity<typeof LedgerHoldEntity>;

/** A hold's state. */
export type HoldStatus = 'open' | 'captured' | 'released';

/** A house account's balance over all transactions below the horizon. */
export const LedgerRollupEntity = defineEntity({
  name: 'LedgerRollup',
  tableName: 'ledger_rollup',
  properties: {
    accountId: p.bigint().primary().autoincrement(false),
    balance: p.bigint(),
    horizon: p.text().columnType('xid8'),
  },
});
export type LedgerRollup = InferEntity<typeof LedgerRollupEntity>;
