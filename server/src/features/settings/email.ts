import { keyOf, type Database, type Queryable } from 'db';
import { z } from 'zod';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import { takeAttempt } from '../../core/auth/account-attempts.ts';
import { sendEmailConfirmation } from '../../core/auth/email-confirmation.ts';
import { refuseUntil, type Reauthentication } from '../../core/auth/reauthentication.ts';
import { tellOwner } from '../../core/auth/tell-owner.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { accountOf, changeAccount, ownerOf, type AccountRow, type Owner } from './account-change.ts';

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

const isOwn = ({ email }: AccountRow, wanted: string): boolean => email !== null && keyOf(email) === keyOf(wanted);

const isTaken = async (client: Queryable, userId: bigint, email: string): Promise<boolean> => {
  const { rowCount } = await client.query('SELECT FROM app_user WHERE email_key = $1 AND id <> $2', [
    keyOf(email),
    userId,
  ]);
  return rowCount !== 0;
};

export const createEmail = ({ db, reauthentication, mailer, siteUrl }: EmailOptions): Email => {
  // letters go to whatever address is typed in: not to a whole list, and nobody tries out who has an account
  const takeLetter = async (userId: bigint): Promise<void> => {
    const { until } = await takeAttempt(db.pool, 'email_change', userId);
    if (until) refuseUntil(until);
  };

  return {
    async change(owner, typed) {
      const email = typed.trim();
      if (!address.safeParse(email).success) throw new CallError(settingsCodes.invalidEmail);
      const account = await accountOf(db.pool, owner);
      const own = isOwn(account, email);
      if (own && account.emailVerified) throw new CallError(settingsCodes.sameEmail);
      if (!own) await reauthentication.require(ownerOf(owner));
      await takeLetter(account.id);
      if (await isTaken(db.pool, account.id, email)) throw new CallError(settingsCodes.emailTaken);
      const event = { kind: 'email.change_requested', details: { email } };
      await changeAccount(db, owner, event, async (client, now) => {
        const { id, nick } = now;
        await sendEmailConfirmation(client, { mailer, siteUrl }, { id, nick, lang: owner.player.lang }, email);
        if (!own) await tellOwner(client, mailer, now, 'emailChangeAsked', { nick, email });
      });
      return { email };
    },

    async pending({ player }) {
      const { rows } = await db.pool.query<{ email: string }>(
        `SELECT payload->>'email' AS email FROM one_time_code
         WHERE user_id = $1 AND purpose = 'email_confirm' AND used_at IS NULL AND expires_at > now()
         ORDER BY created_at DESC LIMIT 1`,
        [player.userId],
      );
      return { email: rows[0]?.email ?? null };
    },
  };
};
