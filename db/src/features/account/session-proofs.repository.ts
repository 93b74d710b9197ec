import type { EntityManager } from '@mikro-orm/postgresql';
import { SessionEntity, type Session } from './session.entity.ts';
import { SocialProfileEntity } from './account.entities.ts';
import { UserEntity, type User } from './user.entity.ts';

/** A live session with its account, and where that can be proved. */
export interface ProvableSession {
  session: Session;
  user: User;
  providers: readonly string[]; // linked providers
}

/** Proofs just given in a session. */
export interface ShownProofs {
  identity?: boolean; // the password, or a linked profile
  code?: boolean; // code of the second factor
}

/** When the user of a session last proved who they are. */
export const sessionProofRepository = (em: EntityManager) => ({
  /** A user's own session; undefined when it has ended. */
  find: async (userId: bigint, id: string): Promise<ProvableSession | undefined> => {
    const session = await em.findOne(
      SessionEntity,
      { id, userId, endedAt: null, expiresAt: { $gt: new Date() } },
      { refresh: true },
    );
    const user = session && (await em.findOne(UserEntity, { id: userId, blockedAt: null }, { refresh: true }));
    if (!user) return undefined;
    const profiles = await em.find(SocialProfileEntity, { userId });
    return { session, user, providers: profiles.map(({ provider }) => provider) };
  },

  /** Notes what was shown, now. */
  prove: async (id: string, { identity = false, code = false }: ShownProofs): Promise<void> => {
    const now = new Date();
    const proofs = { ...(identity && { provedAt: now }), ...(code && { codeAt: now }) };
    await em.nativeUpdate(SessionEntity, { id, endedAt: null }, proofs);
  },
});
export type SessionProofRepository = ReturnType<typeof sessionProofRepository>;
