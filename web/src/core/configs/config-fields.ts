import { z } from 'zod';
import type { GameStudio } from '../games/web-game.ts';

/** Unit of a config's number. */
export type FieldUnit = 'ms' | 'percent' | 'amount' | 'count';

/** Notation of a config's whole number for a person: 50000 ppm is 5.0000 of a hundred, so four decimals. */
export interface NumberShape {
  readonly unit: FieldUnit;
  readonly decimals: number;
  readonly min: number; // as the config has it
  readonly max: number;
}

/** A field of a game's config, as its schema describes it. */
export type ConfigField =
  | { readonly key: string; readonly kind: 'switch' }
  | { readonly key: string; readonly kind: 'choice'; readonly within: string; readonly options: readonly string[] } // choice in an optional part
  | ({
      readonly key: string;
      readonly kind: 'number';
      readonly within?: string; // the optional part of the config that it belongs to
    } & NumberShape)
  | ({
      readonly key: string;
      readonly kind: 'list';
      readonly minLength: number; // least number of numbers
      readonly maxLength: number;
      readonly placesOf?: string; // the list whose places its numbers are
    } & NumberShape)
  | ({ readonly key: string; readonly kind: 'volume'; readonly cue: string } & NumberShape); // volume in the config's `sounds`

/** A game's config with nothing known of its fields. */
export type ConfigValues = Readonly<Record<string, unknown>>;

const suffixes = [
  ['Ms', 'ms', 0],
  ['Ppm', 'percent', 4],
  ['Bp', 'percent', 2],
  ['Minor', 'amount', 2],
] as const satisfies readonly (readonly [string, FieldUnit, number])[];

/** Unit of a number, by the end of its name. */
export const unitOf = (key: string): Pick<NumberShape, 'unit' | 'decimals'> => {
  const [, unit, decimals] = suffixes.find(([suffix]) => key.endsWith(suffix)) ?? ['', 'count', 0];
  return { unit, decimals };
};

/**
 * Values of a type's checks by a name. Read from the definitions: zod's own summary of them (`minValue`) is made with
 * its JSON Schema, which the build leaves out.
 */
const checksOf = (type: z.ZodNumber | z.ZodArray, check: string, name: string): number[] =>
  (type.def.checks ?? [])
    .map(({ _zod: { def } }): Readonly<Record<string, unknown>> => ({ ...def }))
    .flatMap((def) => (def['check'] === check ? [Number(def[name])] : []));

/** Shape of a config's number. Throws for one without a range. */
export const numberShape = (key: string, type: z.ZodNumber): NumberShape => {
  const [min, max] = [
    Math.max(-Infinity, ...checksOf(type, 'greater_than', 'value')),
    Math.min(Infinity, ...checksOf(type, 'less_than', 'value')),
  ];
  if (!Number.isFinite(max - min)) throw new Error(`${key} has no range`);
  return { ...unitOf(key), min, max };
};

/** Numbers of items that the checks of a list allow. */
const lengthsOf = (list: z.ZodArray): { minLength: number; maxLength: number } => {
  const exact = checksOf(list, 'length_equals', 'length');
  return {
    minLength: Math.max(0, ...checksOf(list, 'min_length', 'minimum'), ...exact),
    maxLength: Math.min(Infinity, ...checksOf(list, 'max_length', 'maximum'), ...exact),
  };
};

const fieldOf = (key: string, type: unknown, placesOf: string | undefined): ConfigField => {
  if (type instanceof z.ZodBoolean) return { key, kind: 'switch' };
  if (type instanceof z.ZodNumber) return { key, kind: 'number', ...numberShape(key, type) };
  if (type instanceof z.ZodArray && type.element instanceof z.ZodNumber)
    return {
      key,
      kind: 'list',
      ...numberShape(key, type.element),
      ...lengthsOf(type),
      ...(placesOf !== undefined && { placesOf }),
    };
  throw new Error(`${key} is neither a switch, nor a number, nor a list of numbers: the form has no control for it`);
};

const SOUNDS = 'sounds';

