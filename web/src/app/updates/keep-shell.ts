import { isMiniApp } from '../../core/site/site-links.ts';

/**
 * True when the shell is kept here. Not inside Telegram, which keeps pages itself and closes them when it likes; not in
 * a frame, which is another site's page; not in development, where there is no build.
 */
const keepsShell = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && window.top === window && !isMiniApp();

/** Keeps the shell, once the page has nothing more urgent to load. */
export const startKeepingShell = (): void => {
  if (!keepsShell()) return;
  const start = (): void => {
    import('./updates.ts')
      .then(({ startUpdates }) => startUpdates())
      .catch((error: unknown) => console.warn('the shell is not kept', error));
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
};
