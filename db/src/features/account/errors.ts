import { violatedConstraint } from '../../core/sql.ts';

/** Somebody has this login, in whatever case. */
export class LoginTakenError extends Error {
  constructor(options?: ErrorOptions) {
    super('this login is taken', options);
    this.name = 'LoginTakenError';
  }
}

/** Somebody has this e-mail address, in whatever case. */
export class EmailTakenError extends Error {
  constructor(options?: ErrorOptions) {
    super('this e-mail address is taken', options);
    this.name = 'EmailTakenError';
  }
}

/** Somebody has this nickname, in whatever case. */
export class NickTakenError extends Error {
  constructor(options?: ErrorOptions) {
    super('this nickname is taken', options);
    this.name = 'NickTakenError';
  }
}

const takenErrors = new Map([
  ['app_user_login_key_key', LoginTakenError],
  ['app_user_email_key_key', EmailTakenError],
  ['app_user_nick_key_key', NickTakenError],
]);

/** Turns a unique violation of a user's row into its typed error; any other error stays as it is. */
export const asTakenError = (cause: unknown): unknown => {
  const Taken = takenErrors.get(violatedConstraint(cause) ?? '');
  return Taken ? new Taken({ cause }) : cause;
};
