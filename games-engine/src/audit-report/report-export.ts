import { beaconChainHash, quicknet } from '../core/beacon/beacon-chain.ts';
import { contentHash } from '../core/canonical.ts';
import type { Difference } from '../core/difference.ts';
import type { StakeAccount } from '../core/define-game.ts';
import type { ConfigEventRecord, ConfigRecord, LogRecord, RoundRecord } from '../core/record.ts';
import type { RoundOpened, SharedBetPlaced, SharedEvent } from '../core/shared-round.ts';
import type { OpenedReport } from './report-note.ts';

interface Sums {
  rounds: number;
  stakesMinor: bigint;
  payoutsMinor: bigint;
}

interface Stake {
  unit: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
}

/** Weaknesses of rounds that an export cannot check to the end. */
const weaknesses = ['simulated', 'thirdParty', 'version1'] as const;
type Weakness = (typeof weaknesses)[number];

const unitOf = (account: StakeAccount): string => (account === 'usdicLocked' ? 'USDIC' : 'BASE');

const gameOf = (key: string): string => key.split(' ')[0] ?? '';

/** When an id was made (UUIDv7), ms since epoch: solo rounds count where they begin. */
const idTime = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

const none = (): Sums => ({ rounds: 0, stakesMinor: 0n, payoutsMinor: 0n });

/** The value of a key, made when it is first asked for. */
const ofKey = <T>(map: Map<string, T>, key: string, make: () => T): T => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

const isShared = ({ events }: RoundRecord): boolean => events[0]?.type === 'round.opened';

const betsOf = (record: RoundRecord): SharedBetPlaced[] =>
  (record.events as readonly SharedEvent[]).filter((event) => event.type === 'bet.placed');

const sharedStakes = (record: RoundRecord): Stake[] => {
  const end = record.events.at(-1) as { payoutsMinor?: readonly string[] } | undefined;
  return betsOf(record).map(({ account, stakeMinor }, index) => ({
    unit: unitOf(account),
    stakeMinor: BigInt(stakeMinor),
    payoutMinor: BigInt(end?.payoutsMinor?.[index] ?? 0),
  }));
};

/** None of a draw that costs nothing: it is no bet. */
const soloStakes = ({ events }: RoundRecord): Stake[] => {
  if (events[0]?.type === 'draw.taken') return [];
  const bet = events[0] as unknown as { account: StakeAccount; stakeMinor: string };
  const end = events.at(-1) as unknown as { payoutMinor: string };
  return [{ unit: unitOf(bet.account), stakeMinor: BigInt(bet.stakeMinor), payoutMinor: BigInt(end.payoutMinor) }];
};

/** Works out again, from the entries of an export, what a report says of them. */
export class ReportTally {
  readonly #opened: OpenedReport;
  readonly #returns = new Map<string, Sums>(); // by game and unit
  readonly #voids = new Map<string, Sums>(); // by game and reason
  readonly #weak = new Map<string, number>(); // settled shared rounds, by game and weakness
  readonly #ended = new Map<string, number>(); // shared rounds by game
  readonly #configs = new Map<number, ConfigRecord>(); // by leaf
  readonly #events = new Map<number, ConfigEventRecord>(); // by leaf
  readonly #played = new Map<string, string>(); // hashes of the configs that counted rounds pin, by game and version

  constructor(opened: OpenedReport) {
    this.#opened = opened;
  }

