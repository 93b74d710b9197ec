import { accountsOf, lastRoundAt, seedsOf, sessionRepository, userRepository, type Database } from 'db';
import { isLanguage, languages } from '../../../contract/languages.ts';
import type { Player, PlayerSeeds, PlayersOptions } from './players.ts';
import { tokenHash } from './session-tokens.ts';

/** Reads sessions, players and their seeds from the database. */
export const createSessionSource = (
  db: Database,
): PlayersOptions & { loadSeeds(userId: bigint): Promise<PlayerSeeds> } => {
  const sessions = sessionRepository(db);
  const users = userRepository(db);

  return {
    async findSession(token) {
      const session = await sessions.findByTokenHash(tokenHash(token));
      return session
        ? { sessionId: session.id, expiresAt: session.expiresAt.getTime(), userId: BigInt(session.userId) }
        : undefined;
    },

    async loadPlayer(userId): Promise<Player | undefined> {
      const user = await users.findById(userId);
      const { real, bonus, usdicLocked } = await accountsOf(db.pool, userId);
      if (!user || user.blockedAt || !real || !bonus || !usdicLocked) return undefined;
      return {
        userId,
        publicId: user.publicId,
        nick: user.nick,
        lang: isLanguage(user.lang) ? user.lang : languages[0],
        roles: user.roles,
        gameMode: user.gameMode,
        targetCurrencyId: user.targetCurrencyId,
        isHidden: user.hidden,
        accounts: { real: real.id, bonus: bonus.id, usdicLocked: usdicLocked.id },
        seeds: undefined,
      };
    },

    async loadSeeds(userId) {
      const [{ current }, lastAt] = [await seedsOf(db.pool, userId), await lastRoundAt(db.pool, userId)];
      return {
        pairId: current.id,
        serverSeed: current.serverSeed,
        commitment: current.serverSeedHash,
        clientSeed: current.clientSeed,
        nonce: current.nonce,
        lastAt,
      };
    },
  };
};
