import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router';
import { Parts } from '../../core/features/parts.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { LiveRegion } from '../../core/ui/live-region.tsx';
import { Toaster } from '../../core/ui/toast.tsx';
import { Dialogs } from '../dialogs.tsx';
import { shellMessages } from '../shell.messages.ts';
import { UpdateGate } from '../updates/update-gate.tsx';
import { AgeNotice } from './age-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { Mascot } from './mascot.tsx';
import { BottomBar, Sections } from './navigation.tsx';
import { OfflineOverlay } from './offline-overlay.tsx';
import { ReauthenticationGate } from './reauthentication-gate.tsx';
import { RouteProgress } from './route-progress.tsx';
import { useTitle } from './use-title.ts';

const Sidebar = lazy(async () => ({ default: (await import('./sidebar.tsx')).Sidebar }));

const CONTENT = 'content';

/** The first page of every visit has the same key: by it a page would begin where another one was left. */
const placeKey = ({ key, pathname, hash }: Location): string => (key === 'default' ? pathname + hash : key);

const SkipLink = (): ReactNode => {
  const t = useMessages(shellMessages);
  return (
    <a
      href={`#${CONTENT}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault(); // the router would take the fragment for a step of its own
        document.getElementById(CONTENT)?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
};

/** What floats above every page. */
const Overlays = (): ReactNode => (
  <>
    <AgeNotice />
    <Toaster />
    <LiveRegion />
    <OfflineOverlay />
    <Dialogs />
    <Parts place="overlay" given={{}} />
    <ReauthenticationGate />
    <Mascot />
    <UpdateGate />
  </>
);

/** The frame around every page. */
export const Layout = (): ReactNode => {
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  useTitle();
  return (
    <>
      <SkipLink />
      <RouteProgress />
      <Header />
      <aside className={styles.side}>
        <Sections />
      </aside>
      <div className={styles.page}>
        <main id={CONTENT} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <BottomBar menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
      <Suspense>{menuOpen && <Sidebar onClose={closeMenu} />}</Suspense>
      <Overlays />
      <ScrollRestoration getKey={placeKey} />
    </>
  );
};
