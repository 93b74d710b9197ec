import { Readable } from 'node:stream';
import { auditExport, type AuditExportQuery, type Database } from 'db';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { auditExportQuery, auditRoles } from '../../../contract/audit.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { languages } from '../../../contract/languages.ts';
import { staffCodes } from '../../../contract/staff-codes.ts';
import type { SignedIn } from '../../core/auth/players.ts';
import type { StaffGate } from '../../core/auth/staff-gate.ts';
import type { FindSender } from '../../core/http/signed-in.ts';
import type { Translate } from '../../core/i18n/translate.ts';
import { CallError } from '../../core/realtime/call-error.ts';

export interface AuditExportOptions {
  db: Pick<Database, 'audit'>;
  staff: StaffGate;
  findSender: FindSender;
  translate: Translate;
  isGame(id: string): boolean;
}

const MOST_AT_ONCE = 4; // in this process: each reads as fast as its reader
const BUSY_SECONDS = 30;

const statuses = new Map<number | string, number>([
  [generalCodes.signIn, 401],
  [staffCodes.forbidden, 403],
  [staffCodes.needsSecondFactor, 403],
  [generalCodes.tooManyCalls, 429],
]);

/** Whether a page of another site asks for it: it could not read the answer, but it could keep us busy. */
const isForeign = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'cross-site';

const parsedQuery = (query: unknown, isGame: (id: string) => boolean): AuditExportQuery => {
  const result = auditExportQuery.safeParse(query);
  if (result.success && result.data.game !== undefined && !isGame(result.data.game))
    throw new CallError(generalCodes.badPayload, { field: 'game' });
  if (result.success) return result.data;
  throw new CallError(generalCodes.badPayload, { field: String(result.error.issues[0]?.path[0] ?? 'query') });
};

/** GET /api/audit/export: everything of a kind and a range, for auditors. As fast as it is read, a page in memory. */
export const auditExportRoutes: FastifyPluginCallback<AuditExportOptions> = (
  app,
  { db, staff, findSender, translate, isGame },
  done,
) => {
  let running = 0;

  async function* lines(query: AuditExportQuery): AsyncGenerator<string> {
    for await (const rows of auditExport(db.audit, query)) yield `${rows.join('\n')}\n`;
  }

  const senderOf = async (request: FastifyRequest): Promise<SignedIn> => {
    const sender = isForeign(request) ? undefined : await findSender(request);
    if (!sender) throw new CallError(generalCodes.signIn);
    return sender;
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, sender: SignedIn): Promise<FastifyReply> => {
    await staff.admit(sender, auditRoles);
    const query = parsedQuery(request.query, isGame);
    if (running >= MOST_AT_ONCE) throw new CallError(generalCodes.tooManyCalls);
    running += 1;
    const stream = Readable.from(lines(query), { objectMode: false, highWaterMark: 1 << 16 });
    stream.once('close', () => (running -= 1)); // also when nothing of it was read
    return reply
      .type('application/x-ndjson')
      .header('content-disposition', `attachment; filename="glasshouse-${query.kind}.ndjson"`)
      .send(stream);
  };

  app.get('/api/audit/export', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    let sender: SignedIn | undefined;
    try {
      sender = await senderOf(request);
      return await send(request, reply, sender);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { code, details } = error;
      if (code === generalCodes.tooManyCalls) reply.header('retry-after', BUSY_SECONDS);
      const msg = translate(sender?.player.lang ?? languages[0], 'general', String(code), details);
      return reply.status(statuses.get(code) ?? 400).send({ success: false, code, msg, ...details });
    }
  });
  done();
};
