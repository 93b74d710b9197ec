import type { FastifyInstance, FastifyReply } from 'fastify';
import { generalCodes } from '../../../contract/general-codes.ts';
import { jsonFaultOf } from '../plain-json.ts';

const refuseIf = (hasNul: boolean, reply: FastifyReply, where: string): FastifyReply | undefined => {
  if (!hasNul) return undefined;
  const code = generalCodes.badPayload;
  return reply.status(code).send({ success: false, msg: `The ${where} has a NUL character`, code });
};

/** Refuses a NUL character in addresses, cookies and bodies: no text of ours has one, and PostgreSQL stores none. */
export const refuseNul = (app: FastifyInstance): void => {
  app.addHook(
    'onRequest',
    async ({ url, cookies }, reply) =>
      refuseIf(url.includes('%00'), reply, 'address') ??
      refuseIf(jsonFaultOf(Object.values(cookies)) === 'nul', reply, 'cookie'),
  );
  app.addHook('preValidation', async ({ body }, reply) => refuseIf(jsonFaultOf(body) === 'nul', reply, 'body'));
};
