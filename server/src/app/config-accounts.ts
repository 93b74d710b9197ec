import { z } from 'zod';
import { isNetwork } from '../core/geo/network-set.ts';

const listOf = (text: string | undefined): string[] => text?.split(',').map((part) => part.trim()) ?? [];

const networks = z.string().refine((text) => listOf(text).every(isNetwork));

/** What concerns accounts: sign-in through others, captcha, e-mail, who may not play from where. */
export const accountVariables = {
  APP_SECRET: z.string().min(32).optional(),
  ALLOW_SANDBOX: z.enum(['true', 'false']).optional(),
  CAPTCHA_PROVIDER: z.enum(['altcha', 'recaptcha', 'none']).default('altcha'),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_URL: z.url({ protocol: /^https?$/ }).default('https://www.google.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Glasshouse <no-reply@glasshouse.example>'),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/)
    .optional(),
  TELEGRAM_BOT_NAME: z.string().min(1).optional(),
  TELEGRAM_CLIENT_SECRET: z.string().min(1).optional(),
  X_CLIENT: z.string().includes(':').optional(),
  VK_CLIENT: z.string().includes(':').optional(),
  GOOGLE_CLIENT: z.string().includes(':').optional(),
  STEAM_API_KEY: z.string().min(1).optional(),
  GEO_BLOCKED_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/)
    .optional(),
  GEO_BLOCKED_NETWORKS: networks.optional(),
  GEO_ALLOWED_NETWORKS: networks.optional(),
  GEO_BLOCK_VPN: z.enum(['true', 'false']).optional(),
  GEO_DATABASE: z.string().min(1).optional(),
  GEO_VPN_NETWORKS: z.string().min(1).optional(),
} as const;

type AccountVariable = keyof typeof accountVariables;

/** What each takes, in words. */
export const accountTakes: Record<AccountVariable, string> = {
  APP_SECRET: 'a secret of at least 32 characters',
  ALLOW_SANDBOX: 'true or false',
  CAPTCHA_PROVIDER: 'altcha, recaptcha or none',
  RECAPTCHA_SITE_KEY: 'a site key of reCAPTCHA',
  RECAPTCHA_SECRET: 'a secret key of reCAPTCHA',
  RECAPTCHA_URL: 'another address of reCAPTCHA: https://www.recaptcha.net',
  SMTP_URL: 'an smtp:// or smtps:// address with its user and password',
  MAIL_FROM: 'the sender of our letters: Name <address>',
  TELEGRAM_BOT_TOKEN: 'the token of a Telegram bot, 123456:ABC…',
  TELEGRAM_BOT_NAME: 'the name of that bot, without @',
  TELEGRAM_CLIENT_SECRET: 'the secret of that bot’s OpenID Connect client',
  X_CLIENT: 'id:secret of an OAuth 2.0 client of X',
  VK_CLIENT: 'id:secret of a client of VK ID',
  GOOGLE_CLIENT: 'id:secret of an OAuth client of Google',
  STEAM_API_KEY: 'a web API key of Steam',
  GEO_BLOCKED_COUNTRIES: 'ISO 3166-1 codes with commas between: US,GB',
  GEO_BLOCKED_NETWORKS: 'networks with commas between: 192.0.2.0/24,2001:db8::/32',
  GEO_ALLOWED_NETWORKS: 'networks with commas between: 192.0.2.0/24,2001:db8::/32',
  GEO_BLOCK_VPN: 'true or false',
  GEO_DATABASE: 'a file: a database of countries by address, .mmdb',
  GEO_VPN_NETWORKS: 'a file: networks of VPNs, one a line',
};

/** Those whose values no message shows. */
export const secretAccountVariables: readonly AccountVariable[] = [
  'APP_SECRET',
  'RECAPTCHA_SECRET',
  'SMTP_URL',
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_CLIENT_SECRET',
  'X_CLIENT',
  'VK_CLIENT',
  'GOOGLE_CLIENT',
  'STEAM_API_KEY',
];

