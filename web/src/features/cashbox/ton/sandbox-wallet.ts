import { SANDBOX_WALLET_KEY, type LegacyPayload } from 'server/contract';

/*
 * The simulated wallet, as a browser's extension would put it into the page (TonConnect's JS bridge). Its window is a page
 * of the sandbox.
 */

type TonProof = LegacyPayload<'cash:connectTon'>;

const WALLET_PAGE = '/sandbox/ton/wallet';
const LOOK_MS = 300;
const PROTOCOL_VERSION = 2;
const DECLINED = { code: 300, message: 'declined' }; // as the protocol numbers it

const device = {
  platform: 'browser',
  appName: 'Glasshouse Sandbox',
  appVersion: '1',
  maxProtocolVersion: PROTOCOL_VERSION,
  features: ['SendTransaction', { name: 'SendTransaction', maxMessages: 1 }],
};

interface ConnectRequest {
  readonly items: readonly { readonly name: string; readonly payload?: string }[];
}

interface Request {
  readonly id: string;
  readonly method: string;
  readonly params: readonly string[];
}

const isProof = (data: object): data is TonProof => 'proof' in data && 'stateInit' in data;
const isSent = (data: object): data is { boc: string } => 'boc' in data && typeof data.boc === 'string';

/** Asks in a window of its own. Resolves with nothing when that is closed without an answer. */
const askWindow = <T>(address: string, isAnswer: (data: object) => data is T & object): Promise<T | undefined> => {
  const popup = window.open(address, 'ton-wallet', 'popup,width=420,height=640');
  if (!popup) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const finish = (answer?: T): void => {
      removeEventListener('message', receive);
      clearInterval(timer);
      resolve(answer);
    };
    const receive = ({ origin, source, data }: MessageEvent<unknown>): void => {
      const isOurs = origin === location.origin && source === popup;
      if (!isOurs || typeof data !== 'object' || data === null || !isAnswer(data)) return;
      finish(data);
      popup.close(); // not by itself: a closed window can be seen before what it has said arrives
    };
    const timer = setInterval(() => popup.closed && finish(), LOOK_MS);
    addEventListener('message', receive);
  });
};

const refusal = { event: 'connect_error', id: 0, payload: DECLINED };

const connect = async (_version: number, { items }: ConnectRequest): Promise<object> => {
  const payload = items.find(({ name }) => name === 'ton_proof')?.payload ?? '';
  const answer = await askWindow<TonProof>(`${WALLET_PAGE}?payload=${encodeURIComponent(payload)}`, isProof);
  if (!answer) return refusal;
  const { address, network, publicKey, stateInit: walletStateInit, proof } = answer;
  const account = { name: 'ton_addr', address, network, publicKey, walletStateInit };
  return { event: 'connect', id: 0, payload: { items: [account, { name: 'ton_proof', proof }], device } };
};

const send = async ({ id, method, params }: Request): Promise<object> => {
  if (method !== 'sendTransaction') return { id, error: { code: 400, message: `there is no ${method}` } };
  const request = encodeURIComponent(params[0] ?? '');
  const answer = await askWindow<{ boc: string }>(`${WALLET_PAGE}/send?request=${request}`, isSent);
  return answer ? { id, result: answer.boc } : { id, error: DECLINED };
};

const tonconnect = {
  deviceInfo: device,
  protocolVersion: PROTOCOL_VERSION,
  isWalletBrowser: false,
  connect,
  send,
  restoreConnection: async (): Promise<object> => refusal,
  listen: () => (): void => undefined,
  disconnect: (): void => undefined,
};

/** Puts the wallet into the page. */
export const injectSandboxWallet = (): void => {
  Object.assign(window, { [SANDBOX_WALLET_KEY]: { tonconnect } });
};
