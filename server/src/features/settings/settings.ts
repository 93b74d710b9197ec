import type { Database } from 'db';
import type { Reauthentication } from '../../core/auth/reauthentication.ts';
import type { SecretBox } from '../../core/auth/secret-box.ts';
import type { SecondFactor } from '../../core/auth/second-factor.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import type { MakeBuckets } from '../../core/realtime/limit-share.ts';
import type { BucketRate } from '../../core/realtime/token-bucket.ts';
import type { AvatarStore } from './avatar-store.ts';
import { createAvatars } from './avatars.ts';
import { createEmail } from './email.ts';
import { createPasswords } from './passwords.ts';
import { createPerson } from './person.ts';
import type { SettingsServices } from './settings.handlers.ts';
import { createTwoFactor } from './two-factor.ts';

export interface SettingsOptions {
  db: Database;
  secrets: SecretBox;
  secondFactor: SecondFactor;
  reauthentication: Reauthentication;
  mailer: Mailer;
  store: AvatarStore;
  siteUrl(): string; // links in letters begin with it
  pictures?: BucketRate; // sent by one player
  buckets?: MakeBuckets; // over all processes
}

/** Everything that the settings of an account do. */
export const createSettings = (options: SettingsOptions): SettingsServices => {
  const { db, store, pictures, buckets } = options;
  const person = createPerson(db);
  return {
    person,
    twoFactor: createTwoFactor(options),
    passwords: createPasswords(options),
    email: createEmail(options),
    avatars: createAvatars({ store, person, ...(pictures && { pictures }), ...(buckets && { buckets }) }),
  };
};