/** A client of an OAuth provider. */
export interface OAuthClient {
  id: string;
  secret: string;
}

export interface TelegramBot {
  token: string;
  name: string;
  clientSecret: string | undefined; // of its OpenID Connect client; undefined: widget and mini-app only
}

export interface AccountsConfig {
  appSecret: string | undefined; // undefined: made once and kept in the data directory
  allowSandbox: boolean; // outside systems without an account are simulated
  captcha: { provider: 'altcha' | 'none' } | { provider: 'recaptcha'; siteKey: string; secret: string; url: string };
  mail: { smtpUrl: string | undefined; from: string }; // without an address letters stay in the outbox
  telegram: TelegramBot | undefined;
  twitter: OAuthClient | undefined;
  vkontakte: OAuthClient | undefined;
  google: OAuthClient | undefined;
  steamApiKey: string | undefined;
  geo: {
    blockedCountries: readonly string[];
    blockedNetworks: readonly string[]; // VPNs and whatever else is refused
    allowedNetworks: readonly string[]; // never refused
    blockVpn: boolean; // networks of VPN and hosting companies are refused too
    database: string | undefined; // a file in place of the packaged one
    vpnNetworks: string | undefined; // a file in place of our own list
  };
}

const variables = z.object(accountVariables);
type Environment = z.infer<typeof variables>;

const clientOf = (text: string | undefined): OAuthClient | undefined => {
  if (text === undefined) return undefined;
  const colon = text.indexOf(':');
  return { id: text.slice(0, colon), secret: text.slice(colon + 1) };
};

const captchaOf = (env: Environment): AccountsConfig['captcha'] | AccountVariable => {
  if (env.CAPTCHA_PROVIDER !== 'recaptcha') return { provider: env.CAPTCHA_PROVIDER };
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_URL: address } = env;
  if (siteKey === undefined) return 'RECAPTCHA_SITE_KEY';
  if (secret === undefined) return 'RECAPTCHA_SECRET';
  return { provider: 'recaptcha', siteKey, secret, url: new URL(address).origin };
};

/** Reads what concerns accounts, or names the variable that is missing and why it is needed. */
export const readAccounts = (
  env: Environment,
  production: boolean,
): AccountsConfig | { missing: AccountVariable; because: string } => {
  const captcha = captchaOf(env);
  if (typeof captcha === 'string') return { missing: captcha, because: 'with CAPTCHA_PROVIDER=recaptcha' };
  if (production && captcha.provider === 'none')
    return { missing: 'CAPTCHA_PROVIDER', because: 'none is refused in production: there' };
  if (production && env.APP_SECRET === undefined) return { missing: 'APP_SECRET', because: 'in production' };
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_NAME: name } = env;
  if (token !== undefined && name === undefined)
    return { missing: 'TELEGRAM_BOT_NAME', because: 'with TELEGRAM_BOT_TOKEN' };
  return {
    appSecret: env.APP_SECRET,
    allowSandbox: env.ALLOW_SANDBOX === undefined ? !production : env.ALLOW_SANDBOX === 'true',
    captcha,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    telegram:
      token === undefined || name === undefined ? undefined : { token, name, clientSecret: env.TELEGRAM_CLIENT_SECRET },
    twitter: clientOf(env.X_CLIENT),
    vkontakte: clientOf(env.VK_CLIENT),
    google: clientOf(env.GOOGLE_CLIENT),
    steamApiKey: env.STEAM_API_KEY,
    geo: {
      blockedCountries: listOf(env.GEO_BLOCKED_COUNTRIES),
      blockedNetworks: listOf(env.GEO_BLOCKED_NETWORKS),
      allowedNetworks: listOf(env.GEO_ALLOWED_NETWORKS),
      // an address that hides its country matters where some are refused
      blockVpn:
        env.GEO_BLOCK_VPN === undefined ? env.GEO_BLOCKED_COUNTRIES !== undefined : env.GEO_BLOCK_VPN === 'true',
      database: env.GEO_DATABASE,
      vpnNetworks: env.GEO_VPN_NETWORKS,
    },
  };
};
