/** Storage of a browser between visits, or for as long as a tab is open. One that is full or forbidden only forgets. */
const PREFIX = 'glasshouse.';

/** The shape of what devices remember: what another version has saved is forgotten. */
const STORE_VERSION = '1.01';
const VERSION = 'version';

/** `visit`: only this tab, reloads included. */
export type Memory = 'device' | 'visit';

// asked for each time: where storage is forbidden, even looking at it throws
const storageOf = (memory: Memory): Storage => (memory === 'visit' ? sessionStorage : localStorage);

export const readSaved = (name: string, memory: Memory = 'device'): unknown => {
  try {
    const text = storageOf(memory).getItem(PREFIX + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const save = (name: string, value: unknown, memory: Memory = 'device'): void => {
  try {
    if (value === undefined) storageOf(memory).removeItem(PREFIX + name);
    else storageOf(memory).setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // private mode or a full storage: the next visit starts from the default
  }
};

const forgetAll = (): void => {
  const { length } = localStorage;
  const names = Array.from({ length }, (_, index) => localStorage.key(index) ?? '');
  for (const name of names) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
};

const saved = readSaved(VERSION);
if (saved !== undefined && saved !== STORE_VERSION) forgetAll();
if (saved !== STORE_VERSION) save(VERSION, STORE_VERSION);
