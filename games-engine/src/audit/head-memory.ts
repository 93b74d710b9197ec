import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  formatVerifierKey,
  hashFromHex,
  openCheckpoint,
  parseVerifierKey,
  toHex,
  verifyConsistency,
  type Checkpoint,
  type CheckpointProblem,
  type NoteKey,
} from '../core/log/index.ts';
import { writeDurably } from './durable-file.ts';
import { AuditInputError } from './lines.ts';
import { LogRefusedError } from './remote-log.ts';

/** A signed head that was seen. */
export interface SeenHead {
  size: number;
  root: string; // hex
  note: string;
}

/** Two heads of one log that are not of one history, both signed by it. */
export interface Fork {
  seen: SeenHead;
  shown: SeenHead;
  why: string;
}

/** The proof that the tree of `from` entries is the beginning of that of `to`. Throws LogRefusedError when the log gives none. */
export type ProofSource = (from: number, to: number) => Promise<readonly Uint8Array[]>;

/** Result of comparing a head. `unproved`: nobody could be asked for a proof, so it was not compared. */
export type Sight = { kind: 'kept' } | { kind: 'unproved'; against: number } | { kind: 'fork'; fork: Fork };

const HEADS = 'heads';
const FORKS = 'forks';
const KEY = 'key';
const LATER_KEYS = 'later-keys';

/** A log's folder in the state folder: a key's name says which log, its hash which key. */
export const logFolder = (state: string, key: NoteKey): string =>
  join(state, `${encodeURIComponent(key.name)}+${toHex(key.keyHash)}`);

const listOf = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** The key of every log that the state folder knows. */
export const knownKeys = async (state: string): Promise<NoteKey[]> => {
  const names = (await listOf(state)).filter((name) => /\+[0-9a-f]{8}$/.test(name));
  const keys = await Promise.all(names.map((name) => readFile(join(state, name, KEY), 'utf8').catch(() => '')));
  return keys.map((text) => parseVerifierKey(text.trim())).filter((key) => key !== undefined);
};

/** The key by which the state folder knows the log of this name, or undefined when it knows none. */
export const knownKey = async (state: string, name: string): Promise<string | undefined> => {
  const key = (await knownKeys(state)).find((each) => each.name === name);
  return key && formatVerifierKey(key);
};

/** Every head of one log that was ever seen, a file each, and what forks were found. */
export class HeadMemory {
  readonly #folder: string;
  readonly #key: NoteKey;
  readonly #keys: readonly NoteKey[]; // any of them may have signed a head
  readonly #roots: Map<number, string>; // hex by size

  private constructor(folder: string, keys: readonly [NoteKey, ...NoteKey[]], roots: Map<number, string>) {
    this.#folder = folder;
    this.#key = keys[0];
    this.#keys = keys;
    this.#roots = roots;
  }

  /** Opens the folder of a key; `chain`: keys of the same log, each of which the log has proved to follow the other. */
  static async open(state: string, key: NoteKey, chain: readonly NoteKey[] = []): Promise<HeadMemory> {
    const folder = logFolder(state, key);
    const keys = await withLaterKeys(folder, key, chain);
    const names = await listOf(join(folder, HEADS));
    if (names.length === 0) await writeDurably(join(folder, KEY), `${formatVerifierKey(key)}\n`);
    const roots = names.flatMap((name): [number, string][] => {
      const [, size, root] = /^(\d+)\.([0-9a-f]{64})$/.exec(name) ?? [];
      return size === undefined || root === undefined ? [] : [[Number(size), root]];
    });
    return new HeadMemory(folder, keys, new Map(roots));
  }

  /** Roots of all heads, hex by size. */
  get roots(): ReadonlyMap<number, string> {
    return this.#roots;
  }

