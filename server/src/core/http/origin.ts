import type { FastifyRequest } from 'fastify';

/** True when a request's Origin may use our sockets: our own address as the browser asked for it, or the public one. */
export const isAllowedOrigin = (
  headers: { origin?: string | undefined; host?: string | undefined },
  publicOrigin: string | undefined,
): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true; // not a browser: it holds no cookie that another site could misuse
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
};

/**
 * True for a request from a page of another site: it cannot read the answer, but it can have things done or keep us
 * busy.
 */
export const isCrossSite = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'cross-site';
