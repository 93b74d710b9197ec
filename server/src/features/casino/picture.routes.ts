import { casino } from 'db';
import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CasinoTools } from './casino-tools.ts';
import { copyPicture, pictureType } from '../../core/http/copy-picture.ts';

const DAY_SECONDS = 86_400;
const NOT_FOUND = 404;
const RETRY_MS = 60_000; // pause after a picture that could not be had: not at every look at its game

/** GET /api/slotegrator/picture/{game}: a copy of a game's picture. Players never ask the aggregator. */
export const pictureRoutes =
  ({ em, settings, log, clock }: CasinoTools) =>
  (app: FastifyInstance): void => {
    const folder = join(settings.dataDir, 'game-pictures');
    const loading = new Map<string, Promise<Buffer | undefined>>();
    const failedAt = new Map<string, number>(); // by address, ms since epoch

    const copy = async (source: string): Promise<Buffer | undefined> => {
      const file = join(folder, hash('sha256', source));
      const known = await readFile(file).catch(() => undefined);
      if (known) return known;
      if ((failedAt.get(source) ?? 0) + RETRY_MS > clock.now()) return undefined;
      const bytes = await copyPicture(source, { isOutsideOnly: settings.production }).catch((error: unknown) => {
        log.warn({ err: error }, 'a picture of a game could not be copied');
      });
      if (!bytes) {
        failedAt.set(source, clock.now());
        return undefined;
      }
      failedAt.delete(source);
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
      const type = bytes && pictureType(bytes);
      if (!bytes || type === undefined) return reply.status(NOT_FOUND).send();
      reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).header('x-content-type-options', 'nosniff');
      return reply.type(type).send(bytes);
    });
  };
