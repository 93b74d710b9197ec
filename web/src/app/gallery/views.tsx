import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { connect, disconnect } from '../../core/connection/connection.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { Preloader } from '../preloader.tsx';
import styles from './gallery.module.css';

const GeoBlockPage = lazy(async () => ({ default: (await import('../pages/geo-block-page.tsx')).GeoBlockPage }));

/** View in place of the whole application. The browser's way back leads out of it. */
const Alone = ({ children }: { children: ReactNode }): ReactNode => {
  useEffect(() => {
    const root = document.getElementById('root');
    root?.setAttribute('inert', '');
    return () => root?.removeAttribute('inert');
  }, []);
  return createPortal(
    <div className={styles.alone}>
      <Suspense>{children}</Suspense>
    </div>,
    document.body,
  );
};

/** Lets the connections go while it is there: after the grace the overlay comes by itself. */
const Offline = (): ReactNode => {
  useEffect(() => {
    disconnect();
    return connect;
  }, []);
  return null;
};

const Broken = (): never => {
  throw new Error('this view breaks to show the page of a break');
};

/** Whole pages, each under an address of its own: `/dev/gallery/<name>`. */
export const views: Readonly<Record<string, ComponentType>> = {
  'not-found': NotFoundPage,
  error: Broken,
  'geo-block': () => (
    <Alone>
      <GeoBlockPage block={{ ip: '192.0.2.1', countryName: '', country: 'US' }} />
    </Alone>
  ),
  'geo-block-unknown': () => (
    <Alone>
      <GeoBlockPage block={{ ip: '192.0.2.1', countryName: '' }} />
    </Alone>
  ),
  offline: Offline,
  preloader: () => (
    <Alone>
      <main>
        <Preloader />
      </main>
    </Alone>
  ),
};
