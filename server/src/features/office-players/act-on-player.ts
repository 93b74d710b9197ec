import type { Database } from 'db';
import { officePlayersCodes } from '../../../contract/features/office-players.contract.ts';
import { actOnAccount, type Act } from '../../core/auth/act-on-account.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import { CallError } from '../../core/realtime/call-error.ts';

/**
 * Does something to a player in one transaction. Throws CallError 404, PROTECTED_ACCOUNT (one's own, or anybody's of the
 * staff, whoever acts), SAME_PERSON.
 */
export const actOnPlayer = <T>(
  db: Pick<Database, 'pool' | 'orm'>,
  whom: { staff: Staff; userId: string },
  work: (act: Act) => Promise<T>,
): Promise<T> =>
  actOnAccount(db, whom, (act) => {
    if (act.account.roles.length > 0) throw new CallError(officePlayersCodes.protectedAccount);
    return work(act);
  });
