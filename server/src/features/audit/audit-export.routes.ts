import { Readable } from 'node:stream';
import { auditExport, type AuditExportQuery, type Database } from 'db';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { auditExportQuery } from '../../../contract/audit-files.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { answerAuditor, parsedQuery, type AuditRouteOptions } from './audit-answer.ts';

export interface AuditExportOptions extends AuditRouteOptions {
  db: Pick<Database, 'audit'>;
}

const MAX_AT_ONCE = 4; // in this process: each reads as fast as its reader

/** GET /api/audit/export: everything of a kind and a range, for auditors. As fast as it is read, a page in memory. */
export const auditExportRoutes: FastifyPluginCallback<AuditExportOptions> = (app, { db, ...options }, done) => {
  let running = 0;

  async function* lines(query: AuditExportQuery): AsyncGenerator<string> {
    for await (const rows of auditExport(db.audit, query)) yield `${rows.join('\n')}\n`;
  }

  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const query = parsedQuery(auditExportQuery, request.query, options.isGame);
    if (running >= MAX_AT_ONCE) throw new CallError(generalCodes.tooManyCalls);
    running += 1;
    const stream = Readable.from(lines(query), { objectMode: false, highWaterMark: 1 << 16 });
    stream.once('close', () => (running -= 1)); // also when nothing of it was read
    return reply
      .type('application/x-ndjson')
      .header('content-disposition', `attachment; filename="glasshouse-${query.kind}.ndjson"`)
      .send(stream);
  };

  app.get('/api/audit/export', (request, reply) => answerAuditor(options, request, reply, () => send(request, reply)));
  done();
};
