import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { answerFaulty } from '../../../../core/payments/sandbox/sandbox-faults.ts';
import { formOf, queryOf } from '../../../../core/social/sandbox/forms.ts';
import { signatureFault } from '../../slotegrator.signature.ts';
import { validateMerchant } from '../self-validation.ts';
import { ok, refuse, type ApiParts, type Handler, type Handlers } from './api.calls.ts';
import { freespinsCalls } from './freespins.calls.ts';
import { gameCalls } from './game.calls.ts';

const VALIDATION_MS = 15 * 60_000;
const NONCE_MS = 120_000;

const accountCalls = ({ records, titles, merchant, callbackUrl }: ApiParts): Handlers => ({
  'POST /self-validate': async () => {
    const session = records.sessions(200).find(({ isDemo }) => !isDemo);
    if (!session || session.openedAt < records.now() - VALIDATION_MS)
      return refuse(400, 'Bad Request', 'there is no session of the last 15 minutes');
    return ok(await validateMerchant(merchant, callbackUrl, session));
  },
  'GET /limits': () =>
    ok([{ amount: '1000000.00', currency: 'USD', providers: [...new Set(titles.all().map((each) => each.provider))] }]),
});

/** The aggregator's API: signed requests and JSON answers, subject to the fault that a tester chose. */
export const apiRoutes = (app: FastifyInstance, parts: ApiParts): void => {
  const { merchant, records, faults, slowMs } = parts;
  const nonces = new Map<string, number>();
  const faultOf = (request: FastifyRequest, fields: readonly [string, string][]): string | undefined => {
    const wrong = signatureFault(merchant, fields, request.headers, records.now());
    if (wrong !== undefined) return wrong;
    const nonce = hash('sha256', String(request.headers['x-nonce']));
    if (nonces.has(nonce)) return 'a nonce that was used before';
    nonces.set(nonce, records.now());
    for (const [old, at] of nonces) if (at < records.now() - NONCE_MS) nonces.delete(old);
    return undefined;
  };
  const answer = (request: FastifyRequest, reply: FastifyReply, handle: Handler): Promise<FastifyReply> =>
    answerFaulty(reply, { store: faults, slowMs }, async () => {
      const fields = [...(request.method === 'GET' ? queryOf(request) : formOf(request))];
      const wrong = faultOf(request, fields);
      return wrong === undefined ? handle(Object.fromEntries(fields)) : refuse(401, 'Unauthorized', wrong);
    });
  for (const [route, handle] of Object.entries({
    ...gameCalls(parts),
    ...freespinsCalls(parts),
    ...accountCalls(parts),
  })) {
    const [method = 'GET', url = '/'] = route.split(' ');
    app.route({ method, url, handler: (request, reply) => answer(request, reply, handle) });
  }
};
