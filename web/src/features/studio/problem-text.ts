import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import type { DraftProblem } from './config-draft.ts';
import type { ConfigField } from '../../core/configs/config-fields.ts';
import { useShapeText } from '../../core/configs/field-text.ts';
import { useOwnWords } from '../../core/configs/use-game-studio.ts';

/** Says which rule of the game the numbers of a field break. */
const useRuleText = (game: string): ((key: string) => string) => {
  const t = useMessages('studio', 'main');
  const shared = useMessages('configs', 'config-fields');
  const words = useOwnWords(game);
  return (key) => {
    const rule = `rule.${key}`;
    return words(rule) ?? (hasMessage(texts('configs', 'config-fields'), rule) ? shared(rule) : t('problem.rule'));
  };
};

/** Says what is wrong with what was typed, and what may be. */
export const useProblemText = (game: string): ((field: ConfigField, problem: DraftProblem) => string) => {
  const t = useMessages('studio', 'main');
  const text = useShapeText();
  const ruleText = useRuleText(game);
  return (field, { key, kind }) => {
    if (field.kind === 'switch' || field.kind === 'choice' || kind === 'rule') return ruleText(key);
    if (kind === 'length' && field.kind === 'list')
      return t('problem.length', { least: field.minLength, most: field.maxLength });
    if (kind === 'range') return t('problem.range', { range: text.range(field) });
    return field.decimals > 0 ? t('problem.decimal', { decimals: field.decimals }) : t('problem.whole');
  };
};
