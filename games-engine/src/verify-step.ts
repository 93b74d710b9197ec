import { firstDifference, type Difference } from './core/difference.ts';
import type { Json } from './core/json.ts';
import type { BeaconChain, BeaconRound } from './core/beacon/beacon-chain.ts';
import type { NoteKey } from './core/log/index.ts';
import { contentHash } from './core/canonical.ts';
import type { RoundRecord } from './core/record.ts';
import { FairStream, type StreamSeeds } from './core/stream.ts';

/**
 * The steps of a round's verification, in order. A solo round has no bettors' part; a shared round of version 1 has
 * `entropy`, one of version 2 `bets`, `closing` and, where one takes part, `beacon`; a void round has neither draw nor
 * payout.
 */
export const verifyStepNames = [
  'config',
  'commitment',
  'entropy',
  'bets',
  'closing',
  'beacon',
  'draw',
  'payout',
  'replay',
  'record',
  'hash',
] as const;
export type VerifyStepName = (typeof verifyStepNames)[number];

/** One step: what went in, what it must come to, what the record says. */
export interface VerifyStep {
  name: VerifyStepName;
  inputs: { readonly [name: string]: Json };
  expected: Json | undefined;
  got: Json | undefined;
  pass: boolean | null; // null: cannot be told without the server seed, or without the key that signed
}

/** A verification: `ok` means that nothing failed; a step that waits for the seed is no failure. */
export interface Verification {
  ok: boolean;
  steps: VerifyStep[];
  first?: Difference; // first place at which the record departs from what it must be
}

/** Checks of signatures: their elliptic curves come from outside. */
export interface SignatureChecks {
  /** True when a chain's key has signed a round of its beacon. */
  verifyBeacon(chain: BeaconChain, round: BeaconRound): boolean;
  /** True when the house has signed a round's closing; undefined for a round that has none. */
  isClosingSigned(record: RoundRecord, house: NoteKey): boolean | undefined;
}

/** Facts that the caller has beside the record. */
export interface Known {
  serverSeed: string | null; // null until it is revealed
  logKey: NoteKey | undefined;
  signatures: SignatureChecks | undefined; // undefined: they are not checked here
}

/** A step that was recomputed. */
export const step = (
  name: VerifyStepName,
  inputs: VerifyStep['inputs'],
  expected: Json | undefined,
  got: Json | undefined,
): VerifyStep => ({ name, inputs, expected, got, pass: firstDifference(expected, got) === undefined });

/** A step that needs what is not known: the server seed until it is revealed, or a key. */
export const waiting = (name: VerifyStepName, inputs: VerifyStep['inputs'], got: Json | undefined): VerifyStep => ({
  name,
  inputs,
  expected: undefined,
  got,
  pass: null,
});

/** The words of a stream that a draw reads, skipped ones included. */
export const wordsOf = (seeds: StreamSeeds, draw: (stream: FairStream) => unknown): number[] => {
  const stream = new FairStream(seeds);
  draw(stream);
  const again = new FairStream(seeds);
  return Array.from({ length: stream.wordsRead }, () => again.word());
};

/** The hash of a value's canonical text, as records are hashed, or undefined for what has none. */
export const hashOf = (value: unknown): string | undefined => {
  try {
    return contentHash(value);
  } catch {
    return undefined;
  }
};
