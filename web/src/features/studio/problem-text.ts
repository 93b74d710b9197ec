import { useMessages } from '../../core/i18n/messages.ts';
import type { DraftProblem } from './config-draft.ts';
import type { ConfigField } from './config-fields.ts';
import { useShapeText } from './field-text.ts';
import { studioMessages } from './studio.messages.ts';

/** Says what is wrong with what was typed, and what may be. */
export const useProblemText = (): ((field: ConfigField, problem: DraftProblem) => string) => {
  const t = useMessages(studioMessages);
  const text = useShapeText();
  return (field, { kind }) => {
    if (field.kind === 'switch' || field.kind === 'kept' || kind === 'rule') return t('problem.rule');
    if (kind === 'length' && field.kind === 'list')
      return t('problem.length', { least: field.least, most: field.most });
    if (kind === 'range') return t('problem.range', { range: text.range(field) });
    return field.decimals > 0 ? t('problem.decimal', { decimals: field.decimals }) : t('problem.whole');
  };
};
