import { lazy, StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { GEO_BLOCK_META, type GeoBlock } from 'server/contract';
import { onGeoBlock } from '../core/connection/connection.ts';
import { createStore, useStore } from '../core/store/store.ts';
import { Preloader } from './preloader.tsx';

/** Block that the server has put into the page for a visitor whom we do not serve. */
const toldByPage = (): GeoBlock | undefined => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${GEO_BLOCK_META}"]`)?.content;
  return content === undefined ? undefined : (JSON.parse(content) as GeoBlock);
};

const block = createStore<GeoBlock | undefined>(toldByPage());
onGeoBlock((news) => block.set(news));

/** Why this visitor is not served, as the page or a connection told; undefined for one who is. */
export const currentGeoBlock = (): GeoBlock | undefined => block.get();
const useGeoBlock = (): GeoBlock | undefined => useStore(block);

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
