import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { WithdrawalFacts } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import { DeskState } from '../../core/staff/desk-state.tsx';
import styles from '../../core/staff/desk.module.css';
import { nextInQueue } from './queue.maths.ts';
import { RiskCard } from './risk-card.tsx';
import { TrailCard } from './trail-card.tsx';
import { useQueue } from './use-desk.ts';
import { MoneyCard, PersonCard, SharedCard } from './player-cards.tsx';
import { PlayCards } from './play-cards.tsx';
import { RequestCard } from './request-card.tsx';
import { withdrawalMessages } from './withdrawals.messages.ts';

const Links = ({ next }: { next: number | undefined }): ReactNode => {
  const t = useMessages(withdrawalMessages);
  return (
    <nav className={styles.links} aria-label={t('queue')}>
      <Link to="/office/withdrawals" className={styles.back}>
        <ArrowLeft aria-hidden="true" size={18} />
        {t('back')}
      </Link>
      {next !== undefined && (
        <Link to={`/office/withdrawals/${next}`} className={styles.back}>
          {t('next')}
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      )}
    </nav>
  );
};

const Facts = ({ facts }: { facts: WithdrawalFacts }): ReactNode => (
  <div className={styles.columns}>
    <div className={styles.column}>
      <RequestCard facts={facts} />
      <PlayCards facts={facts} />
    </div>
    <div className={styles.column}>
      <RiskCard points={facts.risk} total={facts.queued.risk} />
      <MoneyCard facts={facts} />
      <PersonCard facts={facts} />
      <SharedCard shared={facts.shared} />
      <TrailCard trail={facts.trail} />
    </div>
  </div>
);

const Withdrawal = ({ id }: { id: number }): ReactNode => {
  const t = useMessages(withdrawalMessages);
  const { ordinal } = useFormat();
  const { data: queue } = useQueue();
  const { data, error, refetch } = useCallQuery('officeCash.facts', { id });
  return (
    <>
      <Links next={nextInQueue(queue?.waiting ?? [], id)} />
      <h2 className={styles.title}>{t('title', { number: ordinal(id) })}</h2>
      {data ? <Facts facts={data} /> : <DeskState error={error} retry={() => void refetch()} />}
    </>
  );
};

/** /office/withdrawals/{id}: all that one withdrawal is decided on, and the decision. */
export const WithdrawalScreen = (): ReactNode => {
  const { id = '' } = useParams();
  const t = useMessages(withdrawalMessages);
  if (!/^[1-9]\d{0,8}$/.test(id))
    return <EmptyState action={<Links next={undefined} />}>{t('queue.empty')}</EmptyState>;
  return <Withdrawal key={id} id={Number(id)} />;
};
