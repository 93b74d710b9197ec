import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import { isBusy, unlessGone } from 'db';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyRequest,
} from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generalCodes } from '../../../contract/general-codes.ts';
import { GEO_BLOCK_META, type GeoBlock } from '../../../contract/geo.contract.ts';
import { isLanguage, languages } from '../../../contract/languages.ts';
import { texts } from '../i18n/texts.ts';
import { createId } from '../ids.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { jsonFaultOf } from '../plain-json.ts';
import { escapeHtml } from './escape-html.ts';
import { limitRequests, type NetworkLimit } from './network-limit.ts';
import { readOwnPolicy } from './own-policy.ts';
import { readPages, type PreviewOf } from './page-template.ts';
import { chosenLanguage, type LanguageOf } from './visitor-language.ts';

const refuseIf = (hasNul: boolean, reply: FastifyReply, where: string): FastifyReply | undefined => {
  if (!hasNul) return undefined;
  const code = generalCodes.badPayload;
  return reply.status(code).send({ success: false, msg: `The ${where} has a NUL character`, code });
};

/** Refuses a NUL character in addresses, cookies and bodies: no text of ours has one, and PostgreSQL stores none. */
const refuseNul = (app: FastifyInstance): void => {
  app.addHook(
    'onRequest',
    async ({ url, cookies }, reply) =>
      refuseIf(url.includes('%00'), reply, 'address') ??
      refuseIf(jsonFaultOf(Object.values(cookies)) === 'nul', reply, 'cookie'),
  );
  app.addHook('preValidation', async ({ body }, reply) => refuseIf(jsonFaultOf(body) === 'nul', reply, 'body'));
};

const BODY_LIMIT_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const YEAR_SECONDS = 31_536_000;
const ASSETS = '/assets/';
const COMPRESSED = /\.(?:br|gz)$/; // no files of their own

/** Folder of the built web app. */
export const webRoot = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** Outside sources of our pages. */
export interface OutsideSources {
  scripts?: readonly string[];
  frames?: readonly string[];
  connections?: readonly string[];
}

export interface HttpOptions {
  log: Logger;
  metrics?: Pick<Metrics, 'requestSeconds'>; // left out: nobody counts
  trustProxy: boolean | number; // number of trusted proxies in front of us; true: one
  publicOrigin?: string | undefined; // as browsers reach it, where that is known: over TLS they are told to keep to it
  networks?: NetworkLimit; // counts requests by network; left out: nobody does
  outside?: OutsideSources; // nothing when left out
}

/** Our own sockets, for browsers to which 'self' means pages only. */
const socketsOf = (publicOrigin: string | undefined): string[] =>
  publicOrigin === undefined ? [] : [publicOrigin.replace(/^http/, 'ws')];

/** Everything that is not ours to answer in another shape: `{success: false, msg, code}`. */
const answerError = (error: FastifyError, request: FastifyRequest, log: Logger): { status: number; body: object } => {
  const { id: requestId } = request;
  if (isBusy(error)) {
    const { busy: msg } = texts('general')[chosenLanguage(request) ?? languages[0]];
    return { status: generalCodes.busy, body: { success: false, msg, code: generalCodes.busy } };
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, body: { success: false, msg: error.message, code: status } };
  log.error({ err: error, requestId }, 'a request failed unexpectedly');
  return { status: 500, body: { success: false, msg: `Server error, reference ${requestId}`, code: 500 } };
};

/** The HTTP server: security headers, cookies, compression, one shape for errors. Routes are added by the caller. */
export const createHttpServer = async ({
  log,
  metrics,
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
  app.addHook('onRequest', (_request, reply, done) =>
    unlessGone(() => reply.raw.destroyed && !reply.raw.writableEnded, done),
  );
  refuseNul(app);
  app.addHook('onRoute', (route) => {
    const isBuilt = (route.config as { file?: string } | undefined)?.file !== undefined || route.url === `${ASSETS}*`;
    if (isBuilt) route.compress = false; // by the build, once
  });
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
    const { status, body } = answerError(error, request, log);
    return reply.status(status).send(body);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id } = request;
    const { url: route } = request.routeOptions; // not the path: that of a sign-in link holds its token
    const { statusCode: status, elapsedTime: ms } = reply;
    log.debug({ requestId: id, method, route, status, ms }, 'request');
    metrics?.requestSeconds.observe({ method, route: route ?? 'none', status }, ms / 1000);
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
  root?: string | undefined; // folder of the built web app
  languageOf?: LanguageOf; // a visitor's; left out: by their cookie alone
  publicOrigin?: string | undefined; // left out: the address that the browser asked for
  absent?: string; // addresses that begin so are not there
  previewOf?: PreviewOf; // left out: every address says what its page says
  onPage?(request: FastifyRequest): void; // a page is sent
}

