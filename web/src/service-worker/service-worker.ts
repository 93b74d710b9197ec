import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

// Keeps an installed application usable without a connection: the frame around the pages and the main page, as built.
// No answer is kept: no call, no picture, no state of a game. Built by `web/build/service-worker.ts`.

/** The shell's files; a hashed one is its own revision. Filled in by the build. */
declare const SHELL: readonly { url: string; revision: string | null }[];

interface Worker {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'message', listener: (event: { data?: { type?: unknown } | null }) => void): void;
}
declare const self: Worker;

const NOT_PAGES = /^\/(?:api|auth|assets|dev|healthz|metrics|micro|readyz|sandbox|socket\.io|uploads)(?:\/|$)/;

// only by its exact address: "/" and "/main" are pages, which the server answers
precacheAndRoute([...SHELL], { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

// the server's page whenever there is one, so that a new build is never hidden; the shell when there is no connection
const pages = new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache('/index.html') }] });
registerRoute(new NavigationRoute(pages, { denylist: [NOT_PAGES] }));

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve()); // pages do not wait for us
});

// a new version waits until a player asks for it: no page is ever taken over by itself
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
