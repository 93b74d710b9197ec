import { findLetter, newestLetters, type Database } from 'db';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { z } from 'zod';
import { letterPage, outboxPage } from './outbox-page.ts';

const MAX_LETTERS = 200;

const querySchema = z.object({
  to: z.string().max(254).optional(), // this recipient's only
  format: z.enum(['html', 'json']).catch('html'),
});

export interface OutboxOptions {
  db: Pick<Database, 'orm'>;
  isOpen: boolean; // false in production: letters are nobody's business
}

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.status(404).send({ success: false, msg: 'There is nothing at this address', code: 404 });

const sendPage = (reply: FastifyReply, html: string): FastifyReply => reply.type('text/html; charset=utf-8').send(html);

/**
 * GET /dev/outbox and /dev/outbox/{id}: what was written to whom, for developers; with `?format=json&to=…` as
 * `{letters: StoredLetter[]}`, newest first.
 */
export const outboxRoutes: FastifyPluginCallback<OutboxOptions> = (app, { db, isOpen }, done) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return isOpen ? undefined : notFound(reply);
  });

  app.get('/dev/outbox', async (request, reply) => {
    const { data } = querySchema.safeParse(request.query);
    if (!data) return reply.status(400).send({ success: false, msg: 'Invalid query', code: 400 });
    const to = data.to?.trim() || undefined;
    const letters = await newestLetters(db.orm.em.fork(), { to, limit: MAX_LETTERS });
    return data.format === 'json' ? { letters } : sendPage(reply, outboxPage(letters, to));
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async ({ params }, reply) => {
    const letter = await findLetter(db.orm.em.fork(), params.id);
    return letter ? sendPage(reply, letterPage(letter)) : notFound(reply);
  });

  done();
};
