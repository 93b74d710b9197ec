import { hash } from 'node:crypto';
import { cashbox } from 'db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseExcess } from '../../core/http/network-limit.ts';
import { BadCallbackError, type CallbackRequest } from '../../core/payments/gateways.ts';
import { TokenBuckets } from '../../core/realtime/token-bucket.ts';
import type { PayoutTools } from './payout-tools.ts';
import { CALLBACKS_PATH } from './send-payouts.ts';

const MAX_CALLBACK_BYTES = 64 * 1024;
const REFUSED_KEPT = { perSecond: 0.2, burst: 100 }; // callbacks of one provider that are stored: a flood of forgeries must not fill the table
const statuses = { signature: 401, malformed: 400 } as const;

const requestOf = ({ method, url, headers, body }: FastifyRequest): CallbackRequest => ({
  method,
  url,
  headers,
  body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
});

const digestOf = ({ method, url, body }: CallbackRequest): Buffer =>
  hash('sha256', Buffer.concat([Buffer.from(`${method} ${url}\n`), body]), 'buffer');

/** Routes at which providers report payouts. Each call is stored with its verdict. */
export const payoutCallbackRoutes =
  (tools: PayoutTools) =>
  (app: FastifyInstance): void => {
    const refused = new TokenBuckets(REFUSED_KEPT);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    const keep = (request: FastifyRequest, provider: string, verdict: string, transaction: string | null) =>
      cashbox.providerPaymentRepository(tools.em()).addCallback({
        provider,
        verdict,
        transaction,
        address: request.ip,
        digest: digestOf(requestOf(request)),
        at: tools.clock.now(),
      });

    const answer = async (
      request: FastifyRequest<{ Params: { provider: string } }>,
      reply: FastifyReply,
    ): Promise<FastifyReply> => {
      const { provider } = request.params;
      const gateway = tools.gateways.find(provider);
      if (!gateway)
        return refuseExcess(request, reply) ?? reply.status(404).type('text/plain').send('no such provider');
      try {
        const read = await gateway.readCallback(requestOf(request));
        const verdict = await tools.settle({ provider, state: read.payout, isAsked: false });
        await keep(request, provider, verdict, read.payout.providerId);
        return await reply.status(read.answer.status).type(read.answer.type).send(read.answer.body);
      } catch (error) {
        if (!(error instanceof BadCallbackError)) throw error; // 500: the provider calls again
        const excess = refuseExcess(request, reply);
        if (excess) return excess;
        tools.log.warn({ err: error, provider }, 'a callback of a payout was refused');
        if (refused.take(provider, performance.now()) === 0) await keep(request, provider, error.reason, null);
        return reply.status(statuses[error.reason]).type('text/plain').send(error.reason);
      }
    };

    app.route({
      method: ['GET', 'POST'],
      url: `${CALLBACKS_PATH}/:provider`,
      bodyLimit: MAX_CALLBACK_BYTES,
      config: { isSigned: true },
      handler: answer,
    });
  };
