import { add, compare, fraction, ZERO, type Fraction } from '../fraction.ts';

/** One line of a table of wins: this class pays this multiple of the stake with this chance. */
export interface TableRow {
  readonly line: number; // line of the text, from 1
  readonly classId: string; // as written: the id of a class, or its place from 1
  readonly multiple: Fraction; // 0: the stake is lost
  readonly chance: Fraction;
}

/** Reasons for which a line is not taken; those of the whole table have line 0. */
export const tableFaults = [
  'empty', // there are no rows
  'long', // there are more lines than are read
  'columns', // the line has too few cells
  'class', // the game has no such class
  'multiple', // it is no multiple, or none that the game can pay
  'chance', // it is no chance from 0 to 1
  'parts', // the chance is no whole number of the equal parts that a draw has
  'twice', // the class has another win already
  'missing', // a class has no win
  'sum', // the chances of a class are above 1, or are not 1 though a loss is among them
  'total', // all parts together are not those that there are
  'above', // the class returns more than it takes
] as const;
export type TableFaultKind = (typeof tableFaults)[number];

/** A fault in a table, as a screen words it. */
export interface TableFault {
  readonly line: number;
  readonly kind: TableFaultKind;
  readonly got: string; // as it was written, or counted
  readonly allowed?: string; // range or number that it may be
}

/** A table that was read, or all that is wrong in it. */
export type ReadTable<T> =
  | { readonly value: T; readonly faults?: undefined }
  | { readonly value?: undefined; readonly faults: readonly TableFault[] };

const MAX_LINES = 2000;
const NAMES = { classId: ['class', 'sector'], multiple: ['multiple', 'multiplier'] } as const;

/** The separator of a line: a spreadsheet pastes tabs, and writes semicolons where the comma is a decimal sign. */
const separatorOf = (line: string): string => ['\t', ';', ','].find((sign) => line.includes(sign)) ?? ',';

/** The cells of a line; a quoted one may hold the separator, and doubled quotes. */
const cellsOf = (line: string, separator: string): string[] => {
  const cells: string[] = [];
  let [cell, isQuoted] = ['', false];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
};

const NUMBER = /^(\d{1,15})(?:[.,](\d{1,15}))?\s*(%?)$/;
const QUOTIENT = /^(\d{1,30})\s*\/\s*(\d{1,30})$/;

/** An exact number of a cell: "2", "0,5", "46.875 %" or "15/32". Undefined: none. */
export const readFraction = (text: string): Fraction | undefined => {
  const [, num, den] = QUOTIENT.exec(text) ?? [];
  if (num !== undefined && den !== undefined)
    return BigInt(den) === 0n ? undefined : fraction(BigInt(num), BigInt(den));
  const [, whole, decimals = '', percent] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length + (percent === '%' ? 2 : 0)));
};

/** A multiple, also as it is shown: "×2", "2x". */
const readMultiple = (text: string): Fraction | undefined => readFraction(text.replace(/^[x×]\s*|\s*[x×]$/gi, ''));

interface Columns {
  readonly classId: number;
  readonly multiple: number;
  readonly chance: number;
  readonly den?: number; // column of the denominator, where a chance has two
}

const BARE: Columns = { classId: 0, multiple: 1, chance: 2 };

/** Columns by the names of a first line; undefined when it is no such line. */
const columnsOf = (cells: readonly string[]): Columns | undefined => {
  const names = cells.map((cell) => cell.toLowerCase());
  const at = (wanted: readonly string[]): number => names.findIndex((name) => wanted.includes(name));
  const [classId, multiple] = [at(NAMES.classId), at(NAMES.multiple)];
  const [num, den, chance] = [at(['chance_num']), at(['chance_den']), at(['chance'])];
  if (classId < 0 || multiple < 0 || (chance < 0 && (num < 0 || den < 0))) return undefined;
  return num < 0 || den < 0 ? { classId, multiple, chance } : { classId, multiple, chance: num, den };
};

const rowOf = (line: number, cells: readonly string[], columns: Columns): TableRow | TableFault => {
  const [classId, multiple, chance] = [cells[columns.classId], cells[columns.multiple], cells[columns.chance]];
  const den = columns.den === undefined ? '1' : cells[columns.den];
  if (!classId || !multiple || !chance || !den) return { line, kind: 'columns', got: String(cells.length) };
  const readChance = readFraction(columns.den === undefined ? chance : `${chance}/${den}`);
  const readTimes = readMultiple(multiple);
  if (!readTimes) return { line, kind: 'multiple', got: multiple };
  if (!readChance || compare(readChance, fraction(1n)) > 0) return { line, kind: 'chance', got: chance };
  return { line, classId, multiple: readTimes, chance: readChance };
};

