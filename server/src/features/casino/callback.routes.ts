import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseExcess } from '../../core/http/network-limit.ts';
import { BadCallbackError } from '../../core/payments/gateways.ts';
import { createCallbackReader, refuseCallback } from '../../providers/slotegrator/slotegrator.callback.ts';
import type { Merchant } from '../../providers/slotegrator/slotegrator.signature.ts';
import type { CasinoTools } from './casino-tools.ts';
import type { Wallet } from './wallet.ts';

const CALLBACK_PATH = '/api/slotegrator/callback';
const MAX_BYTES = 64 * 1024;

/** POST /api/slotegrator/callback: the aggregator's wallet commands. Answered with status 200, but for a flood of forgeries. */
export const callbackRoutes =
  ({ log, clock }: CasinoTools, merchant: Merchant, wallet: Wallet) =>
  (app: FastifyInstance): void => {
    const read = createCallbackReader(merchant, () => clock.now());
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body)); // the signature covers the raw body

    const carryOut = ({ method, headers, body }: FastifyRequest): ReturnType<Wallet> =>
      wallet(read({ method, headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }));

    const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const isBad = error instanceof BadCallbackError;
      const refused = isBad ? refuseExcess(request, reply) : undefined;
      if (refused) return refused;
      if (isBad) log.warn({ err: error }, 'a callback of the aggregator was refused');
      else log.error({ err: error }, 'a callback of the aggregator failed: it is sent again');
      const { status, type, body } = refuseCallback('INTERNAL_ERROR', isBad ? error.reason : 'not now');
      return reply.status(status).type(type).send(body);
    };

    const options = { bodyLimit: MAX_BYTES, config: { isSigned: true } };
    app.post(CALLBACK_PATH, options, async (request, reply) => {
      try {
        const { status, type, body } = await carryOut(request);
        return await reply.status(status).type(type).send(body);
      } catch (error) {
        return refuse(error, request, reply);
      }
    });
  };
