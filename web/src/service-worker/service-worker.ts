import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

// Keeps an installed application usable without a connection: the frame around the pages and the main page, as built.
// No answer is kept: no call, no picture, no state of a game. Built by `web/build/service-worker.ts`.

/** The shell's files; a hashed one is its own revision. Filled in by the build. */
declare const SHELL: readonly { url: string; revision: string | null }[];

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface WindowOfSite {
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface Worker {
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: { body: string; tag: string; icon: string }): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<readonly WindowOfSite[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'push', listener: (event: Waiting & { data?: { json(): Pushed } | null }) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Waiting & { notification: { close(): void } }) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: { data?: { type?: unknown } | null }) => void): void;
}
declare const self: Worker;

/** A notice as the server has encrypted it for this browser. */
interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly tag: string;
}

/** Picture of a notice. Filled in by the build. */
declare const ICON: string;

const NOTICES = '/notices';

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

// a notice of the server; a browser shows one for each push, or it ends the subscription
self.addEventListener('push', (event) => {
  const pushed = event.data?.json();
  if (!pushed) return;
  const { title, text: body, tag } = pushed;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: ICON }));
});

// a window that is open is used before another one is opened
const showNotices = async (): Promise<void> => {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return void (await self.clients.openWindow(NOTICES));
  await open.focus();
  await open.navigate(NOTICES);
};
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showNotices());
});
