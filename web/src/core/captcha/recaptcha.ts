import { RECAPTCHA_ACTION } from 'server/contract';

/** Object that Google's script puts into the page. */
interface Recaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

const READY_MS = 15_000;

const recaptcha = (): Recaptcha | undefined => (window as { grecaptcha?: Recaptcha }).grecaptcha;

const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('reCAPTCHA did not load'));
    });
    document.head.append(script);
  });

const whenReady = (): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const loaded = recaptcha();
    if (!loaded) return reject(new Error('reCAPTCHA loaded nothing'));
    const late = setTimeout(() => reject(new Error('reCAPTCHA was not ready in time')), READY_MS);
    loaded.ready(() => {
      clearTimeout(late);
      resolve(loaded);
    });
  });

let loading: Promise<void> | undefined;

/** Asks Google for a token. Its script loads with the first one; a load that failed is tried again with the next. */
export const askRecaptcha = async ({ siteKey, scriptUrl }: { siteKey: string; scriptUrl: string }): Promise<string> => {
  loading ??= loadScript(scriptUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  await loading;
  const ready = await whenReady();
  return ready.execute(siteKey, { action: RECAPTCHA_ACTION });
};
