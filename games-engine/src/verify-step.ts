import { firstDifference, type Difference } from './core/difference.ts';
import type { Json } from './core/json.ts';
import { recordHash, type LogRecord } from './core/record.ts';
import { FairStream, type StreamSeeds } from './core/stream.ts';

/**
 * The steps of a round's verification, in order. A solo round has no entropy of bettors; a void round has neither
 * entropy nor draw nor payout.
 */
export const verifyStepNames = [
  'config',
  'commitment',
  'entropy',
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
  pass: boolean | null; // null: cannot be told until the server seed is revealed
}

/** A verification: `ok` means that nothing failed; a step that waits for the seed is no failure. */
export interface Verification {
  ok: boolean;
  steps: VerifyStep[];
  first?: Difference; // where the record first departs from what it must be
}

/** A step that was recomputed. */
export const step = (
  name: VerifyStepName,
  inputs: VerifyStep['inputs'],
  expected: Json | undefined,
  got: Json | undefined,
): VerifyStep => ({ name, inputs, expected, got, pass: firstDifference(expected, got) === undefined });

/** A step that needs the server seed. */
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

/** A record's hash, or undefined for what has no canonical text. */
export const hashOf = (record: LogRecord): string | undefined => {
  try {
    return recordHash(record);
  } catch {
    return undefined;
  }
};
