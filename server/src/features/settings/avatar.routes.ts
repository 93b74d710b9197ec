import type { FastifyError, FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { AVATAR_BYTES, settingsCodes, type AvatarAnswer } from '../../../contract/settings-codes.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import type { SignedIn } from '../../core/auth/players.ts';
import { isAllowedOrigin } from '../../core/http/origin.ts';
import type { FindSender } from '../../core/http/signed-in.ts';
import type { Translate } from '../../core/i18n/translate.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { AvatarStore } from './avatar-store.ts';
import type { Avatars } from './avatars.ts';

export interface AvatarRoutesOptions {
  avatars: Avatars;
  store: AvatarStore;
  findSender: FindSender;
  translate: Translate;
  publicOrigin: string | undefined;
}

const YEAR_SECONDS = 31_536_000;
const TOO_LARGE = 413;

/** A picture shows, and is nothing else: should a browser ever open it as a page, it may do nothing. */
const pictureHeaders = {
  'content-type': 'image/webp',
  'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

const servePictures = (app: FastifyInstance, store: AvatarStore): void => {
  app.get<{ Params: { '*': string } }>('/uploads/*', async ({ params }, reply) => {
    const [folder, file = '', ...deeper] = params['*'].split('/');
    const picture = folder === 'avatars' && deeper.length === 0 ? await store.get(file) : undefined;
    if (!picture) return reply.status(404).send({ success: false, msg: 'There is nothing at this address', code: 404 });
    return reply.headers(pictureHeaders).send(picture);
  });
};

const statusOf = (code: number | string): number => {
  if (code === generalCodes.signIn) return 401;
  return code === settingsCodes.tooManyAttempts ? 429 : 400;
};

const guestLanguage = ({ cookies }: FastifyRequest): Language =>
  isLanguage(cookies['lang']) ? cookies['lang'] : languages[0];

/** POST /api/user/avatar: the body is the picture. GET /uploads/avatars/{name}.webp: what became of it. */
export const avatarRoutes: FastifyPluginCallback<AvatarRoutesOptions> = (app, options, done) => {
  const { avatars, store, findSender, translate, publicOrigin } = options;
  const senders = new WeakMap<FastifyRequest, SignedIn>();

  const refuse = (request: FastifyRequest, reply: FastifyReply, { code, details }: CallError): FastifyReply => {
    const { message = String(code), retryAfterMs } = details;
    const lang = senders.get(request)?.player.lang ?? guestLanguage(request);
    const msg = translate(lang, 'settings', message);
    const answer: AvatarAnswer = { success: false, code, msg, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
    return reply.status(statusOf(code)).send(answer);
  };

  const faultOf = (error: FastifyError | CallError): CallError | undefined => {
    if (error instanceof CallError) return error;
    if ((error.statusCode ?? 500) >= 500) return undefined;
    const message = error.statusCode === TOO_LARGE ? 'avatar_size' : 'avatar_type';
    return new CallError(settingsCodes.notSaved, { message });
  };

  app.addContentTypeParser(
    ['image/png', 'image/jpeg', 'image/gif'],
    { parseAs: 'buffer', bodyLimit: AVATAR_BYTES },
    (_request, body, parsed) => parsed(null, body),
  );
  app.setErrorHandler((error: FastifyError | CallError, request, reply) => {
    const fault = faultOf(error);
    if (fault) return refuse(request, reply, fault);
    request.log.error({ err: error, requestId: request.id }, 'an avatar was not saved');
    return reply.status(500).send({
      success: false,
      code: generalCodes.unexpected,
      msg: translate(guestLanguage(request), 'general', '500', { requestId: request.id }),
    } satisfies AvatarAnswer);
  });
  servePictures(app, store);

  /** Before a byte of the body is read: another site's page and a guest send nothing. */
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.header('cache-control', 'no-store');
    if (!isAllowedOrigin(request.headers, publicOrigin)) {
      return reply
        .status(403)
        .send({ success: false, code: 403, msg: 'This address takes no pictures from other sites' });
    }
    const sender = await findSender(request);
    if (!sender) throw new CallError(generalCodes.signIn);
    senders.set(request, sender);
    return undefined;
  };

  app.post('/api/user/avatar', { onRequest: admit }, async (request, reply) => {
    const sender = senders.get(request);
    if (!sender || !Buffer.isBuffer(request.body))
      throw new CallError(settingsCodes.notSaved, { message: 'avatar_type' });
    const data = await avatars.upload(sender, request.body);
    return reply.send({ success: true, data } satisfies AvatarAnswer);
  });

  done();
};
