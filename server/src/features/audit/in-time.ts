import { auditCodes } from '../../../contract/audit.contract.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const QUERY_CANCELED = '57014';

/** The answer of a question to the database, or RANGE_TOO_WIDE when it took longer than auditors' statements may. */
export const inTime = async <T>(question: Promise<T>): Promise<T> => {
  try {
    return await question;
  } catch (error) {
    throw (error as { code?: unknown }).code === QUERY_CANCELED ? new CallError(auditCodes.tooWide) : error;
  }
};
