import { flatBounds, shapeOf, TIMINGS, type BoundValues } from '../../core/configs/bounds.tsx';
import { numberText } from '../../core/configs/config-fields.ts';
import { readNumber } from './config-draft.ts';

/** Bounds as a form has them: numbers as texts, the bounds of times by field and end: "timings.spinMs.min". */
export type BoundsDraft = Readonly<Record<string, boolean | string>>;

/** Bounds as texts to edit. */
export const draftOfBounds = (bounds: BoundValues): BoundsDraft =>
  Object.fromEntries(
    flatBounds(bounds).map(([key, value]) => [
      key,
      typeof value === 'boolean' ? value : numberText(Number(value), shapeOf(key).decimals),
    ]),
  );

/** Parses typed bounds; `wrong`: the keys that hold no number. */
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
