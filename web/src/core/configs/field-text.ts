import { formatNumber, formatWholeMultiplier, withPercentSign } from '../format/format.ts';
import { useLanguage, useMessages } from '../i18n/messages.ts';
import { numberText } from './config-fields.ts';
import type { ConfigField, ConfigValues, NumberShape } from './config-fields.ts';
import { useOwnWords } from './use-game-studio.ts';

/** Says numbers in their units in the interface's language. */
export interface ShapeText {
  unit(shape: Pick<NumberShape, 'unit'>): string; // '' for a mere count
  number(shape: Pick<NumberShape, 'unit' | 'decimals'>, value: number): string;
  range(shape: NumberShape): string;
}

/** Says a game's fields and their values in the interface's language. */
export interface FieldText extends ShapeText {
  name(key: string): string; // name by a field's key
  cue(cue: string): string;
  help(key: string): string;
  /** A value as a list of changes says it. `config`: what it is a part of. */
  value(field: ConfigField, value: unknown, config: ConfigValues): string;
}

/** The multiplier at a place of a list of them. */
const multiplierAt = (multipliers: unknown, place: number): string => {
  const multiplier: unknown = Array.isArray(multipliers) ? multipliers[place] : undefined;
  return multiplier === undefined ? String(place) : formatWholeMultiplier(Number(multiplier));
};

export const useShapeText = (): ShapeText => {
  const t = useMessages('configs', 'config');
  const language = useLanguage();
  const unit = ({ unit: kind }: Pick<NumberShape, 'unit'>): string => (kind === 'count' ? '' : t(`unit.${kind}`));
  const number: ShapeText['number'] = ({ unit: kind, decimals }, value) => {
    const figures = formatNumber(numberText(value, decimals), language, { maximumFractionDigits: decimals });
    if (kind === 'percent') return withPercentSign(figures, language);
    return kind === 'count' ? figures : `${figures}\u00a0${unit({ unit: kind })}`;
  };
  return {
    unit,
    number,
    range: (shape) => t('field.range', { min: number(shape, shape.min), max: number(shape, shape.max) }),
  };
};

/** Says the fields of a game, in its own words where it has some. */
export const useFieldText = (game: string): FieldText => {
  const t = useMessages('configs', 'config');
  const shared = useMessages('configs', 'config-fields');
  const words = useOwnWords(game);
  const numbers = useShapeText();
  type Key = Parameters<typeof shared>[0];
  const cue = (name: string): string => words(`cue.${name}`) ?? shared(`cue.${name}` as Key);
  return {
    ...numbers,
    name: (key) =>
      key.startsWith('sounds.')
        ? shared('field.sounds', { cue: cue(key.slice('sounds.'.length)) })
        : (words(`field.${key}`) ?? shared(`field.${key}` as Key)),
    cue,
    help: (key) => words(`help.${key}`) ?? shared(`help.${key}` as Key),
    value(field, value, config) {
      if (value === undefined) return t('value.none');
      if (field.kind === 'switch') return t(value === true ? 'value.on' : 'value.off');
      if (field.kind === 'choice') return shared(`option.${String(value)}` as Key);
      if (field.kind === 'list' && field.placesOf !== undefined)
        return multiplierAt(config[field.placesOf], Number(value));
      return numbers.number(field, Number(value));
    },
  };
};
