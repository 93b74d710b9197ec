import { z } from 'zod';
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
  'terms', // terms and age were not accepted
  'login_already_taken',
  'email_already_taken',
  'error_throwing_auth', // wrong login or password
  'error_ban_try_again_latter', // blocked for 20 minutes
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

/** POST /api/auth/login. A message of an issue is its key of the catalogue. */
export const loginBody = z.object({
  login: z
    .string({ error: key('1') })
    .min(1, key('1'))
    .regex(/^[A-Za-z0-9_-]{3,16}$/, key('14')),
  password: z
    .string({ error: key('10') })
    .min(6, key('10'))
    .max(128, key('10')),
});
export type LoginBody = z.infer<typeof loginBody>;

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
    refererId: z.string().max(64).optional(),
  })
  .refine((body) => body.password === body.repeatPassword, { path: ['repeatPassword'], error: key('12') });
export type RegistrationBody = z.infer<typeof registrationBody>;

/** What sign-in and registration answer: `msg` is `success_auth`, `1` (registered) or the key of a refusal. */
export interface AuthAnswer {
  success: boolean;
  msg: string;
  user?: Profile; // after a success
  code?: string;
  fields?: Record<string, AuthErrorKey>;
  retryAfterMs?: number;
}
