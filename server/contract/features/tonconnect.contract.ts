/** Path of the manifest that wallets read: a JSON file, readable from everywhere. */
export const TON_MANIFEST_PATH = '/tonconnect-manifest.json';

/** The wallets that may be connected: a JSON list of `TonConnectWallet`. */
export const TON_WALLETS_PATH = '/tonconnect-wallets.json';

/** The name of the simulated wallet among the properties of `window`, where its list says that it is there. */
export const SANDBOX_WALLET_KEY = 'glasshouseSandbox';

/** Bridge from a page to a wallet: events of a server (`sse`), or an object that the browser puts into the page. */
export type TonConnectBridge =
  | { readonly type: 'sse'; readonly url: string }
  | { readonly type: 'js'; readonly key: string };

/** A wallet of the list, in the format of TonConnect's own (wallets-v2.json). */
export interface TonConnectWallet {
  readonly app_name: string; // unique name of the wallet
  readonly name: string; // as people know it
  readonly image: string; // path of a picture of ours: pages load none from elsewhere
  readonly about_url: string;
  readonly universal_url?: string; // opens the wallet; every `sse` bridge needs it
  readonly bridge: readonly TonConnectBridge[];
  readonly platforms: readonly string[];
}
