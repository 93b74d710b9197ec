import { lazy, Suspense, type ReactNode } from 'react';
import type { LimitsState } from 'server/contract';
import { Link } from 'react-router';
import { usePlayBlock, type PlayBlock } from '../../core/game-kit/bet/play-block.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { LimitsCard } from './limits-card.tsx';
import { useLimits } from './limits-query.ts';
import styles from './limits.module.css';

const FurtherCards = lazy(async () => ({ default: (await import('./further-cards.tsx')).FurtherCards }));
const ComeBack = lazy(async () => ({ default: (await import('./come-back.tsx')).ComeBack }));

const State = ({ title, text, children }: { title: string; text: string; children?: ReactNode }): ReactNode => (
  <output className={styles.present}>
    <strong>{title}</strong>
    <span>{text}</span>
    {children}
  </output>
);

/** Present closure, and its end. */
const Present = ({ block: { kind, until } }: { block: PlayBlock }): ReactNode => {
  const t = useMessages('limits', 'main');
  const momentOf = useMoment();
  const at = { until: until === null ? '' : momentOf(until) };
  if (kind === 'session') return <State title={t('state.session')} text={t('state.session.text', at)} />;
  if (kind === 'time_out') return <State title={t('state.time_out', at)} text={t('state.text')} />;
  if (kind === 'self_exclusion') {
    return <State title={until === null ? t('state.forever') : t('state.self_exclusion', at)} text={t('state.text')} />;
  }
  return (
    <State title={t('state.review')} text={t('state.review.text')}>
      <Link to="/settings/kyc">{t('state.review.verify')}</Link>
    </State>
  );
};

const Guest = (): ReactNode => {
  const t = useMessages('limits', 'main');
  return (
    <Card>
      <EmptyState
        action={
          <Button variant="primary" onClick={() => openModal('login')}>
            {t('guest.signIn')}
          </Button>
        }
      >
        {t('guest.text')}
      </EmptyState>
    </Card>
  );
};

const Own = ({ state }: { state: LimitsState }): ReactNode => {
  const block = usePlayBlock();
  return (
    <Suspense fallback={<Skeleton height={168} />}>
      {block?.kind === 'exclusion_over' ? (
        <ComeBack />
      ) : (
        <>
          {block && <Present block={block} />}
          <LimitsCard limits={state.limits} />
          <FurtherCards {...state} />
        </>
      )}
    </Suspense>
  );
};

const Loaded = (): ReactNode => {
  const t = useMessages('limits', 'main');
  const { data, error, refetch } = useLimits();
  if (data) return <Own state={data} />;
  if (error) {
    return (
      <Card>
        <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('load.retry')}</Button>}>
          {t('load.failed')}
        </ErrorState>
      </Card>
    );
  }
  return (
    <div aria-busy="true" className={styles.screen}>
      <Skeleton height={720} />
      <Skeleton height={168} />
    </div>
  );
};

/** /settings/limits: what players lay on themselves. */
export const LimitsScreen = (): ReactNode => {
  const t = useMessages('limits', 'main');
  const { status } = useSession();
  return (
    <div className={styles.screen}>
      <header className={styles.intro}>
        <h2>{t('title')}</h2>
        <p className={styles.text}>{t('intro')}</p>
      </header>
      {status === 'guest' ? <Guest /> : <Loaded />}
    </div>
  );
};
