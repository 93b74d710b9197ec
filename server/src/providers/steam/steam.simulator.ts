import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import { modeOf, type SandboxMode, sendSandboxError, sendSandboxPage } from '../../core/social/sandbox/page.ts';
import { formOf, queryOf, takeForms } from '../../core/social/sandbox/forms.ts';
import { numberOfKey, personOfKey, type SandboxPerson } from '../../core/social/sandbox/people.ts';
import { OPENID_NS, SIGNED_FIELDS, type SteamAddresses } from './steam.contract.ts';

const PROVIDER = 'Steam';
const ID_DIGITS = 17;
const REMEMBERED = 500;
const HOUR_MS = 3_600_000;

/** Addresses of the simulator, below one of its own. */
export const steamSandbox = (base: string): SteamAddresses => ({
  login: `${base}/openid/login`,
  people: `${base}/openid/id/`,
  summaries: `${base}/ISteamUser/GetPlayerSummaries/v2/`,
});

export interface SteamSimulatorOptions {
  apiKey: string;
  addresses(): SteamAddresses;
  callbackPath: string;
}

const isReturnTo = (value: string | null, host: string, callbackPath: string): value is string =>
  value !== null && URL.canParse(value) && new URL(value).host === host && new URL(value).pathname === callbackPath;

/** Steam, simulated: OpenID 2.0 in stateless mode, and the names of players. */
export const createSteamSimulator = ({
  apiKey,
  addresses,
  callbackPath,
}: SteamSimulatorOptions): FastifyPluginCallback => {
  const key = randomBytes(32);
  const people = new Map<string, SandboxPerson>(); // by Steam id
  const confirmed = new Set<string>(); // nonces
  let last: URLSearchParams | undefined; // the assertion before

  const signatureOf = (fields: URLSearchParams): string => {
    const signed = (fields.get('openid.signed') ?? '').split(',');
    const lines = signed.map((name) => `${name}:${fields.get(`openid.${name}`) ?? ''}\n`);
    return createHmac('sha1', key).update(lines.join('')).digest('base64');
  };

  const nonceOf = (mode: SandboxMode): string => {
    const at = new Date(Date.now() - (mode === 'expired' ? HOUR_MS : 0));
    return `${at.toISOString().slice(0, 19)}Z${randomBytes(16).toString('base64url')}`;
  };

  const assert = (person: SandboxPerson, returnTo: string, mode: SandboxMode): URLSearchParams => {
    const { login, people: below } = addresses();
    const steamId = numberOfKey('steam', person.key, ID_DIGITS);
    people.set(steamId, person);
    const fields = new URLSearchParams({
      'openid.ns': OPENID_NS,
      'openid.mode': 'id_res',
      'openid.op_endpoint': login,
      'openid.claimed_id': `${below}${steamId}`,
      'openid.identity': `${below}${steamId}`,
      'openid.return_to': mode === 'wrong_audience' ? 'https://another-site.example/' : returnTo,
      'openid.response_nonce': nonceOf(mode),
      'openid.assoc_handle': '1234567890',
      'openid.signed': `signed,${SIGNED_FIELDS.join(',')}`,
    });
    if (mode === 'missing_fields') fields.delete('openid.identity');
    fields.set('openid.sig', mode === 'bad_signature' ? randomBytes(20).toString('base64') : signatureOf(fields));
    return fields;
  };

  const sendBack = (returnTo: string, fields: URLSearchParams): string => {
    const url = new URL(returnTo);
    for (const [name, value] of fields) url.searchParams.set(name, value);
    return url.href;
  };

  /** The assertion before, as somebody who saw it would send it again. */
  const replayOf = (fresh: URLSearchParams): URLSearchParams => {
    const replay = new URLSearchParams(fresh);
    replay.set('openid.response_nonce', last?.get('openid.response_nonce') ?? nonceOf('expired'));
    replay.set('openid.sig', signatureOf(replay));
    return replay;
  };

  return (app, _options, done) => {
    takeForms(app);

    app.get('/openid/login', (request, reply) => {
      const query = queryOf(request);
      if (query.get('openid.ns') !== OPENID_NS || query.get('openid.mode') !== 'checkid_setup')
        return sendSandboxError(reply, PROVIDER, 'This is no request of OpenID 2.0.');
      if (!isReturnTo(query.get('openid.return_to'), request.host, callbackPath))
        return sendSandboxError(reply, PROVIDER, 'openid.return_to is not of this site.');
      const mode = modeOf(query.get('mode'));
      query.delete('mode');
      return sendSandboxPage(reply, { provider: PROVIDER, action: `${app.prefix}/openid/choose`, fields: query, mode });
    });

    app.get('/openid/choose', (request, reply) => {
      const query = queryOf(request);
      const returnTo = query.get('openid.return_to');
      const mode = modeOf(query.get('mode'));
      if (!isReturnTo(returnTo, request.host, callbackPath))
        return sendSandboxError(reply, PROVIDER, 'openid.return_to is not of this site.');
      if (query.has('cancel') || mode === 'cancelled')
        return reply.redirect(
          sendBack(returnTo, new URLSearchParams({ 'openid.ns': OPENID_NS, 'openid.mode': 'cancel' })),
        );
      const person = personOfKey(query.get('person') ?? '');
      if (!person) return sendSandboxError(reply, PROVIDER, 'There is nobody of this name.');
      const fresh = assert(person, returnTo, mode);
      const sent = mode === 'replayed' ? replayOf(fresh) : fresh;
      if (mode === 'well') last = fresh;
      return reply.redirect(sendBack(returnTo, sent));
    });

    app.post('/openid/login', (request, reply) => {
      const form = formOf(request);
      const nonce = form.get('openid.response_nonce') ?? '';
      const isRight =
        form.get('openid.mode') === 'check_authentication' && form.get('openid.sig') === signatureOf(form);
      const isValid = isRight && !confirmed.has(nonce);
      if (confirmed.size >= REMEMBERED) confirmed.clear();
      if (isValid) confirmed.add(nonce);
      return reply.type('text/plain').send(`ns:${OPENID_NS}\nis_valid:${isValid}\n`);
    });

    app.get('/ISteamUser/GetPlayerSummaries/v2/', (request, reply) => {
      const query = queryOf(request);
      if (query.get('key') !== apiKey) return reply.status(403).send('Forbidden');
      const steamid = query.get('steamids') ?? '';
      const person = people.get(steamid);
      const profileurl = `https://steamcommunity.com/profiles/${steamid}/`;
      return { response: { players: person ? [{ steamid, personaname: person.key, profileurl }] : [] } };
    });
    done();
  };
};
