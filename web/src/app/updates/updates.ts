import { Workbox } from 'workbox-window';
import { inPlay, pausePlay } from '../../core/game-kit/bet/in-play.ts';
import { takeUpdate, updateReady } from './update-offer.ts';

const LOOK_EVERY_MS = 30 * 60_000;
const MAX_ACTIVATION_MS = 3_000;

const worker = new Workbox('/service-worker.js', { scope: '/' });

/**
 * The waiting version takes over; done when it has, or when there is none: another page has let it in. A browser may keep
 * the old worker for minutes while it still answers something, and a reload would wait for that one: it is given up, the
 * page comes from the server, and the new version is registered by it.
 */
const activate = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting;
  if (!waiting) return;
  const isActive = await new Promise<boolean>((resolve) => {
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && resolve(true));
    worker.messageSkipWaiting();
    setTimeout(resolve, MAX_ACTIVATION_MS, false);
  });
  if (!isActive) await registration.unregister();
};

/** Takes the new version when nothing is in play. */
export const update = (): Promise<void> =>
  takeUpdate({ inPlay, pause: pausePlay, activate, reload: () => location.reload() });

/** Registers the service worker and looks for a new one from time to time, and whenever the page is looked at again. */
export const startUpdates = async (): Promise<void> => {
  worker.addEventListener('waiting', () => updateReady.set(true));
  const registration = await worker.register();
  if (!registration) return;
  const look = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) registration.update().catch(() => undefined); // the next look may find it
  };
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
};
