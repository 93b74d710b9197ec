import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { GuestCard } from '../../core/session/guest-card.tsx';
import { useProfile, useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { TabLinks } from '../../core/ui/tab-links.tsx';
import styles from './cashbox.module.css';
import { Loading } from './notes.tsx';

/** Place for questions about money. */
const Support = (): ReactNode => {
  const t = useMessages('cashbox', 'main');
  return (
    <div className={styles.note}>
      {t('support.question')}{' '}
      <Button variant="ghost" onClick={() => openModal('support')}>
        {t('support.link')}
      </Button>
    </div>
  );
};

const Page = (): ReactNode => {
  const t = useMessages('cashbox', 'main');
  const { status } = useSession();
  if (status === 'guest') return <GuestCard text={t('guest')} signIn={t('signIn')} />;
  if (status === 'loading') return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Outlet />
      <Support />
    </Suspense>
  );
};

/** The cash desk: tabs over the chosen page. A guest is asked to sign in. */
export const CashboxLayout = (): ReactNode => {
  const t = useMessages('cashbox', 'titles');
  const isBlocked = useProfile()?.blockWithdraw ?? false;
  return (
    <div className={styles.cashbox}>
      <h1>{t('title')}</h1>
      <TabLinks
        label={t('title')}
        links={[
          { to: '/cash/deposit', label: t('deposit') },
          { to: '/cash/crypto', label: t('crypto') },
          { to: '/cash/withdraw', label: t('withdraw'), disabled: isBlocked },
          { to: '/cash/transactions', label: t('history') },
        ]}
        keepScroll
        isEven
      />
      <Page />
    </div>
  );
};
