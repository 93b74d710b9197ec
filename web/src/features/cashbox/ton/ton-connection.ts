import {
  toUserFriendlyAddress,
  TonConnect,
  UserRejectsError,
  type IStorage,
  type Wallet,
  type WalletConnectionSource,
} from '@tonconnect/sdk';
import {
  SANDBOX_WALLET_KEY,
  TON_MANIFEST_PATH,
  TON_WALLETS_PATH,
  type LegacyPayload,
  type TonConnectWallet,
} from 'server/contract';

const DIGITS = 9; // a TON is 10^9 nanotons
const GROUPING = /[\s'’]/g;
const AMOUNT = /^(\d{1,12})(?:[.,](\d{1,9}))?$/;

/** Nanotons of an amount of TON, by comma or point; undefined for anything that is no amount above zero. */
export const parseNanotons = (text: string): bigint | undefined => {
  const [, whole = '', rest = ''] = AMOUNT.exec(text.replace(GROUPING, '')) ?? [];
  const nanotons = BigInt(whole + rest.padEnd(DIGITS, '0'));
  return nanotons > 0n ? nanotons : undefined;
};

export type TonProof = LegacyPayload<'cash:connectTon'>;

const SECOND_MS = 1000;
const VALID_SECONDS = 240; // wallets refuse more than five minutes

/** A wallet that this browser can connect. */
export interface WalletChoice {
  readonly id: string;
  readonly name: string;
  readonly source: WalletConnectionSource;
}

/** A wallet that was asked to connect. */
export interface Asked {
  readonly link: string | undefined; // opens the wallet; undefined: it is in this browser
  readonly proof: Promise<TonProof>; // rejects when it declines
}

export interface Transfer {
  readonly wallet: string; // ours
  readonly payload: string; // its comment, as the server has put it down
  readonly nanotons: bigint;
}

export interface TonConnection {
  readonly choices: readonly WalletChoice[];
  /** Asks a wallet to sign; whatever was asked before is forgotten. */
  ask(choice: WalletChoice): Asked;
  /** Has the connected wallet send. Resolves once it has signed, rejects when it has not. */
  send(transfer: Transfer): Promise<void>;
  close(): void;
}

/** True when a wallet's owner has said no. */
export const isDeclined = (error: unknown): boolean => error instanceof UserRejectsError;

/** Keeps a session while the page is open: its keys are not left behind on a shared computer. */
const createMemory = (): IStorage => {
  const values = new Map<string, string>();
  return {
    getItem: async (key) => values.get(key) ?? null,
    setItem: async (key, value) => void values.set(key, value),
    removeItem: async (key) => void values.delete(key),
  };
};

/** Way to a wallet: inside this browser if it is there, else over its bridge. */
const sourceOf = ({ bridge, universal_url }: TonConnectWallet): WalletConnectionSource | undefined => {
  for (const each of bridge)
    if (each.type === 'js' && TonConnect.isWalletInjected(each.key)) return { jsBridgeKey: each.key };
  const remote = bridge.find((each) => each.type === 'sse');
  return remote && universal_url !== undefined ? { universalLink: universal_url, bridgeUrl: remote.url } : undefined;
};

/** Loads the wallets that our server lists. A library's own list, which it would fall back to, names bridges that we do not allow. */
const loadWallets = async (origin: string): Promise<readonly TonConnectWallet[]> => {
  const answer = await fetch(origin + TON_WALLETS_PATH);
  if (!answer.ok) throw new Error(`the list of wallets was answered with ${answer.status}`);
  return (await answer.json()) as readonly TonConnectWallet[];
};

const loadChoices = async (origin: string): Promise<WalletChoice[]> => {
  const wallets = await loadWallets(origin);
  const isSandbox = wallets.some(({ bridge }) =>
    bridge.some((each) => 'key' in each && each.key === SANDBOX_WALLET_KEY),
  );
  if (isSandbox) (await import('./sandbox-wallet.ts')).injectSandboxWallet();
  return wallets.flatMap((wallet) => {
    const source = sourceOf(wallet);
    return source ? [{ id: wallet.app_name, name: wallet.name, source }] : [];
  });
};

const proofOf = ({ account, connectItems }: Wallet): TonProof => {
  const item = connectItems?.tonProof;
  if (!item || !('proof' in item)) throw new Error('the wallet has signed nothing');
  const { address, chain, publicKey = '', walletStateInit } = account;
  return { address, network: chain, publicKey, stateInit: walletStateInit, proof: item.proof };
};

export interface TonConnectionOptions {
  readonly payload: string; // payload that wallets sign for the server
  readonly origin: string; // origin of this site
  readonly now: () => number; // ms since epoch
}

/** Opens TonConnect. Nothing is measured, and no list is asked for elsewhere. */
export const openTonConnection = async ({ payload, origin, now }: TonConnectionOptions): Promise<TonConnection> => {
  const choices = await loadChoices(origin);
  const connector = new TonConnect({
    manifestUrl: origin + TON_MANIFEST_PATH,
    walletsListSource: origin + TON_WALLETS_PATH,
    storage: createMemory(),
    analytics: { mode: 'off' },
  });
  let forget: () => void = () => undefined;
  let attempt = new AbortController();

  const stop = (): void => {
    forget();
    if (connector.connected) void connector.disconnect();
    else attempt.abort();
  };

  return {
    choices,
    ask({ source }) {
      stop();
      attempt = new AbortController();
      const proof = new Promise<Wallet>((resolve, reject) => {
        forget = connector.onStatusChange((wallet) => wallet && resolve(wallet), reject);
      }).then(proofOf);
      const link = connector.connect(source, { request: { tonProof: payload }, signal: attempt.signal });
      return { link: typeof link === 'string' ? link : undefined, proof };
    },
    async send({ wallet, payload: comment, nanotons }) {
      const address = wallet.includes(':') ? toUserFriendlyAddress(wallet) : wallet;
      await connector.sendTransaction({
        validUntil: Math.floor(now() / SECOND_MS) + VALID_SECONDS,
        messages: [{ address, amount: String(nanotons), payload: comment }],
      });
    },
    close: stop,
  };
};
