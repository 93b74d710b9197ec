import { keepPreviousData } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import type { CallPayload, SegmentCount } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Pending } from '../../core/office/loaded.tsx';
import { useSettled } from '../../core/office/use-settled.ts';
import styles from './marketing.module.css';

type Conditions = CallPayload<'officeMarketing.count'>['conditions'];

const HEIGHT = 200;

const Counted = ({ counted: { matched, audience, leftOut, nicks } }: { counted: SegmentCount }): ReactNode => {
  const t = useMessages('office-marketing', 'segments');
  const { count } = useFormat();
  const share = { '--share': `${matched === 0 ? 0 : (100 * audience) / matched}%` } as CSSProperties;
  return (
    <>
      <strong className={styles.number}>{count(audience)}</strong>
      <span>{t('count.audience')}</span>
      <span className={styles.bar} style={share} aria-hidden="true" />
      <span>{t('count.matched', { number: count(matched) })}</span>
      {leftOut === null ? (
        matched > 0 && <span>{t('count.few')}</span>
      ) : (
        <ul className={styles.left}>
          {leftOut.map(({ reason, count: number }) => (
            <li key={reason}>
              <span>{t(`left.${reason}`)}</span>
              <span>{count(number)}</span>
            </li>
          ))}
        </ul>
      )}
      {nicks.length > 0 && <span>{t('count.nicks', { nicks: nicks.join(', ') })}</span>}
    </>
  );
};

/** Players of conditions as they are typed, once nobody has typed for a moment. */
export const SegmentCounted = ({
  conditions,
  isFaulty,
}: {
  conditions: Conditions | undefined;
  isFaulty: boolean;
}): ReactNode => {
  const t = useMessages('office-marketing', 'segments');
  const settled = useSettled(conditions ? JSON.stringify(conditions) : '');
  const asked = settled === '' ? undefined : (JSON.parse(settled) as Conditions);
  const { data, error, refetch } = useCallQuery(
    'officeMarketing.count',
    { conditions: asked ?? {} },
    { enabled: asked !== undefined, placeholderData: keepPreviousData },
  );
  const isAsked = conditions !== undefined && asked !== undefined;
  return (
    <section className={styles.count} aria-label={t('count')} aria-live="polite">
      {!isAsked && <span>{t(isFaulty ? 'count.faults' : 'count.none')}</span>}
      {isAsked &&
        (data && !error ? <Counted counted={data} /> : <Pending error={error} retry={refetch} height={HEIGHT} />)}
    </section>
  );
};
