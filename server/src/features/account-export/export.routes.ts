import { Readable } from 'node:stream';
import { recordAccountEvent, type Database } from 'db';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { generalCodes } from '../../../contract/general-codes.ts';
import { languages, type Language } from '../../../contract/languages.ts';
import type { SignedIn } from '../../core/auth/players.ts';
import type { Clock } from '../../core/clock.ts';
import { isCrossSite } from '../../core/http/origin.ts';
import type { FindSender } from '../../core/http/signed-in.ts';
import type { Translate } from '../../core/i18n/translate.ts';
import { TokenBuckets } from '../../core/realtime/token-bucket.ts';
import { exportDocument } from './export-document.ts';

export interface ExportOptions {
  db: Pick<Database, 'pool'>;
  clock: Clock;
  findSender: FindSender;
  translate: Translate;
}

const RATE = { perSecond: 1 / 600, burst: 3 }; // three at once, then one in ten minutes
const MAX_AT_ONCE = 4; // in this process: each reads as fast as its reader
const BUSY_MS = 30_000;

const refuse = (
  reply: FastifyReply,
  { status, code, lang, retryAfterMs }: { status: number; code: number; lang: Language; retryAfterMs?: number },
  translate: Translate,
): FastifyReply => {
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  const msg = translate(lang, 'general', String(code));
  return reply.status(status).send({ success: false, code, msg, ...(retryAfterMs !== undefined && { retryAfterMs }) });
};

/** GET /api/account/export: everything that is kept of the sender's account, as a file. */
export const exportRoutes: FastifyPluginCallback<ExportOptions> = (app, { db, clock, findSender, translate }, done) => {
  const buckets = new TokenBuckets(RATE);
  const running = new Set<bigint>();

  async function* document({ player: { userId } }: SignedIn): AsyncGenerator<string> {
    try {
      yield* exportDocument(db.pool, userId, clock.now());
    } finally {
      running.delete(userId);
    }
  }

  const waitOf = ({ player: { userId } }: SignedIn): number =>
    running.has(userId) || running.size >= MAX_AT_ONCE ? BUSY_MS : buckets.take(String(userId), performance.now());

  app.get('/api/account/export', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const sender = isCrossSite(request) ? undefined : await findSender(request);
    if (!sender) return refuse(reply, { status: 401, code: generalCodes.signIn, lang: languages[0] }, translate);
    const { userId, publicId, lang } = sender.player;
    const retryAfterMs = waitOf(sender);
    if (retryAfterMs > 0)
      return refuse(reply, { status: 429, code: generalCodes.tooManyCalls, lang, retryAfterMs }, translate);
    running.add(userId);
    const stream = Readable.from(document(sender), { objectMode: false });
    stream.once('close', () => running.delete(userId)); // also when nothing of it was read
    await recordAccountEvent(db.pool, { userId, kind: 'history.exported', address: request.ip }).catch(
      (error: unknown) => {
        stream.destroy();
        throw error;
      },
    );
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="glasshouse-${publicId}-${day}.json"`)
      .send(stream);
  });
  done();
};