  /** Takes an entry in. Its record was checked: it is what its leaf says. */
  take(index: number, record: LogRecord): void {
    if (index >= this.#opened.head.size) return; // the report knew nothing of it
    if (record.kind === 'config') this.#configs.set(index, record);
    if (record.kind === 'config.event') this.#events.set(index, record);
    if (record.kind === 'round' && this.#isCounted(record)) this.#round(record);
  }

  /** Differences between the report and the entries [from, to). */
  differences(from: number, to: number): Difference[] {
    return [
      ...this.#wrongReturns(),
      ...this.#wrongVoids(),
      ...this.#wrongWeaknesses(),
      ...this.#wrongEvents(from, to),
      ...this.#wrongConfigs(from, to),
      ...this.#missingConfigs(),
    ];
  }

  /** Games of which more may be counted than the entries hold: some of their rounds are not in the log yet. */
  get left(): string[] {
    return this.#opened.report.unchecked.filter(({ notInLog }) => notInLog > 0).map(({ game }) => game);
  }

  /** Rounds of a game that the report says are not in the log yet. */
  #leftOf(game: string): number {
    return this.#opened.report.unchecked.find((each) => each.game === game)?.notInLog ?? 0;
  }

  #isCounted(record: RoundRecord): boolean {
    const { from, to, game, version } = this.#opened.report.subject;
    if ((game !== null && game !== record.game) || (version !== null && version !== record.config.version))
      return false;
    const at = isShared(record) ? (record.events.at(-1)?.at ?? 0) : idTime(record.id);
    return at >= from && at < to;
  }

