import { numberText, unitOf, type NumberShape } from '../../core/configs/config-fields.ts';
import { readNumber } from './config-draft.ts';

/** Bounds of configs with nothing known of them but that they are numbers and switches. */
export type BoundValues = Readonly<Record<string, unknown>>;

/** Bounds as a form has them: numbers as texts, the bounds of times by field and end: "timings.spinMs.min". */
export type BoundsDraft = Readonly<Record<string, boolean | string>>;

const TIMINGS = 'timings';

/** What a bound is counted in, by the end of its name: that of a time is its field's. */
export const shapeOf = (key: string): Pick<NumberShape, 'unit' | 'decimals'> =>
  unitOf(key.startsWith(`${TIMINGS}.`) ? (key.split('.')[1] ?? '') : key);

const flat = (bounds: BoundValues): [string, unknown][] =>
  Object.entries(bounds).flatMap(([key, value]): [string, unknown][] =>
    key === TIMINGS
      ? Object.entries(value as Record<string, Record<string, number>>).flatMap(([field, ends]) =>
          Object.entries(ends).map(([end, at]): [string, unknown] => [`${TIMINGS}.${field}.${end}`, at]),
        )
      : [[key, value]],
  );

/** Bounds as texts to edit. */
export const draftOfBounds = (bounds: BoundValues): BoundsDraft =>
  Object.fromEntries(
    flat(bounds).map(([key, value]) => [
      key,
      typeof value === 'boolean' ? value : numberText(Number(value), shapeOf(key).decimals),
    ]),
  );

/** What was typed, as bounds; `wrong`: the keys that hold no number. */
export const readBounds = (draft: BoundsDraft): { bounds: BoundValues; wrong: readonly string[] } => {
  const bounds: Record<string, unknown> = {};
  const timings: Record<string, Record<string, number>> = {};
  const wrong: string[] = [];
  for (const [key, typed] of Object.entries(draft)) {
    const value = typeof typed === 'boolean' ? typed : readNumber(typed, shapeOf(key).decimals);
    if (Number.isNaN(value)) wrong.push(key);
    const [part, field = '', end = ''] = key.split('.');
    if (part === TIMINGS) (timings[field] ??= {})[end] = Number(value);
    else bounds[key] = value;
  }
  return { bounds: { ...bounds, [TIMINGS]: timings }, wrong };
};

/** The bounds that differ, by key. */
export const changedBounds = (before: BoundValues, after: BoundValues): readonly string[] => {
  const old = new Map(flat(before));
  return flat(after).flatMap(([key, value]) => (Object.is(old.get(key), value) ? [] : [key]));
};

/** What a bound says. */
export const boundAt = (bounds: BoundValues, key: string): unknown => new Map(flat(bounds)).get(key);
