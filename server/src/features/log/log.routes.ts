import { Readable } from 'node:stream';
import type { VoidRound } from 'db';
import type { FastifyError, FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { generalCodes } from '../../../contract/general-codes.ts';
import { uuid } from '../../../contract/ids.ts';
import {
  addCheckpointQuery,
  consistencyQuery,
  cosignedQuery,
  entriesQuery,
  inclusionQuery,
  keyQuery,
} from '../../../contract/log.contract.ts';
import { networkOf } from '../../core/auth/client-address.ts';
import { refuseTooMany, type NetworkLimit } from '../../core/http/network-limit.ts';
import { ownBuckets, type MakeBuckets } from '../../core/realtime/limit-share.ts';
import type { BucketRate } from '../../core/realtime/token-bucket.ts';
import type { Closings } from './closings.ts';
import { CosignatureRefusedError, type Cosignatures } from './cosignatures.ts';
import { LogRangeError, type LogReader } from './log-reader.ts';

export interface LogRoutesOptions {
  log: LogReader;
  cosignatures: Cosignatures;
  closings: Closings;
  lights(): Promise<readonly Pick<VoidRound, 'beaconChain' | 'beaconRound' | 'signature'>[]>; // beacons of void rounds
  networks: NetworkLimit;
  isGame(id: string): boolean;
  cosigningRate?: BucketRate; // rate of one network
  buckets?: MakeBuckets; // over all processes
}

const COSIGNING_RATE = { perSecond: 1, burst: 20 };
const CLOSINGS_RATE = { perSecond: 10, burst: 100 }; // rooms close often
const ENTRIES_OF_A_CALL = 25; // to read them takes the server as long as a call
const CALLS_OF_A_ROUND = 10; // thousands of bets it may have
const NOTE_LIMIT_BYTES = 16 * 1024;

/** The transparency log over HTTP, for auditors and witnesses: register under the prefix /api/log. */
export const logRoutes: FastifyPluginAsync<LogRoutesOptions> = async (
  app,
  { log, cosignatures, closings, lights, networks, isGame, cosigningRate = COSIGNING_RATE, buckets: make = ownBuckets },
) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof LogRangeError) return refuse(reply, 400, generalCodes.badPayload, error.message);
    if (error instanceof CosignatureRefusedError) return refuse(reply, error.status, error.code, error.message);
    const { statusCode = 500 } = error; // the body is too long or no text
    if (statusCode < 500) return refuse(reply, statusCode, generalCodes.badPayload, error.message);
    request.log.error({ err: error }, 'the log could not answer');
    return reply.code(500).send({ success: false, msg: 'an unexpected fault', code: generalCodes.unexpected });
  });

  app.get('/key', async (request, reply) => {
    const { at } = parsed(keyQuery, request.query);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${await log.key(at)}\n`);
  });

  app.get('/keys', async (_, reply) => {
    const keys = await log.keys();
    return keys
      ? reply.header('cache-control', 'no-cache').send(keys)
      : refuse(reply, 404, generalCodes.unknownCall, noEntry);
  });

  app.get('/witnesses', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(cosignatures.witnesses.map((key) => `${key}\n`).join('')),
  );

  app.get('/checkpoint', async (_, reply) => {
    const head = await log.head();
    return head ? sendNote(reply, head.note) : refuse(reply, 404, generalCodes.unknownCall, noEntry);
  });

  app.get('/checkpoint/cosigned', async (request, reply) => {
    const { quorum, witness } = parsed(cosignedQuery, request.query);
    const head = await cosignatures.newest({ quorum, witnesses: witness });
    if (head) return sendNote(reply, head.note);
    return refuse(reply, 404, generalCodes.unknownCall, `no head has cosignatures of ${quorum} of these witnesses`);
  });

  app.get('/add-checkpoint', async (request, reply) => {
    const body = await log.addCheckpoint(parsed(addCheckpointQuery, request.query).old);
    return body === undefined ? refuse(reply, 404, generalCodes.unknownCall, noEntry) : sendNote(reply, body);
  });

  /** Takes what witnesses have cosigned, so often from a network. */
  const takes = (path: string, rate: BucketRate, add: (note: string) => Promise<object>): void => {
    const buckets = make(`log.${path}`, rate);
    app.post(path, { bodyLimit: NOTE_LIMIT_BYTES }, async (request, reply) => {
      const waitMs = buckets.take(networkOf(request.ip), performance.now());
      if (waitMs > 0) {
        reply.header('retry-after', Math.ceil(waitMs / 1000));
        return refuse(reply, 429, generalCodes.tooManyCalls, `too many cosignatures: again in ${waitMs} ms`);
      }
      if (typeof request.body !== 'string') throw new CosignatureRefusedError(400, 'a cosigned note is text/plain');
      return reply.header('cache-control', 'no-store').send(await add(request.body));
    });
  };
  takes('/cosignature', cosigningRate, (note) => cosignatures.add(note));
  takes('/closing/cosignature', CLOSINGS_RATE, (note) => closings.add(note));

  app.get('/closings', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ closings: await closings.waiting() }),
  );

  app.get('/lights', async (request, reply) => {
    const waitMs = networks.take(networkOf(request.ip), CALLS_OF_A_ROUND);
    if (waitMs > 0) return refuseTooMany(reply, waitMs);
    const lines = (await lights()).map(({ beaconChain: chain, beaconRound: round, signature }) =>
      JSON.stringify({ chain, round, signature }),
    );
    return reply
      .type('application/x-ndjson')
      .header('cache-control', 'no-cache')
      .send(lines.map((line) => `${line}\n`).join(''));
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
    if (!isGame(game)) throw new LogRangeError(`game: there is no game ${game}`);
    const waitMs = networks.take(networkOf(request.ip), CALLS_OF_A_ROUND);
    if (waitMs > 0) return refuseTooMany(reply, waitMs);
    const round = await log.round(game, id);
    if (round) return reply.header('cache-control', 'no-cache').send(round);
    return refuse(reply, 404, generalCodes.unknownCall, `there is no round ${id} of ${game}`);
  });

  app.get('/entries', async (request, reply) => {
    const { count, lines } = await log.entries(parsed(entriesQuery, request.query));
    const waitMs = networks.take(networkOf(request.ip), Math.ceil(count / ENTRIES_OF_A_CALL));
    if (waitMs > 0) return refuseTooMany(reply, waitMs);
    return reply.type('application/x-ndjson').header('cache-control', 'no-cache').send(Readable.from(lines));
  });
};

const roundParams = z.object({ game: z.string().max(32), id: uuid });

const forEver = 'public, max-age=31536000, immutable'; // a proof between two sizes never changes

const noEntry = 'the log has no entry yet';

const sendNote = (reply: FastifyReply, note: string): FastifyReply =>
  reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(note);

const refuse = (reply: FastifyReply, status: number, code: number, msg: string): FastifyReply =>
  reply.code(status).send({ success: false, msg, code });

const parsed = <T>(schema: z.ZodType<T>, query: unknown): T => {
  const result = schema.safeParse(query);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new LogRangeError(`${issue?.path.join('.') ?? 'query'}: ${issue?.message ?? 'wrong'}`);
};
