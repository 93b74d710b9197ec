import { z } from 'zod';
import { beaconChainHash, beaconRandomness, beaconTimeMs, type BeaconChain } from '../core/beacon/beacon-chain.ts';
import { playsTried, TRIAL_MARGIN_MS, type TriedVersion } from '../core/candidate-lottery.ts';
import { asJson, type Difference } from '../core/difference.ts';
import type { DrawnBeacon } from '../core/draw/draw-terms.ts';
import { logHash, logHex, logName } from '../core/log-shape.ts';
import type { ConfigEventRecord, RoundRecord } from '../core/record.ts';

const count = z.int().min(0);
const chainSchema = z.strictObject({
  genesisSeed: logHex,
  genesisTime: count,
  id: logName,
  periodSeconds: z.int().min(1).max(86_400),
  publicKey: logHex,
});
const lightSchema = z.strictObject({ randomness: logHash, round: z.int().min(1), signature: logHex });

/** A trial whose lottery is salted, as its leaves tell it. */
interface Trial extends Omit<TriedVersion, 'salt'> {
  salt: string; // empty until the beacon is there
  version: number;
  chain: BeaconChain;
  round: number; // round of the beacon
  litAt?: number; // ms since epoch
  endedAt?: number;
}

/** Trials of a version, counted. Those that are neither salted nor unsalted never had their beacon's round. */
export interface TrialCount {
  game: string;
  version: number;
  started: number;
  salted: number; // with the round of the beacon that was announced when they started
  unsalted: number; // begun before rounds were announced
}

/** The trials so far, as JSON. */
export interface SavedTrials {
  isWhole: boolean;
  isSalted: boolean;
  trials: readonly (readonly [game: string, trials: readonly Trial[]])[];
  activated: readonly (readonly [version: string, at: number])[];
  seen: readonly (readonly [chain: string, round: number])[];
  counts: readonly TrialCount[];
}

/** Result of a trial's event: a fault, or the lottery that begins with it and its light. */
export interface TakenTrial {
  difference?: Difference;
  lit?: TriedVersion & { version: number };
  light?: { chain: BeaconChain; beacon: DrawnBeacon };
}

/** Time for which the processes of a house may continue with what they have read, differences of clocks included. */
export const LAG_MS = 60_000;

/**
 * Follows the trials of all games. Each announces the beacon's round that salts its lottery, so that no config can be tried
 * until the lottery falls as wished; solo rounds are held against the lottery by the time of their bet. Trials of
 * before 2026-11-24 announce none: after the first that does, every trial has to.
 */
export class Trials {
  readonly #isWhole: boolean;
  #isSalted = false;
  readonly #trials = new Map<string, Trial[]>();
  readonly #activated = new Map<string, number>(); // when a version was last activated
  readonly #counts = new Map<string, TrialCount>(); // by game and version
  readonly #seen = new Map<string, number>(); // the latest round of each beacon that an entry shows

  /** `isWhole`: the log is read from its first entry. */
  constructor(isWhole: boolean) {
    this.#isWhole = isWhole;
  }