  /** The size of the greatest head; 0 before the first. */
  get newest(): number {
    return [...this.#roots.keys()].reduce((a, b) => Math.max(a, b), 0);
  }

  /** The forks that were found so far, as they were written down. */
  async forks(): Promise<string[]> {
    const names = await listOf(join(this.#folder, FORKS));
    return Promise.all(names.map((name) => readFile(join(this.#folder, FORKS, name), 'utf8')));
  }

  /** All heads, the smallest first. Throws AuditInputError when a file is not the head that its name says. */
  async heads(): Promise<SeenHead[]> {
    const sizes = [...this.#roots.keys()].sort((a, b) => a - b);
    return Promise.all(sizes.map((size) => this.#read(size)));
  }

  /**
   * Compares a head with those seen before and remembers it; of two that are not of one history the first stays, and both
   * are written down as evidence. Heads that were seen are of one history, so the next greater one, or else the
   * greatest, speaks for all. Throws AuditInputError for a note that the log has not signed.
   */
  async see(note: string, proofOf?: ProofSource): Promise<Sight> {
    const shown = headOf(note, this.#keys);
    if (typeof shown === 'string')
      throw new AuditInputError(`what was shown is no head signed by ${this.#key.name}: ${shown}`);
    const other = this.#neighbour(shown.size);
    if (other === undefined) return this.#keep(shown);
    const seen = await this.#read(other);
    const why = await this.#whyApart(seen, shown, proofOf);
    if (why === 'unproved') return { kind: 'unproved', against: seen.size };
    if (why !== undefined) return this.#found({ seen, shown, why });
    return this.#keep(shown);
  }

  #neighbour(size: number): number | undefined {
    if (this.#roots.has(size)) return size;
    const sizes = [...this.#roots.keys()];
    const greater = sizes.filter((each) => each > size);
    const candidates = greater.length > 0 ? greater.map((each) => -each) : sizes;
    return candidates.length === 0 ? undefined : Math.abs(candidates.reduce((a, b) => Math.max(a, b)));
  }

  /** Why two heads cannot be of one history, undefined when they are proved to be. */
  async #whyApart(seen: SeenHead, shown: SeenHead, proofOf?: ProofSource): Promise<string | undefined> {
    if (seen.size === shown.size)
      return seen.root === shown.root ? undefined : `two heads of ${seen.size} entries have different roots`;
    if (!proofOf) return 'unproved';
    const [older, newer] = seen.size < shown.size ? [seen, shown] : [shown, seen];
    const claim = `the log does not prove that its head of ${older.size} is the beginning of its head of ${newer.size}`;
    try {
      const proof = await proofOf(older.size, newer.size);
      return isBeginning(older, newer, proof) ? undefined : claim;
    } catch (error) {
      if (error instanceof LogRefusedError) return `${claim}: ${error.message}`;
      throw error;
    }
  }

  /** Remembers a head that was proved to be of one history with the others. */
  async keep(note: string): Promise<void> {
    const head = headOf(note, this.#keys);
    if (typeof head === 'object') await this.#keep(head);
  }

  /** Writes down that a head does not lead back to the one of this size. */
  async forkFrom(size: number, note: string, why: string): Promise<Fork | undefined> {
    const shown = headOf(note, this.#keys);
    if (typeof shown === 'string') return undefined;
    const fork = { seen: await this.#read(size), shown, why };
    await this.#found(fork);
    return fork;
  }

  async #keep(head: SeenHead): Promise<Sight> {
    if (!this.#roots.has(head.size)) {
      await writeDurably(join(this.#folder, HEADS, `${head.size}.${head.root}`), head.note);
      this.#roots.set(head.size, head.root);
    }
    return { kind: 'kept' };
  }

  async #found(fork: Fork): Promise<Sight> {
    const { seen, shown } = fork;
    const name = `${seen.size}.${seen.root.slice(0, 16)}-${shown.size}.${shown.root.slice(0, 16)}`;
    await writeDurably(join(this.#folder, FORKS, name), forkText(this.#key.name, fork));
    return { kind: 'fork', fork };
  }

  async #read(size: number): Promise<SeenHead> {
    const root = this.#roots.get(size) ?? '';
    const file = join(this.#folder, HEADS, `${size}.${root}`);
    const head = headOf(await readFile(file, 'utf8'), this.#keys);
    if (typeof head === 'string' || head.size !== size || head.root !== root)
      throw new AuditInputError(`${file} is not the head that its name says`);
    return head;
  }
}

/** The keys under which a folder knows its log, with new ones of the chain written down. */
const withLaterKeys = async (
  folder: string,
  key: NoteKey,
  chain: readonly NoteKey[],
): Promise<[NoteKey, ...NoteKey[]]> => {
  const file = join(folder, LATER_KEYS);
  const kept = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');
  const texts = new Set([...kept, ...chain.map(formatVerifierKey)]);
  texts.delete(formatVerifierKey(key));
  const lines = [...texts];
  if (lines.length > kept.length) await writeDurably(file, lines.map((line) => `${line}\n`).join(''));
  return [key, ...lines.map((line) => parseVerifierKey(line)).filter((each) => each !== undefined)];
};

/** The head that one of the keys has signed, or why none has. */
export const openByAny = (note: string, keys: readonly NoteKey[]): Checkpoint | CheckpointProblem => {
  const opened = keys.map((key) => openCheckpoint(note, key));
  return opened.find((head) => typeof head === 'object') ?? opened[0] ?? 'malformed';
};

const headOf = (note: string, keys: readonly NoteKey[]): SeenHead | string => {
  const head = openByAny(note, keys);
  return typeof head === 'string' ? head : { size: head.size, root: toHex(head.root), note };
};

const isBeginning = (older: SeenHead, newer: SeenHead, proof: readonly Uint8Array[]): boolean => {
  const [fromRoot, toRoot] = [hashFromHex(older.root), hashFromHex(newer.root)];
  if (!fromRoot || !toRoot) return false;
  return verifyConsistency({ from: older.size, fromRoot, to: newer.size, toRoot, proof });
};

/** A fork with its evidence: both notes as the log signed them. */
export const forkText = (log: string, { seen, shown, why }: Fork): string =>
  `FORK of ${log}: ${why}\n--- the head seen before\n${seen.note}--- the head shown now\n${shown.note}`;
