import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { modeOf, sendSandboxError, sendSandboxPage } from './page.ts';
import { queryOf } from './forms.ts';
import type { Grants } from './grants.ts';
import { personOfKey } from './people.ts';

export interface AuthorizeOptions {
  provider: string; // its name on the page
  path: string; // path of the authorization endpoint, below the simulator's own
  clientId: string;
  callbackPath: string; // the only one registered for this client
  grants: Grants;
  extra?(mode: string): Record<string, string>; // extra parameters of this provider's answer
}

const problemOf = (
  query: URLSearchParams,
  { clientId, callbackPath }: AuthorizeOptions,
  ownHost: string,
): string | undefined => {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== clientId) return 'There is no such client.';
  if (!URL.canParse(redirectUri)) return 'redirect_uri is missing.';
  const { host, pathname, search, hash } = new URL(redirectUri);
  if (host !== ownHost || pathname !== callbackPath || search !== '' || hash !== '')
    return 'redirect_uri is not registered for this client.';
  if (query.get('response_type') !== 'code') return 'response_type must be code.';
  if (query.get('code_challenge_method') !== 'S256' || !query.get('code_challenge')) return 'PKCE by S256 is required.';
  return query.get('state') ? undefined : 'state is missing.';
};

const sendBack = (reply: FastifyReply, query: URLSearchParams, answer: Record<string, string>): FastifyReply => {
  const url = new URL(query.get('redirect_uri') ?? '');
  url.search = new URLSearchParams({ ...answer, state: query.get('state') ?? '' }).toString();
  return reply.redirect(url.href);
};

/** The authorization endpoint of a simulated OAuth 2 provider, with its page. */
export const serveAuthorize = (app: FastifyInstance, options: AuthorizeOptions): void => {
  const { provider, path, clientId, grants, extra } = options;

  const guarded = (request: FastifyRequest, reply: FastifyReply, serve: (query: URLSearchParams) => FastifyReply) => {
    const query = queryOf(request);
    const problem = problemOf(query, options, request.host);
    return problem === undefined ? serve(query) : sendSandboxError(reply, provider, problem);
  };

  app.get(path, (request, reply) =>
    guarded(request, reply, (query) => {
      const mode = modeOf(query.get('mode'));
      query.delete('mode');
      return sendSandboxPage(reply, { provider, action: `${app.prefix}${path}/choose`, fields: query, mode });
    }),
  );

  app.get(`${path}/choose`, (request, reply) =>
    guarded(request, reply, (query) => {
      const mode = modeOf(query.get('mode'));
      if (query.has('cancel') || mode === 'cancelled') return sendBack(reply, query, { error: 'access_denied' });
      const person = personOfKey(query.get('person') ?? '');
      if (!person) return sendSandboxError(reply, provider, 'There is nobody of this name.');
      const grant = {
        clientId,
        redirectUri: query.get('redirect_uri') ?? '',
        challenge: query.get('code_challenge') ?? '',
        nonce: query.get('nonce'),
        person,
        mode,
      };
      return sendBack(reply, query, { code: grants.issue(grant), ...extra?.(mode) });
    }),
  );
};
