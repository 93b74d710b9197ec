import type { FastifyInstance } from 'fastify';
import { cardRequest } from '../../../contract/features/share.contract.ts';
import { inPictureTurn } from '../../core/picture-turn.ts';
import { refuseExcess } from '../../core/http/network-limit.ts';
import { createLanguageOf } from '../../core/http/visitor-language.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { readCard } from './bet-card.ts';
import { drawCard } from './card-picture.ts';

const MAX_PICTURES = 200; // some 70 KB each
const MAX_WAITING = 20; // pictures to be drawn before one is refused
const PICTURE_COST = 5; // calls that drawing one costs its network
const FRESH_SECONDS = 300; // a player may hide
const NOT_FOUND = 404;
const BUSY = 503;

type Tools = Pick<FeatureTools, 'db' | 'readMultipliers' | 'findSender'>;

/** GET /api/share/:bet: the card of a settled bet, drawn once for all who ask. */
export const shareRoutes =
  (tools: Tools) =>
  (app: FastifyInstance): void => {
    const pictures = new Map<string, Promise<Buffer>>(); // by all that is on them, the oldest look first
    const languageOf = createLanguageOf(tools.findSender);

    const keep = (key: string, picture: Promise<Buffer>): void => {
      pictures.delete(key);
      pictures.set(key, picture);
      const [oldest] = pictures.keys();
      if (pictures.size > MAX_PICTURES && oldest !== undefined) pictures.delete(oldest);
    };

    app.get('/api/share/:bet', async (request, reply) => {
      const params = cardRequest.params.safeParse(request.params);
      const query = cardRequest.query.safeParse(request.query);
      if (!params.success || !query.success) return reply.status(NOT_FOUND).send();
      const language = query.data.lang ?? (await languageOf(request));
      const card = await readCard(tools, params.data.bet, language);
      if (!card) return reply.status(NOT_FOUND).send();
      const key = JSON.stringify([card, language]);
      let picture = pictures.get(key);
      if (!picture) {
        const refusal = refuseExcess(request, reply, PICTURE_COST);
        if (refusal) return refusal;
        if (inPictureTurn.pendingCount > MAX_WAITING) return reply.status(BUSY).header('retry-after', 5).send();
        picture = drawCard(card, language);
        picture.catch(() => pictures.delete(key)); // the next one tries again
      }
      keep(key, picture);
      reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`).header('x-content-type-options', 'nosniff');
      return reply.type('image/jpeg').send(await picture);
    });
  };
