import { UserEntity } from 'db';
import { officePlayersCodes } from '../../../contract/features/office-players.contract.ts';
import { canRecover, sendRecoveryLetter, takeRecoveryAttempt } from '../../core/auth/recovery-letter.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { actOnPlayer } from './act-on-player.ts';

/**
 * Has a link for a new password sent to the address of a player, which nobody of the staff sees. Throws CallError NO_ADDRESS,
 * TOO_MANY_LETTERS, and what `actOnPlayer` does.
 */
export const sendRecovery = (
  { db, em: fresh, mailer, siteUrl }: Pick<FeatureTools, 'db' | 'em' | 'mailer' | 'siteUrl'>,
  staff: Staff,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> =>
  actOnPlayer(db, { staff, userId }, async ({ em, account, trail: { actorId, address } }) => {
    const user = await em.findOneOrFail(UserEntity, { id: account.id });
    if (!canRecover(user)) throw new CallError(officePlayersCodes.noAddress);
    if (!(await takeRecoveryAttempt(fresh(), account.id))) throw new CallError(officePlayersCodes.tooManyLetters);
    await sendRecoveryLetter(em, { mailer, siteUrl }, user, { actorId, reason, address });
  });
