import { keyOf, OneTimeCodeEntity, userRepository, type Database, type User } from 'db';
import { z } from 'zod';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import { takeAttempt } from '../../core/auth/account-attempts.ts';
import { sendEmailConfirmation } from '../../core/auth/email-confirmation.ts';
import { refuseUntil, type Reauthentication } from '../../core/auth/reauthentication.ts';
import { tellOwner } from '../../core/auth/tell-owner.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { changeAccount, ownAccount, ownerOf, type Owner } from './account-change.ts';

const MAX_LENGTH = 254;
const address = z.email().max(MAX_LENGTH);

export interface EmailOptions {
  db: Database;
  reauthentication: Reauthentication;
  mailer: Mailer;
  siteUrl(): string;
}

/** The e-mail address of a player's own account. */
export interface Email {
  /** Sends the letter whose link changes the address, and tells the present one. Until then nothing changes. */
  change(owner: Owner, email: string): Promise<{ email: string }>;
  /** The address that waits for its link to be followed. */
  pending(owner: Owner): Promise<{ email: string | null }>;
}

const isOwn = ({ email }: User, wanted: string): boolean => email != null && keyOf(email) === keyOf(wanted);

export const createEmail = ({ db, reauthentication, mailer, siteUrl }: EmailOptions): Email => {
  // letters go to whatever address is typed in: not to a whole list, and nobody tries out who has an account
  const takeLetter = async (userId: bigint): Promise<void> => {
    const { until } = await takeAttempt(db.orm.em.fork(), 'email_change', userId);
    if (until) refuseUntil(until);
  };

  return {
    async change(owner, typed) {
      const email = typed.trim();
      if (!address.safeParse(email).success) throw new CallError(settingsCodes.invalidEmail);
      const em = db.orm.em.fork();
      const { user: account } = await ownAccount(em, owner);
      const isSame = isOwn(account, email);
      if (isSame && account.emailVerified) throw new CallError(settingsCodes.sameEmail);
      if (!isSame) await reauthentication.require(ownerOf(owner));
      await takeLetter(account.id);
      if (await userRepository(em).isEmailTaken(account.id, email)) throw new CallError(settingsCodes.emailTaken);
      const event = { kind: 'email.change_requested', details: { email } };
      await changeAccount(db, owner, event, async ({ em }, now) => {
        const { id, nick } = now;
        await sendEmailConfirmation(em, { mailer, siteUrl }, { id, nick, lang: owner.player.lang }, email);
        if (!isSame) await tellOwner({ em, mailer }, now, 'emailChangeAsked', { nick, email });
      });
      return { email };
    },

    async pending({ player }) {
      const open = { userId: player.userId, purpose: 'email_confirm', usedAt: null, expiresAt: { $gt: new Date() } };
      const [newest] = await db.orm.em
        .fork()
        .find(OneTimeCodeEntity, open, { orderBy: { createdAt: 'desc' }, limit: 1 });
      const email = newest?.payload['email'];
      return { email: typeof email === 'string' ? email : null };
    },
  };
};
