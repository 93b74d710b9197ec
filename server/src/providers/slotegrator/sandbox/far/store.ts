import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const KEPT_MS = 7 * 24 * 3_600_000;

/** The metadata of a stored object; `owner` and `due` are indexed. */
export interface Kept {
  owner?: string;
  at: number; // ms since epoch
  due?: number | undefined; // when it needs attention
}

interface Row {
  data: string;
}

/**
 * The simulator's state, in a file that outlives its process and may be open in several. `path` omitted: in memory.
 */
export const openStore = (path = ':memory:', now: () => number = Date.now) => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  db.exec(`CREATE TABLE IF NOT EXISTS kept (
      kind TEXT NOT NULL, id TEXT NOT NULL, owner TEXT, at INTEGER NOT NULL, due INTEGER, data TEXT NOT NULL,
      PRIMARY KEY (kind, id)) STRICT;
    CREATE INDEX IF NOT EXISTS kept_due ON kept (kind, due) WHERE due IS NOT NULL;
    CREATE INDEX IF NOT EXISTS kept_owner ON kept (kind, owner, at);`);
  db.prepare(`DELETE FROM kept WHERE at < ? AND due IS NULL AND kind NOT IN ('fact', 'freespins')`).run(
    now() - KEPT_MS,
  );
  const statements = {
    get: db.prepare('SELECT data FROM kept WHERE kind = ? AND id = ?'),
    put: db.prepare(`INSERT INTO kept (kind, id, owner, at, due, data) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner, due = excluded.due, data = excluded.data`),
    remove: db.prepare('DELETE FROM kept WHERE kind = ? AND id = ?'),
    of: db.prepare('SELECT data FROM kept WHERE kind = ? AND owner = ? ORDER BY at DESC, rowid DESC LIMIT ?'),
    all: db.prepare('SELECT data FROM kept WHERE kind = ? ORDER BY at DESC, rowid DESC LIMIT ?'),
    due: db.prepare('SELECT data FROM kept WHERE kind = ? AND due <= ? ORDER BY due LIMIT 200'),
    next: db.prepare('SELECT min(due) AS due FROM kept WHERE kind IN (?, ?)'),
  };
  const read = <T>(rows: readonly unknown[]): T[] => rows.map((row) => JSON.parse((row as Row).data) as T);
  const get = <T>(kind: string, id: string): T | undefined =>
    read<T>([statements.get.get(kind, id)].filter(Boolean))[0];
  return {
    get,
    put(kind: string, id: string, { owner, at, due }: Kept, data: object): void {
      statements.put.run(kind, id, owner ?? null, at, due ?? null, JSON.stringify(data));
    },
    remove: (kind: string, id: string) => void statements.remove.run(kind, id),
    /** Newest first. */
    listOf: <T>(kind: string, owner: string, limit = 100): T[] => read<T>(statements.of.all(kind, owner, limit)),
    list: <T>(kind: string, limit = 100): T[] => read<T>(statements.all.all(kind, limit)),
    listDue: <T>(kind: string): T[] => read<T>(statements.due.all(kind, now())),
    /** When the next object of two kinds is due. */
    nextDue: (one: string, other: string): number | undefined =>
      (statements.next.get(one, other) as { due: number | null } | undefined)?.due ?? undefined,
    /** Runs `act` in one transaction. */
    atOnce<T>(act: () => T): T {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = act();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => db.close(),
  };
};
export type FarStore = ReturnType<typeof openStore>;