/** The preview of an address, in the language that the link names, else the visitor's. A page comes whatever happens. */
const previewAt = async (
  request: FastifyRequest,
  { languageOf, previewOf }: Required<Pick<WebOptions, 'languageOf' | 'previewOf'>>,
) => {
  const query = new URLSearchParams(request.url.split('?')[1]);
  const named = query.get('lang');
  const language = isLanguage(named) ? named : await languageOf(request);
  return previewOf({ path: pathOf(request), query, language }).catch((error: unknown) => {
    request.log.warn({ err: error }, 'a page went without its preview');
    return undefined;
  });
};

/** The page by the name of its file, under which the installed application keeps it. */
const SHELL = '/index.html';

/** Prefixes that are never a page of the client, also where they are not served. */
const NO_PAGES = /^\/(?:api|assets|metrics|sandbox|uploads)(?:[/?]|$)/;

/**
 * Serves the built web app: hashed files for ever; for every address of the client the page itself, in the visitor's
 * language; at any other the page that says so, with 404.
 */
export const serveWeb = async (
  app: FastifyInstance,
  {
    root = webRoot,
    languageOf = async (request) => chosenLanguage(request) ?? languages[0],
    publicOrigin,
    absent,
    previewOf = async () => undefined,
    onPage,
  }: WebOptions = {},
): Promise<void> => {
  const pages = readPages(root);
  if (existsSync(root)) {
    const verifierPolicy = readOwnPolicy(`${root}/verifier.html`);
    const setHeaders = (response: FastifyReply, sent: string): void => {
      const path = sent.replace(COMPRESSED, '');
      const isHashed = path.includes(ASSETS);
      response.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      if (verifierPolicy !== undefined && path.endsWith('/verifier.html'))
        response.header('content-security-policy', verifierPolicy);
      if (path.endsWith('.sh')) response.header('content-type', 'text/plain; charset=utf-8'); // to be read first
    };
    const files = { index: false, preCompressed: true, setHeaders } as const;
    // a route for each of a thousand files took half of a server's start
    await app.register(staticFiles, {
      ...files,
      root: `${root}/assets`,
      prefix: ASSETS,
      decorateReply: false,
      allowedPath: (path) => !COMPRESSED.test(path),
    });
    await app.register(staticFiles, {
      ...files,
      root,
      wildcard: false,
      globIgnore: ['assets/**', 'index.html*', 'pages.json*', '**/*.br', '**/*.gz'],
    });
  }
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ success: false, msg: 'There is nothing at this address', code: 404 }),
  );
  // a route of its own, not whatever is not found: only routes are compressed
  app.get('/*', async (request, reply) => {
    if (NO_PAGES.test(request.url) || !existsSync(`${root}/index.html`)) return reply.callNotFound();
    const { geoBlock } = request;
    reply.type('text/html; charset=utf-8');
    const path = pathOf(request) === SHELL ? '/' : pathOf(request);
    if ((absent !== undefined && path.startsWith(absent)) || !(pages?.has(path) ?? true)) reply.status(404);
    if (geoBlock) return reply.status(451).header('cache-control', 'no-store').send(blockedPage(root, geoBlock));
    reply.header('cache-control', 'no-cache').header('vary', 'Cookie');
    onPage?.(request);
    if (!pages) return reply.sendFile('index.html', root);
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
    const preview = await previewAt(request, { languageOf, previewOf });
    return reply.send(pages.at(path, { language: await languageOf(request), origin }, preview));
  });
};
