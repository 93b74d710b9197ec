import {
  sessionProofRepository,
  type ProvableSession,
  type SessionProofRepository,
  type ShownProofs,
  type User,
} from 'db';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { Social } from '../../../contract/profile.contract.ts';
import type { ReauthenticationState } from '../../../contract/reauthentication.contract.ts';
import { REAUTHENTICATED_MS, settingsCodes } from '../../../contract/settings-codes.ts';
import { CallError } from '../realtime/call-error.ts';
import { clearAttempts, takeAttempt, devicePlaceOf } from './account-attempts.ts';
import { isRightPassword } from './passwords.ts';
import type { SecondFactor } from './second-factor.ts';
import { warnOfGuesses, type GuessTools } from './tell-owner.ts';

/** A user in one of their sessions. */
export interface SessionOwner {
  userId: bigint;
  sessionId: string;
}

/**
 * A stolen session is not enough to change what opens the account: before such a change its owner has signed in within the
 * last minutes, or shows the password, a linked profile or the second factor again.
 */
export interface Reauthentication {
  /** Proofs still missing. Throws code 2 when the session has ended. */
  stateOf(owner: SessionOwner): Promise<ReauthenticationState>;
  /** Throws `reauthenticate` while anything is missing that the caller has not checked itself. */
  require(owner: SessionOwner, checked?: ShownProofs): Promise<void>;
  /** Takes what was typed in. Throws the settings codes 8, 9 and `too_many_attempts`. */
  confirm(owner: SessionOwner, typed: TypedProofs): Promise<ReauthenticationState>;
  /** Counts a check of a password or code before it is made: of many at once, only the free ones are. */
  counted<T>(owner: SessionOwner, check: () => Promise<T>): Promise<T>;
  /** Notes what was shown in another way. */
  prove(owner: SessionOwner, shown: ShownProofs): Promise<void>;
}

export interface TypedProofs {
  password?: string | undefined;
  code?: string | undefined; // code of an authenticator, or a recovery code
}

export interface ReauthenticationOptions extends GuessTools {
  secondFactor: SecondFactor;
  providers: readonly Social[]; // linked providers that are on
}

const isRecent = (at: Date | null | undefined): boolean => at != null && Date.now() - at.getTime() < REAUTHENTICATED_MS;

const missingOf = ({ session, user }: ProvableSession, checked: ShownProofs = {}): ReauthenticationState['missing'] => {
  const lacksIdentity = !checked.identity && !isRecent(session.provedAt);
  const lacksCode = user.totpSecret != null && !checked.code && !isRecent(session.codeAt);
  return [...(lacksIdentity ? ['identity' as const] : []), ...(lacksCode ? ['code' as const] : [])];
};

/** Throws `wrong` for a wrong password. */
export const checkPassword = async (
  { passwordHash }: Pick<User, 'passwordHash'>,
  password: string,
  wrong: number,
): Promise<void> => {
  if (!(await isRightPassword(passwordHash, password))) throw new CallError(wrong);
};

/** Refuses until a time. */
export const refuseUntil = (until: Date): never => {
  const retryAfterMs = Math.max(1, until.getTime() - Date.now());
  throw new CallError(settingsCodes.tooManyAttempts, { retryAfterMs });
};

const findIn = async (
  sessions: () => SessionProofRepository,
  { userId, sessionId }: SessionOwner,
): Promise<ProvableSession> => {
  const found = await sessions().find(userId, sessionId);
  if (!found) throw new CallError(generalCodes.signIn);
  return found;
};

export const createReauthentication = (options: ReauthenticationOptions): Reauthentication => {
  const { db, secondFactor, providers } = options;
  const sessions = () => sessionProofRepository(db.orm.em.fork());

  const shown = (found: ProvableSession): ReauthenticationState => ({
    missing: missingOf(found),
    hasPassword: found.user.passwordHash != null,
    providers: providers.filter((social) => found.providers.includes(social)),
  });

  const counted = async <T>({ session, user }: ProvableSession, check: () => Promise<T>): Promise<T> => {
    const place = devicePlaceOf(session.deviceHash);
    const { until, isLastFree } = await takeAttempt(db.orm.em.fork(), 'settings', user.id, place);
    if (until) refuseUntil(until);
    try {
      const result = await check();
      await clearAttempts(db.orm.em.fork(), 'settings', user.id, place);
      return result;
    } catch (error) {
      if (error instanceof CallError && isLastFree) await warnOfGuesses(options, user.id, 'password');
      throw error;
    }
  };

  const state = async (owner: SessionOwner): Promise<ReauthenticationState> => shown(await findIn(sessions, owner));

  return {
    stateOf: state,
    async require(owner, checked) {
      if (missingOf(await findIn(sessions, owner), checked).length > 0)
        throw new CallError(settingsCodes.reauthenticate);
    },
    async counted(owner, check) {
      return counted(await findIn(sessions, owner), check);
    },
    async confirm(owner, { password, code }) {
      const found = await findIn(sessions, owner);
      const { id, passwordHash, totpSecret } = found.user;
      // a factor that is off or missing is neither looked at nor proved
      const shows = {
        identity: passwordHash != null && password !== undefined,
        code: totpSecret != null && code !== undefined,
      };
      if (!shows.identity && !shows.code) return shown(found);
      await counted(found, async () => {
        if (shows.identity) await checkPassword(found.user, password ?? '', settingsCodes.wrongPassword);
        if (shows.code && !(await secondFactor.verify(id, code ?? ''))) throw new CallError(settingsCodes.wrongCode);
      });
      await sessions().prove(owner.sessionId, shows);
      return state(owner);
    },
    prove: ({ sessionId }, proofs) => sessions().prove(sessionId, proofs),
  };
};
