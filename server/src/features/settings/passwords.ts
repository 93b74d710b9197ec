import { asTakenError, dropCodes, endSessions, keyOf, LoginTakenError, type Database, type Queryable } from 'db';
import { LOCAL_LOGIN, LOCAL_PASSWORD, settingsCodes } from '../../../contract/settings-codes.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { isWeakPassword, type PasswordOwner } from '../../core/auth/weak-passwords.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { accountOf, changeAccount, writeToOwner, type AccountRow, type Owner } from './account-change.ts';
import { checkFresh, checkPassword, type Identity } from './identity.ts';

const MIN_LENGTH = 6;
const MAX_LENGTH = 128;
const NEEDED = [/\p{Lu}/u, /\p{Ll}/u, /\d/]; // as registration asks for them

export interface PasswordsOptions {
  db: Database;
  identity: Identity;
  mailer: Mailer;
}

/** What opens a player's own account by login and password. */
export interface Passwords {
  change(owner: Owner, passwords: { password: string; currentPassword: string }): Promise<void>;
  /** Gives a login and a password to an account that was opened through a provider. */
  createLocal(owner: Owner, local: { login: string; password: string }): Promise<{ login: string }>;
}

const checkNewPassword = (password: string): void => {
  if (password.length < MIN_LENGTH) throw new CallError(settingsCodes.shortPassword);
  if (password.length > MAX_LENGTH || !NEEDED.every((needed) => needed.test(password)))
    throw new CallError(settingsCodes.invalidPassword);
};

const checkStrong = (password: string, owner: PasswordOwner): void => {
  if (isWeakPassword(password, owner)) throw new CallError(settingsCodes.weakPassword);
};

/** Codes and links that would still open the account under the password that was. */
const dropOpenCodes = async (client: Queryable, userId: bigint): Promise<void> => {
  for (const purpose of ['recovery', 'second_factor', 'sign_in'] as const) await dropCodes(client, purpose, userId);
};

const storeLogin = async (client: Queryable, userId: bigint, login: string, passwordHash: string): Promise<void> => {
  await client.query(
    'UPDATE app_user SET login = $2, login_key = $3, password_hash = $4, account_type = 0 WHERE id = $1',
    [userId, login, keyOf(login), passwordHash],
  );
};

const hasNoLogin = ({ accountType, login }: AccountRow): boolean => accountType === 1 && login === null;

export const createPasswords = ({ db, identity, mailer }: PasswordsOptions): Passwords => ({
  async change(owner, { password, currentPassword }) {
    checkNewPassword(password);
    const { userId } = owner.player;
    const account = await accountOf(db.pool, owner);
    checkStrong(password, account);
    await identity.attempt(userId);
    await checkPassword(account, currentPassword, settingsCodes.wrongCurrentPassword);
    const passwordHash = await hashPassword(password);
    await changeAccount(db, owner, { kind: 'password.changed' }, async (client, now) => {
      if (now.passwordHash !== account.passwordHash) throw new CallError(settingsCodes.wrongCurrentPassword);
      await client.query('UPDATE app_user SET password_hash = $2 WHERE id = $1', [userId, passwordHash]);
      await dropOpenCodes(client, userId);
      await endSessions(client, userId, owner.sessionId);
      await writeToOwner(mailer, client, now, 'passwordChanged', { nick: now.nick });
    });
    await identity.succeed(userId);
  },

  async createLocal(owner, { login, password }) {
    if (!LOCAL_LOGIN.test(login) || !LOCAL_PASSWORD.test(password)) throw new CallError(settingsCodes.invalidAccount);
    const account = await accountOf(db.pool, owner);
    if (!hasNoLogin(account)) throw new CallError(settingsCodes.failed);
    checkStrong(password, { ...account, login });
    checkFresh(account);
    const passwordHash = await hashPassword(password);
    const event = { kind: 'login.created', details: { login } };
    await changeAccount(db, owner, event, async (client, now) => {
      if (!hasNoLogin(now)) throw new CallError(settingsCodes.failed);
      await storeLogin(client, now.userId, login, passwordHash).catch((error: unknown) => {
        throw asTakenError(error) instanceof LoginTakenError ? new CallError(settingsCodes.taken) : error;
      });
      await writeToOwner(mailer, client, now, 'passwordChanged', { nick: now.nick });
    });
    return { login };
  },
});
