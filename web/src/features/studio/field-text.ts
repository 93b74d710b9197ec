import { formatNumber, formatWholeMultiplier, withPercentSign } from '../../core/format/format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { numberText } from './config-draft.ts';
import type { ConfigField, ConfigValues, NumberShape } from './config-fields.ts';
import { studioFieldMessages } from './studio-fields.messages.ts';
import { studioMessages } from './studio.messages.ts';

/** Says fields and their values in the interface's language. */
export interface FieldText {
  name(key: string): string; // of a field's key
  cue(cue: string): string;
  help(game: string, key: string): string;
  unit(shape: Pick<NumberShape, 'unit'>): string; // '' for a mere count
  number(shape: Pick<NumberShape, 'unit' | 'decimals'>, value: number): string;
  range(shape: NumberShape): string;
  /** A value as a list of changes says it. `config`: what it is a part of. */
  value(field: ConfigField, value: unknown, config: ConfigValues): string;
}

/** The multiplier of a sector, where a config has such. */
export const sectorText = (config: ConfigValues, sector: number): string => {
  const { multipliers } = config;
  const multiplier: unknown = Array.isArray(multipliers) ? multipliers[sector] : undefined;
  return multiplier === undefined ? String(sector) : formatWholeMultiplier(Number(multiplier));
};

export const useFieldText = (): FieldText => {
  const t = useMessages(studioMessages);
  const fields = useMessages(studioFieldMessages);
  const language = useLanguage();
  const texts: Readonly<Record<string, string>> = studioFieldMessages.source;
  const unit = ({ unit: kind }: Pick<NumberShape, 'unit'>): string => (kind === 'count' ? '' : t(`unit.${kind}`));
  const number: FieldText['number'] = ({ unit: kind, decimals }, value) => {
    const figures = formatNumber(numberText(value, decimals), language, { maximumFractionDigits: decimals });
    if (kind === 'percent') return withPercentSign(figures, language);
    return kind === 'count' ? figures : `${figures}\u00a0${unit({ unit: kind })}`;
  };
  const cueText = (cue: string): string => fields(`cue.${cue}` as Parameters<typeof fields>[0]);
  return {
    name: (key) =>
      key.startsWith('sounds.')
        ? fields('field.sounds', { cue: cueText(key.slice('sounds.'.length)) })
        : fields(`field.${key}` as Parameters<typeof fields>[0]),
    cue: cueText,
    help(game, key) {
      const own = `help.${game}.${key}`;
      return fields((Object.hasOwn(texts, own) ? own : `help.${key}`) as Parameters<typeof fields>[0]);
    },
    unit,
    number,
    range: (shape) => t('field.range', { min: number(shape, shape.min), max: number(shape, shape.max) }),
    value(field, value, config) {
      if (value === undefined) return t('value.none');
      if (field.kind === 'switch') return t(value === true ? 'value.on' : 'value.off');
      if (field.kind === 'kept') return String(value);
      if (field.key === 'segments') return sectorText(config, Number(value));
      return number(field, Number(value));
    },
  };
};
