/** What a browser remembers between visits. A storage that is full or forbidden only forgets. */
const PREFIX = 'glasshouse.';

export const readSaved = (name: string): unknown => {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const save = (name: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // private mode or a full storage: the next visit starts from the default
  }
};
