/** What a browser remembers between visits, or for as long as a tab is open. A storage that is full or forbidden only forgets. */
const PREFIX = 'glasshouse.';

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
