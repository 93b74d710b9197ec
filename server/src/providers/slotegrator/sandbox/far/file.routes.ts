import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { escapeHtml } from '../../../../core/http/escape-html.ts';
import { drawBackdrop, drawCover } from '../art/cover.ts';
import { drawSymbol } from '../art/symbols.ts';
import type { Title } from '../catalogue.ts';
import type { LiveTitles } from './catalogue-changes.ts';
import type { Records } from './records.ts';

/*
 * Files that a browser loads for a game: its page, our source files with types stripped, and pictures drawn on demand.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const SCRIPT = /^(?:client|maths)\/[a-z0-9.-]+\.ts$/;
/** Linked in this order: shared rules before those of single games. */
const STYLES = ['theme', 'base', 'frame', 'reels', 'bar', 'dialogs', 'keno', 'blackjack', 'crash', 'roulette'].map(
  (name) => `client/styles/${name}.css`,
);

/** A sandboxed frame has an opaque origin, so everything it loads is cross-origin. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const clientScripts = readdirSync(`${root}client`).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('.d.ts'),
);

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, cache = 'no-cache' }: { type: string; body: string; cache?: string },
): FastifyReply => {
  const tag = `"${hash('sha256', body).slice(0, 20)}"`;
  reply.header('etag', tag).header('cache-control', cache).header('access-control-allow-origin', '*').type(type);
  return request.headers['if-none-match'] === tag ? reply.status(304).send() : reply.send(body);
};

const pageOf = ({ name, theme, mechanic }: Title, language: string): string => `<!doctype html>
<html lang="${escapeHtml(language)}" data-theme="${theme}" data-mechanic="${mechanic}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeHtml(name)}</title>
<link rel="icon" href="../symbol/${theme}/1.svg">
${STYLES.map((file) => `<link rel="stylesheet" href="../files/${file}">`).join('\n')}
${clientScripts.map((file) => `<link rel="modulepreload" href="../files/client/${file}" crossorigin>`).join('\n')}
<script type="module" src="../files/client/start.ts" crossorigin></script></head>
<body><main id="game" aria-busy="true"></main></body></html>`;

const goneText = 'This game is not open any more. Go back and open it again.';

export const fileRoutes = (
  app: FastifyInstance,
  { records, titles }: { records: Records; titles: LiveTitles },
): void => {
  // frames with an opaque origin send preflight requests when an extension adds headers
  for (const path of ['/files/*', '/call/*'])
    app.options(path, (_request, reply) =>
      reply
        .header('access-control-allow-origin', '*')
        .header('access-control-allow-headers', '*')
        .header('access-control-allow-methods', 'GET, POST')
        .status(204)
        .send(),
    );
  const scripts = new Map<string, string>();
  const scriptAt = (path: string): string => {
    const known = scripts.get(path) ?? stripTypeScriptTypes(readFileSync(root + path, 'utf8'));
    scripts.set(path, known);
    return known;
  };
  app.get<{ Params: { token: string } }>('/play/:token', (request, reply) => {
    const session = records.session(request.params.token);
    const title = session && titles.find(session.gameUuid);
    reply.header('content-security-policy', POLICY);
    if (!title) return reply.status(404).type('text/plain; charset=utf-8').send(goneText);
    return send(request, reply, {
      type: 'text/html; charset=utf-8',
      body: pageOf(title, session.language),
      cache: 'no-store',
    });
  });
  app.get<{ Params: { '*': string } }>('/files/*', (request, reply) => {
    const { '*': path } = request.params;
    if (STYLES.includes(path))
      return send(request, reply, { type: 'text/css; charset=utf-8', body: readFileSync(root + path, 'utf8') });
    const isOurs = SCRIPT.test(path) && !path.includes('.test.') && !path.includes('..');
    if (!isOurs || (path.startsWith('client/') && !clientScripts.includes(path.slice(7)))) return reply.callNotFound();
    return send(request, reply, { type: 'text/javascript; charset=utf-8', body: scriptAt(path) });
  });
  const picture = { type: 'image/svg+xml; charset=utf-8', cache: 'public, max-age=3600' };
  app.get<{ Params: { file: string } }>('/cover/:file', (request, reply) => {
    const title = titles.find(request.params.file.replace(/\.svg$/, ''));
    return title ? send(request, reply, { ...picture, body: drawCover(title) }) : reply.callNotFound();
  });
  app.get<{ Params: { file: string } }>('/backdrop/:file', (request, reply) => {
    const drawn = drawBackdrop(request.params.file.replace(/\.svg$/, ''));
    return drawn === undefined ? reply.callNotFound() : send(request, reply, { ...picture, body: drawn });
  });
  app.get<{ Params: { theme: string; file: string } }>('/symbol/:theme/:file', (request, reply) => {
    const { theme, file } = request.params;
    const drawn = drawSymbol(theme, Number(file.replace(/\.svg$/, '')));
    return drawn === undefined ? reply.callNotFound() : send(request, reply, { ...picture, body: drawn });
  });
};
