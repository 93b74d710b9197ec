import { beaconChainHash, quicknet } from '../core/beacon/beacon-chain.ts';
import type { Difference } from '../core/difference.ts';
import type { StakeAccount } from '../core/define-game.ts';
import type { ConfigEventRecord, LogRecord, RoundRecord } from '../core/record.ts';
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

/** What an export tells of rounds that cannot be checked to the end. */
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

const soloStakes = ({ events }: RoundRecord): Stake[] => {
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
  readonly #events = new Map<number, ConfigEventRecord>(); // by leaf

  constructor(opened: OpenedReport) {
    this.#opened = opened;
  }

  /** Takes an entry in. Its record was checked: it is what its leaf says. */
  take(index: number, record: LogRecord): void {
    if (index >= this.#opened.head.size) return; // the report knew nothing of it
    if (record.kind === 'config.event') this.#events.set(index, record);
    if (record.kind === 'round' && this.#isCounted(record)) this.#round(record);
  }

  /** What the report says otherwise than the entries [from, to). */
  differences(from: number, to: number): Difference[] {
    return [
      ...this.#wrongReturns(),
      ...this.#wrongVoids(),
      ...this.#wrongWeaknesses(),
      ...this.#wrongEvents(from, to),
      ...this.#missingConfigs(),
    ];
  }

  /** Games whose rounds cannot be held against the entries: some that are counted are not among the leaves. */
  get left(): string[] {
    return this.#opened.report.unchecked.filter(({ notInLog }) => notInLog > 0).map(({ game }) => game);
  }

  #isCounted(record: RoundRecord): boolean {
    const { from, to, game, version } = this.#opened.report.subject;
    if ((game !== null && game !== record.game) || (version !== null && version !== record.config.version))
      return false;
    const at = isShared(record) ? (record.events.at(-1)?.at ?? 0) : idTime(record.id);
    return at >= from && at < to;
  }

  #round(record: RoundRecord): void {
    const { game } = record;
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
    for (const key of new Set([...said.keys(), ...this.#returns.keys()])) {
      const due = this.#returns.get(key) ?? none();
      if (!this.left.includes(gameOf(key))) yield* wrongSums(`report.returns.${key}`, due, said.get(key));
      else yield* this.#tooManyLeft(key, due.rounds, said.get(key)?.rounds ?? 0);
    }
  }

  /** Where rounds are not in the log yet no more may be counted than those. */
  *#tooManyLeft(key: string, due: number, got: number): Generator<Difference> {
    const { notInLog = 0 } = this.#opened.report.unchecked.find(({ game }) => game === gameOf(key)) ?? {};
    if (got < due || got > due + notInLog)
      yield { path: `report.returns.${key}.rounds`, expected: `${due} to ${due + notInLog}`, got };
  }

  *#wrongVoids(): Generator<Difference> {
    const { voids } = this.#opened.report;
    const said = new Map(voids.flatMap(({ game, reasons }) => reasons.map((each) => [`${game} ${each.reason}`, each])));
    for (const key of new Set([...said.keys(), ...this.#voids.keys()])) {
      if (this.left.includes(gameOf(key))) continue;
      const { rounds, stakesMinor } = this.#voids.get(key) ?? none();
      const { rounds: got = 0, stakesMinor: gotMinor = 0 } = said.get(key) ?? {};
      if (got !== rounds) yield { path: `report.voids.${key}.rounds`, expected: rounds, got };
      if (BigInt(gotMinor) !== stakesMinor)
        yield { path: `report.voids.${key}.stakesMinor`, expected: String(stakesMinor), got: String(gotMinor) };
    }
    for (const { game, ended } of voids) {
      const due = this.#ended.get(game) ?? 0;
      if (!this.left.includes(game) && ended !== due)
        yield { path: `report.voids.${game}.ended`, expected: due, got: ended };
    }
  }

  *#wrongWeaknesses(): Generator<Difference> {
    const { unchecked, subject } = this.#opened.report;
    const games = new Set([...unchecked.map(({ game }) => game), ...[...this.#weak.keys()].map(gameOf)]);
    for (const game of games) {
      if (this.left.includes(game) || (subject.game ?? game) !== game) continue;
      const said = unchecked.find((each) => each.game === game);
      for (const weakness of weaknesses) {
        const [due, got] = [this.#weak.get(`${game} ${weakness}`) ?? 0, said?.[weakness] ?? 0];
        if (due !== got) yield { path: `report.unchecked.${game}.${weakness}`, expected: due, got };
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
      const told = new Set(events.map(({ leaf }) => leaf));
      for (const [leaf, record] of this.#events)
        if (record.game === game && record.version === version && !told.has(leaf))
          yield { path: `${path} at leaf ${leaf}`, expected: record.event, got: undefined };
    }
  }

  /** Versions that came into force in the report's time and are none of its configs. */
  *#missingConfigs(): Generator<Difference> {
    const { configs, subject } = this.#opened.report;
    const told = new Set(configs.map(({ game, version }) => `${game} ${version}`));
    for (const record of this.#events.values()) {
      const { game, version, at } = record;
      const isAsked =
        (subject.game ?? game) === game &&
        (subject.version ?? version) === version &&
        at >= subject.from &&
        at < subject.to;
      if (isInForce(record) && isAsked && !told.has(`${game} ${version}`))
        yield { path: 'report.configs', expected: `${game} ${version}`, got: undefined };
    }
  }
}

const isInForce = ({ event }: ConfigEventRecord): boolean => event === 'activated' || event === 'candidate.started';

/** What a draw leaves to be trusted, by the terms of its round. */
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

const wrongSums = function* (
  path: string,
  due: Sums,
  said: { rounds: number; stakesMinor: number; payoutsMinor: number } | undefined,
): Generator<Difference> {
  for (const name of ['rounds', 'stakesMinor', 'payoutsMinor'] as const) {
    const got = said?.[name] ?? 0;
    if (BigInt(got) !== BigInt(due[name]))
      yield { path: `${path}.${name}`, expected: String(due[name]), got: String(got) };
  }
};
