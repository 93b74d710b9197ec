import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { GIF_PATH, type Gif } from '../../../../contract/features/chat-gifs.ts';
import type { FeatureTools } from '../../../core/features/feature.ts';
import { copyPicture, pictureType } from '../../../core/http/copy-picture.ts';
import { refuseExcess } from '../../../core/http/network-limit.ts';
import { inPictureTurn } from '../../../core/picture-turn.ts';

const NOT_FOUND = 404;
const YEAR_SECONDS = 31_536_000; // an address has one picture for ever
const PICTURE_COST = 5; // calls that a picture costs its network
const RETRY_MS = 60_000; // pause after a picture that could not be had
const MAX_KEPT_BYTES = 48 * 1024 * 1024;
const MAX_FAILED = 1_000;
const MOVING = /^image\/(?:gif|webp)$/;

interface Kept {
  bytes: Buffer;
  type: string;
}

interface Options extends Pick<FeatureTools, 'log' | 'clock'> {
  read(address: string): Gif | undefined; // one that we have signed
  isOutside: boolean;
}

/** Pictures by their address, as many as fit: those that were not asked for the longest are dropped. */
const createShelf = () => {
  const kept = new Map<string, Kept>();
  let total = 0;
  return {
    find(key: string): Kept | undefined {
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
      }
      return found;
    },
    keep(key: string, picture: Kept): void {
      total += picture.bytes.length - (kept.get(key)?.bytes.length ?? 0);
      kept.set(key, picture);
      for (const [oldest, { bytes }] of kept) {
        if (total <= MAX_KEPT_BYTES) break;
        kept.delete(oldest);
        total -= bytes.length;
      }
    },
  };
};

/** The first frame, for who wants nothing that moves. */
const stillOf = (bytes: Buffer): Promise<Kept> =>
  inPictureTurn(async () => ({ bytes: await sharp(bytes).webp().toBuffer(), type: 'image/webp' }));

/** GET /api/gif: a copy of a GIF whose address we have signed. Players never ask the search service. */
export const gifRoutes =
  ({ log, clock, read, isOutside }: Options) =>
  (app: FastifyInstance): void => {
    const shelf = createShelf();
    const loading = new Map<string, Promise<Kept | undefined>>();
    const failedAt = new Map<string, number>(); // by address, ms since epoch

    const copy = async (from: string): Promise<Kept | undefined> => {
      const bytes = await copyPicture(from, { isOutsideOnly: isOutside });
      const type = bytes && pictureType(bytes);
      return bytes && type !== undefined && MOVING.test(type) ? { bytes, type } : undefined;
    };

    const pictureOf = async (from: string, isStill: boolean): Promise<Kept | undefined> => {
      const key = `${isStill ? 'still' : 'moving'} ${from}`;
      const kept = shelf.find(key);
      if (kept) return kept;
      const moving = isStill ? await load(from, false) : undefined;
      const picture = isStill ? moving && (await stillOf(moving.bytes)) : await copy(from);
      if (picture) shelf.keep(key, picture);
      return picture;
    };

    const noteFailure = (from: string): void => {
      if (failedAt.size >= MAX_FAILED) failedAt.clear();
      failedAt.set(from, clock.now());
    };

    /** Loads a picture once for all who ask at a time. */
    const load = (from: string, isStill: boolean): Promise<Kept | undefined> => {
      const key = `${String(isStill)} ${from}`;
      const work =
        loading.get(key) ??
        pictureOf(from, isStill)
          .catch((error: unknown) => {
            log.warn({ err: error }, 'a GIF could not be copied');
          })
          .then((picture) => {
            if (!picture) noteFailure(from);
            return picture ?? undefined;
          })
          .finally(() => loading.delete(key));
      loading.set(key, work);
      return work;
    };

    app.get<{ Querystring: { still?: string } }>(GIF_PATH, async (request, reply) => {
      const gif = read(request.url);
      if (!gif || (failedAt.get(gif.from) ?? 0) + RETRY_MS > clock.now()) return reply.status(NOT_FOUND).send();
      const isStill = request.query.still !== undefined;
      const refusal = refuseExcess(request, reply, PICTURE_COST);
      if (refusal) return refusal;
      const picture = await load(gif.from, isStill);
      if (!picture) return reply.status(NOT_FOUND).send();
      reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
      return reply.header('x-content-type-options', 'nosniff').type(picture.type).send(picture.bytes);
    });
  };