  /** The trials as they were saved. */
  static restore(saved: SavedTrials): Trials {
    const restored = new Trials(saved.isWhole);
    restored.#isSalted = saved.isSalted;
    for (const [game, trials] of saved.trials)
      restored.#trials.set(
        game,
        trials.map((trial) => ({ ...trial })),
      );
    for (const [version, at] of saved.activated) restored.#activated.set(version, at);
    for (const [chain, round] of saved.seen) restored.#seen.set(chain, round);
    for (const count of saved.counts) restored.#counts.set(`${count.game} ${count.version}`, { ...count });
    return restored;
  }

  save(): SavedTrials {
    const trials = Array.from(this.#trials, ([game, all]) => [game, all.map((each) => ({ ...each }))] as const);
    const [activated, seen] = [[...this.#activated], [...this.#seen]];
    const counts = this.counts.map((count) => ({ ...count }));
    return { isWhole: this.#isWhole, isSalted: this.#isSalted, trials, activated, seen, counts };
  }

  /** The trials that began, by game and version, in the order of their first. */
  get counts(): readonly TrialCount[] {
    return [...this.#counts.values()];
  }

  /** An entry shows a round of a beacon: a trial that announces it, or an earlier one, was not written before it was known. */
  saw(chain: BeaconChain, round: number): void {
    const hash = beaconChainHash(chain);
    this.#seen.set(hash, Math.max(round, this.#seen.get(hash) ?? 0));
  }

  /** Takes an event of a version's life in. `isShared`: its game's rounds are numbered. */
  take(record: ConfigEventRecord, isShared: boolean): TakenTrial {
    const { at, event, game, version } = record;
    if (event === 'candidate.started') return this.#start(record, isShared);
    if (event === 'candidate.lit') return this.#light(record);
    if (event === 'activated') this.#activated.set(`${game} ${version}`, at);
    const running = this.#running(game);
    if (running && (event === 'candidate.stopped' || event === 'activated')) running.endedAt = at;
    return {};
  }

  /** Fault of the version that a solo round pins, by the lottery of a trial; undefined when there is none. */
  solo({ config, events, game }: RoundRecord): Difference | undefined {
    const trials = this.#trials.get(game);
    if (!trials) return undefined;
    const { at, player } = Object(events[0]) as { at: number; player: string };
    const isDrawn = (trial: Trial): boolean => playsTried(game, trial, player);
    const running = trials.filter(({ version }) => version === config.version);
    if (running.length > 0) {
      const activatedAt = this.#activated.get(`${game} ${config.version}`);
      const isActive = activatedAt !== undefined && at >= activatedAt - LAG_MS;
      if (isActive || running.some((trial) => isWithin(trial, at, LAG_MS) && isDrawn(trial))) return undefined;
      return {
        path: 'config.version',
        expected: 'what the lottery of its trial gives the player',
        got: config.version,
      };
    }
    const due = trials.find((trial) => isWithin(trial, at, -LAG_MS) && isDrawn(trial));
    return due && { path: 'config.version', expected: due.version, got: config.version };
  }

  #countOf(game: string, version: number): TrialCount {
    const key = `${game} ${version}`;
    const count = this.#counts.get(key) ?? { game, version, started: 0, salted: 0, unsalted: 0 };
    this.#counts.set(key, count);
    return count;
  }

  #running(game: string): Trial | undefined {
    const last = this.#trials.get(game)?.at(-1);
    return last?.endedAt === undefined ? last : undefined;
  }

  #start({ at, details, game, hash, version }: ConfigEventRecord, isShared: boolean): TakenTrial {
    const { beacon, beaconRound: round, sharePpm } = details;
    const count = this.#countOf(game, version);
    count.started += 1;
    if (beacon === undefined) count.unsalted += 1;
    if (!isShare(sharePpm)) {
      if (beacon === undefined && !isShared && !this.#isSalted) return {};
      const got = asJson(sharePpm);
      return { difference: { path: 'details.sharePpm', expected: 'a share of 1 to 999999 millionths', got } };
    }
    if (beacon === undefined) {
      if (this.#isSalted) return { difference: unsalted };
      return { lit: { hash, salt: '', sharePpm, version } };
    }
    this.#isSalted = true;
    const parsed = chainSchema.safeParse(beacon);
    if (!parsed.success) return { difference: { path: 'details.beacon', expected: 'a beacon', got: asJson(beacon) } };
    const chain = parsed.data;
    const min = (this.#seen.get(beaconChainHash(chain)) ?? 0) + 1;
    if (!Number.isSafeInteger(round) || Number(round) < min)
      return { difference: { path: 'details.beaconRound', expected: `a round from ${min} on`, got: asJson(round) } };
    const trial = { chain, hash, round: Number(round), salt: '', sharePpm, version };
    this.#trials.set(game, [...(this.#trials.get(game) ?? []), trial]);
    if (beaconTimeMs(chain, trial.round) >= at + TRIAL_MARGIN_MS) return {};
    const expected = `a round that nobody can know before ${at + TRIAL_MARGIN_MS}`;
    return { difference: { path: 'details.beaconRound', expected, got: trial.round } };
  }

  #light({ at, details, game, version }: ConfigEventRecord): TakenTrial {
    const trial = this.#running(game);
    if (trial?.version !== version || trial.litAt !== undefined)
      return this.#isWhole
        ? { difference: { path: 'event', expected: 'a trial that waits for its beacon', got: 'none' } }
        : {};
    const parsed = lightSchema.safeParse(details['beacon']);
    const got = asJson(details['beacon']);
    if (!parsed.success) return { difference: { path: 'details.beacon', expected: 'a round of a beacon', got } };
    const beacon = parsed.data;
    if (beacon.round !== trial.round || beaconRandomness(beacon.signature) !== beacon.randomness)
      return { difference: { path: 'details.beacon', expected: `round ${trial.round} and its randomness`, got } };
    trial.litAt = at;
    this.#countOf(game, version).salted += 1;
    const { chain, hash, sharePpm } = trial;
    const salt = beacon.randomness;
    trial.salt = salt;
    this.saw(chain, beacon.round);
    const taken = { lit: { hash, salt, sharePpm, version }, light: { chain, beacon } };
    const knownAt = beaconTimeMs(chain, beacon.round);
    if (at >= knownAt) return taken;
    return { ...taken, difference: { path: 'at', expected: `not before ${knownAt}`, got: at } };
  }
}

/**
 * True when a time lies within the lottery of a trial, which is a little longer, or shorter, for those who read of it
 * late.
 */
const isWithin = ({ litAt, endedAt = Number.POSITIVE_INFINITY }: Trial, at: number, lagMs: number): boolean =>
  litAt !== undefined && at >= litAt - lagMs && at < endedAt + Math.max(0, lagMs);

const isShare = (share: unknown): share is number =>
  Number.isSafeInteger(share) && Number(share) >= 1 && Number(share) < 1_000_000;

const unsalted: Difference = { path: 'details.beacon', expected: 'the beacon that salts its lottery', got: undefined };
