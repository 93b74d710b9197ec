import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BadCallbackError, type ReadCallback } from '../../core/payments/gateways.ts';
import { createCallbackReader, refuseCallback } from '../../providers/slotegrator/slotegrator.callback.ts';
import type { Merchant } from '../../providers/slotegrator/slotegrator.signature.ts';
import type { CasinoTools } from './casino-tools.ts';
import type { Wallet } from './wallet.ts';

const CALLBACK_PATH = '/api/slotegrator/callback';
const MAX_BYTES = 64 * 1024;

/** POST /api/slotegrator/callback: the aggregator's wallet commands. Always answered with status 200. */
export const callbackRoutes =
  ({ log, clock }: CasinoTools, merchant: Merchant, wallet: Wallet) =>
  (app: FastifyInstance): void => {
    const read = createCallbackReader(merchant, () => clock.now());
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body)); // the signature covers the raw body

    const answer = async ({ method, headers, body }: FastifyRequest): Promise<ReadCallback['answer']> => {
      try {
        return await wallet(read({ method, headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }));
      } catch (error) {
        const isBad = error instanceof BadCallbackError;
        if (isBad) log.warn({ err: error }, 'a callback of the aggregator was refused');
        else log.error({ err: error }, 'a callback of the aggregator failed: it is sent again');
        return refuseCallback('INTERNAL_ERROR', isBad ? error.reason : 'not now');
      }
    };

    app.post(CALLBACK_PATH, { bodyLimit: MAX_BYTES }, async (request, reply: FastifyReply) => {
      const { status, type, body } = await answer(request);
      return reply.status(status).type(type).send(body);
    });
  };
