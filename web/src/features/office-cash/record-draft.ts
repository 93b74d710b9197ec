// Rows of the catalogue are edited by forms that are made from the rows themselves.

/** A row as the server gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** What the form holds: texts as they were typed, switches as they stand. */
export type Draft = Readonly<Record<string, string | boolean>>;

type Kind = 'switch' | 'text' | 'whole' | 'amount' | 'decimal';

const FIXED: ReadonlySet<string> = new Set(['id', 'paywayId', 'currencyId', 'at', 'refused']); // what a row is, and what a program writes
const AMOUNTS = /^(?:min|max)(?:Deposit|Withdrawal)$|Minor$/; // hundredths
const WHOLE = /^(?:position|system|automaticMaxRisk|maxCoursePercent)$/;
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['maxDeposit', 'maxWithdrawal', 'system', 'mask', 'network']);

/** From what to what a whole number can be. */
const bounds: Readonly<Record<string, readonly [min: number, max: number]>> = {
  position: [0, 32_767],
  system: [0, 32_767],
  automaticMaxRisk: [0, 100],
  maxCoursePercent: [1, 100],
};
export const boundsOf = (key: string): readonly [min: number, max: number] => bounds[key] ?? [0, 999_999_999];

/** How a field is written. */
export const kindOf = (key: string, value: unknown): Kind => {
  if (typeof value === 'boolean') return 'switch';
  if (AMOUNTS.test(key)) return 'amount';
  if (WHOLE.test(key)) return 'whole';
  return key === 'course' ? 'decimal' : 'text';
};

const unitsText = (minorText: string): string => {
  const digits = minorText.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.00$/, '');
};

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const textOf = (key: string, value: unknown): string => {
  const text = plain(value);
  return kindOf(key, value) === 'amount' && text !== '' ? unitsText(text) : text;
};

/** The fields of a row that a person may change. */
export const draftOf = (row: Row): Draft =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([key]) => !FIXED.has(key))
      .map(([key, value]) => [key, typeof value === 'boolean' ? value : textOf(key, value)]),
  );

const patterns: Readonly<Record<Exclude<Kind, 'switch'>, RegExp>> = {
  text: /\S/,
  whole: /^\d{1,9}$/,
  amount: /^\d{1,12}(?:[.,]\d{1,2})?$/,
  decimal: /^\d{1,12}(?:[.,]\d{1,6})?$/,
};

const minorOf = (text: string): number => {
  const [whole = '', part = ''] = text.split(/[.,]/);
  return Number(`${whole}${part.padEnd(2, '0')}`);
};

const valueOf = (kind: Kind, text: string, asText: boolean): unknown => {
  if (kind === 'amount') return asText ? String(minorOf(text)) : minorOf(text);
  if (kind === 'whole') return Number(text);
  return kind === 'decimal' ? text.replace(',', '.') : text;
};

const isInBounds = (key: string, text: string): boolean => {
  const [min, max] = boundsOf(key);
  return Number(text) >= min && Number(text) <= max;
};

/** Maxima below their minima. */
const misordered = (after: Row): string[] =>
  ['Deposit', 'Withdrawal'].flatMap((kind) => {
    const [min, max] = [after[`min${kind}`], after[`max${kind}`]];
    return typeof max === 'number' && typeof min === 'number' && max < min ? [`max${kind}`] : [];
  });

/** The row that a draft makes, and the fields that make none. */
export const readDraft = (row: Row, draft: Draft): { after: Row; wrong: readonly string[] } => {
  const after: Record<string, unknown> = { ...row };
  const wrong: string[] = [];
  for (const [key, typed] of Object.entries(draft)) {
    if (typeof typed === 'boolean') {
      after[key] = typed;
      continue;
    }
    const text = typed.trim();
    const kind = kindOf(key, row[key]);
    if (text === '' && MAY_BE_EMPTY.has(key)) after[key] = null;
    else if (kind === 'switch' || !patterns[kind].test(text)) wrong.push(key);
    else if (kind === 'whole' && !isInBounds(key, text)) wrong.push(key);
    else if (textOf(key, row[key]) !== text) after[key] = valueOf(kind, text, typeof row[key] === 'string');
  }
  return { after, wrong: [...new Set([...wrong, ...misordered(after)])] };
};

/** What differs between two rows, in the order of the first. */
export const changedKeys = (before: Row, after: Row): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !FIXED.has(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
