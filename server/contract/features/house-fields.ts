import { languages, type Language } from '../languages.ts';

// Apart from the schemas: the form checks its fields by the same rules as the server.

interface FieldBase {
  readonly key: string;
  readonly isOptional?: boolean; // null: left empty
  readonly isFixed?: boolean; // set when a record is added, never changed
}

/** A field that a cell of a table can be. Amounts: base hundredths. Dates: ms since epoch, written as Moscow time. */
export type HouseCell = FieldBase &
  (
    | { readonly kind: 'integer' | 'money'; readonly min: number; readonly max: number }
    | { readonly kind: 'text'; readonly maxLength: number; readonly pattern?: string; readonly isLong?: boolean }
    | { readonly kind: 'localisedText'; readonly maxLength: number } // the other languages fall back on English
    | { readonly kind: 'date' }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'switch' }
  );

/** Field of a house record. Forms are made from it. */
export type HouseField =
  | HouseCell
  | (FieldBase & {
      readonly kind: 'table';
      readonly columns: readonly HouseCell[];
      readonly minRows: number;
      readonly maxRows: number;
    });

/** A record as it travels: what its fields say of it. */
export type HouseRecord = Readonly<Record<string, unknown>>;

/** A text by languages; an empty one falls back on English. */
export type LocalisedText = Readonly<Record<Language, string>>;

type PlainValue<Field> = Field extends { kind: 'integer' | 'money' | 'date' }
  ? number
  : Field extends { kind: 'text' }
    ? string
    : Field extends { kind: 'localisedText' }
      ? LocalisedText
      : Field extends { kind: 'choice'; choices: readonly (infer Choice)[] }
        ? Choice
        : Field extends { kind: 'switch' }
          ? boolean
          : Field extends { kind: 'table'; columns: infer Columns extends readonly HouseCell[] }
            ? readonly HouseRecordOf<Columns>[]
            : never;

/** The record that these fields describe. */
export type HouseRecordOf<Fields extends readonly HouseField[]> = {
  readonly [Field in Fields[number] as Field['key']]:
    | PlainValue<Field>
    | (Field extends { isOptional: true } ? null : never);
};

/** Invalid value of a record. `path`: its field, or `field.row.column`. */
export interface HouseFault {
  path: string;
  why: 'empty' | 'kind' | 'range' | 'length' | 'form' | 'choice' | 'rows' | 'unknown';
}

type Why = HouseFault['why'];

const MAX_DATE = 4_102_444_800_000; // 2100
const PLAIN = /^(?:[^\p{Cc}\p{Bidi_Control}]|\n)*$/u; // controls of direction would show a text as another one

const isObject = (value: unknown): value is HouseRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberFault = (value: unknown, min: number, max: number): Why | undefined => {
  if (!Number.isSafeInteger(value)) return 'kind';
  return Number(value) < min || Number(value) > max ? 'range' : undefined;
};

const textFault = (value: unknown, maxLength: number, pattern?: string): Why | undefined => {
  if (typeof value !== 'string') return 'kind';
  if (value.trim() === '') return 'empty';
  if (value.length > maxLength) return 'length';
  return PLAIN.test(value) && new RegExp(pattern ?? '', 'u').test(value) ? undefined : 'form';
};

const localisedFault = (value: unknown, { maxLength, isOptional }: { maxLength: number; isOptional?: boolean }) => {
  if (!isObject(value) || Object.keys(value).length !== languages.length) return 'kind';
  const faults = languages.map((language) => {
    const fault = textFault(value[language], maxLength);
    return fault === 'empty' && (language !== 'en' || isOptional === true) ? undefined : fault;
  });
  return faults.find((fault) => fault !== undefined);
};

const cellFault = (field: HouseCell, value: unknown): Why | undefined => {
  switch (field.kind) {
    case 'integer':
    case 'money':
      return numberFault(value, field.min, field.max);
    case 'date':
      return numberFault(value, 0, MAX_DATE);
    case 'text':
      return textFault(value, field.maxLength, field.pattern);
    case 'localisedText':
      return localisedFault(value, field);
    case 'choice':
      return field.choices.some((choice) => choice === value) ? undefined : 'choice';
    case 'switch':
      return typeof value === 'boolean' ? undefined : 'kind';
  }
};

const fieldFaults = (field: HouseField, value: unknown): HouseFault[] => {
  const { key: path } = field;
  if (value === null || value === undefined) return field.isOptional ? [] : [{ path, why: 'empty' }];
  if (field.kind !== 'table') {
    const why = cellFault(field, value);
    return why ? [{ path, why }] : [];
  }
  if (!Array.isArray(value)) return [{ path, why: 'kind' }];
  if (value.length < field.minRows || value.length > field.maxRows) return [{ path, why: 'rows' }];
  return value.flatMap((row: unknown, at) =>
    recordFaults(field.columns, isObject(row) ? row : {}).map((fault) => ({
      ...fault,
      path: `${path}.${at}.${fault.path}`,
    })),
  );
};

/** Reasons why a record does not match these fields; empty when it does. */
export const recordFaults = (fields: readonly HouseField[], record: HouseRecord): HouseFault[] => [
  ...fields.flatMap((field) => fieldFaults(field, record[field.key])),
  ...Object.keys(record)
    .filter((key) => !fields.some((field) => field.key === key))
    .map((path) => ({ path, why: 'unknown' as const })),
];
