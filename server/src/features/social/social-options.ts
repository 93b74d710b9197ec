import type { Database } from 'db';
import type { FastifyRequest } from 'fastify';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import type { Profile, Social } from '../../../contract/profile.contract.ts';
import type { PersonWatch } from '../../core/auth/person-watch.ts';
import type { Reauthentication } from '../../core/auth/reauthentication.ts';
import type { SecondFactor } from '../../core/auth/second-factor.ts';
import type { SessionCookies, SignInMethod } from '../../core/auth/session-cookie.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import type { MakeBuckets } from '../../core/realtime/limit-share.ts';
import type { BucketRate } from '../../core/realtime/token-bucket.ts';
import type { SocialSetup } from '../../core/social/social-setup.ts';

export interface SocialOptions {
  db: Database;
  cookies: SessionCookies;
  secondFactor: SecondFactor;
  reauthentication: Reauthentication;
  mailer: Mailer;
  persons: PersonWatch;
  setup: SocialSetup;
  siteUrl(): string; // links in letters begin with it
  profileOf(userId: bigint): Promise<Profile>; // profile in a success's `user`
  publicOrigin: string | undefined; // the site's only origin when set; else the address the browser asked for
  demoCreditMinor: bigint; // credit of a new account, base hundredths
  attempts?: BucketRate; // steps of one network
  buckets?: MakeBuckets; // over all processes
}

/** Names of providers in routes and sessions. */
export const methodOf = {
  telegram: 'telegram',
  twitter: 'twitter',
  vk: 'vkontakte',
  google: 'google',
  steam: 'steam',
} as const satisfies Record<Social, SignInMethod>;

/** The address that a provider sends browsers back to. */
export const callbackPathOf = (social: Social): string => `/api/auth/${methodOf[social]}/callback`;

/** The origin of the site as the browser asked for it. */
export const originOf = (request: FastifyRequest, publicOrigin: string | undefined): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;

/** The language that a guest has chosen. */
export const languageOf = ({ cookies }: FastifyRequest): Language =>
  isLanguage(cookies['lang']) ? cookies['lang'] : languages[0];
