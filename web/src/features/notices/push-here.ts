import type { CallPayload } from 'server/contract';

/** True where this browser can be pushed to: only with the worker that shows what comes. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** True when the player has told their browser that this site may not show anything; only there it can be changed. */
export const isPushDenied = (): boolean => canPush() && Notification.permission === 'denied';

const base64url = (bytes: ArrayBuffer | null): string =>
  new Uint8Array(bytes ?? new ArrayBuffer()).toBase64({ alphabet: 'base64url', omitPadding: true });

/**
 * Asks for the permission and subscribes this browser, with the server's key. Undefined when the player does not allow it;
 * throws when the browser cannot.
 */
export const subscribeHere = async (pushKey: string): Promise<CallPayload<'notices.subscribe'> | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('this browser keeps no worker of the site');
  const former = await registration.pushManager.getSubscription();
  await former?.unsubscribe(); // it may be of another key
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint } = subscription;
  return {
    endpoint,
    p256dh: base64url(subscription.getKey('p256dh')),
    auth: base64url(subscription.getKey('auth')),
  };
};

/** Ends this browser's subscription. */
export const unsubscribeHere = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
};
