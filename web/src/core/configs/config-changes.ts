import { valueIn, type ConfigField, type ConfigValues } from './config-fields.ts';

/** A number, or a switch, that differs between two configs. `index`: which one of a list. */
export interface ConfigChange {
  readonly field: ConfigField;
  readonly index?: number;
  readonly before: unknown; // undefined: the list had no such number
  readonly after: unknown;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const changesIn = (field: ConfigField, before: unknown, after: unknown): ConfigChange[] => {
  if (field.kind !== 'list') return Object.is(before, after) ? [] : [{ field, before, after }];
  const [old, now] = [listOf(before), listOf(after)];
  return Array.from({ length: Math.max(old.length, now.length) }, (_, index) => ({
    field,
    index,
    before: old[index],
    after: now[index],
  })).filter((change) => !Object.is(change.before, change.after));
};

/** Differences between two configs of a game, in the order of its fields. */
export const changesBetween = (
  fields: readonly ConfigField[],
  before: ConfigValues,
  after: ConfigValues,
): readonly ConfigChange[] =>
  fields.flatMap((field) => changesIn(field, valueIn(before, field), valueIn(after, field)));
