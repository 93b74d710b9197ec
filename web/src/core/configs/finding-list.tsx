import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VersionFinding } from 'server/contract';
import { useFormat } from '../format/use-format.ts';
import { useMessages, hasMessage, texts } from '../i18n/messages.ts';
import { useMoney } from '../money/money.ts';
import { useClassText } from './class-text.ts';
import { fieldsOf, type ConfigValues } from './config-fields.ts';
import { useFieldText } from './field-text.ts';
import { useNumberText } from './numbers.ts';
import { useGameStudio } from './use-game-studio.ts';
import tones from '../ui/tones.module.css';
import styles from './findings.module.css';

const ofShares: readonly string[] = ['rtp', 'edge', 'flooredRtp', 'winBelowStake', 'capped', 'ruin'];
const ofAmounts: readonly string[] = ['betExposure', 'roundPayout', 'roundExposure', 'concurrentExposure'];
const withoutNumber: readonly string[] = ['schema', 'nothingToBet', 'uncapped'];

/** Says where a finding is, what is there and what may be. */
const useFindingText = (game: string, config: ConfigValues): ((finding: VersionFinding) => string[]) => {
  const t = useMessages('configs', 'config');
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

export interface FindingListProps {
  game: string;
  config: ConfigValues;
  findings: readonly VersionFinding[];
}

/** Findings of the guardrails in a config. */
export const FindingList = ({ game, config, findings }: FindingListProps): ReactNode => {
  const t = useMessages('configs', 'config');
  const text = useFindingText(game, config);
  if (findings.length === 0)
    return (
      <p className={styles.finding}>
        <CircleCheck aria-hidden="true" size={18} className={tones.good} />
        {t('findings.none')}
      </p>
    );
  return (
    <ul className={styles.findings} aria-label={t('findings.title')}>
      {findings.map((finding) => {
        const { rule, severity, where } = finding;
        return (
          <li key={`${rule} ${where}`} className={styles.finding}>
            <TriangleAlert aria-hidden="true" size={18} className={severity === 'error' ? tones.bad : tones.wait} />
            <div>
              <p className={styles.eventName}>
                {t(`finding.${severity}`)}:{' '}
                {hasMessage(texts('configs', 'config'), `rule.${rule}`) ? t(`rule.${rule}` as 'rule.rtp') : rule}
              </p>
              <p className={styles.muted}>{text(finding).join(' · ')}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
};
