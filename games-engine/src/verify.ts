import { findGame } from './games/registry.ts';
import { contentHash } from './core/canonical.ts';
import type { AnySoloGame, SoloLog } from './core/define-game.ts';
import { asJson, firstDifference, type Difference } from './core/difference.ts';
import type { Json } from './core/json.ts';
import { createRebuilder, rebuiltDifference, type Rebuilt } from './core/rebuild.ts';
import { recordHash, type RoundRecord } from './core/record.ts';
import { commitmentOf, FairStream, type StreamSeeds } from './core/stream.ts';

export { formatDifference, type Difference } from './core/difference.ts';

/** The steps of a round's verification, in order. */
export const verifyStepNames = ['config', 'commitment', 'draw', 'payout', 'replay', 'record', 'hash'] as const;
export type VerifyStepName = (typeof verifyStepNames)[number];

/** One step: what went in, what it must come to, what the record says. */
export interface VerifyStep {
  name: VerifyStepName;
  inputs: { readonly [name: string]: Json };
  expected: Json | undefined;
  got: Json | undefined;
  pass: boolean | null; // null: cannot be told until the server seed is revealed
}

/** What a verification is given beside the record. */
export interface VerifyOptions {
  config: object; // the config that the record pins
  configHash?: string; // its content hash, when the caller has computed it already
  configVersion?: number; // its version, when the caller knows it from the log
  serverSeed?: string | null; // null or absent until it is revealed
  hash?: string; // the record's hash as published
}

/** A verification: `ok` means that nothing failed; a step that waits for the seed is no failure. */
export interface Verification {
  ok: boolean;
  steps: VerifyStep[];
  first?: Difference; // where the record first departs from what it must be
}

/**
 * Recomputes a finished solo round from its inputs, step by step. Never throws for a bad record, however bad:
 * records come from a server that is not trusted.
 */
export const verifyRound = (record: RoundRecord, options: VerifyOptions): Verification => {
  const given: Partial<RoundRecord> = Object(record);
  const game = findGame(String(given.game));
  if (!game) return verdict([], { path: 'game', expected: 'a game of this house', got: asJson(given.game) });
  const hash = options.configHash ?? contentHash(options.config);
  const serverSeed = options.serverSeed ?? null;
  const steps = [step('config', { config: asJson(options.config) ?? null }, hash, given.config?.hash)];
  steps.push(commitmentStep(given.commitment, serverSeed));
  const parsed = game.configSchema.safeParse(options.config);
  if (!parsed.success)
    return verdict(steps, { path: 'config', expected: `a config of ${game.id}`, got: asJson(options.config) });
  const pinned = { config: parsed.data, hash, version: options.configVersion ?? given.config?.version ?? 1 };
  const rebuilt = createRebuilder(game, pinned)(record, serverSeed);
  if (rebuilt.log) steps.push(...roundSteps(game, pinned.config, record, rebuilt, serverSeed));
  if (options.hash !== undefined) steps.push(step('hash', {}, hashOf(record), options.hash));
  return verdict(steps, rebuiltDifference(rebuilt, record));
};

const commitmentStep = (commitment: string | undefined, serverSeed: string | null): VerifyStep =>
  serverSeed === null
    ? waiting('commitment', {}, commitment)
    : step('commitment', { serverSeed }, commitmentOf(serverSeed), commitment);

const roundSteps = (
  game: AnySoloGame,
  config: object,
  record: RoundRecord,
  rebuilt: Rebuilt,
  serverSeed: string | null,
): VerifyStep[] => {
  const { log, outcome, payoutMinor, refused } = rebuilt;
  const { bet } = log;
  const price = {
    choice: asJson(bet.choice) ?? null,
    outcome: asJson(outcome) ?? null,
    stakeMinor: String(bet.stakeMinor),
  };
  const replayed = refused ? { refused: refused.type, state: refused.state } : rebuilt.record.final;
  return [
    serverSeed === null
      ? waiting('draw', { clientSeed: bet.clientSeed, nonce: bet.nonce }, asJson(log.outcome))
      : drawStep(game, config, log, outcome, { serverSeed, clientSeed: bet.clientSeed, nonce: bet.nonce }),
    step('payout', price, String(payoutMinor), String(log.payoutMinor)),
    step('replay', { events: record.events.length }, replayed, record.final),
    step('record', {}, hashOf(rebuilt.record), hashOf(record)),
  ];
};

const drawStep = (
  game: AnySoloGame,
  config: object,
  { bet, outcome: logged }: SoloLog<object, object>,
  outcome: object,
  seeds: StreamSeeds,
): VerifyStep => {
  const stream = new FairStream(seeds);
  game.draw(stream, config, bet.choice);
  const again = new FairStream(seeds);
  const words = Array.from({ length: stream.wordsRead }, () => again.word()); // skipped ones included
  return step('draw', { ...seeds, words }, asJson(outcome), asJson(logged));
};

const step = (
  name: VerifyStepName,
  inputs: VerifyStep['inputs'],
  expected: Json | undefined,
  got: Json | undefined,
): VerifyStep => ({ name, inputs, expected, got, pass: firstDifference(expected, got) === undefined });

const waiting = (name: VerifyStepName, inputs: VerifyStep['inputs'], got: Json | undefined): VerifyStep => ({
  name,
  inputs,
  expected: undefined,
  got,
  pass: null,
});

/** A record's hash, or undefined for what has no canonical text. */
const hashOf = (record: RoundRecord): string | undefined => {
  try {
    return recordHash(record);
  } catch {
    return undefined;
  }
};

const verdict = (steps: VerifyStep[], difference: Difference | undefined): Verification => {
  const failed = steps.find((each) => each.pass === false);
  const first = difference ?? (failed && firstDifference(failed.expected, failed.got, failed.name));
  return { ok: first === undefined, steps, ...(first && { first }) };
};
