import type { ReactNode } from 'react';
import type { WithdrawalFacts } from 'server/contract';
import { formatPercent } from '../../core/format/format.ts';
import { hasMessage, texts, useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { Section, Note } from '../../core/office/section.tsx';
import styles from '../../core/office/office.module.css';
import { RiskMark } from './risk-mark.tsx';

type Points = WithdrawalFacts['risk'];

const Point = ({ point: { key, points, params } }: { point: Points[number] }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawal-facts');
  const language = useLanguage();
  const name = `point.${key}`;
  const { percent } = params;
  const shown = percent === undefined ? params : { ...params, percent: formatPercent(percent, language) };
  return (
    <li className={styles.points}>
      <span>{t('points', { points })}</span>
      <span>{hasMessage(texts('office-cash', 'withdrawal-facts'), name) ? t(name, shown) : key}</span>
    </li>
  );
};

/** The risk score, and what each of its points stands for. */
export const RiskCard = ({ points, total }: { points: Points; total: number }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawal-facts');
  return (
    <Section title={t('risk')}>
      <p>
        <RiskMark risk={total} />
      </p>
      <Note>{t(points.length === 0 ? 'risk.none' : 'risk.text')}</Note>
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
