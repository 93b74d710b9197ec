import { recordAccountEvent, support } from 'db';
import type { FastifyError, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { KYC_BYTES, kycCodes, kycMediaTypes } from '../../../contract/features/kyc-values.ts';
import { supportGuestKey, type SupportUploadAnswer } from '../../../contract/features/support.contract.ts';
import {
  SUPPORT_GUEST_HEADER,
  supportQueueRoles,
  supportQueues,
  type SupportQueue,
} from '../../../contract/features/support-values.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { isLanguage, languages } from '../../../contract/languages.ts';
import { staffCodes } from '../../../contract/staff-codes.ts';
import { networkOf } from '../../core/auth/client-address.ts';
import type { SignedIn } from '../../core/auth/players.ts';
import type { DocumentStore } from '../../core/documents/document-store.ts';
import { sendDocument, uploadFaultOf } from '../../core/documents/document-upload.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { isAllowedOrigin } from '../../core/http/origin.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { ownerOf } from './support-owner.ts';
import type { SupportUpload } from './support-upload.ts';

export type SupportRoutesOptions = Pick<FeatureTools, 'db' | 'em' | 'staff' | 'findSender' | 'translate'> & {
  publicOrigin: string | undefined;
  upload: SupportUpload;
  store: DocumentStore;
};

const idSchema = z.uuid();
const statuses = new Map<number | string, number>([
  [generalCodes.signIn, 401],
  [generalCodes.forbidden, 403],
  [staffCodes.needsSecondFactor, 403],
  [generalCodes.unknownCall, 404],
  [generalCodes.tooManyCalls, 429],
  [kycCodes.tooLarge, 413],
]);
const staffRoles = [...new Set(supportQueues.flatMap((queue) => [...supportQueueRoles[queue]]))];

/** POST /api/support/attachment: the body is the picture. GET …/{uid}: for who sent it; /api/office/…/{uid}: for staff of its queue. */
export const supportRoutes: FastifyPluginCallback<SupportRoutesOptions> = (app, options, done) => {
  const { db, em, staff, store, upload, findSender, translate, publicOrigin } = options;
  const senders = new WeakMap<FastifyRequest, SignedIn>();

  const senderOwner = (request: FastifyRequest): support.SupportOwner => {
    const key = supportGuestKey.safeParse(request.headers[SUPPORT_GUEST_HEADER]);
    return ownerOf(senders.get(request)?.player, key.data);
  };

  const languageOf = (request: FastifyRequest) => {
    const { lang } = request.cookies;
    return senders.get(request)?.player.lang ?? (isLanguage(lang) ? lang : languages[0]);
  };

  const refuse = (request: FastifyRequest, reply: FastifyReply, { code, details }: CallError): FastifyReply => {
    const { retryAfterMs } = details;
    const msg = translate(languageOf(request), 'support', String(code));
    const answer: SupportUploadAnswer = {
      success: false,
      code,
      msg,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    };
    return reply.status(statuses.get(code) ?? 400).send(answer);
  };

  const give = async (reply: FastifyReply, uid: string, mediaType: string | undefined): Promise<FastifyReply> => {
    const content = mediaType === undefined ? undefined : await store.get(uid);
    if (mediaType === undefined || !content) throw new CallError(generalCodes.unknownCall);
    return sendDocument(reply, { filename: `picture-${uid}.jpg`, mediaType }, content);
  };

  /** An id of ours. Throws CallError 404 before the database hears of what is none. */
  const uidOf = ({ params }: FastifyRequest): string => {
    const id = idSchema.safeParse((params as { uid?: unknown }).uid);
    if (!id.success) throw new CallError(generalCodes.unknownCall);
    return id.data;
  };

  app.addContentTypeParser([...kycMediaTypes], { parseAs: 'buffer', bodyLimit: KYC_BYTES }, (_request, body, parsed) =>
    parsed(null, body),
  );
  app.setErrorHandler((error: FastifyError | CallError, request, reply) => {
    const fault = uploadFaultOf(error);
    if (fault) return refuse(request, reply, fault);
    request.log.error({ err: error, requestId: request.id }, 'a picture was not served');
    const msg = translate(languageOf(request), 'general', '500', { requestId: request.id });
    return reply.status(500).send({ success: false, code: generalCodes.unexpected, msg } satisfies SupportUploadAnswer);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isAllowedOrigin(request.headers, publicOrigin)) throw new CallError(generalCodes.forbidden);
    const sender = await findSender(request);
    if (sender) senders.set(request, sender);
  });

  const admit = (request: FastifyRequest): Promise<void> => upload.admit(senderOwner(request), networkOf(request.ip));
  const take = async (request: FastifyRequest): Promise<SupportUploadAnswer> => {
    if (!Buffer.isBuffer(request.body)) throw new CallError(kycCodes.wrongType);
    return { success: true, data: await upload.take(senderOwner(request), request.body) };
  };
  app.post('/api/support/attachment', { onRequest: admit }, (request) => take(request));
  app.get('/api/support/attachment/:uid', async (request, reply) => {
    const uid = uidOf(request);
    return give(reply, uid, await support.supportAttachmentOf(em(), senderOwner(request), uid));
  });
  app.get('/api/office/support/attachment/:uid', async (request, reply) => {
    const uid = uidOf(request);
    const sender = senders.get(request);
    if (!sender) throw new CallError(generalCodes.signIn);
    await staff.admit(sender, staffRoles);
    const found = await support.sentSupportAttachment(db.pool, uid);
    if (!found) throw new CallError(generalCodes.unknownCall);
    const { actorId } = await staff.admit(sender, supportQueueRoles[found.queue as SupportQueue]);
    if (found.userId !== null) {
      const seen = { userId: found.userId, actorId, address: request.ip };
      await recordAccountEvent(em(), { ...seen, kind: 'support.viewed', details: { attachment: uid } });
    }
    return give(reply, uid, found.mime);
  });
  done();
};