const isFault = (row: TableRow | TableFault): row is TableFault => 'kind' in row;

/**
 * Reads a table of wins from a CSV file or from cells that were pasted: class, multiple, chance, or the columns of `lookupCsv` by
 * their names. Every line is judged, so that all faults are told at once.
 */
export const readTableRows = (text: string): ReadTable<readonly TableRow[]> => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => content.trim() !== '');
  const [first, ...others] = lines;
  if (!first) return { faults: [{ line: 0, kind: 'empty', got: '0' }] };
  if (lines.length > MAX_LINES)
    return { faults: [{ line: 0, kind: 'long', got: String(lines.length), allowed: String(MAX_LINES) }] };
  const separator = separatorOf(first.content);
  const named = columnsOf(cellsOf(first.content, separator));
  const rows = (named ? others : lines).map(({ content, line }) =>
    rowOf(line, cellsOf(content, separator), named ?? BARE),
  );
  if (rows.length === 0) return { faults: [{ line: 0, kind: 'empty', got: '0' }] };
  const faults = rows.filter(isFault);
  return faults.length > 0 ? { faults } : { value: rows.filter((row): row is TableRow => !isFault(row)) };
};

/** Shape of a table with one win for each class, drawn from equal parts. */
export interface WinShape {
  readonly classIds: readonly string[];
  readonly parts: number; // equal parts that a draw has
  readonly minMultiple: number;
  readonly maxMultiple: number;
}

/** A class's win. */
export interface ClassWin {
  readonly multiple: number;
  readonly parts: number; // parts that win, of all
}

/** Reads the win of each class, in the order of the classes. */
export const readClassWins = (rows: readonly TableRow[], shape: WinShape): ReadTable<readonly ClassWin[]> => {
  const { classIds, parts, minMultiple, maxMultiple } = shape;
  const faults: TableFault[] = [];
  const wins = new Map<number, ClassWin>();
  const sums = new Map<number, { sum: Fraction; line: number; hasLoss: boolean }>();
  for (const { line, classId, multiple, chance } of rows) {
    const place = placeOf(classIds, classId);
    const report = (kind: TableFaultKind, got: string, allowed?: string): void => {
      faults.push({ line, kind, got, ...(allowed !== undefined && { allowed }) });
    };
    if (place === undefined) {
      report('class', classId, `1–${classIds.length}`);
      continue;
    }
    const known = sums.get(place);
    const isLoss = multiple.num === 0n;
    sums.set(place, {
      sum: add(known?.sum ?? ZERO, chance),
      line,
      hasLoss: isLoss || (known?.hasLoss ?? false),
    });
    if (isLoss) continue;
    const won = fraction(chance.num * BigInt(parts), chance.den);
    const times = Number(multiple.num);
    if (multiple.den !== 1n || times < minMultiple || times > maxMultiple)
      report('multiple', textOf(multiple), `${minMultiple}–${maxMultiple}`);
    else if (won.den !== 1n || won.num === 0n) report('parts', textOf(chance), String(parts));
    else if (wins.has(place)) report('twice', classId);
    else if (Number(won.num) * times > parts) report('above', `${won.num} × ${times}`, String(parts));
    else wins.set(place, { multiple: times, parts: Number(won.num) });
  }
  for (const { sum, line, hasLoss } of sums.values()) {
    const order = compare(sum, fraction(1n));
    if (order > 0 || (hasLoss && order !== 0)) faults.push({ line, kind: 'sum', got: textOf(sum) });
  }
  if (faults.length > 0) return { faults: faults.toSorted((a, b) => a.line - b.line) };
  const missing = classIds.filter((_, place) => !wins.has(place));
  if (missing.length > 0) return { faults: missing.map((got) => ({ line: 0, kind: 'missing', got })) };
  const value = classIds.flatMap((_, place) => wins.get(place) ?? []);
  const total = value.reduce((all, win) => all + win.parts, 0);
  return total === parts
    ? { value }
    : { faults: [{ line: 0, kind: 'total', got: String(total), allowed: String(parts) }] };
};

const placeOf = (classIds: readonly string[], written: string): number | undefined => {
  const byId = classIds.indexOf(written);
  if (byId >= 0) return byId;
  const place = /^\d{1,3}$/.test(written) ? Number(written) - 1 : -1;
  return place >= 0 && place < classIds.length ? place : undefined;
};

const textOf = ({ num, den }: Fraction): string => (den === 1n ? `${num}` : `${num}/${den}`);