/** Loudness of each cue as a field of its own. Without a number a cue is as loud as it can be: as it was recorded. */
const volumeFields = (shape: Readonly<Record<string, unknown>>): ConfigField[] =>
  Object.entries(shape).map(([cue, type]) => {
    const volume = type instanceof z.ZodExactOptional ? type.def.innerType : type;
    if (!(volume instanceof z.ZodNumber)) throw new Error(`${cue} is no volume`);
    return { key: `${SOUNDS}.${cue}`, kind: 'volume', cue, ...numberShape(cue, volume), unit: 'percent' };
  });

/** Fields of a config's optional part; a part without them is left out. */
const partFields = (part: string, shape: Readonly<Record<string, unknown>>): ConfigField[] =>
  Object.entries(shape).map(([name, type]) => {
    if (type instanceof z.ZodEnum)
      return { key: `${part}.${name}`, kind: 'choice', within: part, options: type.options.map(String) };
    if (!(type instanceof z.ZodNumber))
      throw new Error(`${part}.${name} is neither a number nor a choice: the form has no control for it`);
    return { key: `${part}.${name}`, kind: 'number', within: part, ...numberShape(name, type) };
  });

/** The optional part of a config that a field belongs to. */
const partOf = (field: ConfigField): string | undefined => ('within' in field ? field.within : undefined);

const nameWithin = (key: string, part: string): string => key.slice(part.length + 1);

/** Value of a config at a field. */
export const valueIn = (config: ConfigValues, field: ConfigField): unknown => {
  const part = partOf(field);
  if (part !== undefined) return (config[part] as ConfigValues | undefined)?.[nameWithin(field.key, part)];
  if (field.kind !== 'volume') return config[field.key];
  const volumes = config[SOUNDS] as ConfigValues | undefined;
  return volumes?.[field.cue] ?? field.max;
};

/** A config of these values, field by field. What is as loud as it was recorded is left out. */
export const configWith = (values: readonly (readonly [field: ConfigField, value: unknown])[]): ConfigValues => {
  const plain = values.flatMap(([field, value]): (readonly [string, unknown])[] => {
    const { key, kind } = field;
    if (partOf(field) !== undefined) return [];
    return kind === 'volume' ? [] : [[key, value]];
  });
  const volumes = values.flatMap(([field, value]) =>
    field.kind === 'volume' && value !== field.max ? [[field.cue, value] as const] : [],
  );
  const sounds = volumes.length > 0 && { [SOUNDS]: Object.fromEntries(volumes) };
  return { ...Object.fromEntries(plain), ...partsOf(values), ...sounds };
};

const partsOf = (values: readonly (readonly [field: ConfigField, value: unknown])[]): ConfigValues => {
  const parts: Record<string, Record<string, unknown>> = {};
  for (const [field, value] of values) {
    const part = partOf(field);
    if (part === undefined || value === undefined) continue;
    (parts[part] ??= {})[nameWithin(field.key, part)] = value;
  }
  return parts;
};

/** Source of a config's fields. */
export type FieldSource = Pick<GameStudio, 'game' | 'places'>;

/** The fields of a game's config in the order of its schema. Throws for a schema that no form can show. */
export const fieldsOf = ({ game, places }: FieldSource): readonly ConfigField[] => {
  const schema: unknown = game.configSchema;
  if (!(schema instanceof z.ZodObject)) throw new Error(`the config of ${game.id} is no object`);
  return Object.entries(schema.shape).flatMap(([key, type]) => {
    const inner: unknown = type instanceof z.ZodExactOptional ? type.def.innerType : type;
    if (!(inner instanceof z.ZodObject)) return fieldOf(key, type, places?.[key]);
    return key === SOUNDS ? volumeFields(inner.shape) : partFields(key, inner.shape);
  });
};

/** A whole number of a config as a decimal text without needless zeros: 52500 with four decimals is "5.25". */
export const numberText = (value: number, decimals: number): string => {
  const digits = String(value).padStart(decimals + 1, '0');
  if (decimals === 0) return digits;
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, -decimals) : `${digits.slice(0, -decimals)}.${fraction}`;
};
