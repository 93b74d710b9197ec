import { z } from 'zod';
import { PARTNER_LINK_MAX } from './features/partner-values.ts';
import type { Profile } from './profile.contract.ts';

/** Refusals of sign-in and registration: dictionary keys are login.error.{key}. */
export const authErrorKeys = [
  '1', // login required
  '3', // e-mail required
  '4', // e-mail invalid
  '6', // too many wrong attempts
  '7', // an upper-case letter is needed
  '8', // a lower-case letter is needed
  '9', // a digit is needed
  '10', // password missing or under 6 characters
  '11', // repeat missing
  '12', // repeat differs
  '14', // login format
  '15', // recovery e-mail invalid
  '16', // recovery e-mail invalid at submission
  'weak_password', // one that many have, or a name of its owner
  'terms', // terms and age were not accepted
  'login_already_taken',
  'email_already_taken',
  'error_throwing_auth', // wrong login or password
  'error_ban_try_again_latter', // blocked for 20 minutes
  'invalid_code', // wrong temporary or second-factor code
  'email_incorrect',
  'captcha_failed',
  'link_expired', // link of recovery or confirmation: used before, too old, or never sent
  'busy', // the house has too much to do: nothing was done, try again
  'generic',
] as const;
export type AuthErrorKey = (typeof authErrorKeys)[number];

const key = (value: AuthErrorKey): AuthErrorKey => value;

const password = z
  .string({ error: key('10') })
  .min(6, key('10'))
  .max(128, key('10'))
  .regex(/\p{Lu}/u, key('7'))
  .regex(/\p{Ll}/u, key('8'))
  .regex(/\d/, key('9'));

const signInLogin = z
  .string({ error: key('1') })
  .min(1, key('1'))
  .regex(/^[A-Za-z0-9_-]{3,16}$/, key('14'));

const signInPassword = z
  .string({ error: key('10') })
  .min(6, key('10'))
  .max(128, key('10'));

const isRepeated = (body: { password: string; repeatPassword: string }): boolean =>
  body.password === body.repeatPassword;

/** Told whatever else is wrong: who has mistyped a password learns it before the rest is filled in. */
const repeatDiffers = {
  path: ['repeatPassword'],
  error: key('12'),
  when: ({ value }: { value: unknown }): boolean =>
    typeof value === 'object' && value !== null && 'password' in value && typeof value.password === 'string',
};

/** A solution of the captcha, in its provider's form. */
const recaptchaToken = z.string().max(8192).optional();

/**
 * POST /api/auth/login. A message of an issue is its key of the catalogue. Answered `enter_a_temporary_code` (sent by
 * e-mail) or `want_enter_code` (second factor), the same body is sent again with `code`.
 */
export const loginBody = z.object({
  login: signInLogin,
  password: signInPassword,
  code: z.string().max(32, key('invalid_code')).optional(), // six digits, or a recovery code
  recaptchaToken,
});
export type LoginBody = z.infer<typeof loginBody>;

/** Link of the inviter, with what they put beside it. Null, which some clients send, means nobody. */
const refererId = z
  .string()
  .max(PARTNER_LINK_MAX)
  .nullable()
  .transform((id) => id ?? undefined)
  .optional();

/** POST /api/auth/registration. */
export const registrationBody = z
  .object({
    login: z
      .string({ error: key('1') })
      .min(1, key('1'))
      .regex(/^[A-Za-z0-9_-]{6,16}$/, key('14')),
    email: z
      .string({ error: key('3') })
      .min(1, key('3'))
      .max(254, key('4'))
      .pipe(z.email(key('4'))),
    password,
    repeatPassword: z.string({ error: key('11') }).min(1, key('11')),
    terms: z.literal(true, { error: key('terms') }), // terms accepted and 18 or older
    isPromo: z.boolean().optional(),
    refererId,
    recaptchaToken,
  })
  .refine(isRepeated, repeatDiffers);
export type RegistrationBody = z.infer<typeof registrationBody>;

/** POST /api/auth/registration/fast: the server makes login and password. */
export const fastRegistrationBody = z.object({
  terms: z.literal(true, { error: key('terms') }),
  refererId,
  recaptchaToken,
});
export type FastRegistrationBody = z.infer<typeof fastRegistrationBody>;

const address = (missing: AuthErrorKey, invalid: AuthErrorKey) =>
  z.string({ error: missing }).min(1, missing).max(254, invalid).pipe(z.email(invalid));

/** POST /api/auth/registration/fast/email: emails the login and password that were shown once; the caller has to know them. */
export const fastEmailBody = z.object({
  login: signInLogin,
  password: signInPassword,
  email: address(key('3'), key('4')),
  code: z.string().max(32, key('invalid_code')).optional(), // code of the second factor, where it is on: `want_enter_code`
  origin: z.string().max(256).optional(), // not used: links lead to our own address
});
export type FastEmailBody = z.infer<typeof fastEmailBody>;

/** POST /api/user/recoveryPassword. The answer is the same whether anybody has the address. */
export const recoveryBody = z.object({ email: address(key('15'), key('16')), recaptchaToken });
export type RecoveryBody = z.infer<typeof recoveryBody>;

/** POST /api/user/newPassword: the token of a recovery link opens this once. */
export const newPasswordBody = z
  .object({
    token: z
      .string({ error: key('link_expired') })
      .min(1, key('link_expired'))
      .max(128, key('link_expired')),
    password,
    repeatPassword: z.string({ error: key('11') }).min(1, key('11')),
  })
  .refine(isRepeated, repeatDiffers);
export type NewPasswordBody = z.infer<typeof newPasswordBody>;

/** POST /api/user/confirmEmail. */
export const confirmEmailBody = z.object({
  token: z
    .string({ error: key('link_expired') })
    .min(1, key('link_expired'))
    .max(128, key('link_expired')),
});
export type ConfirmEmailBody = z.infer<typeof confirmEmailBody>;

/** The action that our pages ask reCAPTCHA for a token of: one of another page is refused. */
export const RECAPTCHA_ACTION = 'account';

/** GET /api/captcha. `challenge` is ALTCHA's; reCAPTCHA brings its own by `siteKey`. */
export interface CaptchaAnswer {
  provider: 'altcha' | 'recaptcha' | 'none';
  siteKey?: string;
  scriptUrl?: string; // address of reCAPTCHA's script
  challenge?: object;
}

/**
 * Answer of sign-in, registration and recovery. `msg` is `success_auth`, `1` (registered), `2` (letter sent),
 * `password_changed`, `email_confirmed`, `session_renewed`, `success_exit`, a prompt for a code
 * (`enter_a_temporary_code`, `want_enter_code`: status 200, no `code`) or the key of a refusal, then also `code`.
 */
export interface AuthAnswer {
  success: boolean;
  msg: string;
  user?: Profile; // after a success
  login?: string; // login of a fast registration: shown once, never stored
  password?: string;
  code?: string;
  fields?: Record<string, AuthErrorKey>;
  retryAfterMs?: number;
  data?: { success: boolean }; // for registration/fast/email
  payload?: { success: boolean }; // for recoveryPassword
}
