import type { ReactNode } from 'react';
import { limitKinds, limitPeriods, type Limit, type LimitKind } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { LimitRow } from './limit-row.tsx';
import styles from './limits.module.css';

const KindRows = ({ kind, limits }: { kind: LimitKind; limits: readonly Limit[] }): ReactNode => {
  const t = useMessages('limits', 'main');
  const periods = kind === 'session' ? (['day'] as const) : limitPeriods;
  return (
    <section className={styles.kind}>
      <h3>{t(`kind.${kind}`)}</h3>
      <p className={styles.note}>{t(`kind.${kind}.hint`)}</p>
      <ul>
        {periods.map((period) => (
          <LimitRow
            key={period}
            kind={kind}
            period={period}
            limit={limits.find((limit) => limit.kind === kind && limit.period === period)}
          />
        ))}
      </ul>
    </section>
  );
};

/** All limits, by what they limit. */
export const LimitsCard = ({ limits }: { limits: readonly Limit[] }): ReactNode => {
  const t = useMessages('limits', 'main');
  return (
    <Card className={styles.card}>
      <h2>{t('limits.title')}</h2>
      <p className={styles.text}>{t('limits.text')}</p>
      {limitKinds.map((kind) => (
        <KindRows key={kind} kind={kind} limits={limits} />
      ))}
    </Card>
  );
};
