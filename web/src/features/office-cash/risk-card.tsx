import type { ReactNode } from 'react';
import type { WithdrawalFacts } from 'server/contract';
import { formatPercent } from '../../core/format/format.ts';
import { hasMessage, useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { Section } from '../../core/staff/facts.tsx';
import styles from '../../core/staff/desk.module.css';
import { RiskMark } from './risk-mark.tsx';
import { factMessages } from './withdrawal-facts.messages.ts';

type Points = WithdrawalFacts['risk'];

const Point = ({ point: { key, points, params } }: { point: Points[number] }): ReactNode => {
  const t = useMessages(factMessages);
  const language = useLanguage();
  const name = `point.${key}`;
  const { percent } = params;
  const shown = percent === undefined ? params : { ...params, percent: formatPercent(percent, language) };
  return (
    <li className={styles.point}>
      <span className={styles.points}>{t('points', { points })}</span>
      <span>{hasMessage(factMessages, name) ? t(name, shown) : key}</span>
    </li>
  );
};

/** The risk score, and what each of its points stands for. */
export const RiskCard = ({ points, total }: { points: Points; total: number }): ReactNode => {
  const t = useMessages(factMessages);
  return (
    <Section title={t('risk')}>
      <p>
        <RiskMark risk={total} />
      </p>
      <p className={styles.muted}>{t(points.length === 0 ? 'risk.none' : 'risk.text')}</p>
      <ul>
        {points
          .toSorted((one, other) => other.points - one.points)
          .map((point) => (
            <Point key={point.key} point={point} />
          ))}
      </ul>
    </Section>
  );
};
