import { brand } from 'assets';
import type { FastifyPluginCallback } from 'fastify';
import { readFile } from 'node:fs/promises';
import {
  TON_MANIFEST_PATH,
  TON_WALLETS_PATH,
  type TonConnectWallet,
  SANDBOX_WALLET_KEY,
} from '../../../contract/features/tonconnect.contract.ts';

/** Our sign, as wallets show it: they take no SVG. */
const TON_ICON_PATH = '/tonconnect-icon.png';

/** Wallets ask from wherever they are, browsers among them. */
const forEveryone = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

export interface TonConnectOptions {
  wallets: readonly TonConnectWallet[];
  siteUrl(): string; // without a slash at its end
}

/**
 * Routes that TonConnect asks a site for (https://github.com/ton-connect/docs/blob/main/requests-responses.md), and the
 * wallets that we list.
 */
export const tonConnectRoutes: FastifyPluginCallback<TonConnectOptions> = (app, { wallets, siteUrl }, done) => {
  app.get(TON_MANIFEST_PATH, (_request, reply) =>
    reply.headers(forEveryone).send({ url: siteUrl(), name: 'Glasshouse', iconUrl: siteUrl() + TON_ICON_PATH }),
  );
  app.get(TON_ICON_PATH, async (_request, reply) =>
    reply
      .headers(forEveryone)
      .type('image/png')
      .send(await readFile(new URL(brand.icon180))),
  );
  app.get(TON_WALLETS_PATH, (_request, reply) => reply.header('cache-control', 'no-cache').send(wallets));
  done();
};

const PHONES = ['ios', 'android'];
const COMPUTERS = ['macos', 'windows', 'linux'];

/** Well-known wallets. Adding one lets our pages connect to its bridge. */
export const knownWallets: readonly TonConnectWallet[] = [
  {
    app_name: 'telegram-wallet',
    name: 'Wallet (Telegram)',
    image: TON_ICON_PATH,
    about_url: 'https://wallet.tg/',
    universal_url: 'https://t.me/wallet?attach=wallet',
    bridge: [{ type: 'sse', url: 'https://walletbot.me/tonconnect-bridge/bridge' }],
    platforms: [...PHONES, ...COMPUTERS],
  },
  {
    app_name: 'tonkeeper',
    name: 'Tonkeeper',
    image: TON_ICON_PATH,
    about_url: 'https://tonkeeper.com',
    universal_url: 'https://app.tonkeeper.com/ton-connect',
    bridge: [
      { type: 'sse', url: 'https://bridge.tonapi.io/bridge' },
      { type: 'js', key: 'tonkeeper' },
    ],
    platforms: [...PHONES, ...COMPUTERS, 'chrome', 'firefox'],
  },
  {
    app_name: 'mytonwallet',
    name: 'MyTonWallet',
    image: TON_ICON_PATH,
    about_url: 'https://mytonwallet.io',
    universal_url: 'https://connect.mytonwallet.org',
    bridge: [
      { type: 'sse', url: 'https://tonconnectbridge.mytonwallet.org/bridge/' },
      { type: 'js', key: 'mytonwallet' },
    ],
    platforms: [...PHONES, ...COMPUTERS, 'chrome', 'firefox'],
  },
  {
    app_name: 'tonhub',
    name: 'Tonhub',
    image: TON_ICON_PATH,
    about_url: 'https://tonhub.com',
    universal_url: 'https://tonhub.com/ton-connect',
    bridge: [
      { type: 'sse', url: 'https://connect.tonhubapi.com/tonconnect' },
      { type: 'js', key: 'tonhub' },
    ],
    platforms: PHONES,
  },
];

/** The one wallet of a sandbox: its window is a page of the simulator. */
export const sandboxWallets: readonly TonConnectWallet[] = [
  {
    app_name: 'glasshouse-sandbox',
    name: 'Sandbox wallet',
    image: TON_ICON_PATH,
    about_url: '/sandbox/ton',
    bridge: [{ type: 'js', key: SANDBOX_WALLET_KEY }],
    platforms: ['chrome', 'firefox', 'safari'],
  },
];

/** Origins that a page connects to for these wallets. */
export const bridgeOrigins = (wallets: readonly TonConnectWallet[]): string[] => [
  ...new Set(
    wallets.flatMap(({ bridge }) => bridge.flatMap((each) => (each.type === 'sse' ? [new URL(each.url).origin] : []))),
  ),
];
