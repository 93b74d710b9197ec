import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { WithdrawalFacts } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import styles from '../../core/office/office.module.css';
import { nextInQueue } from './queue.maths.ts';
import { useQueue } from './use-desk.ts';
import { Back } from '../../core/office/section.tsx';
import { Loaded, Loading } from '../../core/office/loaded.tsx';

// parts of the decision, with most of the texts
const RequestCard = lazy(async () => ({ default: (await import('./request-card.tsx')).RequestCard }));
const PlayCards = lazy(async () => ({ default: (await import('./play-cards.tsx')).PlayCards }));
const FactCards = lazy(async () => ({ default: (await import('./fact-cards.tsx')).FactCards }));

const Links = ({ next }: { next: number | undefined }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  return (
    <nav className={styles.links} aria-label={t('queue')}>
      <Back to="/office/withdrawals">{t('back')}</Back>
      {next !== undefined && (
        <Link to={`/office/withdrawals/${next}`} className={styles.back}>
          {t('next')}
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      )}
    </nav>
  );
};

const Decided = ({ facts }: { facts: WithdrawalFacts }): ReactNode => (
  <div className={styles.columns}>
    <div className={styles.column}>
      <Suspense fallback={<Loading />}>
        <RequestCard facts={facts} />
        <PlayCards facts={facts} />
      </Suspense>
    </div>
    <div className={styles.column}>
      <Suspense fallback={<Loading />}>
        <FactCards facts={facts} />
      </Suspense>
    </div>
  </div>
);

const Withdrawal = ({ id }: { id: number }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const { ordinal } = useFormat();
  const { data: queue } = useQueue();
  const query = useCallQuery('officeCash.facts', { id });
  return (
    <>
      <Links next={nextInQueue(queue?.waiting ?? [], id)} />
      <h2 className={styles.title}>{t('title', { number: ordinal(id) })}</h2>
      <Loaded query={query}>{(facts) => <Decided facts={facts} />}</Loaded>
    </>
  );
};

/** /office/withdrawals/{id}: all that one withdrawal is decided on, and the decision. */
export const WithdrawalScreen = (): ReactNode => {
  const { id = '' } = useParams();
  const t = useMessages('office-cash', 'withdrawals');
  if (!/^[1-9]\d{0,8}$/.test(id))
    return <EmptyState action={<Links next={undefined} />}>{t('queue.empty')}</EmptyState>;
  return <Withdrawal key={id} id={Number(id)} />;
};
