import type { AnySoloGame, SoloLog } from './define-game.ts';
import { asJson, firstDifference, type Difference } from './difference.ts';
import type { PinnedConfig, RoundRecord } from './record.ts';
import { createReplayer, type Refusal } from './replay.ts';
import { commitmentOf, FairStream } from './stream.ts';

const REMEMBERED_SEEDS = 1000;

/** A record made again from what decides a round: its bet, its config, its seeds. */
export interface Rebuilt {
  log: SoloLog<object, object>; // what the record's events say
  outcome: object; // drawn again, or as logged while the seed is not revealed
  payoutMinor: bigint; // what the rules pay for it
  record: RoundRecord;
  refused: Refusal | undefined; // where the machine did not accept the log made again
}

/** What of a record it is rebuilt from. */
export type RebuildInput = Pick<RoundRecord, 'commitment' | 'events'>;

/** Why a record could not even be read. */
export interface Unreadable {
  log: undefined;
  difference: Difference;
}

/**
 * Makes records of one game under one config again, to be compared with what was published.
 * `serverSeed` is null until it is revealed: then the logged outcome and commitment stand.
 */
export const createRebuilder = (
  game: AnySoloGame,
  pinned: PinnedConfig,
): ((given: RebuildInput, serverSeed: string | null) => Rebuilt | Unreadable) => {
  const replay = createReplayer(game, pinned.config);
  const config = { hash: pinned.hash, version: pinned.version };
  const commitments = new Map<string, string>(); // many rounds share a pair
  const commitmentTo = (seed: string): string => {
    const known = commitments.get(seed);
    if (known !== undefined) return known;
    if (commitments.size === REMEMBERED_SEEDS) commitments.clear();
    const commitment = commitmentOf(seed);
    commitments.set(seed, commitment);
    return commitment;
  };
  return (given, serverSeed) => {
    const log = Array.isArray(given.events) ? game.read(given.events) : undefined;
    if (!log) return { log, difference: unreadable(game, given) };
    if (serverSeed === null && !isHash(given.commitment))
      return { log: undefined, difference: notHash(given.commitment) };
    const { bet } = log;
    const seeds = serverSeed === null ? undefined : { serverSeed, clientSeed: bet.clientSeed, nonce: bet.nonce };
    const outcome = seeds ? game.draw(new FairStream(seeds), pinned.config, bet.choice) : log.outcome;
    const payoutMinor = game.payout(pinned.config, bet.stakeMinor, bet.choice, outcome);
    const events = game.events(bet, outcome, payoutMinor);
    const { final, refused } = replay(events);
    const commitment = serverSeed === null ? given.commitment : commitmentTo(serverSeed);
    const record: RoundRecord = {
      commitment,
      config,
      events,
      final,
      game: game.id,
      id: bet.id,
      kind: 'round',
      number: bet.nonce,
    };
    return { log, outcome, payoutMinor, record, refused };
  };
};

/** The first difference between a record and what it was rebuilt to, or undefined when there is none. */
export const rebuiltDifference = (rebuilt: Rebuilt | Unreadable, given: RoundRecord): Difference | undefined => {
  if (!rebuilt.log) return rebuilt.difference;
  const { record, refused } = rebuilt;
  if (!refused) return firstDifference(record, given);
  // what follows a refused event follows from nothing: only what stands before it is compared
  const before = ({ commitment, config, events }: RoundRecord) => ({
    commitment,
    config,
    events: events.slice(0, refused.index),
  });
  return firstDifference(before(record), before(given)) ?? refusedAt(refused);
};

const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const notHash = (value: unknown): Difference => ({
  path: 'commitment',
  expected: '64 lower-case hex characters',
  got: asJson(value),
});

const unreadable = (game: AnySoloGame, given: RebuildInput): Difference => {
  const issue = game.logSchema.safeParse(given.events).error?.issues[0];
  const keys = (issue?.path ?? []).map(String);
  const got = keys.reduce<unknown>((value, key) => Object(value)[key], given.events);
  return {
    path: ['events', ...keys].join('.'),
    expected: issue?.message ?? 'the events of a finished round',
    got: asJson(got),
  };
};

const refusedAt = ({ index, type, state }: Refusal): Difference => ({
  path: `events.${index}`,
  expected: `an event that the rules accept in state ${state}`,
  got: type,
});
