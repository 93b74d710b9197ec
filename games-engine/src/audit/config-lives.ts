import { asJson, type Difference } from '../core/difference.ts';
import { WHOLE_FIGURES } from '../core/leaf-faults.ts';
import type { ConfigEventRecord, ConfigRecord, RoundRecord } from '../core/record.ts';

type Status = 'draft' | 'checked' | 'approved' | 'candidate' | 'active' | 'retired' | 'rejected';

/** Status of a version, and its authors. */
interface Life {
  hash: string;
  status: Status;
  author?: string | null; // null: it came with the program; undefined: it was saved before what is read
  approver: string | null;
  endedAt?: number; // ms since epoch, when it was last replaced
}

/** The lives of a log's versions so far, as JSON. */
export interface SavedConfigLives {
  isWhole: boolean;
  isKept: boolean;
  isExact: boolean;
  lives: readonly [version: string, life: Life][];
}

/** From where to where each event leads. `checked` leads back to a draft when it finds an error. */
const moves: Readonly<Record<ConfigEventRecord['event'], readonly [from: readonly Status[], to: Status]>> = {
  saved: [[], 'draft'],
  checked: [['draft', 'checked'], 'checked'],
  approved: [['checked'], 'approved'],
  rejected: [['draft', 'checked', 'approved'], 'rejected'],
  replaced: [['draft', 'checked'], 'rejected'],
  activated: [['approved', 'candidate', 'retired'], 'active'],
  retired: [['active'], 'retired'],
  'candidate.started': [['approved'], 'candidate'],
  'candidate.lit': [['candidate'], 'candidate'],
  'candidate.stopped': [['candidate'], 'approved'],
};

/** Way in which a version came into force; `untold`: before the log told of versions' lives. */
export type Approval = 'approved' | 'program' | 'untold';

/**
 * Follows every version of every game's config through a log: who saved it, whether somebody else approved it after a
 * check, and that it came into force only then. A log of before 2026-11-23 begins without such events: until the first of
 * them nothing is asked of a version.
 */
export class ConfigLives {
  readonly #isWhole: boolean;
  #isKept = false; // an event was met, so every later version must have its own
  #isExact = false; // a check with integers for figures was met, so every later check must have them
  readonly #lives = new Map<string, Life>();

  /** `isWhole`: the log is read from its first entry, so nothing happened to a version before. */
  constructor(isWhole: boolean) {
    this.#isWhole = isWhole;
  }

  /** The lives as they were saved. */
  static restore({ isWhole, isKept, isExact, lives }: SavedConfigLives): ConfigLives {
    const restored = new ConfigLives(isWhole);
    restored.#isKept = isKept;
    restored.#isExact = isExact;
    for (const [version, life] of lives) restored.#lives.set(version, { ...life });
    return restored;
  }

  save(): SavedConfigLives {
    const lives = Array.from(this.#lives, ([version, life]): SavedConfigLives['lives'][number] => [
      version,
      { ...life },
    ]);
    return { isWhole: this.#isWhole, isKept: this.#isKept, isExact: this.#isExact, lives };
  }

  /** True when an event may hold fractions: a check older than the first one whose figures are integers. */
  allowsFractions({ details, event }: ConfigEventRecord): boolean {
    return event === 'checked' && !this.#isExact && details['figures'] !== WHOLE_FIGURES;
  }

