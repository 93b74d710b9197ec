import type { VersionFinding } from 'server/contract';
import { useFormat } from '../format/use-format.ts';
import { useMessages } from '../i18n/messages.ts';
import { useMoney } from '../money/money.ts';
import { useClassText } from './class-text.ts';
import { fieldsOf, type ConfigValues } from './config-fields.ts';
import { useFieldText } from './field-text.ts';
import { useNumberText } from './numbers.ts';
import { configMessages } from './config.messages.ts';
import { useGameStudio } from './use-game-studio.ts';

const ofShares: readonly string[] = ['rtp', 'edge', 'flooredRtp', 'winBelowStake', 'capped', 'ruin'];
const ofAmounts: readonly string[] = ['betExposure', 'roundPayout', 'roundExposure', 'concurrentExposure'];
const withoutNumber: readonly string[] = ['schema', 'nothingToBet', 'uncapped'];

/** Says where a finding is, what is there and what may be. */
export const useFindingText = (game: string, config: ConfigValues): ((finding: VersionFinding) => string[]) => {
  const t = useMessages(configMessages);
  const fieldText = useFieldText(game);
  const { ordinal } = useFormat();
  const number = useNumberText();
  const nameOf = useClassText(game);
  const { format } = useMoney();
  const studio = useGameStudio(game);
  const { analysis } = studio;
  const fields = fieldsOf(studio);

  const placeOf = (where: string, stakeMinor: string | undefined): string => {
    if (fields.some(({ key }) => key === where)) return fieldText.name(where);
    const [key = '', index] = where.split('.');
    if (fields.some((field) => field.key === key))
      return index === undefined ? fieldText.name(key) : `${fieldText.name(key)}, ${ordinal(Number(index) + 1)}`;
    const stakeClass = where === '' ? undefined : analysis.findClass(config, where);
    const name = stakeClass ? nameOf(stakeClass) : where;
    return stakeMinor === undefined ? name : t('finding.stake', { name, stake: format(BigInt(stakeMinor)) });
  };

  const valueOf = ({ rule, where }: VersionFinding, value: number | string): string => {
    if (ofShares.includes(rule)) return number.share(Number(value));
    if (ofAmounts.includes(rule)) return format(BigInt(value));
    const field = fields.find(({ key }) => key === where || key === where.split('.')[0]);
    return field && 'unit' in field ? fieldText.number(field, Number(value)) : String(value);
  };

  return (finding) => {
    const { rule, where, got, allowed, stakeMinor } = finding;
    const say = (value: number | undefined): string => (value === undefined ? '' : valueOf(finding, value));
    const { min, max } = allowed;
    const bounds = (): string => {
      if (min !== undefined && max !== undefined) return t('field.range', { min: say(min), max: say(max) });
      if (min !== undefined) return t('finding.least', { min: say(min) });
      return max === undefined ? '' : t('finding.most', { max: say(max) });
    };
    if (withoutNumber.includes(rule)) return [placeOf(where, stakeMinor)].filter(Boolean);
    return [placeOf(where, stakeMinor), t('finding.got', { got: valueOf(finding, got) }), bounds()].filter(Boolean);
  };
};
