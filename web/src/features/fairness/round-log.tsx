import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { CopyValue } from '../../core/ui/copy.tsx';
import type { LogCheck } from './log-check.ts';
import { Mark } from './mark.tsx';
import styles from './round.module.css';

const reasons = { key: 'log.fail.key', head: 'log.fail.head', proof: 'log.fail.proof' } as const;

type ProvenLog = Extract<LogCheck, { proof: readonly string[] }>;

const Proof = ({ check }: { check: ProvenLog }): ReactNode => {
  const t = useMessages('fairness', 'round');
  return (
    <>
      <Mark state="pass">{t('log.signature')}</Mark>
      <p className={styles.note}>{t('log.position', { index: check.index, size: check.size })}</p>
      <CopyValue label={`${t('log.leaf')} = SHA256(0x00 ‖ hash)`} value={check.leaf} />
      <details className={styles.details}>
        <summary>
          {t('log.path')}: {t('log.path.count', { count: check.proof.length })}
        </summary>
        <ol className={styles.path}>
          {check.proof.map((hash, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a path may hold the same hash twice and never changes
            <li key={place}>
              <code>{hash}</code>
            </li>
          ))}
        </ol>
      </details>
      <CopyValue label={t('log.root')} value={check.root ?? '—'} />
      <CopyValue label={t('log.head')} value={check.head} />
    </>
  );
};

const Checked = ({ check }: { check: LogCheck }): ReactNode => {
  const t = useMessages('fairness', 'round');
  if (check.state === 'pending') return <Mark state="waiting">{t('log.pending')}</Mark>;
  return (
    <>
      {check.reason === undefined ? (
        <Mark state="pass">{t('log.pass')}</Mark>
      ) : (
        <Mark state="fail">{t(reasons[check.reason])}</Mark>
      )}
      {'proof' in check && <Proof check={check} />}
      <CopyValue label={t('log.key')} value={check.key} note={<p className={styles.note}>{t('log.key.text')}</p>} />
    </>
  );
};

/** The round's place in the transparency log: the signed root, and the path from this record to it. */
export const LogSection = ({ query }: { query: UseQueryResult<LogCheck> }): ReactNode => {
  const t = useMessages('fairness', 'round');
  const { data, isError, refetch } = query;
  return (
    <Card className={styles.card}>
      <h2>{t('log.title')}</h2>
      <p className={styles.note}>{t('log.text')}</p>
      <div
        className={styles.logBody}
        aria-live="polite"
        data-log={data?.state ?? (isError ? 'unreachable' : 'loading')}
      >
        {data && <Checked check={data} />}
        {!data && !isError && <Mark state="waiting">{t('log.loading')}</Mark>}
        {!data && isError && (
          <>
            <Mark state="blocked">{t('log.unreachable')}</Mark>
            <Button onClick={() => void refetch()}>{t('error.retry')}</Button>
          </>
        )}
      </div>
    </Card>
  );
};
