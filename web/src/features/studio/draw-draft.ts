import { numberText, type ConfigValues, type NumberShape } from '../../core/configs/config-fields.ts';
import { valueAt, type DrawNumber } from '../../core/configs/draws/draw-numbers.ts';
import { readNumber } from './config-draft.ts';

type Branch = Record<string, unknown>;

/** Typed texts, by the paths of the numbers. */
export type DrawDraft = Readonly<Record<string, string>>;

/** The numbers of a config as texts to edit. */
export const drawDraftOf = (numbers: readonly DrawNumber[], config: ConfigValues): DrawDraft =>
  Object.fromEntries(numbers.map(({ path, decimals }) => [path, numberText(Number(valueAt(config, path)), decimals)]));

const isWithin = ({ min, max }: NumberShape, value: number): boolean => value >= min && value <= max;

/** The config that a draft comes to, or the paths of what is no number of its range. What the form does not show stays. */
export const readDrawDraft = (
  numbers: readonly DrawNumber[],
  base: ConfigValues,
  draft: DrawDraft,
): { config: ConfigValues; problems?: undefined } | { config?: undefined; problems: readonly string[] } => {
  const read = numbers.map((number) => ({ number, value: readNumber(draft[number.path] ?? '', number.decimals) }));
  const problems = read.filter(({ number, value }) => !isWithin(number, value)).map(({ number }) => number.path);
  if (problems.length > 0) return { problems };
  const config = structuredClone(base) as Branch;
  for (const { number, value } of read) {
    const parts = number.path.split('.');
    const last = parts.pop() ?? '';
    const owner = parts.reduce((branch, part) => branch[part] as Branch, config);
    owner[last] = value;
  }
  return { config };
};
