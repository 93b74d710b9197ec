import { brand } from 'assets';
import type { FastifyPluginCallback } from 'fastify';
import { readFile } from 'node:fs/promises';
import {
  TON_MANIFEST_PATH,
  TON_WALLETS_PATH,
  type TonConnectWallet,
} from '../../../contract/features/tonconnect.contract.ts';

/** Our sign, as wallets show it: they take no SVG. */
export const TON_ICON_PATH = '/tonconnect-icon.png';

/** Wallets ask from wherever they are, browsers among them. */
const forEveryone = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

export interface TonConnectOptions {
  wallets: readonly TonConnectWallet[];
  siteUrl(): string; // without a slash at its end
}

/** What TonConnect asks a site for (https://github.com/ton-connect/docs/blob/main/requests-responses.md), and the wallets that we list. */
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
