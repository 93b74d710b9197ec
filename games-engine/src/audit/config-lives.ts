import { asJson, type Difference } from '../core/difference.ts';
import type { ConfigEventRecord, ConfigRecord } from '../core/record.ts';

type Status = 'draft' | 'checked' | 'approved' | 'candidate' | 'active' | 'retired' | 'rejected';

/** How far a version has come, and through whose hands. */
interface Life {
  hash: string;
  status: Status;
  author?: string | null; // null: it came with the program; undefined: it was saved before what is read
  approver: string | null;
}

/** The lives of a log's versions so far, as JSON. */
export interface SavedConfigLives {
  isWhole: boolean;
  isKept: boolean;
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
  'candidate.stopped': [['candidate'], 'approved'],
};

/** How a version came into force; `untold`: before the log told of versions' lives. */
export type Approval = 'approved' | 'program' | 'untold';

/**
 * Follows every version of every game's config through a log: who saved it, whether somebody else approved it after a
 * check, and that it came into force only then. A log of before 2026-11-23 begins without such events: until the first of
 * them nothing is asked of a version.
 */
export class ConfigLives {
  readonly #isWhole: boolean;
  #isKept = false; // an event was met, so every later version must have its own
  readonly #lives = new Map<string, Life>();

  /** `isWhole`: the log is read from its first entry, so nothing happened to a version before. */
  constructor(isWhole: boolean) {
    this.#isWhole = isWhole;
  }

  /** The lives as they were saved. */
  static restore({ isWhole, isKept, lives }: SavedConfigLives): ConfigLives {
    const restored = new ConfigLives(isWhole);
    restored.#isKept = isKept;
    for (const [version, life] of lives) restored.#lives.set(version, { ...life });
    return restored;
  }

  save(): SavedConfigLives {
    const lives = Array.from(this.#lives, ([version, life]): SavedConfigLives['lives'][number] => [
      version,
      { ...life },
    ]);
    return { isWhole: this.#isWhole, isKept: this.#isKept, lives };
  }

  /** Takes an event in: what is wrong about it, or undefined. */
  take(record: ConfigEventRecord): Difference | undefined {
    this.#isKept = true;
    const key = keyOf(record);
    const life = this.#lives.get(key);
    if (!life) return this.#begin(key, record);
    const wrong = wrongStep(life, record, this.#hasOther(record)) ?? this.#wrongTurn(record) ?? wrongHash(life, record);
    life.status = moves[record.event][1];
    if (record.event === 'checked' && hasError(record)) life.status = 'draft';
    if (record.event === 'approved') life.approver = record.actor;
    return wrong;
  }

  /** How a version that is published now came to be in force, or what is wrong about it. */
  publish(record: ConfigRecord, hash: string): Approval | Difference {
    const life = this.#lives.get(keyOf(record));
    if (!life) return this.#isKept && this.#isWhole ? neverApproved : 'untold';
    if (life.hash !== hash) return { path: 'config', expected: `the config of hash ${life.hash}`, got: hash };
    if (life.status !== 'active' && life.status !== 'candidate')
      return { path: 'version', expected: 'a version in force', got: life.status };
    if (life.approver !== null) return 'approved';
    return life.author === null ? 'program' : 'untold';
  }

  /** The version of a game that is active by now, as far as what was read tells. */
  activeOf(game: string): number | undefined {
    return this.#holderOf(game, 'active');
  }

  #holderOf(game: string, wanted: Status, but?: number): number | undefined {
    for (const [key, { status }] of this.#lives) {
      const [of, version] = key.split(' ');
      if (of === game && status === wanted && Number(version) !== but) return Number(version);
    }
    return undefined;
  }

  /** A game has one active version and one candidate at a time, and a candidate is tried beside an active one. */
  #wrongTurn({ event, game, version }: ConfigEventRecord): Difference | undefined {
    const [, status] = moves[event];
    const other = status === 'active' || status === 'candidate' ? this.#holderOf(game, status, version) : undefined;
    if (other !== undefined)
      return { path: 'event', expected: `no other ${status} version, as ${other} is`, got: event };
    const isTrial = event === 'candidate.started' || event === 'candidate.stopped';
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

  /** Whether another version of the game was met: only the first one may come with the program and be in force at once. */
  #hasOther({ game, version }: ConfigEventRecord): boolean {
    return [...this.#lives.keys()].some((key) => key.startsWith(`${game} `) && key !== `${game} ${version}`);
  }
}

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
  life.hash === hash ? undefined : { path: 'hash', expected: life.hash, got: hash };

const neverApproved: Difference = {
  path: 'version',
  expected: 'a version that somebody approved',
  got: 'one of which the log tells nothing',
};
