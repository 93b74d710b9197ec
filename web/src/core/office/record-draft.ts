import { houseMomentOf, houseTimeText } from 'games-engine';
import {
  languages,
  recordFaults,
  type HouseCell,
  type HouseFault,
  type HouseField,
  type HouseRecord,
} from 'server/contract';

// A form's draft of a record: texts as typed, states of switches, rows of tables.

export type DraftCell = string | boolean | Readonly<Record<string, string>>;
export type DraftRow = Readonly<Record<string, DraftCell>>;
export type Draft = Readonly<Record<string, DraftCell | readonly DraftRow[]>>;

const MINUTE_MS = 60_000;

const unitsText = (minor: number): string => {
  const [sign, digits] = [minor < 0 ? '-' : '', String(Math.abs(minor)).padStart(3, '0')];
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.00$/, '');
};

const minorOf = (text: string): number => {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === '' ? Number.NaN : Number(`${sign}${whole}${part.padEnd(2, '0')}`);
};

const localised = (value: unknown): Record<string, string> => {
  const texts = (value ?? {}) as Readonly<Record<string, string>>;
  return Object.fromEntries(languages.map((language) => [language, texts[language] ?? '']));
};

/** A field's initial value in a form. */
const draftCell = (field: HouseCell, value: unknown): DraftCell => {
  switch (field.kind) {
    case 'switch':
      return value === true;
    case 'localisedText':
      return localised(value);
    case 'money':
      return typeof value === 'number' ? unitsText(value) : '';
    case 'date':
      return typeof value === 'number' ? houseTimeText(value) : '';
    case 'choice':
      return typeof value === 'string' ? value : field.isOptional ? '' : (field.choices[0] ?? '');
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
};

/** The draft of a table's row; an empty one without a record's row. */
export const draftRow = (columns: readonly HouseCell[], row: HouseRecord = {}): DraftRow =>
  Object.fromEntries(columns.map((column) => [column.key, draftCell(column, row[column.key])]));

const rowsOf = (value: unknown): readonly HouseRecord[] => (Array.isArray(value) ? value : []);

/** The draft of a record, or of a new one. */
export const draftOf = (fields: readonly HouseField[], record: HouseRecord = {}): Draft =>
  Object.fromEntries(
    fields.map((field) => {
      const value = record[field.key];
      if (field.kind !== 'table') return [field.key, draftCell(field, value)];
      const rows = rowsOf(value).map((row) => draftRow(field.columns, row));
      return [field.key, rows.length > 0 ? rows : [draftRow(field.columns)]];
    }),
  );

/** Times are typed to the minute; an untouched one keeps its seconds. */
const readMoment = (text: string, before: unknown): number => {
  const at = houseMomentOf(text);
  return typeof before === 'number' && before - (before % MINUTE_MS) === at ? before : at;
};

const readCell = ({ kind }: HouseCell, draft: DraftCell | undefined, before: unknown): unknown => {
  if (typeof draft === 'boolean') return draft;
  if (typeof draft === 'object')
    return Object.fromEntries(Object.entries(draft).map(([language, text]) => [language, text.trim()]));
  const text = (draft ?? '').trim();
  if (text === '') return null;
  if (kind === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (kind === 'money') return minorOf(text);
  return kind === 'date' ? readMoment(text, before) : text;
};

const readRow = (columns: readonly HouseCell[], draft: DraftRow, before: HouseRecord = {}): HouseRecord =>
  Object.fromEntries(columns.map((column) => [column.key, readCell(column, draft[column.key], before[column.key])]));

/** Parses a draft into a record, with its faults. */
export const readDraft = (
  fields: readonly HouseField[],
  draft: Draft,
  before: HouseRecord = {},
): { after: HouseRecord; faults: readonly HouseFault[] } => {
  const entries = fields.map((field) => {
    const [value, old] = [draft[field.key], before[field.key]];
    if (field.kind !== 'table') return [field.key, readCell(field, value as DraftCell, old)] as const;
    const rows = (value ?? []) as readonly DraftRow[];
    return [field.key, rows.map((row, at) => readRow(field.columns, row, rowsOf(old)[at]))] as const;
  });
  const after = Object.fromEntries(entries);
  return { after, faults: recordFaults(fields, after) };
};

/** JSON with sorted keys. */
const stable = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => one.localeCompare(other)))
      : each,
  );

/** The fields in which two records differ. */
export const changedFields = <Field extends Pick<HouseField, 'key'>>(
  fields: readonly Field[],
  before: HouseRecord,
  after: HouseRecord,
): Field[] => fields.filter(({ key }) => stable(before[key]) !== stable(after[key]));
