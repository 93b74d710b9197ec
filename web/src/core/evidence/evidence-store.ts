import type { Evidence } from './evidence.ts';
import { readSaved, save } from '../store/saved.ts';
import { saveLogKey } from './log-key.ts';

/** Most items of a kind kept for an account: the newest. */
export const MAX_KEPT = 2000;

const DATABASE = 'glasshouse-evidence';
const STORE = 'evidence';
const RECENT = 'recent'; // by account, kind, time
const ROUND = 'round'; // by account, round

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database of receipts failed')));
  });

const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore(STORE, { keyPath: ['account', 'kind', 'id'] });
    store.createIndex(RECENT, ['account', 'kind', 'at']);
    store.createIndex(ROUND, ['account', 'roundId']);
  });
  return done(request);
};

let opened: Promise<IDBDatabase> | undefined;

/** One transaction. Where the browser keeps nothing, it rejects. */
const within = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> => {
  opened ??= open();
  const database = await opened.catch((error: unknown) => {
    opened = undefined; // asked for again
    throw error;
  });
  return work(database.transaction(STORE, mode).objectStore(STORE));
};

const recentOf = (account: string, kind: Evidence['kind']): IDBKeyRange =>
  IDBKeyRange.bound([account, kind, -Infinity], [account, kind, Infinity]);

/** Takes the oldest away until no more than so many are left. */
const prune = async (store: IDBObjectStore, { account, kind }: Evidence): Promise<void> => {
  const range = recentOf(account, kind);
  const count = await done(store.index(RECENT).count(range));
  if (count <= MAX_KEPT) return;
  const oldest = await done(store.index(RECENT).getAllKeys(range, count - MAX_KEPT));
  for (const key of oldest) store.delete(key);
};

/** Keeps an item in the place of one with the same id. */
export const keepEvidence = (item: Evidence): Promise<void> =>
  within('readwrite', async (store) => {
    await done(store.put(item));
    await prune(store, item);
  });

/** Keeps an item unless there is one with the same id: what came first is what counts. */
export const keepFirst = (item: Evidence): Promise<void> =>
  within('readwrite', async (store) => {
    if ((await done(store.getKey([item.account, item.kind, item.id]))) !== undefined) return;
    await done(store.put(item));
    await prune(store, item);
  });

/** All that is kept for an account, newest first. */
export const evidenceOf = (account: string): Promise<Evidence[]> =>
  within('readonly', async (store) => {
    const all = await Promise.all(
      (['receipt', 'closing', 'solo', 'pair'] as const).map((kind) =>
        done(store.index(RECENT).getAll(recentOf(account, kind))),
      ),
    );
    return (all.flat() as Evidence[]).sort((a, b) => b.at - a.at);
  });

/** Evidence of a round kept for an account. */
export const evidenceOfRound = (account: string, roundId: string): Promise<Evidence[]> =>
  within('readonly', (store) => done(store.index(ROUND).getAll([account, roundId])) as Promise<Evidence[]>);

const FORMER = 'log-key-former';

/** A key that this browser knew, and until when it may sign beside the next one. */
export interface FormerKey {
  key: string;
  until: number; // ms since epoch, by the log's clock
}

const formerKeys = (): readonly FormerKey[] => {
  const saved = readSaved(FORMER);
  return Array.isArray(saved) ? (saved as FormerKey[]) : [];
};

/** Every key by which this browser knew the log before. */
export const knownBefore = (): readonly string[] => formerKeys().map(({ key }) => key);

/** The key that may still sign beside the present one; undefined: none. */
export const keyBeside = (now: number): string | undefined => formerKeys().find(({ until }) => now < until)?.key;

/** Knows the log by the next key from now on. */
export const changeLogKey = (former: FormerKey, next: string): void => {
  save(FORMER, [...formerKeys(), former]);
  saveLogKey(next);
};
