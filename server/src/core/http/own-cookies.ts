import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    secureCookies?: boolean; // browsers reach the site over TLS
  }
}

/**
 * Name of a cookie that only the server reads. Over TLS it begins so that browsers take it from this very site alone:
 * neither a subdomain nor a page over plain HTTP can plant one.
 */
export const ownCookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/** True when the browser is to send a cookie back over TLS only. */
export const isSecure = ({ server, protocol }: FastifyRequest): boolean =>
  (server.secureCookies ?? false) || protocol === 'https';

const nameFor = ({ server }: FastifyRequest, name: string): string =>
  ownCookieName(name, server.secureCookies ?? false);

const optionsFor = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(request),
});

/** Such a cookie of a request. */
export const ownCookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[nameFor(request, name)];

/** Has the browser keep such a cookie for so long. */
export const setOwnCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): void => {
  void reply.setCookie(nameFor(request, name), value, { ...optionsFor(request), maxAge: seconds });
};

/** Has the browser forget such a cookie. */
export const clearOwnCookie = (request: FastifyRequest, reply: FastifyReply, name: string): void => {
  void reply.clearCookie(nameFor(request, name), optionsFor(request));
};
