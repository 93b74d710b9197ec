import type { ListState } from './list-state.ts';

/** A plain value of a cell: it is sorted by, searched in and written to files. */
export type CellValue = string | number | null;

/** A column's plain value of each row. */
export interface ValueColumn<Row> {
  readonly key: string; // its name in the address
  readonly value: (row: Row) => CellValue;
}

const isEmpty = (value: CellValue): boolean => value === null || value === '';

/** Numbers by size, texts by the language's alphabet, empty values last in either direction. */
const compare = (one: CellValue, other: CellValue, isDown: boolean, collator: Intl.Collator): number => {
  if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(one)) - Number(isEmpty(other));
  const order =
    typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));
  return isDown ? -order : order;
};

/** The rows that a list's state asks for, in its order. A key that no column has is ignored. */
export const selectRows = <Row>(
  rows: readonly Row[],
  columns: readonly ValueColumn<Row>[],
  { sort, search }: Pick<ListState, 'sort' | 'search'>,
  locale: string,
): readonly Row[] => {
  const words = search.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const textOf = (row: Row): string =>
    columns.map(({ value }) => String(value(row) ?? '').toLocaleLowerCase(locale)).join('\n');
  const found = words.length === 0 ? rows : rows.filter((row) => words.every((word) => textOf(row).includes(word)));
  const column = sort && columns.find(({ key }) => key === sort.key);
  if (!column) return found;
  const collator = new Intl.Collator(locale, { numeric: true });
  return found.toSorted((one, other) => compare(column.value(one), column.value(other), sort.isDown, collator));
};

/** The rows of a page, and how many pages there are. A page beyond the last one is the last. */
export const pageOf = <Row>(
  rows: readonly Row[],
  page: number,
  size: number,
): { rows: readonly Row[]; page: number; pages: number } => {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(page, pages);
  return { rows: rows.slice((shown - 1) * size, shown * size), page: shown, pages };
};

/** A text that begins like a formula would be computed by a spreadsheet: an apostrophe keeps it a text. */
const csvCell = (value: CellValue): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** Rows as RFC 4180 has them, with a mark by which spreadsheets recognise UTF-8. */
export const csvOf = <Row>(
  rows: readonly Row[],
  columns: readonly (ValueColumn<Row> & { label: string })[],
): string => {
  const lines = [
    columns.map(({ label }) => csvCell(label)),
    ...rows.map((row) => columns.map(({ value }) => csvCell(value(row)))),
  ];
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
};
