import { isBusy } from 'db';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallErrorBody } from '../../../contract/errors.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { staffCodes } from '../../../contract/staff-codes.ts';
import { createId } from '../ids.ts';
import type { Translate } from '../i18n/translate.ts';
import { CallError } from '../realtime/call-error.ts';
import type { LanguageOf } from './visitor-language.ts';

/** Answer to a refused request. */
export type Refused = CallErrorBody & { success: false };

/** The HTTP status of a refusal's code; 400 for any other. */
export const refusalStatuses: ReadonlyMap<number | string, number> = new Map<number | string, number>([
  [generalCodes.signIn, 401],
  [generalCodes.forbidden, 403],
  [staffCodes.needsSecondFactor, 403],
  [generalCodes.unknownCall, 404],
  [generalCodes.idempotencyConflict, 409],
  [generalCodes.tooManyCalls, 429],
  [generalCodes.shuttingDown, 503],
]);

interface Tools {
  translate: Translate;
  languageOf: LanguageOf;
}

/** Refusal of fastify itself: the payload cannot be read. */
const refusalOf = (error: FastifyError | CallError): CallError | undefined => {
  if (error instanceof CallError) return error;
  if (isBusy(error)) return new CallError(generalCodes.busy, { message: 'busy' });
  return (error.statusCode ?? 500) < 500 ? new CallError(generalCodes.badPayload, { field: 'body' }) : undefined;
};

/** Routes of `app` refuse as calls do: with a CallError, worded by `group` in the visitor's language. */
export const answerRefusals = (app: FastifyInstance, group: string, { translate, languageOf }: Tools): void => {
  app.setErrorHandler(async (error: FastifyError | CallError, request: FastifyRequest, reply: FastifyReply) => {
    const language = await languageOf(request);
    const refusal = refusalOf(error);
    if (!refusal) {
      const requestId = createId();
      request.log.error({ err: error, requestId }, 'a request failed unexpectedly');
      const msg = translate(language, 'general', '500', { requestId });
      return reply
        .status(500)
        .send({ success: false, code: generalCodes.unexpected, msg, requestId } satisfies Refused);
    }
    const { code, details } = refusal;
    const { message, ...more } = details;
    const msg = translate(language, group, message ?? String(code), more);
    return reply
      .status(refusalStatuses.get(code) ?? 400)
      .send({ success: false, code, msg, ...more } satisfies Refused);
  });
};
