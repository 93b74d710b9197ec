import { exportSections, type ExportSection, type Queryable, recordAccountEvent, type Database } from 'db';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { generalCodes } from '../../../contract/general-codes.ts';
import { languages, type Language } from '../../../contract/languages.ts';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import type { SignedIn } from '../../core/auth/players.ts';
import type { Reauthentication } from '../../core/auth/reauthentication.ts';
import type { Clock } from '../../core/clock.ts';
import { isCrossSite } from '../../core/http/origin.ts';
import type { FindSender } from '../../core/http/signed-in.ts';
import type { Translate } from '../../core/i18n/translate.ts';
import { ownBuckets, type MakeBuckets } from '../../core/realtime/limit-share.ts';

const ABOUT = 'Amounts are hundredths of the unit; times are UTC. Seeds are shown once they are revealed.';

async function* sectionText(client: Queryable, userId: bigint, { name, pages }: ExportSection): AsyncGenerator<string> {
  yield `,\n"${name}": [`;
  let separator = '\n';
  for await (const page of pages(client, userId)) {
    yield separator + page.join(',\n');
    separator = ',\n';
  }
  yield '\n]';
}

/** Everything that is kept of an account as one JSON document, in pieces: a row a line. */
async function* exportDocument(client: Queryable, userId: bigint, at: number): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date(at))},\n"about": ${JSON.stringify(ABOUT)}`;
  for (const section of exportSections) yield* sectionText(client, userId, section);
  yield '\n}\n';
}

export interface ExportOptions {
  db: Pick<Database, 'pool' | 'orm'>;
  clock: Clock;
  findSender: FindSender;
  translate: Translate;
  reauthentication: Pick<Reauthentication, 'stateOf'>;
  buckets?: MakeBuckets; // over all processes
}

const RATE = { perSecond: 1 / 600, burst: 3 }; // three at once, then one in ten minutes
const MAX_AT_ONCE = 4; // in this process: each reads as fast as its reader
const BUSY_MS = 30_000;

const refuse = (
  reply: FastifyReply,
  {
    status,
    code,
    lang,
    retryAfterMs,
  }: { status: number; code: number | string; lang: Language; retryAfterMs?: number },
  translate: Translate,
): FastifyReply => {
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  const msg = translate(lang, 'general', String(code));
  return reply.status(status).send({ success: false, code, msg, ...(retryAfterMs !== undefined && { retryAfterMs }) });
};

/**
 * GET /api/account/export: everything that is kept of the sender's account, as a file. A session that is stolen does not get it:
 * 403 `reauthenticate` until its user has shown who they are.
 */
export const exportRoutes: FastifyPluginCallback<ExportOptions> = (
  app,
  { db, clock, findSender, translate, reauthentication, buckets = ownBuckets },
  done,
) => {
  const waits = buckets('export', RATE);
  const running = new Set<bigint>();

  async function* document({ player: { userId } }: SignedIn): AsyncGenerator<string> {
    try {
      yield* exportDocument(db.pool, userId, clock.now());
    } finally {
      running.delete(userId);
    }
  }

  const waitOf = ({ player: { userId } }: SignedIn): number =>
    running.has(userId) || running.size >= MAX_AT_ONCE ? BUSY_MS : waits.take(String(userId), performance.now());

  app.get('/api/account/export', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const sender = isCrossSite(request) ? undefined : await findSender(request);
    if (!sender) return refuse(reply, { status: 401, code: generalCodes.signIn, lang: languages[0] }, translate);
    const { userId, publicId, lang } = sender.player;
    const { missing } = await reauthentication.stateOf({ userId, sessionId: sender.sessionId });
    if (missing.length > 0) return refuse(reply, { status: 403, code: settingsCodes.reauthenticate, lang }, translate);
    const retryAfterMs = waitOf(sender);
    if (retryAfterMs > 0)
      return refuse(reply, { status: 429, code: generalCodes.tooManyCalls, lang, retryAfterMs }, translate);
    running.add(userId);
    const stream = Readable.from(document(sender), { objectMode: false });
    stream.once('close', () => running.delete(userId)); // also when nothing of it was read
    await recordAccountEvent(db.orm.em.fork(), { userId, kind: 'history.exported', address: request.ip }).catch(
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
