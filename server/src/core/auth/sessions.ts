import { accountsOf, lastRoundAt, seedsOf, SessionEntity, sessionRepository, userRepository, type Database } from 'db';
import { isLanguage, languages } from '../../../contract/languages.ts';
import type { Player, PlayerSeeds, PlayersOptions } from './players.ts';
import { tokenHash } from './session-tokens.ts';

/** Sessions, players and their seeds as the database has them. */
export interface SessionSource extends PlayersOptions {
  /** The current pair of a player. Throws when there is none. */
  loadSeeds: (userId: bigint) => Promise<PlayerSeeds>;
  /** Which of these sessions are over: for a process that may have missed being told. */
  endedAmong: (sessionIds: readonly string[]) => Promise<string[]>;
}

/** Reads sessions, players and their seeds from the database. */
export const createSessionSource = (db: Database): SessionSource => {
  const sessions = sessionRepository(db);
  const users = userRepository(db);

  return {
    async findSession(token) {
      const session = await sessions.findByTokenHash(tokenHash(token));
      if (!session) return undefined;
      await sessions.touch(session.id);
      return { sessionId: session.id, expiresAt: session.expiresAt.getTime(), userId: session.userId };
    },

    async loadPlayer(userId): Promise<Player | undefined> {
      const user = await users.findById(userId);
      const { real, bonus, usdicLocked, held } = await accountsOf(db.pool, userId);
      if (!user || user.blockedAt || !real || !bonus || !usdicLocked || !held) return undefined;
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
        heldAccountId: held.id,
        seeds: undefined,
      };
    },

    async loadSeeds(userId) {
      const { current } = await seedsOf(db.pool, userId);
      const lastAt = await lastRoundAt(db.pool, userId); // read second: of every bet that the nonce counts
      return {
        pairId: current.id,
        serverSeed: current.serverSeed,
        commitment: current.serverSeedHash,
        clientSeed: current.clientSeed,
        nonce: current.nonce,
        lastAt,
      };
    },

    async endedAmong(sessionIds) {
      const live = await db.orm.em
        .fork()
        .find(SessionEntity, { id: { $in: [...sessionIds] }, endedAt: null, expiresAt: { $gt: new Date() } });
      const ids = new Set(live.map(({ id }) => id));
      return sessionIds.filter((id) => !ids.has(id));
    },
  };
};
