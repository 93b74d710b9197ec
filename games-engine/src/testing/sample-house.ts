import { sha256Hex } from '#digest';
import type { SampleEntry } from '../audit/sample-log.ts';
import { contentHash } from '../core/canonical.ts';
import { beaconTimeMs, firstBeaconRoundAt } from '../core/beacon/beacon-chain.ts';
import { playsTried, TRIAL_MARGIN_MS } from '../core/candidate-lottery.ts';
import type { AnyGame, AnySharedGame, AnySoloGame, SoloBet } from '../core/define-game.ts';
import type { DrawConfig } from '../core/draw/draw-config.ts';
import type { DrawnBeacon } from '../core/draw/draw-terms.ts';
import { previousInChain } from '../core/entropy.ts';
import type { JsonObject } from '../core/json.ts';
import { WHOLE_FIGURES } from '../core/leaf-faults.ts';
import {
  createRecorder,
  pairHash,
  type ConfigEventRecord,
  type ConfigRecord,
  type FinishedSoloRound,
  type PinnedConfig,
  type RoundRecord,
} from '../core/record.ts';
import { createSharedRecorder, type FinishedSharedRound } from '../core/shared-record.ts';
import { simulationSource } from '../core/simulation.ts';
import { commitmentOf, FairStream, type IntSource } from '../core/stream.ts';
import { games } from '../games/registry.ts';
import { firstVersionOf } from '../core/draw/draw-config.ts';
import { houseBeacon, houseLight } from './draw-house.ts';
import { isStepped, pick, randomChoice, randomMoves, randomStake, type StakeLimits } from './random-bet.ts';
import { playShared, sharedPlayer } from './random-shared.ts';

const START = 1_763_000_000_000; // ms since epoch
const CHAIN_LENGTH = 7; // short, so that a sample has several chains
const ROUNDS_A_PAIR = 9;

/** Finding in the check of a second version. */
const WARNING: JsonObject = {
  allowed: {},
  got: 950_000_000,
  per: 1_000_000_000,
  rule: 'capped',
  severity: 'warning',
  where: 'less 50.00',
};

/** The share of players, or of rounds, that the sample's second versions are tried by. */
export const TRIED_PPM = 500_000;

export interface HouseOptions {
  rounds: number;
  players?: number;
  seed?: string;
  keepsClientSeeds?: boolean; // a player's client seed stays from pair to pair: a dishonest house's way
  games?: readonly AnyGame[]; // all unless given
  draw?: DrawConfig | null; // draw of the second versions of shared games; by version 1 unless given
}

/** A published config of a game and what makes records of rounds that pin it. */
interface Published {
  version: number;
  config: object;
  hash: string;
  solo?: (round: FinishedSoloRound) => RoundRecord;
  shared?: (round: FinishedSharedRound) => RoundRecord;
}

/** A player's seed pair, and the round that waits for its next step. */
interface Player {
  name: string;
  clientSeed: string;
  serverSeed: string;
  nonce: number;
  waiting: SampleEntry | undefined;
}

/** Versions of a game: the one in force, and the one that is tried beside it. */
interface InForce {
  active: Published;
  tried?: Published;
  salt?: string; // salt of the lottery between the two
}

/** An event in a version's life, and who did it. */
type Step = readonly [event: ConfigEventRecord['event'], actor: string | null];

const lifeOfFirst: readonly Step[] = [
  ['saved', null],
  ['activated', null],
];
const lifeOfTried: readonly Step[] = [
  ['saved', 'designer'],
  ['checked', 'designer'],
  ['approved', 'approver'],
  ['candidate.started', 'approver'],
];

/** Progress of a shared game's rounds. */
interface Line {
  number: number;
  seeds: string[]; // seeds of the chain, the next one last
  freeAt: number; // when its last round ended
}

/**
 * An honest log of a house with every registered game: configs, rounds of players who change between the games while a
 * round of several steps stays open, shared rounds settled and void, rooms that finish in any order, reveals, and of each
 * game a second config: the lottery draws who plays it in the second third of the rounds, then everybody does.
 */
