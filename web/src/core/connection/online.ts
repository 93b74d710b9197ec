import { createStore } from '../store/store.ts';
import { onApp } from './connection.ts';

/** Number of pages open on the site; undefined until the server has said. */
export const onlineCount = createStore<number | undefined>(undefined);

onApp('online', ({ online }) => onlineCount.set(online));
