import { toNumber, type DrawAverage, type Fraction } from 'games-engine';
import { z } from 'zod';
import { useFormat } from '../../format/use-format.ts';
import type { DrawStudio, DrawTable } from '../../games/web-game.ts';
import { hasMessage, useMessages } from '../../i18n/messages.ts';
import { useDeskFormat } from '../../office/use-desk-format.ts';
import { numberShape, type ConfigValues, type NumberShape } from '../config-fields.ts';
import { useShapeText } from '../field-text.ts';

/** A number of a draw's config that a designer may change. */
export interface DrawNumber extends NumberShape {
  readonly path: string; // with dots: sectors.3.weight
  readonly column: string; // the name that says its unit
  readonly currency?: string; // currency of an amount that is no money
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

/** Value of a config at a path. */
export const valueAt = (config: ConfigValues, path: string): unknown =>
  path.split('.').reduce<unknown>((branch, part) => (branch as Row | undefined)?.[part], config);

/** A number that differs between two configs. */
export interface DrawChange {
  readonly number: DrawNumber;
  readonly before: unknown;
  readonly after: unknown;
}

/** Differences between two configs of a draw, in the order of the form. */
export const drawChanges = (
  numbers: readonly DrawNumber[],
  before: ConfigValues,
  after: ConfigValues,
): readonly DrawChange[] =>
  numbers
    .map((number) => ({ number, before: valueAt(before, number.path), after: valueAt(after, number.path) }))
    .filter((change) => !Object.is(change.before, change.after));

/** Says a draw's places, numbers and averages in the interface's language. */
export interface DrawText {
  own(key: string): string; // the draw's own word, or the studio's of any game
  row(key: string, index: number, config: ConfigValues): string;
  /** A place of the config, by its path: a row, a number of one, a field. */
  place(path: string, config: ConfigValues): string;
  /** A number of the config in its unit. */
  number(number: DrawNumber, value: number): string;
  averageName(id: string): string;
  average(average: Pick<DrawAverage, 'unit'>, value: number): string;
  exactly(average: DrawAverage): string;
}

const UNIT_DECIMALS = 100n; // averages of money are of hundredths

const exact = ({ num, den }: Fraction, scale: bigint): string => {
  const [a, b] = [num, den * scale];
  const divisor = gcd(a, b);
  return b === divisor ? String(a / divisor) : `${a / divisor}/${b / divisor}`;
};

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

export const useDrawText = (studio: DrawStudio): DrawText => {
  const t = useMessages('configs', 'draws');
  const words = useMessages(studio.messages);
  const fields = useMessages('configs', 'config-fields');
  const { ordinal, count } = useFormat();
  const { onAccount } = useDeskFormat();
  const shape = useShapeText();
  const ownWord = (key: string): string =>
    hasMessage(studio.messages, key) ? words(key) : fields(key as Parameters<typeof fields>[0]);
  const row: DrawText['row'] = (key, index, config) => {
    const table = studio.tables.find((each) => each.key === key);
    const found = rowsOf(config, key)[index];
    const name = found && table?.nameRow(found);
    if (name !== undefined) return name;
    const word = ownWord(`row.${key}`);
    return [word, ordinal(index + 1)].join(' ');
  };
  return {
    own: ownWord,
    row,
    place(path, config) {
      const [key = '', index, column] = path.split('.');
      if (index === undefined) return ownWord(`field.${key}`);
      const name = row(key, Number(index), config);
      return column === undefined ? name : `${name}: ${ownWord(`column.${column}`)}`;
    },
    number: (number, value) => [shape.number(number, value), number.currency].filter(Boolean).join('\u00a0'),
    averageName: (id) => studio.nameAverage?.(id) ?? ownWord(`average.${id}`),
    average({ unit }, value) {
      if (unit !== 'item') return onAccount(unit === 'dic' ? 'dic' : 'real', Math.round(value));
      return value === 0
        ? shape.number({ unit: 'count', decimals: 0 }, 0)
        : t('averages.oneIn', { times: count(Math.round(1 / value)) });
    },
    exactly: ({ unit, average }) => exact(average, unit === 'item' ? 1n : UNIT_DECIMALS),
  };
};

/** An average as a number of hundredths, or of things. */
export const averageNumber = ({ average }: DrawAverage): number => toNumber(average);
