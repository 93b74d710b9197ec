import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { auditCodes, auditRoles } from '../../../contract/audit.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { languages } from '../../../contract/languages.ts';
import type { SignedIn } from '../../core/auth/players.ts';
import type { StaffGate } from '../../core/auth/staff-gate.ts';
import { isCrossSite } from '../../core/http/origin.ts';
import { refusalStatuses } from '../../core/http/refusals.ts';
import type { FindSender } from '../../core/http/signed-in.ts';
import type { Translate } from '../../core/i18n/translate.ts';
import { CallError } from '../../core/realtime/call-error.ts';

/** What every route for auditors needs. */
export interface AuditRouteOptions {
  staff: StaffGate;
  findSender: FindSender;
  translate: Translate;
  isGame(id: string): boolean;
}

const BUSY_SECONDS = 30;

const statuses = new Map([...refusalStatuses, [auditCodes.tooWide, 422], [auditCodes.noHead, 503]]);

/** What is asked for. Throws a CallError that names the field which is wrong. */
export const parsedQuery = <Query extends { game?: string | undefined }>(
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
export const answerAuditor = async (
  { staff, findSender, translate }: AuditRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  send: (sender: SignedIn) => Promise<FastifyReply>,
): Promise<FastifyReply> => {
  reply.header('cache-control', 'no-store');
  let sender: SignedIn | undefined;
  try {
    sender = isCrossSite(request) ? undefined : await findSender(request);
    if (!sender) throw new CallError(generalCodes.signIn);
    await staff.admit(sender, auditRoles);
    return await send(sender);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { code, details } = error;
    if (code === generalCodes.tooManyCalls) reply.header('retry-after', BUSY_SECONDS);
    const msg = translate(sender?.player.lang ?? languages[0], 'audit', String(code), details);
    return reply.status(statuses.get(code) ?? 400).send({ success: false, code, msg, ...details });
  }
};
