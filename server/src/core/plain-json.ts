/** Fault of a value that nothing from outside may have. */
export type JsonFault = 'notPlain' | 'nul';

const MAX_DEPTH = 32;

/** An object as JSON writes them: no array, no bytes, nothing of a class. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * Looks through a value from outside. `notPlain`: it holds what JSON cannot, such as bytes, or is nested too deep.
 * `nul`: a text or a name in it has the character that PostgreSQL stores in no text.
 */
export const jsonFaultOf = (value: unknown, depth = 0): JsonFault | undefined => {
  if (typeof value === 'string') return value.includes('\0') ? 'nul' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH || !(Array.isArray(value) || isPlainObject(value))) return 'notPlain';
  for (const [name, part] of Object.entries(value)) {
    const fault = jsonFaultOf(name) ?? jsonFaultOf(part, depth + 1);
    if (fault) return fault;
  }
  return undefined;
};
