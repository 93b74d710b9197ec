import type { LegacyPayload } from 'server/contract';

export type TonProof = LegacyPayload<'cash:connectTon'>;

const WALLET_PAGE = '/sandbox/ton/wallet';
const LOOK_MS = 300;

const isProof = (data: unknown): data is TonProof =>
  typeof data === 'object' && data !== null && 'proof' in data && 'stateInit' in data;

/** Whether this site has a simulated wallet: outside production. */
export const hasSandboxWallet = async (): Promise<boolean> => {
  const answer = await fetch(`${WALLET_PAGE}?payload=`, { method: 'GET', headers: { accept: 'text/html' } });
  return answer.ok && (await answer.text()).includes(`action="${WALLET_PAGE}"`);
};

/**
 * Has the simulated wallet sign a payload, in a window of its own, which is opened at once: later a browser would block it.
 * Resolves with nothing when the window is closed without an answer.
 */
export const askSandboxWallet = async (payload: () => Promise<string>): Promise<TonProof | undefined> => {
  const popup = window.open('', 'ton-wallet', 'popup,width=420,height=640');
  if (!popup) throw new Error('the window of the wallet was blocked');
  try {
    popup.location.href = `${WALLET_PAGE}?payload=${encodeURIComponent(await payload())}`;
  } catch (error) {
    popup.close();
    throw error;
  }
  return answerOf(popup);
};

const answerOf = (popup: Window): Promise<TonProof | undefined> =>
  new Promise((resolve) => {
    const finish = (proof?: TonProof): void => {
      removeEventListener('message', receive);
      clearInterval(timer);
      resolve(proof);
    };
    const receive = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin === location.origin && source === popup && isProof(data)) finish(data);
    };
    const timer = setInterval(() => popup.closed && finish(), LOOK_MS);
    addEventListener('message', receive);
  });
