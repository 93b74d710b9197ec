import { lazy, Suspense, type ReactNode } from 'react';
import type { LimitsState } from 'server/contract';
import { usePlayBlock } from '../../core/game-kit/play-block.ts';
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
import { limitsMessages } from './limits.messages.ts';
import styles from './limits.module.css';

const FurtherCards = lazy(async () => ({ default: (await import('./further-cards.tsx')).FurtherCards }));

/** What is closed at the moment, and until when. */
const Present = (): ReactNode => {
  const t = useMessages(limitsMessages);
  const momentOf = useMoment();
  const block = usePlayBlock();
  if (!block) return null;
  const { kind, until } = block;
  const at = until === null ? '' : momentOf(until);
  if (kind === 'session') {
    return (
      <output className={styles.present}>
        <strong>{t('state.session')}</strong>
        <span>{t('state.session.text', { until: at })}</span>
      </output>
    );
  }
  return (
    <output className={styles.present}>
      <strong>{until === null ? t('state.forever') : t(`state.${kind}`, { until: at })}</strong>
      <span>{t('state.text')}</span>
    </output>
  );
};

const Guest = (): ReactNode => {
  const t = useMessages(limitsMessages);
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

const Own = ({ state }: { state: LimitsState }): ReactNode => (
  <>
    <Present />
    <LimitsCard limits={state.limits} />
    <Suspense fallback={<Skeleton height={168} />}>
      <FurtherCards {...state} />
    </Suspense>
  </>
);

const Loaded = (): ReactNode => {
  const t = useMessages(limitsMessages);
  const { data, isError, refetch } = useLimits();
  if (data) return <Own state={data} />;
  if (isError) {
    return (
      <Card>
        <ErrorState action={<Button onClick={() => void refetch()}>{t('load.retry')}</Button>}>
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
  const t = useMessages(limitsMessages);
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
