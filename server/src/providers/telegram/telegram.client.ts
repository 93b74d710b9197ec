import { createOidc, plainBasic } from '../../core/social/oidc.ts';
import type { TelegramResults } from '../../core/social/social-setup.ts';
import { SocialError, type Person, type SocialProvider, type SpendOnce } from '../../core/social/social-provider.ts';
import {
  TELEGRAM_FRESH_MS,
  TELEGRAM_ISSUER,
  TELEGRAM_SCOPE,
  telegramClaims,
  webAppUserSchema,
  widgetSchema,
} from './telegram.contract.ts';
import { isSigned, webAppKey, widgetKey } from './telegram.signature.ts';

const CLOCKS_DIFFER_MS = 60_000;

interface Names {
  id: string;
  first_name?: string | undefined;
  last_name?: string | undefined;
  username?: string | undefined;
}

const personOfNames = ({ id, first_name, last_name, username }: Names): Person => {
  const [firstName, lastName] = [first_name || null, last_name || null];
  const name = username ?? ([firstName, lastName].filter(Boolean).join(' ') || id);
  return { subject: id, name, firstName, lastName, url: username ? `https://t.me/${username}` : null, email: null };
};

export interface TelegramOptions {
  botToken: string;
  spend: SpendOnce;
  now?: (() => number) | undefined; // ms since epoch
}

/** Checks what the login widget and mini-apps sign with the bot's token. Each result counts once. */
export const createTelegramResults = ({ botToken, spend, now = Date.now }: TelegramOptions): TelegramResults => {
  const check = async (key: Buffer, fields: URLSearchParams, kind: string): Promise<void> => {
    if (!isSigned(key, fields)) throw new SocialError('refused', 'a result that Telegram has not signed for this bot');
    const ageMs = now() - Number(fields.get('auth_date') ?? Number.NaN) * 1000;
    if (!(ageMs <= TELEGRAM_FRESH_MS && ageMs >= -CLOCKS_DIFFER_MS))
      throw new SocialError('refused', 'a result of another time');
    if (!(await spend(kind, fields.get('hash') ?? '', 2 * TELEGRAM_FRESH_MS)))
      throw new SocialError('refused', 'a result that was used before');
  };

  return {
    async personOfWidget(fields) {
      await check(widgetKey(botToken), fields, 'telegram_widget');
      const { data, error } = widgetSchema.safeParse(Object.fromEntries(fields));
      if (!data) throw new SocialError('refused', 'a result without what is needed', { cause: error });
      return personOfNames(data);
    },
    async personOfWebApp(initData) {
      const fields = new URLSearchParams(initData);
      await check(webAppKey(botToken), fields, 'telegram_web_app');
      const { data, error } = webAppUserSchema.safeParse(jsonOf(fields.get('user')));
      if (!data) throw new SocialError('refused', 'data of a mini-app without a user', { cause: error });
      return personOfNames(data);
    },
  };
};

const jsonOf = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
};

export interface TelegramOidcOptions {
  botId: string;
  clientSecret: string;
  issuer?: (() => string) | undefined; // Telegram's own by default, a simulator's for a sandbox
}

/** Sign-in by Telegram's OpenID Connect. */
export const createTelegramOidc = ({
  botId,
  clientSecret,
  issuer = () => TELEGRAM_ISSUER,
}: TelegramOidcOptions): SocialProvider => {
  const oidc = createOidc({
    issuer,
    clientId: botId,
    authentication: plainBasic({ id: botId, secret: clientSecret }),
    scope: TELEGRAM_SCOPE,
    sendsNonce: false,
  });
  return {
    authorizeUrl: oidc.authorizeUrl,
    async personOf(authorization, callback) {
      const { data, error } = telegramClaims.safeParse(await oidc.claimsOf(authorization, callback));
      if (!data) throw new SocialError('refused', 'an ID token without what is needed', { cause: error });
      return personOfNames({ id: data.id, first_name: data.name, username: data.preferred_username });
    },
  };
};
