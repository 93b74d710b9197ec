import { dropAllCodes, endSessions, LoginTakenError, userRepository, type Database, type User } from 'db';
import { LOCAL_LOGIN, LOCAL_PASSWORD, settingsCodes } from '../../../contract/settings-codes.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { checkPassword, type Reauthentication } from '../../core/auth/reauthentication.ts';
import { tellOwner } from '../../core/auth/tell-owner.ts';
import { notifySecurity } from '../../core/notices/notify.ts';
import { isWeakPassword, type PasswordOwner } from '../../core/auth/weak-passwords.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { changeAccount, ownAccount, ownerOf, type Owner } from './account-change.ts';

const MIN_LENGTH = 6;
const MAX_LENGTH = 128;
const NEEDED = [/\p{Lu}/u, /\p{Ll}/u, /\d/]; // as registration asks for them

export interface PasswordsOptions {
  db: Database;
  reauthentication: Reauthentication;
  mailer: Mailer;
}

/** Login and password of a player's own account. */
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

const hasNoLogin = ({ accountType, login }: User): boolean => accountType === 1 && login == null;

export const createPasswords = ({ db, reauthentication, mailer }: PasswordsOptions): Passwords => ({
  async change(owner, { password, currentPassword }) {
    checkNewPassword(password);
    const { userId } = owner.player;
    const { user: account } = await ownAccount(db.orm.em.fork(), owner);
    checkStrong(password, account);
    const me = ownerOf(owner);
    await reauthentication.counted(me, () =>
      checkPassword(account, currentPassword, settingsCodes.wrongCurrentPassword),
    );
    await reauthentication.prove(me, { identity: true });
    await reauthentication.require(me);
    const passwordHash = await hashPassword(password);
    await changeAccount(db, owner, { kind: 'password.changed' }, async ({ em }, now) => {
      if (now.passwordHash !== account.passwordHash) throw new CallError(settingsCodes.wrongCurrentPassword);
      await userRepository(em).update(userId, { passwordHash });
      await dropAllCodes(em, userId); // an address that waits to be confirmed may be somebody else's
      await endSessions(em, userId, owner.sessionId);
      await tellOwner({ em, mailer }, now, 'passwordChanged', { nick: now.nick });
      await notifySecurity(em, userId, 'passwordChanged');
    });
  },

  async createLocal(owner, { login, password }) {
    if (!LOCAL_LOGIN.test(login) || !LOCAL_PASSWORD.test(password)) throw new CallError(settingsCodes.invalidAccount);
    const { user: account } = await ownAccount(db.orm.em.fork(), owner);
    if (!hasNoLogin(account)) throw new CallError(settingsCodes.failed);
    checkStrong(password, { ...account, login });
    await reauthentication.require(ownerOf(owner));
    const passwordHash = await hashPassword(password);
    const event = { kind: 'login.created', details: { login } };
    await changeAccount(db, owner, event, async ({ em }, now) => {
      if (!hasNoLogin(now)) throw new CallError(settingsCodes.failed);
      await userRepository(em)
        .update(now.id, { login, passwordHash, accountType: 0 })
        .catch((error: unknown) => {
          throw error instanceof LoginTakenError ? new CallError(settingsCodes.taken) : error;
        });
      await tellOwner({ em, mailer }, now, 'passwordChanged', { nick: now.nick });
    });
    return { login };
  },
});
