import { randomBytes } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import { modeOf, type SandboxMode, sendSandboxError, sendSandboxPage } from '../../core/social/sandbox/page.ts';
import { queryOf } from '../../core/social/sandbox/forms.ts';
import { createOidcSimulator } from '../../core/social/sandbox/oidc.simulator.ts';
import { numberOfKey, personOfKey, type SandboxPerson } from '../../core/social/sandbox/people.ts';
import { signatureOf, webAppKey, widgetKey } from './telegram.signature.ts';

const ID_DIGITS = 10;
const HOUR_SECONDS = 3600;
const PROVIDER = 'Telegram';

export interface TelegramSimulatorOptions {
  botToken: string;
  clientSecret: string;
  issuer(): string;
  callbackPath: string; // callback path of OpenID Connect
  widgetPath: string; // below it the widget's results are taken
  webAppPath: string; // the page that Telegram opens as a mini-app
  cancelPath: string; // page after a cancelled widget
}

const secondsOf = (mode: SandboxMode): string =>
  String(Math.floor(Date.now() / 1000) - (mode === 'expired' ? HOUR_SECONDS : 0));

const userOf = ({ key, firstName, lastName }: SandboxPerson, mode: SandboxMode) => ({
  ...(mode === 'missing_fields' ? {} : { id: numberOfKey('telegram', key, ID_DIGITS) }),
  first_name: firstName,
  last_name: lastName,
  username: key,
});

/** Fields with their signature, or with one that is wrong in the way that was asked for. */
const sign = (
  fields: URLSearchParams,
  keyOf: (botToken: string) => Buffer,
  botToken: string,
  mode: SandboxMode,
): URLSearchParams => {
  const token = mode === 'wrong_audience' ? '1:a-token-of-another-bot' : botToken;
  const right = signatureOf(keyOf(token), fields);
  fields.set('hash', mode === 'bad_signature' ? randomBytes(right.length / 2).toString('hex') : right);
  return fields;
};

/** Telegram, simulated: the login widget as a page of its own, OpenID Connect, and a maker of mini-app data. */
export const createTelegramSimulator = (options: TelegramSimulatorOptions): FastifyPluginCallback => {
  const { botToken, clientSecret, issuer, callbackPath, widgetPath, webAppPath, cancelPath } = options;
  const [botId = ''] = botToken.split(':');
  const last = new Map<string, URLSearchParams>(); // by kind: the result before, which an eavesdropper could send again

  const resultOf = (kind: 'widget' | 'webApp', mode: SandboxMode, fresh: () => URLSearchParams): URLSearchParams => {
    const result = (mode === 'replayed' ? last.get(kind) : undefined) ?? fresh();
    if (mode === 'well') last.set(kind, result);
    return result;
  };

  const widgetResult = (person: SandboxPerson, mode: SandboxMode): URLSearchParams => {
    // two results of one person within a second are not the same: a result counts once
    const photo_url = `https://t.me/i/userpic/320/${randomBytes(16).toString('base64url')}.jpg`;
    const fields = new URLSearchParams({ ...userOf(person, mode), photo_url, auth_date: secondsOf(mode) });
    return sign(fields, widgetKey, botToken, mode);
  };

  const webAppData = (person: SandboxPerson, mode: SandboxMode, startParam: string | null): URLSearchParams => {
    const { id, ...names } = userOf(person, mode);
    const user = JSON.stringify({ ...(id === undefined ? {} : { id: Number(id) }), ...names, language_code: 'ru' });
    const queryId = randomBytes(12).toString('base64url');
    const fields = new URLSearchParams({ query_id: queryId, user, auth_date: secondsOf(mode), signature: 'sandbox' });
    if (startParam !== null) fields.set('start_param', startParam); // parameter of the link that opened the mini-app
    return sign(fields, webAppKey, botToken, mode);
  };

  return (app, _options, done) => {
    void app.register(
      createOidcSimulator({
        provider: PROVIDER,
        issuer,
        client: { id: botId, secret: clientSecret, by: 'basic' },
        callbackPath,
        claimsOf: ({ key, firstName, lastName }) => ({
          sub: numberOfKey('telegram-sub', key, ID_DIGITS),
          id: Number(numberOfKey('telegram', key, ID_DIGITS)),
          name: `${firstName} ${lastName}`,
          preferred_username: key,
        }),
        required: 'id',
        echoesNonce: false,
      }),
    );

    const serveChoice = (
      path: string,
      chosen: (person: SandboxPerson, mode: SandboxMode, query: URLSearchParams, host: string) => string | undefined,
    ): void => {
      app.get(path, (request, reply) => {
        const query = queryOf(request);
        const mode = modeOf(query.get('mode'));
        query.delete('mode');
        return sendSandboxPage(reply, {
          provider: PROVIDER,
          action: `${app.prefix}${path}/choose`,
          fields: query,
          mode,
        });
      });
      app.get(`${path}/choose`, (request, reply) => {
        const query = queryOf(request);
        const mode = modeOf(query.get('mode'));
        if (query.has('cancel') || mode === 'cancelled') return reply.redirect(cancelPath);
        const person = personOfKey(query.get('person') ?? '');
        const to = person && chosen(person, mode, query, request.host);
        return to === undefined
          ? sendSandboxError(reply, PROVIDER, 'This request is not of the site.')
          : reply.redirect(to);
      });
    };

    serveChoice('/widget', (person, mode, query, host) => {
      const authUrl = query.get('auth_url') ?? '';
      if (!URL.canParse(authUrl)) return undefined;
      const url = new URL(authUrl);
      if (url.host !== host || !url.pathname.startsWith(`${widgetPath}/`)) return undefined;
      url.search = resultOf('widget', mode, () => widgetResult(person, mode)).toString();
      return url.href;
    });

    serveChoice('/webapp', (person, mode, query) => {
      const fresh = (): URLSearchParams => webAppData(person, mode, query.get('startapp'));
      const data = resultOf('webApp', mode, fresh).toString();
      return `${webAppPath}#${new URLSearchParams({ tgWebAppData: data, tgWebAppVersion: '9.0', tgWebAppPlatform: 'web' }).toString()}`;
    });
    done();
  };
};