export const sampleHouse = (options: HouseOptions): SampleEntry[] => [...houseEntries(options)];

/** The same entry by entry, for a log that memory would not hold. */
export const houseEntries = (options: HouseOptions): Generator<SampleEntry> => new House(options).run();

const publishedOf = (game: AnyGame, version: number, config: object): Published => {
  const pinned: PinnedConfig = { config, hash: contentHash(config), version };
  return game.hosting === 'solo'
    ? { ...pinned, solo: createRecorder(game, pinned) }
    : { ...pinned, shared: createSharedRecorder(game, pinned) };
};

const isFree = (game: AnyGame): boolean => game.hosting === 'solo' && game.isFree === true;

class House {
  readonly #options: Required<HouseOptions>;
  readonly #source: IntSource;
  readonly #log: SampleEntry[] = []; // entries not handed out yet
  readonly #inForce = new Map<string, InForce>();
  readonly #players: Player[];
  readonly #lines = new Map<string, Line>();
  readonly #rooms: SampleEntry[] = []; // finished and not in the log yet
  #trial: JsonObject = {}; // announcement at the beginning of a trial
  #at = START;
  #made = 0; // ids and seeds so far

  constructor(options: HouseOptions) {
    const { rounds, players = 5, seed = 'house', games: played = Object.values(games) } = options;
    const { keepsClientSeeds = false } = options;
    this.#options = { rounds, players, seed, keepsClientSeeds, games: played, draw: options.draw ?? null };
    this.#source = simulationSource(seed);
    this.#players = Array.from({ length: players }, (_, n) => this.#newPlayer(`player${n}`));
  }

  *run(): Generator<SampleEntry> {
    const { games: all, rounds } = this.#options;
    for (const game of all) this.#publishFirst(game);
    for (let n = 0; n < rounds; n += 1) {
      const game = all[n % all.length];
      this.#at += 1 + this.#source.int(2000);
      if (n === Math.floor(rounds / 3)) this.#trySeconds(all);
      if (n === Math.floor((2 * rounds) / 3)) for (const each of all) this.#activateSecond(each);
      if (game?.hosting === 'solo') this.#playSolo(game);
      else if (game) this.#playShared(game);
      yield* this.#log.splice(0);
    }
    for (const player of this.#players) this.#reveal(player);
    yield* [...this.#log, ...this.#rooms];
  }

  #publishFirst(game: AnyGame): void {
    const active = publishedOf(game, 1, firstVersionOf(game.defaultConfig as object));
    for (const step of lifeOfFirst) this.#tell(game, step, active);
    this.#inForce.set(game.id, { active });
    this.#enterConfig(game, active);
  }

  /** Tries the second versions of all games, by one round of the beacon that nobody knows yet. */
  #trySeconds(all: readonly AnyGame[]): void {
    this.#at = Math.max(this.#at, ...[...this.#lines.values()].map(({ freeAt }) => freeAt));
    const round = firstBeaconRoundAt(houseBeacon.chain, this.#at + TRIAL_MARGIN_MS);
    this.#trial = { beacon: { ...houseBeacon.chain }, beaconRound: round };
    for (const each of all) this.#trySecond(each);
    this.#at = beaconTimeMs(houseBeacon.chain, round);
    for (const each of all) this.#light(each, houseLight(round));
  }

  #light(game: AnyGame, light: DrawnBeacon): void {
    const inForce = this.#inForceOf(game);
    if (inForce.tried) this.#tell(game, ['candidate.lit', null], inForce.tried, { beacon: { ...light } });
    this.#inForce.set(game.id, { ...inForce, salt: light.randomness });
  }

