import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { reportFile } from 'games-engine/audit-report';
import { auditReportQuery } from '../../../contract/audit-files.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { SignedIn } from '../../core/auth/players.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { answerAuditor, parsedQuery, type AuditRouteOptions } from './audit-answer.ts';
import { inTime } from './in-time.ts';
import { makeReport } from './report.ts';
import type { ReportMaker } from './report-sections.ts';

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
