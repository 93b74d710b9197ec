import { asTakenError, dropAllCodes, endSessions, keyOf, LoginTakenError, type Database, type Queryable } from 'db';
import { LOCAL_LOGIN, LOCAL_PASSWORD, settingsCodes } from '../../../contract/settings-codes.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { checkPassword, type Reauthentication } from '../../core/auth/reauthentication.ts';
import { tellOwner } from '../../core/auth/tell-owner.ts';
import { isWeakPassword, type PasswordOwner } from '../../core/auth/weak-passwords.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { accountOf, changeAccount, ownerOf, type AccountRow, type Owner } from './account-change.ts';

const MIN_LENGTH = 6;
const MAX_LENGTH = 128;
const NEEDED = [/\p{Lu}/u, /\p{Ll}/u, /\d/]; // as registration asks for them

export interface PasswordsOptions {
  db: Database;
  reauthentication: Reauthentication;
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

const storeLogin = async (client: Queryable, userId: bigint, login: string, passwordHash: string): Promise<void> => {
  await client.query(
    'UPDATE app_user SET login = $2, login_key = $3, password_hash = $4, account_type = 0 WHERE id = $1',
    [userId, login, keyOf(login), passwordHash],
  );
};

const hasNoLogin = ({ accountType, login }: AccountRow): boolean => accountType === 1 && login === null;

export const createPasswords = ({ db, reauthentication, mailer }: PasswordsOptions): Passwords => ({
  async change(owner, { password, currentPassword }) {
    checkNewPassword(password);
    const { userId } = owner.player;
    const account = await accountOf(db.pool, owner);
    checkStrong(password, account);
    const me = ownerOf(owner);
    await reauthentication.counted(me, () =>
      checkPassword(account, currentPassword, settingsCodes.wrongCurrentPassword),
    );
    await reauthentication.prove(me, { identity: true });
    await reauthentication.require(me);
    const passwordHash = await hashPassword(password);
    await changeAccount(db, owner, { kind: 'password.changed' }, async (client, now, em) => {
      if (now.passwordHash !== account.passwordHash) throw new CallError(settingsCodes.wrongCurrentPassword);
      await client.query('UPDATE app_user SET password_hash = $2 WHERE id = $1', [userId, passwordHash]);
      await dropAllCodes(em, userId); // an address that waits to be confirmed may be somebody else's
      await endSessions(client, userId, owner.sessionId);
      await tellOwner(client, mailer, now, 'passwordChanged', { nick: now.nick });
    });
  },

  async createLocal(owner, { login, password }) {
    if (!LOCAL_LOGIN.test(login) || !LOCAL_PASSWORD.test(password)) throw new CallError(settingsCodes.invalidAccount);
    const account = await accountOf(db.pool, owner);
    if (!hasNoLogin(account)) throw new CallError(settingsCodes.failed);
    checkStrong(password, { ...account, login });
    await reauthentication.require(ownerOf(owner));
    const passwordHash = await hashPassword(password);
    const event = { kind: 'login.created', details: { login } };
    await changeAccount(db, owner, event, async (client, now) => {
      if (!hasNoLogin(now)) throw new CallError(settingsCodes.failed);
      await storeLogin(client, now.id, login, passwordHash).catch((error: unknown) => {
        throw asTakenError(error) instanceof LoginTakenError ? new CallError(settingsCodes.taken) : error;
      });
      await tellOwner(client, mailer, now, 'passwordChanged', { nick: now.nick });
    });
    return { login };
  },
});