  #trySecond(game: AnyGame): void {
    this.#changeGuardrails(game, 1);
    const config = firstVersionOf(game.defaultConfig as StakeLimits);
    const draw = game.hosting === 'shared' && this.#options.draw && { draw: this.#options.draw };
    const changed = isFree(game) ? { resultMs: 1 } : { maxStakeMinor: config.maxStakeMinor + 1 };
    const tried = publishedOf(game, 2, { ...config, ...draw, ...changed });
    for (const step of lifeOfTried) this.#tell(game, step, tried);
    this.#inForce.set(game.id, { ...this.#inForceOf(game), tried });
    this.#enterConfig(game, tried);
  }

  #activateSecond(game: AnyGame): void {
    const { active, tried } = this.#inForceOf(game);
    if (!tried) return;
    this.#changeGuardrails(game, 3); // a second proposal was refused
    this.#tell(game, ['retired', 'approver'], active);
    this.#tell(game, ['activated', 'approver'], tried);
    this.#inForce.set(game.id, { active: tried });
  }

  #enterConfig({ id: game }: AnyGame, { config, version }: Published): void {
    const record: ConfigRecord = { at: this.#at, config: config as JsonObject, game, kind: 'config', version };
    this.#log.push({ record, serverSeed: null });
  }

  #changeGuardrails({ id: game }: AnyGame, version: number): void {
    const bounds = (maxRuinPpm: number): JsonObject => ({ bankrollMinor: 1_000_000_000_000, maxRuinPpm });
    const people = { approver: 'approver', author: 'owner', decision: 'looks right', reason: 'a sample' };
    const before = version === 1 ? null : bounds(1);
    const record = {
      ...people,
      after: bounds(version),
      at: this.#at,
      before,
      game,
      kind: 'guardrail',
      version,
    } as const;
    this.#log.push({ record, serverSeed: null });
  }

  /** Writes down what happened to a version. */
  #tell(
    { id: game, hosting }: AnyGame,
    [event, actor]: Step,
    { hash, version }: Published,
    more: JsonObject = {},
  ): void {
    const isDated = hosting === 'shared' && version > 1 && (event === 'activated' || event === 'candidate.lit');
    const details = {
      ...more,
      ...(event === 'checked' && { figures: WHOLE_FIGURES, findings: [WARNING] }),
      ...(event === 'candidate.started' && { sharePpm: TRIED_PPM, ...this.#trial }),
      ...(isDated && { fromRound: (this.#lines.get(game)?.number ?? 0) + 1 }),
    };
    const rest = { actor, details, game, kind: 'config.event', reason: 'a sample' } as const;
    this.#log.push({ record: { ...rest, at: this.#at, event, hash, version }, serverSeed: null });
  }

  #inForceOf({ id }: AnyGame): InForce {
    const inForce = this.#inForce.get(id);
    if (!inForce) throw new Error(`${id} has no config`);
    return inForce;
  }

  /** Version of a round; `subject`: of the lottery. */
  #versionFor(game: AnyGame, subject: string): Published {
    const { active, salt, tried } = this.#inForceOf(game);
    if (!tried || salt === undefined) return active;
    return playsTried(game.id, { hash: tried.hash, salt, sharePpm: TRIED_PPM }, subject) ? tried : active;
  }

  #newSeed(): string {
    this.#made += 1;
    return sha256Hex(`${this.#options.seed} seed ${this.#made}`);
  }

  #newId(): string {
    this.#made += 1;
    const time = this.#at.toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${this.#made.toString(16).padStart(12, '0')}`;
  }

  #newPlayer(name: string): Player {
    const serverSeed = this.#newSeed();
    const pair = pairHash(name, commitmentOf(serverSeed));
    this.#log.push({ record: { at: this.#at, kind: 'pair', pair }, serverSeed: null });
    const clientSeed = this.#options.keepsClientSeeds ? `of-${name}` : `of-${name}-${this.#made}`;
    return { name, clientSeed, serverSeed, nonce: 0, waiting: undefined };
  }

  #playSolo(game: AnySoloGame): void {
    const player = pick(this.#source, this.#players);
    if (player.nonce >= ROUNDS_A_PAIR) this.#reveal(player);
    if (isStepped(game)) this.#finish(player); // one round of a game at a time
    const { config, solo } = this.#versionFor(game, player.name);
    const bet = this.#soloBet(game, config, player);
    const { serverSeed } = player;
    const seeds = { serverSeed, clientSeed: bet.clientSeed, nonce: bet.nonce };
    const outcome = game.draw(new FairStream(seeds), config, bet.choice) as object;
    const moves = randomMoves(game, { config, stakeMinor: bet.stakeMinor, outcome }, bet.at + 1, this.#source);
    const payoutMinor = game.payout(config, bet.stakeMinor, bet.choice, outcome, moves);
    const record = solo?.({ bet, moves, outcome, payoutMinor, commitment: commitmentOf(serverSeed) });
    if (!record) return;
    if (isStepped(game)) player.waiting = { record, serverSeed };
    else this.#log.push({ record, serverSeed });
  }

  #soloBet(game: AnySoloGame, config: object, player: Player): SoloBet<object> {
    for (;;) {
      const choice = randomChoice(game, this.#source);
      const stakeMinor = isFree(game) ? 0n : randomStake(config, this.#source);
      if (game.refusal(config, stakeMinor, choice) !== undefined) continue;
      const id = this.#newId();
      const account = pick(this.#source, ['real', 'bonus'] as const);
      const { clientSeed, name, nonce } = player;
      player.nonce += 1;
      return { account, at: this.#at, choice, clientSeed, id, nonce, player: name, stakeMinor };
    }
  }

  /** The round that waits for its next step ends. */
  #finish(player: Player): void {
    if (player.waiting) this.#log.push(player.waiting);
    player.waiting = undefined;
  }

  #reveal(player: Player): void {
    this.#finish(player);
    const { serverSeed, nonce } = player;
    const commitment = commitmentOf(serverSeed);
    const record = { at: this.#at, commitment, kind: 'seed', rounds: nonce, serverSeed } as const;
    this.#log.push({ record, serverSeed: null });
    Object.assign(player, this.#newPlayer(player.name));
  }

  #playShared(game: AnySharedGame): void {
    const line = this.#lines.get(game.id) ?? { number: 0, seeds: [], freeAt: this.#at };
    this.#lines.set(game.id, line);
    line.number += 1;
    const creator = sharedPlayer(line.number);
    const { config, shared } = this.#versionFor(game, game.seeding === 'chain' ? String(line.number) : creator);
    const serverSeed = this.#seedFor(game, line);
    const at = game.seeding === 'chain' ? Math.max(line.freeAt, this.#at) : this.#at;
    const table = { id: this.#newId(), number: line.number, serverSeed, at, creator };
    if (game.seeding === 'own') this.#commit(game, serverSeed, sha256Hex(table.id));
    const round = playShared(game, config, table, this.#source);
    line.freeAt = round.events.at(-1)?.at ?? at;
    const record = shared?.(round);
    if (!record) return;
    if (game.seeding === 'chain') this.#log.push({ record, serverSeed });
    else this.#finishRooms({ record, serverSeed });
  }

  /** Rooms are open side by side: any of them is the next to finish. */
  #finishRooms(entry: SampleEntry): void {
    this.#rooms.push(entry);
    if (this.#rooms.length > 3) this.#log.push(...this.#rooms.splice(this.#source.int(this.#rooms.length), 1));
  }

  /** Publishes the commitment of a chain or a room before its first bet. */
  #commit({ id: game }: AnySharedGame, seed: string, round: string | null): void {
    const record = { at: this.#at, commitment: commitmentOf(seed), game, kind: 'commitment', round } as const;
    this.#log.push({ record, serverSeed: null });
  }

  #seedFor(game: AnySharedGame, line: Line): string {
    if (game.seeding === 'own') return this.#newSeed();
    if (line.seeds.length === 0) {
      line.seeds = [this.#newSeed()];
      while (line.seeds.length < CHAIN_LENGTH) line.seeds.push(previousInChain(line.seeds.at(-1) ?? ''));
      this.#commit(game, line.seeds.at(-1) ?? '', null);
    }
    return line.seeds.pop() ?? '';
  }
}
