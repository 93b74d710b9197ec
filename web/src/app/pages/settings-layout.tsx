import { Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { SettingsTab } from '../../core/features/feature.ts';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { TabLinks } from '../../core/ui/tab-links.tsx';
import styles from './settings-layout.module.css';

const Guest = (): ReactNode => {
  const t = useMessages('app', 'settings-layout');
  return (
    <Card>
      <EmptyState
        action={
          <Button variant="primary" onClick={() => openModal('login')}>
            {t('signIn')}
          </Button>
        }
      >
        {t('guest')}
      </EmptyState>
    </Card>
  );
};

const Loading = (): ReactNode => (
  <div aria-busy="true">
    <Skeleton height={168} />
  </div>
);

const Page = ({ tabs }: { tabs: readonly SettingsTab[] }): ReactNode => {
  const { status } = useSession();
  const { pathname } = useLocation();
  const isOpen = tabs.some(({ path, forGuests }) => forGuests && pathname === `/settings/${path}`);
  if (status === 'guest' && !isOpen) return <Guest />;
  if (status === 'loading') return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Outlet />
    </Suspense>
  );
};

/** The settings: tabs over the chosen page. A guest is asked to sign in. */
export const SettingsLayout = ({ tabs }: { tabs: readonly SettingsTab[] }): ReactNode => {
  const title = useMessages('settings', 'titles')('title');
  const names = useLabels(tabs.map(({ label }) => label));
  return (
    <div className={styles.settings}>
      <h1>{title}</h1>
      <TabLinks
        label={title}
        links={tabs.map(({ path }, at) => ({ to: `/settings/${path}`, label: names[at] }))}
        keepScroll
      />
      <Page tabs={tabs} />
    </div>
  );
};
