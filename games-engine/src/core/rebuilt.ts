import type { Json } from './json.ts';
import { asJson, firstDifference, type Difference } from './difference.ts';
import type { RoundRecord } from './record.ts';
import type { Refusal } from './replay.ts';
import { commitmentOf } from './stream.ts';

/** Fields of a record that it is rebuilt from. */
export type RebuildInput = Pick<RoundRecord, 'commitment' | 'events' | 'id'>;

/** Source of an outcome: the round's seeds, the signed data of a third party, or nothing, for the round is void. */
export type DrawnBy = 'seeds' | 'elsewhere' | 'nothing';

/** A record made again from what decides a round. */
export interface RebuiltRecord {
  record: RoundRecord;
  refused: Refusal | undefined; // event of the rebuilt log that the machine did not accept
  drawnBy: DrawnBy;
}

/** Why a record could not even be read. */
export interface Unreadable {
  log: undefined;
  difference: Difference;
}

/** The first difference between a record and what it was rebuilt to, or undefined when there is none. */
export const rebuiltDifference = (
  rebuilt: (RebuiltRecord & { log: object }) | Unreadable,
  kept: RoundRecord,
): Difference | undefined => {
  if (!rebuilt.log) return rebuilt.difference;
  const { record, refused } = rebuilt;
  if (!refused) return firstDifference(record, kept);
  // nothing follows from a refused event: only the events before it are compared
  const before = ({ commitment, config, events }: RoundRecord) => ({
    commitment,
    config,
    events: events.slice(0, refused.index),
  });
  return firstDifference(before(record), before(kept)) ?? refusedAt(refused);
};

const refusedAt = ({ index, type, state }: Refusal): Difference => ({
  path: `events.${index}`,
  expected: `an event that the rules accept in state ${state}`,
  got: type,
});

/** A record that has no reading: what is wrong at a path of it. */
export const unreadable = (path: string, expected: Json, got: unknown): Unreadable => ({
  log: undefined,
  difference: { path, expected, got: asJson(got) },
});

/** A record whose events have no reading: what is wrong at a place among them. */
export const unreadableEvents = (
  events: unknown,
  issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
): Unreadable => {
  const keys = (issue?.path ?? []).map(String);
  const got = keys.reduce<unknown>((value, key) => Object(value)[key], events);
  return unreadable(['events', ...keys].join('.'), issue?.message ?? 'the events of a finished round', got);
};

const REMEMBERED_SEEDS = 1000;

/** commitmentOf for a bulk audit: many rounds share a pair. */
export const rememberedCommitments = (): ((seed: string) => string) => {
  const commitments = new Map<string, string>();
  return (seed) => {
    const known = commitments.get(seed);
    if (known !== undefined) return known;
    if (commitments.size === REMEMBERED_SEEDS) commitments.clear();
    const commitment = commitmentOf(seed);
    commitments.set(seed, commitment);
    return commitment;
  };
};
