import { casino } from 'db';
import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CasinoTools } from './casino-tools.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 8_000;
const DAY_SECONDS = 86_400;
const NOT_FOUND = 404;

/** Magic bytes of the picture types that we serve; anything else from an aggregator is rejected. */
const kinds: readonly (readonly [type: string, begins: RegExp])[] = [
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftypavi[fs]/],
];

const kindOf = (bytes: Buffer): string | undefined => {
  const head = bytes.toString('latin1', 0, 16);
  return kinds.find(([, begins]) => begins.test(head))?.[0];
};

const download = async (source: string): Promise<Buffer | undefined> => {
  const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) return undefined;
  const bytes = Buffer.from(await response.arrayBuffer());
  return bytes.length <= MAX_BYTES && kindOf(bytes) !== undefined ? bytes : undefined;
};

/** GET /api/slotegrator/picture/{game}: a copy of a game's picture. Players never ask the aggregator. */
export const pictureRoutes =
  ({ em, settings, log }: CasinoTools) =>
  (app: FastifyInstance): void => {
    const folder = join(settings.dataDir, 'game-pictures');
    const loading = new Map<string, Promise<Buffer | undefined>>();

    const copy = async (source: string): Promise<Buffer | undefined> => {
      const file = join(folder, hash('sha256', source));
      const known = await readFile(file).catch(() => undefined);
      if (known) return known;
      const bytes = await download(source).catch((error: unknown) => {
        log.warn({ err: error }, 'a picture of a game could not be copied');
      });
      if (!bytes) return undefined;
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.${process.pid}`, bytes);
      await rename(`${file}.${process.pid}`, file); // atomic: a reader never sees half a picture
      return bytes;
    };

    app.get<{ Params: { game: string } }>('/api/slotegrator/picture/:game', async (request, reply) => {
      const source = await casino.pictureSourceOf(em(), request.params.game);
      if (source === undefined) return reply.status(NOT_FOUND).send();
      const work = loading.get(source) ?? copy(source).finally(() => loading.delete(source));
      loading.set(source, work);
      const bytes = await work;
      const type = bytes && kindOf(bytes);
      if (!bytes || type === undefined) return reply.status(NOT_FOUND).send();
      reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).header('x-content-type-options', 'nosniff');
      return reply.type(type).send(bytes);
    });
  };
