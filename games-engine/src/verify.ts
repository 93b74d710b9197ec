import { houseGames } from './games/registry.ts';
import { contentHash } from './core/canonical.ts';
import type { AnyGame } from './core/define-game.ts';
import { asJson, firstDifference, type Difference } from './core/difference.ts';
import { rebuiltDifference } from './core/rebuilt.ts';
import type { Games } from './core/games.ts';
import type { NoteKey } from './core/log/index.ts';
import type { PinnedConfig, RoundRecord } from './core/record.ts';
import { createSharedRebuilder } from './core/shared-rebuild.ts';
import { createSoloRebuilder } from './core/solo-rebuild.ts';
import { commitmentOf } from './core/stream.ts';
import { sharedSteps } from './verify-shared.ts';
import { soloSteps } from './verify-solo.ts';
import {
  hashOf,
  step,
  waiting,
  type Known,
  type Verification,
  type SignatureChecks,
  type VerifyStep,
} from './verify-step.ts';

export { formatDifference, type Difference } from './core/difference.ts';
export { verifyStepNames, type Verification, type VerifyStep, type VerifyStepName } from './verify-step.ts';

/** Options of a verification, beside the record. */
export interface VerifyOptions {
  config: object; // the config that the record pins
  configHash?: string; // its content hash, when the caller has computed it already
  configVersion?: number; // its version, when the caller knows it from the log
  serverSeed?: string | null; // null or absent until it is revealed
  hash?: string; // the record's hash as published
  games?: Games; // games whose rounds can be verified; the house's own by default
  logKey?: NoteKey; // the log's, which signs the closings of shared rounds
  signatures?: SignatureChecks; // checks of `games-engine/signatures`, which a page loads only where there are some to run
}

/**
 * Recomputes a finished round from its inputs, step by step. Never throws for a bad record, however bad:
 * records come from a server that is not trusted.
 */
export const verifyRound = (record: RoundRecord, options: VerifyOptions): Verification => {
  const fields: Partial<RoundRecord> = Object(record);
  const game = (options.games ?? houseGames).find(String(fields.game));
  if (!game) return verdict([], { path: 'game', expected: 'a game of this house', got: asJson(fields.game) });
  const hash = options.configHash ?? contentHash(options.config);
  const serverSeed = options.serverSeed ?? null;
  const steps = [step('config', { config: asJson(options.config) ?? null }, hash, fields.config?.hash)];
  steps.push(commitmentStep(fields.commitment, serverSeed));
  const parsed = game.configSchema.safeParse(options.config);
  if (!parsed.success)
    return verdict(steps, { path: 'config', expected: `a config of ${game.id}`, got: asJson(options.config) });
  const pinned = { config: parsed.data, hash, version: options.configVersion ?? fields.config?.version ?? 1 };
  const { kindSteps, difference } = ownSteps(game, pinned, record, {
    serverSeed,
    logKey: options.logKey,
    signatures: options.signatures,
  });
  steps.push(...kindSteps);
  if (options.hash !== undefined) steps.push(step('hash', {}, hashOf(record), options.hash));
  return verdict(steps, difference);
};

/** The steps of the round's own kind, and the first difference of the whole record. */
const ownSteps = (
  game: AnyGame,
  pinned: PinnedConfig,
  record: RoundRecord,
  known: Known,
): { kindSteps: VerifyStep[]; difference: Difference | undefined } => {
  try {
    return stepsOf(game, pinned, record, known);
  } catch (error) {
    return {
      kindSteps: [],
      difference: { path: 'events', expected: 'a round that can be replayed', got: String(error) },
    };
  }
};

const stepsOf: typeof ownSteps = (game, pinned, record, known) => {
  const { serverSeed } = known;
  if (game.hosting === 'shared') {
    const rebuilt = createSharedRebuilder(game, pinned)(record, serverSeed);
    const steps = rebuilt.log ? sharedSteps({ game, config: pinned.config }, record, rebuilt, known) : [];
    return { kindSteps: steps, difference: rebuiltDifference(rebuilt, record) };
  }
  const rebuilt = createSoloRebuilder(game, pinned)(record, serverSeed);
  const steps = rebuilt.log ? soloSteps({ game, config: pinned.config }, record, rebuilt, serverSeed) : [];
  return { kindSteps: steps, difference: rebuiltDifference(rebuilt, record) };
};

const commitmentStep = (commitment: string | undefined, serverSeed: string | null): VerifyStep =>
  serverSeed === null
    ? waiting('commitment', {}, commitment)
    : step('commitment', { serverSeed }, commitmentOf(serverSeed), commitment);

const verdict = (steps: VerifyStep[], difference: Difference | undefined): Verification => {
  const failed = steps.find((each) => each.pass === false);
  const first = difference ?? (failed && firstDifference(failed.expected, failed.got, failed.name));
  return { ok: first === undefined, steps, ...(first && { first }) };
};
