import type { Json } from './json.ts';

/** The first place where a record is not what it must be. */
export interface Difference {
  path: string; // keys and indices joined with points: events.1.roll
  expected: Json | undefined; // value that the inputs lead to; undefined: nothing stands there
  got: Json | undefined; // value of the record
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The first difference of two JSON values, in canonical order of keys, or undefined when they are the same. */
export const firstDifference = (expected: unknown, got: unknown, path = ''): Difference | undefined => {
  if (Object.is(expected, got)) return undefined;
  if (!isObject(expected) || !isObject(got) || Array.isArray(expected) !== Array.isArray(got)) {
    return { path, expected: asJson(expected), got: asJson(got) };
  }
  for (const key of keysOf(expected, got)) {
    const at = path === '' ? key : `${path}.${key}`;
    const difference = firstDifference(ownValue(expected, key), ownValue(got, key), at);
    if (difference) return difference;
  }
  return undefined;
};

// an array's keys are its indices in order; an object's are compared in the order of RFC 8785
const keysOf = (a: Record<string, unknown>, b: Record<string, unknown>): string[] => {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Array.isArray(a) ? keys.toSorted((x, y) => Number(x) - Number(y)) : keys.toSorted();
};

const ownValue = (value: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** A value as JSON, for showing: what JSON cannot hold becomes its text. */
export const asJson = (value: unknown): Json | undefined => {
  if (value === undefined) return undefined;
  try {
    return JSON.parse(JSON.stringify(value)) as Json;
  } catch {
    return String(value);
  }
};

/** A difference on one line: path: expected …, got …. */
export const formatDifference = ({ path, expected, got }: Difference): string =>
  `${path}: expected ${textOf(expected)}, got ${textOf(got)}`;

const textOf = (value: Json | undefined): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
};
