import { z } from 'zod';
import { numberShape, type ConfigValues, type NumberShape } from '../config-fields.ts';
import type { DrawStudio, DrawTable } from '../../games/web-game.ts';

/** A number of a draw's config that a designer may change. */
export interface DrawNumber extends NumberShape {
  readonly path: string; // with dots: sectors.3.weight
  readonly column: string; // the name that says its unit
  readonly currency?: string; // of an amount that is no money
}

type Row = Readonly<Record<string, unknown>>;

/** The rows of a config's table. */
export const rowsOf = (config: ConfigValues, key: string): readonly Row[] => (config[key] ?? []) as readonly Row[];

const shapeOf = (schema: z.ZodType | undefined, column: string): NumberShape => {
  if (!(schema instanceof z.ZodNumber)) throw new Error(`${column} is no number: the form has no control for it`);
  return numberShape(column, schema);
};

const objectOf = (schema: unknown): z.ZodObject => {
  if (!(schema instanceof z.ZodObject)) throw new Error('the config of a draw is no object');
  return schema;
};

const tableNumbers = (schema: unknown, config: ConfigValues, table: DrawTable): DrawNumber[] => {
  const { key, columns, currencyOf, isFixed } = table;
  if (!(schema instanceof z.ZodArray)) throw new Error(`${key} is no table`);
  const { shape } = objectOf(schema.element);
  return rowsOf(config, key).flatMap((row, index) =>
    columns
      .filter((column) => isFixed?.(row, column) !== true)
      .map((column) => {
        const number = { ...shapeOf(shape[column] as z.ZodType, column), path: `${key}.${index}.${column}`, column };
        const currency = number.unit === 'amount' ? currencyOf?.(row) : undefined;
        return currency === undefined ? number : { ...number, unit: 'count', currency };
      }),
  );
};

/** Everything that may be changed of a config, in the order of the form. */
export const drawNumbers = ({ draw, tables, numbers }: DrawStudio, config: ConfigValues): readonly DrawNumber[] => {
  const { shape } = objectOf(draw.configSchema);
  return [
    ...tables.flatMap((table) => tableNumbers(shape[table.key], config, table)),
    ...numbers.map((key) => ({ ...shapeOf(shape[key] as z.ZodType, key), path: key, column: key })),
  ];
};

/** What a config says at a path. */
export const valueAt = (config: ConfigValues, path: string): unknown =>
  path.split('.').reduce<unknown>((branch, part) => (branch as Row | undefined)?.[part], config);

/** A number that differs between two configs. */
export interface DrawChange {
  readonly number: DrawNumber;
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs between two configs of a draw, in the order of the form. */
export const drawChanges = (
  numbers: readonly DrawNumber[],
  before: ConfigValues,
  after: ConfigValues,
): readonly DrawChange[] =>
  numbers
    .map((number) => ({ number, before: valueAt(before, number.path), after: valueAt(after, number.path) }))
    .filter((change) => !Object.is(change.before, change.after));
