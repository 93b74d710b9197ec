import { endSessions, type Database, type Queryable } from 'db';
import { toDataURL } from 'qrcode';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import type { SecretBox } from '../../core/auth/secret-box.ts';
import { totpContext, type SecondFactor } from '../../core/auth/second-factor.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { accountOf, changeAccount, writeToOwner, type AccountRow, type Owner } from './account-change.ts';
import { checkFresh, checkPassword, type Identity } from './identity.ts';

const QR_PX = 240;

export interface TwoFactorOptions {
  db: Database;
  secrets: SecretBox;
  secondFactor: SecondFactor;
  identity: Identity;
  mailer: Mailer;
}

/** What an enabling or disabling proves itself with. */
export interface Proof {
  password: string; // empty for an account without one
  code: string;
}

/** Two-factor sign-in of a player's own account, switched on and off. */
export interface TwoFactor {
  load(owner: Owner): Promise<{ qrcode: string; code: string }>;
  enable(owner: Owner, proof: Proof): Promise<{ recoveryCodes: string[] }>;
  disable(owner: Owner, proof: Proof): Promise<void>;
}

const isOn = ({ totpSecret }: AccountRow): boolean => totpSecret !== null;

const failUnless = (condition: boolean): void => {
  if (!condition) throw new CallError(settingsCodes.failed);
};

const storeSecret = (client: Queryable, userId: bigint, secret: Buffer, step: number): Promise<unknown> =>
  client.query('UPDATE app_user SET totp_secret = $2, totp_pending = NULL, totp_last_step = $3 WHERE id = $1', [
    userId,
    secret,
    step,
  ]);

const forgetSecret = async (client: Queryable, userId: bigint): Promise<void> => {
  await client.query('UPDATE app_user SET totp_secret = NULL, totp_pending = NULL WHERE id = $1', [userId]);
  await client.query('DELETE FROM recovery_code WHERE user_id = $1', [userId]);
};

export const createTwoFactor = ({ db, secrets, secondFactor, identity, mailer }: TwoFactorOptions): TwoFactor => {
  /** Whoever has a password proves themselves by it, everybody else by having signed in a moment ago. */
  const prove = async (account: AccountRow, password: string): Promise<void> => {
    if (account.accountType === 0) await checkPassword(account, password, settingsCodes.wrongPassword);
    else checkFresh(account);
  };

  /** Stores what was confirmed by a code, unless the account has changed since it was read. */
  const switchOn = (owner: Owner, pending: Buffer, step: number): Promise<string[]> =>
    changeAccount(db, owner, { kind: 'two_factor.enabled' }, async (client, account) => {
      failUnless(!isOn(account) && account.totpPending !== null && account.totpPending.equals(pending));
      await storeSecret(client, account.userId, pending, step);
      await endSessions(client, account.userId, owner.sessionId);
      await writeToOwner(mailer, client, account, 'twoFactorChanged', { nick: account.nick, isOn: true });
      return secondFactor.newRecoveryCodes(client, account.userId);
    });

  return {
    async load(owner) {
      const { uri, code } = await changeAccount(db, owner, { kind: 'two_factor.prepared' }, async (client, account) => {
        failUnless(!isOn(account));
        const { userId, login, email, nick } = account;
        const code = secondFactor.newSecret();
        const sealed = secrets.seal(code, totpContext(userId));
        await client.query('UPDATE app_user SET totp_pending = $2 WHERE id = $1', [userId, sealed]);
        return { uri: secondFactor.uriFor(code, login ?? email ?? nick), code };
      });
      // the picture takes longer than all the rest: nobody waits for it with the account's row and a connection
      return { qrcode: await toDataURL(uri, { width: QR_PX, margin: 2 }), code };
    },

    async enable(owner, { password, code }) {
      const account = await accountOf(db.pool, owner);
      const { userId, totpPending } = account;
      failUnless(!isOn(account));
      if (totpPending === null) throw new CallError(settingsCodes.failed);
      await identity.attempt(userId);
      await prove(account, password);
      const step = secondFactor.verifySecret(secrets.open(totpPending, totpContext(userId)), code);
      if (step === undefined) throw new CallError(settingsCodes.wrongCode);
      const recoveryCodes = await switchOn(owner, totpPending, step);
      await identity.succeed(userId);
      return { recoveryCodes };
    },

    async disable(owner, { password, code }) {
      const account = await accountOf(db.pool, owner);
      const { userId } = account;
      failUnless(isOn(account));
      await identity.attempt(userId);
      if (account.accountType === 0) await checkPassword(account, password, settingsCodes.wrongPassword);
      if (!(await secondFactor.verify(userId, code))) throw new CallError(settingsCodes.wrongCode);
      await changeAccount(db, owner, { kind: 'two_factor.disabled' }, async (client, now) => {
        failUnless(isOn(now));
        await forgetSecret(client, userId);
        await writeToOwner(mailer, client, now, 'twoFactorChanged', { nick: now.nick, isOn: false });
      });
      await identity.succeed(userId);
    },
  };
};
