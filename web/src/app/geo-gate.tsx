import { lazy, StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useGeoBlock } from '../core/geo/geo-block.ts';
import { Preloader } from './preloader.tsx';

const GeoBlockPage = lazy(async () => ({ default: (await import('./pages/geo-block-page.tsx')).GeoBlockPage }));

/** The application, until a connection says that its visitor is not served: then why, and nothing else. */
export const GeoGate = ({ children }: { children: ReactNode }): ReactNode => {
  const block = useGeoBlock();
  return block ? <GeoBlockPage block={block} /> : children;
};

/** Shows why in place of the application, which is not even started. */
export const showGeoBlock = (root: HTMLElement): void =>
  createRoot(root).render(
    <StrictMode>
      <Suspense fallback={<Preloader />}>
        <GeoGate>{null}</GeoGate>
      </Suspense>
    </StrictMode>,
  );
