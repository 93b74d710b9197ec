import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { generalCodes } from '../../../contract/errors.ts';
import { uuid } from '../../../contract/ids.ts';
import { consistencyQuery, entriesQuery, inclusionQuery } from '../../../contract/log.contract.ts';
import { LogRangeError, type LogReader } from './log-reader.ts';

/** The transparency log over HTTP, for auditors: register under the prefix /api/log. */
export const logRoutes: FastifyPluginAsync<{ log: LogReader }> = async (app, { log }) => {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof LogRangeError) return refuse(reply, generalCodes.badPayload, error.message);
    request.log.error({ err: error }, 'the log could not answer');
    return reply.code(500).send({ success: false, msg: 'an unexpected fault', code: generalCodes.unexpected });
  });

  app.get('/key', async (_, reply) => reply.type('text/plain; charset=utf-8').send(`${log.key}\n`));

  app.get('/checkpoint', async (_, reply) => {
    const head = await log.head();
    if (!head)
      return reply.code(404).send({ success: false, msg: 'the log has no entry yet', code: generalCodes.unknownCall });
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(head.note);
  });

  app.get('/proof/inclusion', async (request, reply) => {
    const { index, size } = parsed(inclusionQuery, request.query);
    return reply.header('cache-control', forEver).send(await log.inclusion(index, size));
  });

  app.get('/proof/consistency', async (request, reply) => {
    const { from, to } = parsed(consistencyQuery, request.query);
    return reply.header('cache-control', forEver).send(await log.consistency(from, to));
  });

  app.get('/round/:game/:id', async (request, reply) => {
    const { game, id } = parsed(roundParams, request.params);
    const round = await log.round(game, id);
    if (round) return reply.header('cache-control', 'no-cache').send(round);
    return reply
      .code(404)
      .send({ success: false, msg: `there is no round ${id} of ${game}`, code: generalCodes.unknownCall });
  });

  app.get('/entries', async (request, reply) => {
    const { from, to } = parsed(entriesQuery, request.query);
    const lines = await log.entries(from, to);
    return reply.type('application/x-ndjson').header('cache-control', 'no-cache').send(Readable.from(lines));
  });
};

const roundParams = z.object({ game: z.string().max(32), id: uuid });

const forEver = 'public, max-age=31536000, immutable'; // a proof between two sizes never changes

const refuse = (reply: FastifyReply, code: number, msg: string): FastifyReply =>
  reply.code(400).send({ success: false, msg, code });

const parsed = <T>(schema: z.ZodType<T>, query: unknown): T => {
  const result = schema.safeParse(query);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new LogRangeError(`${issue?.path.join('.') ?? 'query'}: ${issue?.message ?? 'wrong'}`);
};
