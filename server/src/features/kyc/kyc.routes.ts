import { type Database, kyc, recordAccountEvent, userRepository } from 'db';
import type { FastifyError, FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { houseTimeText } from 'games-engine';
import { z } from 'zod';
import { generalCodes } from '../../../contract/general-codes.ts';
import { KYC_BYTES, kycCodes, kycKinds, kycMediaTypes, viewPurposes } from '../../../contract/features/kyc-values.ts';
import type { KycAnswer } from '../../../contract/features/kyc.contract.ts';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import { staffCodes } from '../../../contract/staff-codes.ts';
import { rolesWith } from '../../../contract/staff-rights.ts';
import type { SignedIn } from '../../core/auth/players.ts';
import type { StaffGate } from '../../core/auth/staff-gate.ts';
import type { DocumentStore } from '../../core/documents/document-store.ts';
import { showPicture, uploadFaultOf } from '../../core/documents/document-upload.ts';
import { drawWatermark } from '../../core/documents/watermark.ts';
import { isAllowedOrigin } from '../../core/http/origin.ts';
import type { FindSender } from '../../core/http/signed-in.ts';
import type { Translate } from '../../core/i18n/translate.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { KycUpload } from './kyc-upload.ts';

export interface KycRoutesOptions {
  db: Database;
  staff: StaffGate;
  upload: KycUpload;
  store: DocumentStore;
  findSender: FindSender;
  translate: Translate;
  publicOrigin: string | undefined;
}

const querySchema = z.object({ kind: z.enum(kycKinds) });
const idSchema = z.uuid();
const purposeSchema = z.object({ purpose: z.enum(viewPurposes) });
const pictures: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']); // PNGs are from before every picture became a JPEG

const statuses = new Map<number | string, number>([
  [generalCodes.signIn, 401],
  [generalCodes.forbidden, 403],
  [staffCodes.needsSecondFactor, 403],
  [generalCodes.unknownCall, 404],
  [generalCodes.tooManyCalls, 429],
  [kycCodes.tooLarge, 413],
]);

const guestLanguage = ({ cookies }: FastifyRequest): Language =>
  isLanguage(cookies['lang']) ? cookies['lang'] : languages[0];

/** The picture of a document under who looks at it, when and what for: the original is given to nobody. */
const serveReview = (
  app: FastifyInstance,
  { db, staff, store }: KycRoutesOptions,
  senderOf: (request: FastifyRequest) => SignedIn,
): void => {
  app.get<{ Params: { id: string } }>('/api/office/identity/:id', async (request, reply) => {
    const { actorId } = await staff.admit(senderOf(request), rolesWith('documents'));
    const [id, asked] = [idSchema.safeParse(request.params.id), purposeSchema.safeParse(request.query)];
    if (!asked.success) throw new CallError(generalCodes.badPayload);
    const em = db.orm.em.fork();
    const document = id.success ? await kyc.findDocument(em, id.data) : undefined;
    const content = document && pictures.has(document.mediaType) ? await store.get(document.id) : undefined;
    const viewer = await userRepository(em).findById(actorId);
    if (!document || !content || !viewer) throw new CallError(generalCodes.unknownCall);
    const { purpose } = asked.data;
    const at = Date.now();
    const details = { documentId: document.id, purpose };
    const seen = { userId: document.userId, actorId, address: request.ip };
    await recordAccountEvent(em, { ...seen, kind: 'kyc.viewed', details }); // before a pixel leaves
    const name = viewer.login ?? viewer.nick;
    const picture = await drawWatermark(content, `${name} · ${houseTimeText(at).replace('T', ' ')} · ${purpose}`);
    return showPicture(reply, picture);
  });
};

/** POST /api/user/kyc?kind=…: the body is the file. GET /api/office/identity/{id}?purpose=…: a reviewer sees it. */
export const kycRoutes: FastifyPluginCallback<KycRoutesOptions> = (app, options, done) => {
  const { upload, findSender, translate, publicOrigin } = options;
  const senders = new WeakMap<FastifyRequest, SignedIn>();
  const senderOf = (request: FastifyRequest): SignedIn => {
    const sender = senders.get(request);
    if (!sender) throw new CallError(generalCodes.signIn);
    return sender;
  };

  const refuse = (request: FastifyRequest, reply: FastifyReply, { code, details }: CallError): FastifyReply => {
    const { retryAfterMs } = details;
    const msg = translate(senders.get(request)?.player.lang ?? guestLanguage(request), 'kyc', String(code));
    const answer: KycAnswer = { success: false, code, msg, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
    return reply.status(statuses.get(code) ?? 400).send(answer);
  };

  app.addContentTypeParser([...kycMediaTypes], { parseAs: 'buffer', bodyLimit: KYC_BYTES }, (_request, body, parsed) =>
    parsed(null, body),
  );
  app.setErrorHandler((error: FastifyError | CallError, request, reply) => {
    const fault = uploadFaultOf(error);
    if (fault) return refuse(request, reply, fault);
    request.log.error({ err: error, requestId: request.id }, 'a document was not served');
    const msg = translate(guestLanguage(request), 'general', '500', { requestId: request.id });
    return reply.status(500).send({ success: false, code: generalCodes.unexpected, msg } satisfies KycAnswer);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isAllowedOrigin(request.headers, publicOrigin)) throw new CallError(generalCodes.forbidden);
    const sender = await findSender(request);
    if (!sender) throw new CallError(generalCodes.signIn);
    senders.set(request, sender);
  });
  serveReview(app, options, senderOf);

  /** Before a byte of the body is read. */
  const admit = async (request: FastifyRequest): Promise<void> => {
    if (!querySchema.safeParse(request.query).success) throw new CallError(generalCodes.badPayload);
    await upload.admit(senderOf(request).player.userId);
  };

  const take = async (request: FastifyRequest): Promise<KycAnswer> => {
    const { player } = senderOf(request);
    const { kind } = querySchema.parse(request.query);
    if (!Buffer.isBuffer(request.body)) throw new CallError(kycCodes.wrongType);
    const file = { userId: player.userId, kind, bytes: request.body, address: request.ip };
    return { success: true, data: await upload.take(file) };
  };
  app.post('/api/user/kyc', { onRequest: admit }, (request) => take(request));

  done();
};
