import { userRepository, type Database } from 'db';
import { isLanguage, languages } from '../../../contract/languages.ts';
import type { Social } from '../../../contract/profile.contract.ts';
import type { Mailer } from '../../core/mail/mailer.ts';

/** Writes to the owner of an account that a way to sign in to it was added or taken away. */
export const tellOwner = async (
  { db, mailer }: { db: Database; mailer: Mailer },
  kind: 'socialLinked' | 'socialUnlinked',
  userId: bigint,
  provider: Social,
): Promise<void> => {
  const user = await userRepository(db).findById(userId);
  if (!user?.email || !user.emailVerified) return;
  const lang = isLanguage(user.lang) ? user.lang : languages[0];
  await mailer.send(db.pool, kind, { email: user.email, lang, userId }, { nick: user.nick, provider });
};
