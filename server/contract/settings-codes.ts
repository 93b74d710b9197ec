/** Refusals of settings. */
export const settingsCodes = {
  taken: 1, // nickname or login
  invalidNick: 2,
  emailTaken: 3,
  invalidAccount: 4, // login or password of a new local account
  wrongCurrentPassword: 5,
  wrongCode: 8, // code of the second factor
  wrongPassword: 9,
  failed: 10,
  invalidEmail: 14,
  invalidPassword: 15,
  shortPassword: 16,
  notSaved: 18, // nickname or avatar
  weakPassword: 'weak_password', // one that many have, or a name of its owner
  sameEmail: 'same_email', // this address is confirmed already
  reauthenticate: 'reauthenticate', // refusal of any sensitive change before `user:reauthenticate`
  tooManyAttempts: 'too_many_attempts', // wrong passwords and codes, letters, pictures: carries retryAfterMs
} as const;

/** Time for which a sign-in, or a later proof, shows who uses a session, ms. */
export const REAUTHENTICATED_MS = 300_000;

/** Letters and digits, as a new local account takes them. */
export const LOCAL_LOGIN = /^[A-Za-z0-9]{6,16}$/;
export const LOCAL_PASSWORD = /^[A-Za-z0-9]{6,128}$/;

/** The largest picture that POST /api/user/avatar takes, bytes. The body is the picture itself: png, jpeg or gif. */
export const AVATAR_BYTES = 8 * 1024 * 1024;

/** Answer of POST /api/user/avatar: `avatar` as a profile holds it. */
export interface AvatarAnswer {
  success: boolean;
  data?: { avatar: string };
  msg?: string;
  code?: number | string;
  retryAfterMs?: number;
}
