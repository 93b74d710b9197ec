import { z } from 'zod';
import { variable } from '../core/features/variable.ts';
import { isNetwork } from '../core/geo/network-set.ts';

const listOf = (text: string | undefined): string[] => text?.split(',').map((part) => part.trim()) ?? [];

const networks = z.string().refine((text) => listOf(text).every(isNetwork));

/** Variables of accounts: sign-in through providers, captcha, e-mail, geo blocks. */
export const accountVariables = {
  APP_SECRET: variable(z.string().min(32).optional(), {
    takes: 'a secret of at least 32 characters',
    means: 'seals second factors and destinations, signs captchas; required in production, the same in every process',
    unset: 'made once and kept in `DATA_DIR`',
  }),
  SEALING_SECRETS: variable(
    z
      .string()
      .transform((text) => text.split(' '))
      .pipe(z.array(z.string().min(32)))
      .optional(),
    {
      takes: 'secrets of at least 32 characters with a space between, the newest first',
      means:
        'the first seals second factors, payout destinations and documents, the others open them; the next start reseals with the first, then the others can be left out',
      unset: '`APP_SECRET` seals',
    },
  ),
  ALLOW_SANDBOX: variable(z.enum(['true', 'false']).optional(), {
    takes: 'true or false',
    means:
      'providers without an account are simulated: in production anybody signs in as anybody then, so the start warns of it',
    unset: '`true`; `false` in production',
  }),
  CAPTCHA_PROVIDER: variable(z.enum(['altcha', 'recaptcha', 'none']).default('altcha'), {
    takes: 'altcha, recaptcha or none',
    means:
      '`altcha` is a proof of work that asks nothing outside (browsers need https or localhost), `recaptcha` reCAPTCHA v3; production refuses `none`',
  }),
  RECAPTCHA_SITE_KEY: variable(z.string().min(1).optional(), {
    takes: 'a site key of reCAPTCHA',
    means: 'needed with `recaptcha`',
  }),
  RECAPTCHA_SECRET: variable(z.string().min(1).optional(), {
    takes: 'a secret key of reCAPTCHA',
    means: 'needed with `recaptcha`',
  }),
  RECAPTCHA_URL: variable(z.url({ protocol: /^https?$/ }).default('https://www.google.com'), {
    takes: 'another address of reCAPTCHA: https://www.recaptcha.net',
    means: 'the address that pages load reCAPTCHA from',
  }),
  SMTP_URL: variable(z.url({ protocol: /^smtps?$/ }).optional(), {
    takes: 'an smtp:// or smtps:// address with its user and password',
    means: 'letters are sent by it; required in production; outside it every letter can be read at `/dev/outbox`',
    unset: 'letters stay in the outbox',
  }),
  MAIL_FROM: variable(z.string().min(3).default('Glasshouse <no-reply@glasshouse.example>'), {
    takes: 'the sender of our letters: Name <address>',
    means: 'the sender of our letters',
  }),
  TELEGRAM_BOT_TOKEN: variable(
    z
      .string()
      .regex(/^\d+:[\w-]+$/)
      .optional(),
    {
      takes: 'the token of a Telegram bot, 123456:ABC…',
      means: 'the bot that one signs in with',
      unset: 'nobody signs in by Telegram, or it is simulated',
    },
  ),
  TELEGRAM_BOT_NAME: variable(z.string().min(1).optional(), {
    takes: 'the name of that bot, without @',
    means: 'needed with the token',
  }),
  TELEGRAM_CLIENT_SECRET: variable(z.string().min(1).optional(), {
    takes: 'the secret of that bot’s OpenID Connect client',
    means: "sign-in by that bot's OpenID Connect client",
    unset: 'widget and mini-app only',
  }),
  X_CLIENT: variable(z.string().includes(':').optional(), {
    takes: 'id:secret of an OAuth 2.0 client of X',
    means: 'sign-in by X',
    unset: 'none, or simulated',
  }),
  VK_CLIENT: variable(z.string().includes(':').optional(), {
    takes: 'id:secret of a client of VK ID',
    means: 'sign-in by VK ID',
    unset: 'none, or simulated',
  }),
  GOOGLE_CLIENT: variable(z.string().includes(':').optional(), {
    takes: 'id:secret of an OAuth client of Google',
    means: 'sign-in by Google',
    unset: 'none, or simulated',
  }),
  STEAM_API_KEY: variable(z.string().min(1).optional(), {
    takes: 'a web API key of Steam',
    means: 'sign-in by Steam',
    unset: 'none, or simulated',
  }),
  GEO_BLOCKED_COUNTRIES: variable(
    z
      .string()
      .regex(/^[A-Z]{2}(,[A-Z]{2})*$/)
      .optional(),
    {
      takes: 'ISO 3166-1 codes with commas between: US,GB',
      means: 'visitors from there see only why they are not served, and every call is refused',
      unset: 'none',
    },
  ),
  GEO_BLOCKED_NETWORKS: variable(networks.optional(), {
    takes: 'networks with commas between: 192.0.2.0/24,2001:db8::/32',
    means: 'networks or addresses that are refused whatever else is said of them',
    unset: 'none',
  }),
  GEO_ALLOWED_NETWORKS: variable(networks.optional(), {
    takes: 'networks with commas between: 192.0.2.0/24,2001:db8::/32',
    means: 'networks or addresses that are served whatever else is said of them',
    unset: 'none',
  }),
  GEO_BLOCK_VPN: variable(z.enum(['true', 'false']).optional(), {
    takes: 'true or false',
    means: 'refuses the networks of VPN and hosting companies too',
    unset: '`true` where countries are blocked, else `false`',
  }),
  GEO_DATABASE: variable(z.string().min(1).optional(), {
    takes: 'a file: a database of countries by address, .mmdb',
    means: 'countries by address, of ip-location-db or MaxMind',
    unset: 'the packaged one',
  }),
  GEO_VPN_NETWORKS: variable(z.string().min(1).optional(), {
    takes: 'a file: networks of VPNs, one a line',
    means: 'the networks that `GEO_BLOCK_VPN` refuses',
    unset: '`server/src/core/geo/vpn-networks.txt`',
  }),
} as const;

type AccountVariable = keyof typeof accountVariables;

/** A client of an OAuth provider. */
export interface OAuthClient {
  id: string;
  secret: string;
}

export interface TelegramBot {
  token: string;
  name: string;
  clientSecret: string | undefined; // secret of its OpenID Connect client; undefined: widget and mini-app only
}

export interface AccountsConfig {
  appSecret: string | undefined; // undefined: made once and kept in the data directory
  sealingSecrets: readonly string[]; // newest first; none: the application's secret seals
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
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_NAME: name } = env;
  if (token !== undefined && name === undefined)
    return { missing: 'TELEGRAM_BOT_NAME', because: 'with TELEGRAM_BOT_TOKEN' };
  return {
    appSecret: env.APP_SECRET,
    sealingSecrets: env.SEALING_SECRETS ?? [],
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
