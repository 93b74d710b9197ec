import { cashbox } from 'db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { refuseExcess } from '../../core/http/network-limit.ts';
import { BadCallbackError, type CallbackRequest, type ReadCallback } from '../../core/payments/gateways.ts';
import { TokenBuckets } from '../../core/realtime/token-bucket.ts';
import type { CashTools } from './cash-tools.ts';
import { gatewaysById, CALLBACKS_PATH } from './deposit-gateways.ts';
import { takePayment } from './take-payment.ts';
import { traced } from '../../core/observability/tracing.ts';

const MAX_CALLBACK_BYTES = 64 * 1024;
const REFUSED_KEPT = { perSecond: 0.2, burst: 100 }; // callbacks of one provider that are stored: a flood of forgeries must not fill the table
const statuses = { signature: 401, malformed: 400 } as const;

const requestOf = (request: FastifyRequest): CallbackRequest => ({
  method: request.method,
  url: request.url,
  headers: request.headers,
  body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
});

const digestOf = ({ method, url, body }: CallbackRequest): Buffer =>
  hash('sha256', Buffer.concat([Buffer.from(`${method} ${url}\n`), body]), 'buffer');

/** Takes bodies as they came: signatures are of their bytes. */
const takeBytes = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
};

/** Routes at which providers report payments. Each call is stored with its verdict. */
export const callbackRoutes =
  (tools: CashTools) =>
  (app: FastifyInstance): void => {
    const { em, clock, log, gateways } = tools;
    const refused = new TokenBuckets(REFUSED_KEPT);
    takeBytes(app);

    const origin = (request: FastifyRequest, call: CallbackRequest) => ({
      address: request.ip,
      digest: digestOf(call),
    });

    const refuse = async (provider: string, error: BadCallbackError, from: ReturnType<typeof origin>) => {
      log.warn({ err: error, provider }, 'a callback was refused');
      if (refused.take(provider, performance.now()) > 0) return;
      const row = { provider, verdict: error.reason, transaction: null, at: clock.now(), ...from };
      await cashbox.providerPaymentRepository(em()).addCallback(row);
    };

    const settle = (provider: string, { payment }: ReadCallback, from: ReturnType<typeof origin>) =>
      takePayment(tools, provider, payment, ({ em: inner }, { verdict }, at) =>
        cashbox
          .providerPaymentRepository(inner)
          .addCallback({ provider, verdict, transaction: payment.transactionId, at, ...from }),
      );

    const answer = async (
      request: FastifyRequest<{ Params: { provider: string } }>,
      reply: FastifyReply,
    ): Promise<FastifyReply> => {
      const { provider } = request.params;
      const gateway = gatewaysById(gateways).get(provider);
      if (!gateway)
        return refuseExcess(request, reply) ?? reply.status(404).type('text/plain').send('no such provider');
      const call = requestOf(request);
      const from = origin(request, call);
      try {
        const read = await gateway.readCallback(call);
        await traced(`callback ${provider}`, {}, () => settle(provider, read, from));
        return await reply.status(read.answer.status).type(read.answer.type).send(read.answer.body);
      } catch (error) {
        if (!(error instanceof BadCallbackError)) throw error; // 500: the provider calls again
        const excess = refuseExcess(request, reply);
        if (excess) return excess;
        await refuse(provider, error, from);
        return reply.status(statuses[error.reason]).type('text/plain').send(error.reason);
      }
    };

    for (const url of [`${CALLBACKS_PATH}/:provider`, `${CALLBACKS_PATH}/:provider/*`])
      app.route({
        method: ['GET', 'POST'],
        url,
        bodyLimit: MAX_CALLBACK_BYTES,
        config: { isSigned: true },
        handler: answer,
      });
  };
