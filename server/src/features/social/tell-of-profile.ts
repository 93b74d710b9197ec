import { userRepository, type Database } from 'db';
import type { Social } from '../../../contract/profile.contract.ts';
import { tellOwner } from '../../core/auth/tell-owner.ts';
import type { Mailer } from '../../core/mail/mailer.ts';

/** Writes to the owner of an account that a way to sign in to it was added or taken away. */
export const tellOfProfile = async (
  { db, mailer }: { db: Database; mailer: Mailer },
  kind: 'socialLinked' | 'socialUnlinked',
  userId: bigint,
  provider: Social,
): Promise<void> => {
  const user = await userRepository(db.orm.em.fork()).findById(userId);
  if (user) await tellOwner({ em: db.orm.em.fork(), mailer }, user, kind, { nick: user.nick, provider });
};
