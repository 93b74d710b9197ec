import { auditExport, type AuditExportQuery, type Database } from 'db';
import type { FastifyReply, FastifyRequest, FastifyPluginCallback } from 'fastify';
import { reportFile } from 'games-engine/audit-report';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { auditExportQuery, auditReportQuery } from '../../../contract/audit-files.contract.ts';
import { auditCodes } from '../../../contract/audit.contract.ts';
import { rolesWith } from '../../../contract/staff-rights.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { languages } from '../../../contract/languages.ts';
import type { SignedIn } from '../../core/auth/players.ts';
import type { StaffGate } from '../../core/auth/staff-gate.ts';
import { isCrossSite } from '../../core/http/origin.ts';
import { refusalStatuses } from '../../core/http/refusals.ts';
import type { FindSender } from '../../core/http/signed-in.ts';
import type { Translate } from '../../core/i18n/translate.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { ReportMaker } from './report-sections.ts';
import { makeReport } from './report.ts';

const QUERY_CANCELED = '57014';

/** The answer of a question to the database, or RANGE_TOO_WIDE when it took longer than auditors' statements may. */
export const inTime = async <T>(question: Promise<T>): Promise<T> => {
  try {
    return await question;
  } catch (error) {
    throw (error as { code?: unknown }).code === QUERY_CANCELED ? new CallError(auditCodes.tooWide) : error;
  }
};

/** Options of every route for auditors. */
interface AuditRouteOptions {
  staff: StaffGate;
  findSender: FindSender;
  translate: Translate;
  isGame(id: string): boolean;
  /** Milliseconds that an auditor's figures may be behind; undefined, or left out: none. */
  lagMs?: (() => number | undefined) | undefined;
}

const BUSY_SECONDS = 30;

const statuses = new Map([...refusalStatuses, [auditCodes.tooWide, 422], [auditCodes.noHead, 503]]);

/** Parses a query. Throws a CallError that names the wrong field. */
const parsedQuery = <Query extends { game?: string | undefined }>(
  schema: z.ZodType<Query>,
  query: unknown,
  isGame: (id: string) => boolean,
): Query => {
  const { success, data, error } = schema.safeParse(query);
  if (!success) throw new CallError(generalCodes.badPayload, { field: String(error.issues[0]?.path[0] ?? 'query') });
  if (data.game !== undefined && !isGame(data.game)) throw new CallError(generalCodes.badPayload, { field: 'game' });
  return data;
};

/** Answers an auditor and nobody else; a refusal is worded in their language. */
const answerAuditor = async (
  { staff, findSender, translate, lagMs: lagOf }: AuditRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  send: (sender: SignedIn) => Promise<FastifyReply>,
): Promise<FastifyReply> => {
  reply.header('cache-control', 'no-store');
  const lagMs = lagOf?.();
  if (lagMs !== undefined) reply.header('x-data-lag-ms', lagMs);
  let sender: SignedIn | undefined;
  try {
    sender = isCrossSite(request) ? undefined : await findSender(request);
    if (!sender) throw new CallError(generalCodes.signIn);
    await staff.admit(sender, rolesWith('audit'));
    return await send(sender);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { code, details } = error;
    if (code === generalCodes.tooManyCalls) reply.header('retry-after', BUSY_SECONDS);
    const msg = translate(sender?.player.lang ?? languages[0], 'audit', String(code), details);
    return reply.status(statuses.get(code) ?? 400).send({ success: false, code, msg, ...details });
  }
};

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

export interface AuditReportOptions extends AuditRouteOptions {
  maker: ReportMaker;
}

/** GET /api/audit/report: a signed report, for auditors. One at a time in this process: it reads a great part of every table. */
export const auditReportRoutes: FastifyPluginCallback<AuditReportOptions> = (app, { maker, ...options }, done) => {
  let isBusy = false;

  const send = async (request: FastifyRequest, reply: FastifyReply, { player }: SignedIn): Promise<FastifyReply> => {
    const query = parsedQuery(auditReportQuery, request.query, options.isGame);
    if (isBusy) throw new CallError(generalCodes.tooManyCalls);
    isBusy = true;
    try {
      const signed = await inTime(makeReport(maker, query, { userId: player.userId }));
      return await reply
        .type('application/json')
        .header('content-disposition', 'attachment; filename="glasshouse-report.json"')
        .send(reportFile(signed));
    } finally {
      isBusy = false;
    }
  };

  app.get('/api/audit/report', (request, reply) =>
    answerAuditor(options, request, reply, (sender) => send(request, reply, sender)),
  );
  done();
};
