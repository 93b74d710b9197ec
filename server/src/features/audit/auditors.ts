import { staffMember, type Queryable } from 'db';
import { auditCodes, auditRoles } from '../../../contract/audit.contract.ts';
import type { SignedIn } from '../../core/auth/players.ts';
import { CallError } from '../../core/realtime/call-error.ts';

/** Checks in the database that somebody may audit. Throws 403: whatever their process remembers of their roles. */
export const assertAuditor = async (
  client: Queryable,
  { player: { userId }, sessionId }: Pick<SignedIn, 'player' | 'sessionId'>,
): Promise<void> => {
  const member = await staffMember(client, { userId, sessionId });
  const needed: readonly string[] = auditRoles;
  if (!member?.roles.some((role) => needed.includes(role))) throw new CallError(auditCodes.forbidden);
};

const QUERY_CANCELED = '57014';

/** The answer of a question to the database, or RANGE_TOO_WIDE when it took longer than auditors' statements may. */
export const inTime = async <T>(question: Promise<T>): Promise<T> => {
  try {
    return await question;
  } catch (error) {
    throw (error as { code?: unknown }).code === QUERY_CANCELED ? new CallError(auditCodes.tooWide) : error;
  }
};
