import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SolvencyStatement } from 'server/contract';
import { useCallQuery } from '../../../core/connection/query.ts';
import { useFormat } from '../../../core/format/use-format.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import { Button } from '../../../core/ui/button.tsx';
import { ProgressBar } from '../../../core/ui/progress-bar.tsx';
import { Skeleton } from '../../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../core/ui/states.tsx';
import { OwnBalance } from './own-balance.tsx';
import { Reserves } from './reserves.tsx';
import { coverOf, owedIn, statedFor, useUnitAmount } from './unit-amount.ts';
import styles from './solvency.module.css';

const auditCommands = [
  'npm run audit -- file rounds.ndjson',
  'npm run audit -- solvency leaves.ndjson --file rounds.ndjson',
].join('\n');

type Record = SolvencyStatement['record'];

/** Debt and reserves of one unit. */
const Unit = ({ record, owed }: { record: Record; owed: Record['units'][number] }): ReactNode => {
  const t = useMessages('fairness', 'solvency');
  const amountOf = useUnitAmount();
  const { percent } = useFormat();
  const cover = coverOf(record, owed);
  const stated = statedFor(record, owed.unit);
  return (
    <li className={styles.unit}>
      <p className={styles.label}>{t('owed')}</p>
      <p className={styles.figure}>{amountOf(owedIn(owed), owed.unit)}</p>
      {cover === undefined ? (
        <p className={styles.label}>{t(stated === 0n ? 'unit.none' : 'unit.nothing')}</p>
      ) : (
        <>
          <ProgressBar label={t('cover')} done={Math.min(cover, 100)} of={100} />
          <p className={styles.label}>
            {t('unit.cover', { percent: percent(cover), amount: amountOf(stated, owed.unit) })}
          </p>
        </>
      )}
      <code className={styles.root}>{owed.root}</code>
    </li>
  );
};

const Statements = ({ statements }: { statements: readonly SolvencyStatement[] }): ReactNode => {
  const t = useMessages('fairness', 'solvency');
  const amountOf = useUnitAmount();
  const moment = useMoment();
  const { ordinal } = useFormat();
  return (
    <section aria-labelledby="statements">
      <h2 id="statements">{t('list.title')}</h2>
      <p>{t('list.text')}</p>
      <ul className={styles.rows}>
        {statements.map(({ index, record }) => (
          <li key={record.day} className={styles.statement}>
            <span>{moment(record.at)}</span>
            <span>{record.units.map((owed) => amountOf(owedIn(owed), owed.unit)).join(' · ')}</span>
            <span className={styles.label}>{index === null ? t('list.waiting') : ordinal(index)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Newest = ({ statements }: { statements: readonly SolvencyStatement[] }): ReactNode => {
  const t = useMessages('fairness', 'solvency');
  const moment = useMoment();
  const [newest] = statements;
  if (!newest) return <EmptyState>{t('none')}</EmptyState>;
  const { record } = newest;
  return (
    <>
      <section aria-labelledby="newest" className={styles.hero}>
        <h2 id="newest">{t('newest', { at: moment(record.at) })}</h2>
        <ul className={styles.units}>
          {record.units.map((owed) => (
            <Unit key={owed.unit} record={record} owed={owed} />
          ))}
        </ul>
        {record.reserves.simulated && <p className={styles.warning}>{t('reserves.simulated')}</p>}
      </section>
      <OwnBalance />
      <Reserves record={record} />
      <Statements statements={statements} />
    </>
  );
};

const Published = (): ReactNode => {
  const t = useMessages('fairness', 'solvency');
  const { data, error, refetch } = useCallQuery('solvency.statements', {});
  if (error)
    return (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {t('failed')}
      </ErrorState>
    );
  return data ? <Newest statements={data.statements} /> : <Skeleton height={640} />;
};

/** Shows what the house owes to its players and holds for them, and the player's own part of it. */
export const SolvencyScreen = (): ReactNode => {
  const t = useMessages('fairness', 'solvency');
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <Published />
      <section>
        <h2>{t('limits.title')}</h2>
        <ul className={styles.limits}>
          {(['omitted', 'moment', 'borrowed', 'chain'] as const).map((name) => (
            <li key={name}>{t(`limits.${name}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('audit.title')}</h2>
        <p>{t('audit.text')}</p>
        <pre tabIndex={0}>{auditCommands}</pre>
        <Link className={styles.back} to="/fairness">
          {t('back')}
        </Link>
      </section>
    </div>
  );
};
