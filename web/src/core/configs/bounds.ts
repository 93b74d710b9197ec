import { unitOf, type NumberShape } from './config-fields.ts';

/** Bounds of configs with nothing known of them but that they are numbers and switches. */
export type BoundValues = Readonly<Record<string, unknown>>;

/** The member whose own members are the bounds of times. */
export const TIMINGS = 'timings';

/** What a bound is counted in, by the end of its name: that of a time is its field's. */
export const shapeOf = (key: string): Pick<NumberShape, 'unit' | 'decimals'> =>
  unitOf(key.startsWith(`${TIMINGS}.`) ? (key.split('.')[1] ?? '') : key);

/** Bounds one by one, by key. */
export const flatBounds = (bounds: BoundValues): [string, unknown][] =>
  Object.entries(bounds).flatMap(([key, value]): [string, unknown][] =>
    key === TIMINGS
      ? Object.entries(value as Record<string, Record<string, number>>).flatMap(([field, ends]) =>
          Object.entries(ends).map(([end, at]): [string, unknown] => [`${TIMINGS}.${field}.${end}`, at]),
        )
      : [[key, value]],
  );

/** The bounds that differ, by key. */
export const changedBounds = (before: BoundValues, after: BoundValues): readonly string[] => {
  const old = new Map(flatBounds(before));
  return flatBounds(after).flatMap(([key, value]) => (Object.is(old.get(key), value) ? [] : [key]));
};

/** What a bound says. */
export const boundAt = (bounds: BoundValues, key: string): unknown => new Map(flatBounds(bounds)).get(key);
