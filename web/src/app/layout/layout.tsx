import { useEffect, useState, type ReactNode, lazy, Suspense, useCallback } from 'react';
import { useMatches, useNavigation, Link, Outlet, ScrollRestoration, type Location } from 'react-router';
import type { Social } from 'server/contract';
import { waitingPlay } from '../../core/age/age.ts';
import { isAmong } from '../../core/features/audience.ts';
import type { RouteHandle } from '../../core/features/feature.ts';
import { useFeatures } from '../../core/features/features.ts';
import { Parts } from '../../core/features/parts.tsx';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { useAsking } from '../../core/reauthentication/reauthentication.ts';
import { mayOfferLanguage } from '../../core/session/language.ts';
import { useSession } from '../../core/session/session.ts';
import { useStore } from '../../core/store/store.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { LiveRegion } from '../../core/ui/live-region.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { Toaster } from '../../core/ui/toast.tsx';
import { Dialogs } from '../dialogs.tsx';
import { UpdateGate } from '../updates/update-gate.tsx';
import { Header } from './header.tsx';
import { BottomBar, Sections, type Panel } from './navigation.tsx';
import { OfflineOverlay } from './offline-overlay.tsx';
import styles from './layout.module.css';

const Mascot = lazy(async () => ({ default: (await import('./mascot.tsx')).Mascot }));
const HouseBed = lazy(async () => ({ default: (await import('./house-bed.tsx')).HouseBed }));

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && ('title' in handle || 'game' in handle);

/** Title of the present route; undefined where it names itself. */
const useRouteTitle = (): string | undefined => {
  const t = useMessages('app', 'shell');
  const nameOf = useGameName();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isHandle);
  const title = handle && 'title' in handle ? handle.title : undefined;
  const [said] = useLabels(title === undefined || title === 'site' ? [] : [title]);
  if (title === 'site') return t('title.site');
  const name = handle && 'game' in handle ? nameOf(handle.game) : said;
  return name === undefined ? undefined : t('title.page', { name });
};

/** Names the document after the present route, in the interface's language. */
const useTitle = (): void => {
  const title = useRouteTitle();
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
};

const SETTLED_MS = 500; // time for which it stays after a route has settled

type Phase = 'idle' | 'moving' | 'settled';

const usePhase = (): Phase => {
  const moving = useNavigation().state !== 'idle';
  const [phase, setPhase] = useState<Phase>('idle');
  if (moving && phase !== 'moving') setPhase('moving');
  if (!moving && phase === 'moving') setPhase('settled');
  useEffect(() => {
    if (phase !== 'settled') return;
    const timer = setTimeout(() => setPhase('idle'), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  return phase;
};

/** A signal line on top while a page is on its way. The old page stays until the new one can be shown. */
const RouteProgress = (): ReactNode => {
  const phase = usePhase();
  return phase === 'idle' ? null : <div aria-hidden="true" className={classNames(styles.line, styles[phase])} />;
};

const ReauthenticationDialog = lazy(async () => ({
  default: (await import('../../core/reauthentication/reauthentication-dialog.tsx')).ReauthenticationDialog,
}));

const LINKS_PX = 68; // the height of a tile

const Links = (props: { providers: readonly Social[] }): ReactNode => (
  <Parts place="identity" given={props} fallback={<Skeleton height={LINKS_PX} />} />
);

/** The window in which a player shows who they are, on every page: nothing of it loads until it is needed. */
const ReauthenticationGate = (): ReactNode => {
  const asking = useAsking();
  const [wanted, setWanted] = useState(false);
  if (asking && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <ReauthenticationDialog Links={Links} />
    </Suspense>
  );
};

const AgeGate = lazy(async () => ({ default: (await import('../../core/age/age-question.tsx')).AgeGate }));

/** The question that stands before play: nothing of it loads until it is asked. */
const AgePlace = (): ReactNode => {
  const isAsked = useStore(waitingPlay) !== null;
  const [wanted, setWanted] = useState(false);
  if (isAsked && !wanted) setWanted(true);
  return <Suspense>{wanted && <AgeGate />}</Suspense>;
};

const FeatureLinks = (): ReactNode => {
  const { footer } = useFeatures().menu;
  const session = useSession();
  const names = useLabels(footer.map(({ label }) => label));
  return footer.map(
    ({ to, audience = 'everyone' }, at) =>
      isAmong(audience, session) && (
        <Link key={to} to={to}>
          {names[at]}
        </Link>
      ),
  );
};

const LanguageOffer = lazy(async () => ({ default: (await import('./language-offer.tsx')).LanguageOffer }));

/** The place of an offer of another language: not even its code loads for who reads the language shown, or has chosen one. */
const OfferPlace = (): ReactNode => {
  const [isWanted] = useState(
    () => mayOfferLanguage() && !navigator.language.startsWith(document.documentElement.lang),
  );
  return <Suspense fallback={<div className={styles.offerPlace} />}>{isWanted && <LanguageOffer />}</Suspense>;
};

/** Links, the age warning and the legal line. */
const Footer = (): ReactNode => {
  const t = useMessages('app', 'shell');
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('footer.links')} className={styles.footerLinks}>
        <Link to="/main">{t('nav.main')}</Link>
        <Link to="/game">{t('nav.games')}</Link>
        <FeatureLinks />
      </nav>
      <p className={styles.age}>
        <strong>18+</strong>
        <span>{t('footer.age')}</span>
      </p>
      <p>{t('footer.legal')}</p>
    </footer>
  );
};

const Sidebar = lazy(async () => ({ default: (await import('./sidebar.tsx')).Sidebar }));

const CONTENT = 'content';

/** The first page of every visit has the same key: by it a page would begin where another one was left. */
const placeKey = ({ key, pathname, hash }: Location): string => (key === 'default' ? pathname + hash : key);

const SkipLink = (): ReactNode => {
  const t = useMessages('app', 'shell');
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

/** Layers above every page. */
const Overlays = (): ReactNode => (
  <>
    <Toaster />
    <LiveRegion />
    <OfflineOverlay />
    <Dialogs />
    <Parts place="overlay" given={{}} />
    <ReauthenticationGate />
    <AgePlace />
    <Suspense>
      <Mascot />
      <HouseBed />
    </Suspense>
    <UpdateGate />
  </>
);

/** The frame around every page. */
export const Layout = (): ReactNode => {
  const [panel, setPanel] = useState<Panel>();
  const closePanel = useCallback(() => setPanel(undefined), []);
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
        <OfferPlace />
        <main id={CONTENT} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <Parts place="beside" given={{}} />
      <BottomBar panel={panel} onOpen={setPanel} />
      <Suspense>{panel && <Sidebar panel={panel} onClose={closePanel} />}</Suspense>
      <Overlays />
      <ScrollRestoration getKey={placeKey} />
    </>
  );
};
