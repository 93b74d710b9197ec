import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VersionFinding } from 'server/contract';
import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { useFieldText } from './field-text.ts';
import { studioFieldMessages } from './studio-fields.messages.ts';
import { studioMessages } from './studio.messages.ts';
import styles from './studio.module.css';

/** What the guardrails found: of a field by its name, of a bet as the engine names it. */
export const FindingList = ({ findings }: { findings: readonly VersionFinding[] }): ReactNode => {
  const t = useMessages(studioMessages);
  const text = useFieldText();
  const whereOf = (where: string): string => {
    const [key = '', index] = where.split('.');
    if (!hasMessage(studioFieldMessages, `field.${key}`)) return where;
    return index === undefined
      ? text.name(key)
      : `${text.name(key)}, ${t('field.item', { number: Number(index) + 1 })}`;
  };
  if (findings.length === 0)
    return (
      <p className={styles.finding}>
        <CircleCheck aria-hidden="true" size={18} className={styles.good} />
        {t('findings.none')}
      </p>
    );
  return (
    <ul className={styles.findings} aria-label={t('findings.title')}>
      {findings.map(({ rule, severity, where, got, allowed }) => (
        <li key={`${rule} ${where}`} className={styles.finding}>
          <TriangleAlert aria-hidden="true" size={18} className={severity === 'blocks' ? styles.bad : styles.wait} />
          <div>
            <p className={styles.eventName}>
              {t(`finding.${severity}`)}:{' '}
              {hasMessage(studioMessages, `rule.${rule}`) ? t(`rule.${rule}` as 'rule.rtp') : rule}
            </p>
            <p className={styles.muted}>
              {[where && whereOf(where), got && t('finding.got', { got }), allowed && t('finding.allowed', { allowed })]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
};
