import { support } from 'db';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { supportLetterSchema, type SupportLetterAnswer } from '../../../contract/features/support.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { networkOf } from '../../core/auth/client-address.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { isAllowedOrigin } from '../../core/http/origin.ts';
import { answerRefusals } from '../../core/http/refusals.ts';
import { createLanguageOf } from '../../core/http/visitor-language.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { sendSupport, type SendSupportTools } from './send-support.ts';

export type SupportLetterOptions = Pick<FeatureTools, 'em' | 'findSender' | 'translate'> &
  SendSupportTools & { publicOrigin: string | undefined };

const BODY_LIMIT_BYTES = 16 * 1024;

/**
 * POST /api/support/letter: a question from the page that stands in place of the product where we do not serve. It gives
 * nothing of the product: what is answered is sent by e-mail.
 */
export const supportLetterRoutes: FastifyPluginCallback<SupportLetterOptions> = (app, options, done) => {
  const { em, findSender, translate, publicOrigin } = options;
  const languageOf = createLanguageOf(findSender);
  answerRefusals(app, 'support', { translate, languageOf });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isAllowedOrigin(request.headers, publicOrigin)) throw new CallError(generalCodes.forbidden);
  });
  const take = async (request: FastifyRequest): Promise<SupportLetterAnswer> => {
    const letter = supportLetterSchema.safeParse(request.body);
    if (!letter.success)
      throw new CallError(generalCodes.badPayload, { field: String(letter.error.issues[0]?.path[0] ?? 'body') });
    const sender = await findSender(request);
    const address = sender && (await support.supportAddressOf(em(), sender.player.userId));
    const isPlayers = sender !== undefined && address !== undefined;
    const caller = {
      player: isPlayers ? sender.player : undefined,
      sessionId: isPlayers ? sender.sessionId : undefined,
      sessionExpiresAt: isPlayers ? sender.expiresAt : 0,
      socketId: '',
      lang: await languageOf(request),
      network: networkOf(request.ip),
    };
    await sendSupport(options, caller, { ...letter.data, topic: 'account', attachments: [] });
    return { success: true, data: { email: address ?? letter.data.email } };
  };
  app.post('/api/support/letter', { config: { servesBlocked: true }, bodyLimit: BODY_LIMIT_BYTES }, (request) =>
    take(request),
  );
  done();
};
