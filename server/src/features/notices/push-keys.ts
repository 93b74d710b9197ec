import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { variable } from '../../core/features/variable.ts';
import type { FeatureTools } from '../../core/features/feature.ts';

const PUBLIC = /^[\w-]{87}$/;
const PRIVATE = /^[\w-]{43}$/;

export const pushVariables = z.object({
  WEB_PUSH_PUBLIC_KEY: variable(z.string().regex(PUBLIC).optional(), {
    takes: 'a public VAPID key, as `npx web-push generate-vapid-keys` prints it',
    means: 'browsers take pushes of this key alone: another one ends every subscription',
    unset: 'one that is derived from the application’s secret',
  }),
  WEB_PUSH_PRIVATE_KEY: variable(z.string().regex(PRIVATE).optional(), {
    takes: 'the private key of the same pair',
    means: 'signs what is handed to push services',
    unset: 'one that is derived from the application’s secret',
  }),
  WEB_PUSH_CONTACT: variable(z.url({ protocol: /^(?:https|mailto)$/ }).optional(), {
    takes: 'an https:// or mailto: address',
    means: 'push services write there when something is wrong with our pushes',
    unset: 'the site’s address',
  }),
});

/** Keys by which push services know us (RFC 8292), and where they reach us. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  contact(): string;
}

type Tools = Pick<FeatureTools, 'readVariables' | 'secrets' | 'siteUrl'>;

/** The keys of the environment, or those that every process derives from the application's secret alike. */
export const readPushKeys = ({ readVariables, secrets, siteUrl }: Tools): PushKeys => {
  const { WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY, WEB_PUSH_CONTACT } = readVariables(pushVariables);
  const contact = (): string => WEB_PUSH_CONTACT ?? siteUrl().replace(/^http:/, 'https:');
  if (WEB_PUSH_PUBLIC_KEY !== undefined && WEB_PUSH_PRIVATE_KEY !== undefined)
    return { publicKey: WEB_PUSH_PUBLIC_KEY, privateKey: WEB_PUSH_PRIVATE_KEY, contact };
  const pair = createECDH('prime256v1');
  const privateKey = secrets.keyFor('web push');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url'), contact };
};
