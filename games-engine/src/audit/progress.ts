import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { CompactRange, hashFromHex, leafHash, toHex } from '../core/log/index.ts';
import { STATE_VERSION, type AuditState, type WithheldRound, type WithheldRounds } from './audit-state.ts';
import { makeFolder } from './durable-file.ts';
import { AuditInputError } from './lines.ts';

const tables = `
CREATE TABLE IF NOT EXISTS state (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS failure (id INTEGER PRIMARY KEY, line TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS withheld (
  id INTEGER PRIMARY KEY, commitment TEXT NOT NULL, entry INTEGER NOT NULL, head INTEGER NOT NULL,
  has_failed INTEGER NOT NULL, record TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS leaf (id INTEGER PRIMARY KEY, hash BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS withheld_commitment ON withheld (commitment);
`;

/**
 * Progress of an audit in a file: its state, the failures reported so far, the rounds whose seeds are still secret, the
 * hashes of all entries. They change together when it is saved, or not at all; a run that is killed continues from the
 * last save.
 */
export class Progress implements WithheldRounds {
  readonly #db: DatabaseSync;
  readonly #keep: StatementSync;
  readonly #find: StatementSync;
  readonly #forget: StatementSync;
  readonly #fail: StatementSync;
  readonly #addLeaf: StatementSync;

  /** Opens the file, or makes it. Throws AuditInputError when another audit works on it, or it is of another version. */
  constructor(file: string) {
    makeFolder(dirname(file));
    this.#db = openDatabase(file);
    try {
      this.#db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
      this.#db.exec(tables);
    } catch (error) {
      this.#db.close();
      throw new AuditInputError(`${file} cannot be used: ${(error as Error).message}. Is another audit at it?`, {
        cause: error,
      });
    }
    this.#keep = this.#db.prepare(
      'INSERT INTO withheld (commitment, entry, head, has_failed, record) VALUES (?, ?, ?, ?, ?)',
    );
    this.#find = this.#db.prepare(
      'SELECT entry, head, has_failed, record FROM withheld WHERE commitment = ? ORDER BY id',
    );
    this.#forget = this.#db.prepare('DELETE FROM withheld WHERE commitment = ?');
    this.#fail = this.#db.prepare('INSERT INTO failure (line) VALUES (?)');
    this.#addLeaf = this.#db.prepare('INSERT OR REPLACE INTO leaf (id, hash) VALUES (?, ?)');
    const { version = STATE_VERSION } = this.state ?? {};
    if (version === STATE_VERSION) return;
    this.#db.close();
    throw new AuditInputError(`${file} is of another version of this command: remove it to start over`);
  }

  /** State of the last run, or undefined before the first. */
  get state(): AuditState | undefined {
    const row = this.#db.prepare('SELECT json FROM state').get();
    return row && (JSON.parse(String(row['json'])) as AuditState);
  }

  /** The failures told so far, a line each. */
  get failures(): string[] {
    return this.#db
      .prepare('SELECT line FROM failure ORDER BY id')
      .all()
      .map((row) => String(row['line']));
  }

  fail(line: string): void {
    this.#fail.run(line);
  }

  keep({ commitment, index, head, hasFailed, record }: WithheldRound): void {
    this.#keep.run(commitment, index, head, hasFailed ? 1 : 0, record);
  }

  take(commitment: string): readonly WithheldRound[] {
    const rows = this.#find.all(commitment);
    if (rows.length > 0) this.#forget.run(commitment);
    return rows.map((row) => ({
      commitment,
      index: Number(row['entry']),
      head: Number(row['head']),
      hasFailed: row['has_failed'] === 1,
      record: String(row['record']),
    }));
  }

  /** Remembers an entry's hash, hex. */
  addLeaf(index: number, hash: string): void {
    this.#addLeaf.run(index, hashFromHex(hash) ?? new Uint8Array());
  }

  /** The root of the tree of the first entries, hex; undefined when not all of them were checked here. */
  rootOf(size: number): string | undefined {
    const tree = new CompactRange();
    for (const row of this.#db.prepare('SELECT hash FROM leaf WHERE id < ? ORDER BY id').iterate(size))
      tree.append(leafHash(row['hash'] as Uint8Array));
    return tree.size === size ? toHex(tree.root()) : undefined;
  }

  /** Makes everything since the last time durable, with the state that belongs to it. */
  save(state: AuditState): void {
    this.#db
      .prepare('INSERT INTO state (id, json) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json')
      .run(JSON.stringify(state));
    this.#db.exec('COMMIT; BEGIN EXCLUSIVE');
  }

  /** Closes the file. What was not saved is as if it had not been. */
  close(): void {
    this.#db.exec('ROLLBACK');
    this.#db.close();
  }
}

const openDatabase = (file: string): DatabaseSync => {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw new AuditInputError(`${file} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
};