  /** Takes an event in: what is wrong about it, or undefined. */
  take(record: ConfigEventRecord): Difference | undefined {
    this.#isKept = true;
    if (record.event === 'checked' && record.details['figures'] === WHOLE_FIGURES) this.#isExact = true;
    const key = keyOf(record);
    const life = this.#lives.get(key);
    if (!life) return this.#begin(key, record);
    const wrong = wrongStep(life, record, this.#hasOther(record)) ?? this.#wrongTurn(record) ?? wrongHash(life, record);
    if (isInForce(life)) life.endedAt = record.at;
    life.status = moves[record.event][1];
    if (record.event === 'checked' && hasError(record)) life.status = 'draft';
    if (record.event === 'approved') life.approver = record.actor;
    return wrong;
  }

  /** Way in which a version published now came into force, or the fault in it. */
  publish(record: ConfigRecord, hash: string): Approval | Difference {
    const life = this.#lives.get(keyOf(record));
    if (!life) return this.#isKept && this.#isWhole ? neverApproved : 'untold';
    if (life.hash !== hash) return { path: 'config', expected: `the config of hash ${life.hash}`, got: hash };
    if (life.status !== 'active' && life.status !== 'candidate')
      return { path: 'version', expected: 'a version in force', got: life.status };
    if (life.approver !== null) return 'approved';
    return life.author === null ? 'program' : 'untold';
  }

  /**
   * Fault of the version that a round of a solo game pins: one that was replaced takes no bets any more. A round of
   * several steps enters the log when it ends: its bet was before the version was replaced.
   */
  pinned({ config: { version }, events, game }: RoundRecord, isLong: boolean): Difference | undefined {
    const life = this.#lives.get(keyOf({ game, version }));
    if (!life || !this.#isWhole || isInForce(life)) return undefined;
    const { endedAt } = life;
    if (isLong && endedAt !== undefined && (events[0]?.at ?? 0) <= endedAt + CLOCKS_MS) return undefined;
    return { path: 'config.version', expected: 'a version in force at the bet', got: version };
  }

  /** The version of a game that is active by now, as far as what was read tells. */
  activeOf(game: string): number | undefined {
    return this.#holderOf(game, 'active');
  }

  #holderOf(game: string, wanted: Status, but?: number): number | undefined {
    for (const [key, { status }] of this.#lives) {
      const [gameId, version] = key.split(' ');
      if (gameId === game && status === wanted && Number(version) !== but) return Number(version);
    }
    return undefined;
  }

  /** A game has one active version and one candidate at a time, and a candidate is tried beside an active one. */
  #wrongTurn({ event, game, version }: ConfigEventRecord): Difference | undefined {
    const [, status] = moves[event];
    const other = status === 'active' || status === 'candidate' ? this.#holderOf(game, status, version) : undefined;
    if (other !== undefined)
      return { path: 'event', expected: `no other ${status} version, as ${other} is`, got: event };
    const isTrial = event.startsWith('candidate.');
    if (!isTrial || !this.#isWhole || this.activeOf(game) !== undefined) return undefined;
    return { path: 'event', expected: 'an active version beside the candidate', got: event };
  }

  #begin(key: string, record: ConfigEventRecord): Difference | undefined {
    const { actor, event, hash } = record;
    const isFirst = event === 'saved';
    const life = { hash, status: moves[event][1], ...(isFirst && { author: actor }), approver: null };
    this.#lives.set(key, event === 'approved' ? { ...life, approver: actor } : life);
    return isFirst || !this.#isWhole ? undefined : { path: 'event', expected: 'saved', got: event };
  }

  /**
   * True when another version of the game was met: only the first one may come with the program and be in force at
   * once.
   */
  #hasOther({ game, version }: ConfigEventRecord): boolean {
    return [...this.#lives.keys()].some((key) => key.startsWith(`${game} `) && key !== `${game} ${version}`);
  }
}

const CLOCKS_MS = 60_000; // by which the clocks of a house's processes may differ

const isInForce = ({ status }: Life): boolean => status === 'active' || status === 'candidate';

const keyOf = ({ game, version }: { game: string; version: number }): string => `${game} ${version}`;

const findingsOf = ({ details }: ConfigEventRecord): unknown =>
  Object.hasOwn(details, 'findings') ? details['findings'] : [];

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const areFindings = (value: unknown): value is readonly { severity?: unknown }[] =>
  Array.isArray(value) && value.every(isObject);

/** Findings that cannot be read may hide an error. */
const hasError = (record: ConfigEventRecord): boolean => {
  const findings = findingsOf(record);
  return !areFindings(findings) || findings.some(({ severity }) => severity === 'error');
};

const wrongStep = ({ status, author }: Life, record: ConfigEventRecord, hasOther: boolean): Difference | undefined => {
  const { actor, event } = record;
  const [from] = moves[event];
  const isProgram = event === 'activated' && status === 'draft' && author === null && actor === null && !hasOther;
  if (!from.includes(status) && !isProgram)
    return { path: 'event', expected: `what can happen to a version that is ${status}`, got: event };
  if (event === 'checked' && !areFindings(findingsOf(record)))
    return { path: 'details.findings', expected: 'a list of objects', got: asJson(findingsOf(record)) };
  if (event !== 'approved' || (actor !== null && actor !== author)) return undefined;
  return { path: 'actor', expected: 'somebody else than the author', got: actor };
};

const wrongHash = (life: Life, { hash }: ConfigEventRecord): Difference | undefined =>
  life.hash === hash ? undefined : { path: 'version.hash', expected: life.hash, got: hash };

const neverApproved: Difference = {
  path: 'version',
  expected: 'a version that somebody approved',
  got: 'one of which the log tells nothing',
};
