import { GEO_BLOCK_META, type GeoBlock } from 'server/contract';
import { onGeoBlock } from '../connection/connection.ts';
import { createStore, useStore } from '../store/store.ts';

/** What the server has put into the page for a visitor whom we do not serve. */
const toldByPage = (): GeoBlock | undefined => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${GEO_BLOCK_META}"]`)?.content;
  return content === undefined ? undefined : (JSON.parse(content) as GeoBlock);
};

const block = createStore<GeoBlock | undefined>(toldByPage());
onGeoBlock((told) => block.set(told));

/** Why this visitor is not served, as the page or a connection told; undefined for one who is. */
export const currentGeoBlock = (): GeoBlock | undefined => block.get();
export const useGeoBlock = (): GeoBlock | undefined => useStore(block);
