import { keyOf, type Database, type Queryable } from 'db';
import { z } from 'zod';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import { countAttempt } from '../../core/auth/account-attempts.ts';
import { sendEmailConfirmation } from '../../core/auth/email-confirmation.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { accountOf, changeAccount, type AccountRow, type Owner } from './account-change.ts';
import { checkFresh, checkPassword, isFresh, refuseUntil, type Identity } from './identity.ts';

const MAX_LENGTH = 254;
const address = z.email().max(MAX_LENGTH);

export interface EmailOptions {
  db: Database;
  identity: Identity;
  mailer: Mailer;
  siteUrl(): string;
}

/** The e-mail address of a player's own account. */
export interface Email {
  /** Sends the letter whose link changes the address. Until then nothing changes. */
  change(owner: Owner, wanted: { email: string; password?: string | undefined }): Promise<{ email: string }>;
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

export const createEmail = ({ db, identity, mailer, siteUrl }: EmailOptions): Email => {
  /** Another address is another way in: its owner is asked for the password, or must just have signed in. */
  const prove = async (account: AccountRow, password: string | undefined): Promise<void> => {
    if (account.accountType !== 0) return checkFresh(account);
    if (password === undefined && isFresh(account)) return;
    await identity.attempt(account.userId);
    await checkPassword(account, password ?? '', settingsCodes.wrongPassword);
    await identity.succeed(account.userId);
  };

  // letters go to whatever address is typed in: not to a whole list, and nobody tries out who has an account
  const takeLetter = async (userId: bigint): Promise<void> => {
    const until = await countAttempt(db.pool, 'email_change', userId);
    if (until) refuseUntil(until);
  };

  return {
    async change(owner, { email: typed, password }) {
      const email = typed.trim();
      if (!address.safeParse(email).success) throw new CallError(settingsCodes.invalidEmail);
      const account = await accountOf(db.pool, owner);
      const own = isOwn(account, email);
      if (own && account.emailVerified) throw new CallError(settingsCodes.sameEmail);
      if (!own) await prove(account, password);
      await takeLetter(account.userId);
      if (await isTaken(db.pool, account.userId, email)) throw new CallError(settingsCodes.emailTaken);
      const event = { kind: 'email.change_requested', details: { email } };
      await changeAccount(db, owner, event, async (client, { userId, nick }) => {
        await sendEmailConfirmation(client, { mailer, siteUrl }, { id: userId, nick, lang: owner.player.lang }, email);
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
