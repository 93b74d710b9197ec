import { gifs } from 'assets/gifs';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { escapeHtml } from '../../core/http/escape-html.ts';
import type { SandboxStore } from '../../core/payments/gateways.ts';
import { answerFaulty, chooseFault, faultButtons, faultOf } from '../../core/payments/sandbox/sandbox-faults.ts';
import { sendPage } from '../../core/payments/sandbox/sandbox-page.ts';
import { formOf, takeForms } from '../../core/social/sandbox/forms.ts';
import { SEARCH_PATH, TRENDING_PATH } from './giphy.contract.ts';

export interface GiphySimulatorOptions {
  store: SandboxStore;
  apiKey: string;
  origin(): string; // its pictures have addresses there
  slowMs?: number; // delay of a slow answer; longer than the adapter waits, by default
}

const SLOW_MS = 8_000;
const NOT_FOUND = 404;
const UNAUTHORIZED = 401;

type OwnGif = (typeof gifs)[number];

const askedSchema = z.object({
  api_key: z.string(),
  q: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(25),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Every word that is sought begins a word of the title. */
const isMeant = ({ title }: OwnGif, query: string): boolean => {
  const words = title.toLowerCase().split(' ');
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((sought) => words.some((word) => word.startsWith(sought)));
};

const serve = (app: FastifyInstance, { store, apiKey, origin, slowMs = SLOW_MS }: GiphySimulatorOptions): void => {
  const base = app.prefix;
  const shown = ({ id, title, width, height }: OwnGif) => ({
    type: 'gif',
    id,
    title,
    rating: 'g',
    images: {
      fixed_height_small: {
        url: `${origin()}${base}/media/${id}/100.webp`,
        width: String(width),
        height: String(height),
      },
    },
  });
  for (const path of [TRENDING_PATH, SEARCH_PATH])
    app.get(path, (request, reply) =>
      answerFaulty(reply, { store, slowMs }, async () => {
        const { data } = askedSchema.safeParse(request.query);
        if (data?.api_key !== apiKey)
          return { status: UNAUTHORIZED, body: { data: [], meta: { status: UNAUTHORIZED, msg: 'Unauthorized' } } };
        const { q = '', limit, offset } = data;
        const found = path === SEARCH_PATH ? gifs.filter((gif) => isMeant(gif, q)) : gifs;
        const listed = found.slice(offset, offset + limit).map(shown);
        const pagination = { total_count: found.length, count: listed.length, offset };
        return { status: 200, body: { data: listed, pagination, meta: { status: 200, msg: 'OK' } } };
      }),
    );
  app.get<{ Params: { id: string } }>('/media/:id/100.webp', async (request, reply) => {
    const found = gifs.find(({ id }) => id === request.params.id);
    if (!found) return reply.status(NOT_FOUND).send();
    return reply.type('image/webp').send(await readFile(fileURLToPath(found.url.replace(/\?.*$/, ''))));
  });
  app.get('/', async (_request, reply) =>
    sendPage(reply, {
      title: 'GIFs',
      body: `<p>The adapter asks <code>${escapeHtml(base + SEARCH_PATH)}</code> and <code>${escapeHtml(base + TRENDING_PATH)}</code>.</p>
<p>${gifs.map(({ title }) => escapeHtml(title)).join(' · ')}</p>${faultButtons(`${base}/fault`, await faultOf(store))}`,
    }),
  );
  app.post('/fault', async (request, reply) => {
    await chooseFault(store, formOf(request).get('act'));
    return reply.redirect(base, 303);
  });
};

/** GIPHY's API, simulated with our own moving pictures. */
export const createGiphySimulator = (options: GiphySimulatorOptions): FastifyPluginCallback => {
  return (app, _options, done) => {
    takeForms(app);
    serve(app, options);
    done();
  };
};
