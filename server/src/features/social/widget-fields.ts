const isField = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The login widget's result from JSON, as its script hands it to a page; undefined for anything else. */
export const widgetFieldsOf = (text: string): URLSearchParams | undefined => {
  const fields = parsed(text);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return undefined;
  const entries = Object.entries(fields);
  if (!entries.every(([, value]) => isField(value))) return undefined;
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
};