  #round(record: RoundRecord): void {
    const { game, config } = record;
    this.#played.set(`${game} ${config.version}`, config.hash);
    const end = record.events.at(-1) as { type?: string; reason?: string } | undefined;
    const stakes = isShared(record) ? sharedStakes(record) : soloStakes(record);
    if (isShared(record)) this.#ended.set(game, (this.#ended.get(game) ?? 0) + 1);
    if (end?.type === 'round.voided') {
      add(ofKey(this.#voids, `${game} ${end.reason ?? ''}`, none), stakes);
      return;
    }
    for (const weakness of isShared(record) ? weaknessesOf(record) : [])
      this.#weak.set(`${game} ${weakness}`, (this.#weak.get(`${game} ${weakness}`) ?? 0) + 1);
    for (const unit of new Set(stakes.map((stake) => stake.unit)))
      add(
        ofKey(this.#returns, `${game} ${unit}`, none),
        stakes.filter((stake) => stake.unit === unit),
      );
  }

  *#wrongReturns(): Generator<Difference> {
    const { returns } = this.#opened.report;
    const said = new Map(returns.map((each) => [`${each.game} ${each.unit}`, each]));
    for (const key of new Set([...said.keys(), ...this.#returns.keys()]))
      yield* wrongSums(
        `report.returns.${key}`,
        this.#returns.get(key) ?? none(),
        said.get(key),
        this.#leftOf(gameOf(key)),
      );
  }

  *#wrongVoids(): Generator<Difference> {
    const { voids } = this.#opened.report;
    const said = new Map(voids.flatMap(({ game, reasons }) => reasons.map((each) => [`${game} ${each.reason}`, each])));
    for (const key of new Set([...said.keys(), ...this.#voids.keys()])) {
      const got = said.get(key);
      const { rounds, stakesMinor } = this.#voids.get(key) ?? none();
      const left = this.#leftOf(gameOf(key));
      yield* wrongCount(`report.voids.${key}.rounds`, rounds, got?.rounds, left);
      yield* wrongAmount(`report.voids.${key}.stakesMinor`, stakesMinor, got?.stakesMinor, left);
    }
    for (const { game, ended } of voids)
      yield* wrongCount(`report.voids.${game}.ended`, this.#ended.get(game) ?? 0, ended, this.#leftOf(game));
  }

  *#wrongWeaknesses(): Generator<Difference> {
    const { unchecked, subject } = this.#opened.report;
    const games = new Set([...unchecked.map(({ game }) => game), ...[...this.#weak.keys()].map(gameOf)]);
    for (const game of games) {
      if ((subject.game ?? game) !== game) continue;
      const said = unchecked.find((each) => each.game === game);
      for (const weakness of weaknesses) {
        const due = this.#weak.get(`${game} ${weakness}`) ?? 0;
        yield* wrongCount(`report.unchecked.${game}.${weakness}`, due, said?.[weakness], this.#leftOf(game));
      }
    }
  }

  *#wrongEvents(from: number, to: number): Generator<Difference> {
    const { configs } = this.#opened.report;
    for (const { game, version, hash, events } of configs) {
      const path = `report.configs.${game} ${version}.events`;
      for (const { leaf, event, actor, at } of events) {
        if (leaf === null || leaf < from || leaf >= to) continue;
        const record = this.#events.get(leaf);
        const due = record && [record.game, record.version, record.hash, record.event, record.actor, record.at];
        const got = [game, version, hash, event, actor, at];
        if (due?.join() !== got.join()) yield { path: `${path} at leaf ${leaf}`, expected: due, got };
      }
      const leaves = new Set(events.map(({ leaf }) => leaf));
      for (const [leaf, record] of this.#events)
        if (record.game === game && record.version === version && !leaves.has(leaf))
          yield { path: `${path} at leaf ${leaf}`, expected: record.event, got: undefined };
    }
  }

  /** Configs whose leaf, or whose rounds, are of another content. */
  *#wrongConfigs(from: number, to: number): Generator<Difference> {
    for (const { game, version, hash, leaf } of this.#opened.report.configs) {
      const path = `report.configs.${game} ${version}`;
      const played = this.#played.get(`${game} ${version}`) ?? hash;
      if (played !== hash) yield { path: `${path}.hash`, expected: played, got: hash };
      if (leaf === null || leaf < from || leaf >= to) continue;
      const record = this.#configs.get(leaf);
      const due = record && [record.game, record.version, contentHash(record.config)];
      if (due?.join() !== [game, version, hash].join())
        yield { path: `${path}.leaf`, expected: due, got: [game, version, hash] };
    }
  }

  /** Versions that came into force in the report's time, or were played in it, and are none of its configs. */
  *#missingConfigs(): Generator<Difference> {
    const { configs, subject } = this.#opened.report;
    const versions = new Set(configs.map(({ game, version }) => `${game} ${version}`));
    const due = new Set(this.#played.keys());
    for (const record of this.#events.values()) {
      const { game, version, at } = record;
      const isAsked =
        (subject.game ?? game) === game &&
        (subject.version ?? version) === version &&
        at >= subject.from &&
        at < subject.to;
      if (isInForce(record) && isAsked) due.add(`${game} ${version}`);
    }
    for (const version of due)
      if (!versions.has(version)) yield { path: 'report.configs', expected: version, got: undefined };
  }
}

const isInForce = ({ event }: ConfigEventRecord): boolean => event === 'activated' || event === 'candidate.started';

/** Parts of a draw that must be trusted, by the terms of its round. */
const weaknessesOf = (record: RoundRecord): Weakness[] => {
  const { draw } = record.events[0] as RoundOpened;
  if (!draw) return ['version1'];
  const isSimulated = draw.beacon !== null && beaconChainHash(draw.beacon) !== beaconChainHash(quicknet);
  return [
    ...(isSimulated ? (['simulated'] as const) : []),
    ...(draw.mode === 'random.org' ? (['thirdParty'] as const) : []),
  ];
};

const add = (sums: Sums, stakes: readonly Stake[]): void => {
  sums.rounds += 1;
  for (const { stakeMinor, payoutMinor } of stakes) {
    sums.stakesMinor += stakeMinor;
    sums.payoutsMinor += payoutMinor;
  }
};

/** A report counts what the entries hold; of rounds that are not in the log yet it may count so many more. */
const wrongCount = (path: string, due: number, got = 0, left = 0): Difference[] =>
  got >= due && got <= due + left
    ? []
    : [{ path, expected: left === 0 ? String(due) : `${due} to ${due + left}`, got: String(got) }];

const wrongAmount = (path: string, dueMinor: bigint, gotMinor = 0, left = 0): Difference[] => {
  const more = BigInt(gotMinor) - dueMinor;
  const isRight = left === 0 ? more === 0n : more >= 0n;
  return isRight
    ? []
    : [{ path, expected: left === 0 ? String(dueMinor) : `${dueMinor} or more`, got: String(gotMinor) }];
};

const wrongSums = (
  path: string,
  due: Sums,
  said: { rounds: number; stakesMinor: number; payoutsMinor: number } | undefined,
  left: number,
): Difference[] => [
  ...wrongCount(`${path}.rounds`, due.rounds, said?.rounds, left),
  ...wrongAmount(`${path}.stakesMinor`, due.stakesMinor, said?.stakesMinor, left),
  ...wrongAmount(`${path}.payoutsMinor`, due.payoutsMinor, said?.payoutsMinor, left),
];
