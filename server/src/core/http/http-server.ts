import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GEO_BLOCK_META, type GeoBlock } from '../../../contract/geo.contract.ts';
import { languages } from '../../../contract/languages.ts';
import { createId } from '../ids.ts';
import type { Logger } from '../observability/logger.ts';
import { escapeHtml } from './escape-html.ts';
import { readOwnPolicy } from './own-policy.ts';
import { limitRequests, type NetworkLimit } from './network-limit.ts';
import { refuseNul } from './refuse-nul.ts';
import { readPages } from './page-template.ts';
import { chosenLanguage, type LanguageOf } from './visitor-language.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const YEAR_SECONDS = 31_536_000;

/** Where the built web app lies. */
export const webRoot = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** What our pages may load from elsewhere. */
export interface OutsideSources {
  scripts?: readonly string[];
  frames?: readonly string[];
  connections?: readonly string[];
}

export interface HttpOptions {
  log: Logger;
  trustProxy: boolean | number; // how many proxies in front of us say truly whom they were asked by; true: one
  publicOrigin?: string | undefined; // as browsers reach it, where that is known: over TLS they are told to keep to it
  networks?: NetworkLimit; // counts requests by network; left out: nobody does
  outside?: OutsideSources; // nothing when left out
}

/** Our own sockets, for browsers to which 'self' means pages only. */
const socketsOf = (publicOrigin: string | undefined): string[] =>
  publicOrigin === undefined ? [] : [publicOrigin.replace(/^http/, 'ws')];

/** Everything that is not ours to answer in another shape: `{success: false, msg, code}`. */
const answerError = (error: FastifyError, requestId: string, log: Logger): { status: number; body: object } => {
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, body: { success: false, msg: error.message, code: status } };
  log.error({ err: error, requestId }, 'a request failed unexpectedly');
  return { status: 500, body: { success: false, msg: `Server error, reference ${requestId}`, code: 500 } };
};

/** The HTTP server: security headers, cookies, compression, one shape for errors. Routes are added by the caller. */
export const createHttpServer = async ({
  log,
  trustProxy,
  publicOrigin,
  networks,
  outside: { scripts = [], frames = [], connections = [] } = {},
}: HttpOptions): Promise<FastifyInstance> => {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => createId(),
    trustProxy: trustProxy === false ? false : (_address, hop) => hop < Number(trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
  });
  app.decorate('secureCookies', secure);
  await app.register(cookie);
  limitRequests(app, networks);
  refuseNul(app);
  await app.register(compress, { threshold: 1024 });
  await app.register(helmet, {
    strictTransportSecurity: secure,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        frameSrc: ["'self'", ...frames],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...socketsOf(publicOrigin), ...connections],
        fontSrc: ["'self'"],
        baseUri: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"], // Base UI and charts position with style attributes
        objectSrc: ["'none'"],
        formAction: ["'self'", 'https://api.random.org'], // the wheel's verification form
        frameAncestors: ["'self'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = answerError(error, request.id, log);
    return reply.status(status).send(body);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id } = request;
    const { url: route } = request.routeOptions; // not the path: that of a sign-in link holds its token
    log.debug({ requestId: id, method, route, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
    done();
  });
  return app;
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;

/** The page with why it is all that is shown: it reads that before anything else. */
const blockedPage = (root: string, block: GeoBlock): string =>
  readFileSync(`${root}/index.html`, 'utf8').replace(
    '<head>',
    `<head><meta name="${GEO_BLOCK_META}" content="${escapeHtml(JSON.stringify(block))}">`,
  );

export interface WebOptions {
  root?: string | undefined; // where the built web app lies
  languageOf?: LanguageOf; // a visitor's; left out: by their cookie alone
  publicOrigin?: string | undefined; // left out: the address that the browser asked for
  absent?: string; // addresses that begin so are not there: the page says so, with 404
}

/**
 * Serves the built web app: hashed files for ever; for every route of the client the page itself, in the visitor's
 * language.
 */
export const serveWeb = async (
  app: FastifyInstance,
  {
    root = webRoot,
    languageOf = async (request) => chosenLanguage(request) ?? languages[0],
    publicOrigin,
    absent,
  }: WebOptions = {},
): Promise<void> => {
  const pageAt = readPages(root);
  if (existsSync(root)) {
    const verifierPolicy = readOwnPolicy(`${root}/verifier.html`);
    await app.register(staticFiles, {
      root,
      wildcard: false,
      index: false,
      globIgnore: ['index.html', 'pages.json'], // no files: they are what pages are made of
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/');
        response.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        if (verifierPolicy !== undefined && path.endsWith('/verifier.html'))
          response.header('content-security-policy', verifierPolicy);
        if (path.endsWith('.sh')) response.header('content-type', 'text/plain; charset=utf-8'); // to be read first
      },
    });
  }
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ success: false, msg: 'There is nothing at this address', code: 404 }),
  );
  // a route of its own, not whatever is not found: only routes are compressed
  app.get('/*', async (request, reply) => {
    const isFile = /^\/(api|assets)\//.test(request.url); // what is missing there is no page of the client
    if (isFile || !existsSync(`${root}/index.html`)) return reply.callNotFound();
    const { geoBlock } = request;
    reply.type('text/html');
    if (absent !== undefined && pathOf(request).startsWith(absent)) reply.status(404);
    if (geoBlock) return reply.status(451).header('cache-control', 'no-store').send(blockedPage(root, geoBlock));
    reply.header('cache-control', 'no-cache').header('vary', 'Cookie');
    if (!pageAt) return reply.sendFile('index.html', root);
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
    return reply.send(pageAt(pathOf(request), { language: await languageOf(request), origin }));
  });
};
