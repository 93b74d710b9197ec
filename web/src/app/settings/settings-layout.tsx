import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { TabLinks } from '../../core/ui/tab-links.tsx';
import { settingsLayoutMessages, type SettingsTabKey } from './settings-layout.messages.ts';
import styles from './settings-layout.module.css';

/** A tab of the settings. */
export interface SettingsTab {
  readonly path: string; // below /settings
  readonly label: SettingsTabKey;
  readonly forGuests?: boolean; // says itself what it is for
}

const Guest = (): ReactNode => {
  const t = useMessages(settingsLayoutMessages);
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

const Page = ({ tabs }: { tabs: readonly SettingsTab[] }): ReactNode => {
  const { status } = useSession();
  const { pathname } = useLocation();
  const isOpen = tabs.some(({ path, forGuests }) => forGuests && pathname === `/settings/${path}`);
  if (status === 'player' || (status === 'guest' && isOpen)) return <Outlet />;
  if (status === 'guest') return <Guest />;
  return (
    <div aria-busy="true">
      <Skeleton height={168} />
    </div>
  );
};

/** The settings: tabs over the chosen page. A guest is asked to sign in. */
export const SettingsLayout = ({ tabs }: { tabs: readonly SettingsTab[] }): ReactNode => {
  const t = useMessages(settingsLayoutMessages);
  return (
    <div className={styles.settings}>
      <h1>{t('title')}</h1>
      <TabLinks
        label={t('title')}
        links={tabs.map(({ path, label }) => ({ to: `/settings/${path}`, label: t(label) }))}
        keepScroll
      />
      <Page tabs={tabs} />
    </div>
  );
};
