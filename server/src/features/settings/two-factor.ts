import { endSessions, forgetSecondFactor, userRepository, type Database, type User } from 'db';
import { toDataURL } from 'qrcode';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import type { SecretBox } from '../../core/auth/secret-box.ts';
import { checkPassword, type Reauthentication } from '../../core/auth/reauthentication.ts';
import { tellOwner } from '../../core/auth/tell-owner.ts';
import { notifySecurity } from '../../core/notices/notify.ts';
import { totpContext, type SecondFactor } from '../../core/auth/second-factor.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { changeAccount, ownAccount, ownerOf, type Owner } from './account-change.ts';

const QR_PX = 240;

export interface TwoFactorOptions {
  db: Database;
  secrets: SecretBox;
  secondFactor: SecondFactor;
  reauthentication: Reauthentication;
  mailer: Mailer;
}

/** Proof of an enabling or disabling. */
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

const isOn = ({ totpSecret }: User): boolean => totpSecret != null;

const failUnless = (condition: boolean): void => {
  if (!condition) throw new CallError(settingsCodes.failed);
};

export const createTwoFactor = ({
  db,
  secrets,
  secondFactor,
  reauthentication,
  mailer,
}: TwoFactorOptions): TwoFactor => {
  /** Without a password, a recent sign-in proves who it is. */
  const prove = async (owner: Owner, { accountType }: User): Promise<void> => {
    if (accountType !== 0) await reauthentication.require(ownerOf(owner), { code: true });
  };

  /** Checks the password, where there is one, and then a code; resolves with what the code gave. */
  const check = <T>(owner: Owner, account: User, password: string, verify: () => Promise<T | undefined>): Promise<T> =>
    reauthentication.counted(ownerOf(owner), async () => {
      if (account.accountType === 0) await checkPassword(account, password, settingsCodes.wrongPassword);
      const verified = await verify();
      if (verified === undefined) throw new CallError(settingsCodes.wrongCode);
      return verified;
    });

  /** Stores what was confirmed by a code, unless the account has changed since it was read. */
  const switchOn = (owner: Owner, pending: Buffer, step: number): Promise<string[]> =>
    changeAccount(db, owner, { kind: 'two_factor.enabled' }, async ({ em }, account) => {
      failUnless(!isOn(account) && account.totpPending != null && pending.equals(account.totpPending));
      const isOnNow = { totpSecret: pending, totpPending: null, totpLastStep: BigInt(step) };
      await userRepository(em).update(account.id, isOnNow);
      await endSessions(em, account.id, owner.sessionId);
      await tellOwner({ em, mailer }, account, 'twoFactorChanged', { nick: account.nick, isOn: true });
      await notifySecurity(em, account.id, 'secondFactorOn');
      return secondFactor.newRecoveryCodes(em, account.id);
    });

  return {
    async load(owner) {
      const { uri, code } = await changeAccount(db, owner, { kind: 'two_factor.prepared' }, async ({ em }, account) => {
        failUnless(!isOn(account));
        const { id, login, email, nick } = account;
        const code = secondFactor.newSecret();
        const sealed = secrets.seal(code, totpContext(id));
        await userRepository(em).update(id, { totpPending: sealed });
        return { uri: secondFactor.uriFor(code, login ?? email ?? nick), code };
      });
      // the picture takes longer than all the rest: nobody waits for it with the account's row and a connection
      return { qrcode: await toDataURL(uri, { width: QR_PX, margin: 2 }), code };
    },

    async enable(owner, { password, code }) {
      const { user: account } = await ownAccount(db.orm.em.fork(), owner);
      const { id, totpPending } = account;
      failUnless(!isOn(account));
      if (totpPending == null) throw new CallError(settingsCodes.failed);
      const pending = Buffer.from(totpPending);
      await prove(owner, account);
      const secret = secrets.open(pending, totpContext(id));
      const step = await check(owner, account, password, async () => secondFactor.verifySecret(secret, code));
      const recoveryCodes = await switchOn(owner, pending, step);
      await reauthentication.prove(ownerOf(owner), { identity: true, code: true });
      return { recoveryCodes };
    },

    async disable(owner, { password, code }) {
      const { user: account } = await ownAccount(db.orm.em.fork(), owner);
      const { id } = account;
      failUnless(isOn(account));
      await prove(owner, account);
      await check(owner, account, password, async () => ((await secondFactor.verify(id, code)) ? true : undefined));
      await changeAccount(db, owner, { kind: 'two_factor.disabled' }, async ({ em }, now) => {
        failUnless(isOn(now));
        await forgetSecondFactor(em, id);
        await tellOwner({ em, mailer }, now, 'twoFactorChanged', { nick: now.nick, isOn: false });
        await notifySecurity(em, id, 'secondFactorOff');
      });
    },
  };
};
