import type { AnyGame } from 'games-engine';
import {
  configWith,
  numberText,
  valueIn,
  type ConfigField,
  type ConfigValues,
} from '../../core/configs/config-fields.ts';

/** A config as it is being written: numbers are the texts that were typed. */
export type ConfigDraft = Readonly<Record<string, boolean | string | readonly string[]>>;

export interface ConfigFormProps {
  game: string;
  fields: readonly ConfigField[];
  draft: ConfigDraft;
  problems: readonly DraftProblem[];
  onWrite: (key: string, value: ConfigDraft[string]) => void;
}

/** Props of one field in the form. */
export interface FieldProps {
  game: string;
  name: string; // name of the field in the config
  problems: readonly DraftProblem[]; // problems of this field
  draft: ConfigDraft;
  onWrite: (value: ConfigDraft[string]) => void;
}

const DECIMAL = /^(\d{1,12})(?:[.,](\d+))?$/;

/** The whole number that a typed text means; NaN: none, or one with too many decimals. */
export const readNumber = (text: string, decimals: number): number => {
  const [, whole = '', fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > decimals) return Number.NaN;
  return Number(whole + fraction.padEnd(decimals, '0'));
};

const draftOfField = (field: ConfigField, value: unknown): ConfigDraft[string] => {
  if (field.kind === 'switch') return value === true;
  if (field.kind === 'choice') return String(value ?? '');
  if (field.kind !== 'list') return value === undefined ? '' : numberText(Number(value), field.decimals);
  return (Array.isArray(value) ? value : []).map((item) => numberText(Number(item), field.decimals));
};

/** A config's numbers as texts to edit. */
export const draftOf = (fields: readonly ConfigField[], config: ConfigValues): ConfigDraft =>
  Object.fromEntries(fields.map((field) => [field.key, draftOfField(field, valueIn(config, field))]));

const valueOfField = (field: ConfigField, typed: ConfigDraft[string] | undefined): unknown => {
  if (field.kind === 'switch') return typed === true;
  if (field.kind === 'choice') return typed || undefined;
  if (field.kind === 'number' && field.within !== undefined && (typed ?? '') === '') return undefined;
  if (field.kind !== 'list') return readNumber(String(typed ?? ''), field.decimals);
  return (Array.isArray(typed) ? typed : []).map((text: string) => readNumber(text, field.decimals));
};

/** Fault at a field, or at one number of its list. */
export interface DraftProblem {
  readonly key: string;
  readonly index?: number;
  readonly kind: 'number' | 'range' | 'length' | 'rule';
}

/** Result of reading a draft: a config that the game's schema accepts, or its faults. */
export type ReadDraft =
  | { readonly config: ConfigValues; readonly problems?: undefined }
  | { readonly config?: undefined; readonly problems: readonly DraftProblem[] };

const kindOf = (value: unknown, code: string): DraftProblem['kind'] => {
  if (code === 'custom') return 'rule';
  if (Array.isArray(value)) return 'length';
  return value === undefined || Number.isNaN(value) ? 'number' : 'range';
};

/** Reads what was typed. The game's own schema judges it. */
export const readDraft = (
  { configSchema }: Pick<AnyGame, 'configSchema'>,
  fields: readonly ConfigField[],
  draft: ConfigDraft,
): ReadDraft => {
  const values = fields.map((field) => [field, valueOfField(field, draft[field.key])] as const);
  const config = configWith(values);
  const read = configSchema.safeParse(config);
  if (read.success) return { config };
  const problems = read.error.issues.map(({ code, path }): DraftProblem => {
    const index = path.find((part) => typeof part === 'number');
    const key = path.filter((part) => part !== index).join('.');
    const value = values.find(([field]) => field.key === key)?.[1];
    const item: unknown = index !== undefined && Array.isArray(value) ? value[index] : value;
    return { key, ...(index !== undefined && { index }), kind: kindOf(item, code) };
  });
  return { problems };
};
