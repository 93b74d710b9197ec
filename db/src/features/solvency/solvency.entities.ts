import { defineEntity, p } from '@mikro-orm/core';

/** Debt in one unit, as the leaf of the log has it. */
export interface StatedUnit {
  leaves: number;
  root: string; // hex
  total: string; // hundredths
  unassigned: string;
  unit: string;
}

/** An address that signed the statement, as the leaf has it. */
export interface StatedProof {
  address: string;
  asset: string;
  quantity: string;
  scheme: 'eip191';
  signature: string;
  unit: string;
  worthMinor: string;
}

/** Reserves as the leaf has them. */
export interface StatedReserves {
  proofs: readonly StatedProof[];
  simulated: boolean;
}

/** One day's statement of what the house owes to its players. It stays; its shares and blocks go after some days. */
export const SolvencyStatementEntity = defineEntity({
  name: 'SolvencyStatement',
  tableName: 'solvency_statement',
  properties: {
    day: p.integer().primary().autoincrement(false), // days since the epoch
    at: p.bigint('number'), // the snapshot's time
    ledger: p.text(), // pg_snapshot that the balances were read in
    secret: p.blob(), // salts and parts of all players follow from it; no auditor reads it
    unassigned: p.json<Record<string, string>>(), // hundredths by unit that players have set aside for others
    units: p.json<readonly StatedUnit[]>().nullable(),
    reserves: p.json<StatedReserves>().nullable(),
    publishedXid: p.text().columnType('xid8').nullable(), // set by the database with the two above: its place in the log
  },
});

/** A player's balance in one unit at a statement's snapshot. */
export const SolvencyShareEntity = defineEntity({
  name: 'SolvencyShare',
  tableName: 'solvency_share',
  properties: {
    day: p.integer().primary(),
    unit: p.text().primary(),
    userId: p.bigint().primary(),
    amount: p.bigint(), // hundredths, above 0
  },
});

/** 256 neighbouring leaves of a sum tree; the last one of a tree may have fewer. */
export const SolvencyBlockEntity = defineEntity({
  name: 'SolvencyBlock',
  tableName: 'solvency_block',
  properties: {
    day: p.integer().primary(),
    unit: p.text().primary(),
    blockIndex: p.integer().primary(),
    first: p.blob(), // commitment of its first leaf: leaves rise by theirs
    leaves: p.blob(), // the commitment and the amount of each, 32 and 8 bytes
    hash: p.blob().nullable(), // node over all of them; null: the block is not full
    sum: p.bigint().nullable(),
  },
  indexes: [{ name: 'solvency_block_first', properties: ['day', 'unit', 'first'] }],
});
