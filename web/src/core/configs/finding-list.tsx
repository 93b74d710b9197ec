import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VersionFinding } from 'server/contract';
import { hasMessage, useMessages } from '../i18n/messages.ts';
import type { ConfigValues } from './config-fields.ts';
import { useFindingText } from './finding-text.ts';
import { configMessages } from './config.messages.ts';
import styles from './findings.module.css';
import tones from '../ui/tones.module.css';

export interface FindingListProps {
  game: string;
  config: ConfigValues;
  findings: readonly VersionFinding[];
}

/** What the guardrails say of a config. */
export const FindingList = ({ game, config, findings }: FindingListProps): ReactNode => {
  const t = useMessages(configMessages);
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
                {hasMessage(configMessages, `rule.${rule}`) ? t(`rule.${rule}` as 'rule.rtp') : rule}
              </p>
              <p className={styles.muted}>{text(finding).join(' · ')}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
};
