import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { settingsLayoutMessages, type SettingsTabKey } from './settings-layout.messages.ts';
import styles from './settings-layout.module.css';

/** A tab of the settings. */
export interface SettingsTab {
  readonly path: string; // below /settings
  readonly label: SettingsTabKey;
  readonly forGuests?: boolean; // says itself what it is for
}

const Tabs = ({ tabs }: { tabs: readonly SettingsTab[] }): ReactNode => {
  const t = useMessages(settingsLayoutMessages);
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // on a phone the last tabs lie beyond the edge
    row.current?.querySelector(`[href="${pathname}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={row} aria-label={t('title')} className={styles.tabs}>
      {tabs.map(({ path, label }) => (
        <NavLink key={path} to={`/settings/${path}`} className={styles.tab ?? ''} preventScrollReset>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
};

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
      <Tabs tabs={tabs} />
      <Page tabs={tabs} />
    </div>
  );
};
