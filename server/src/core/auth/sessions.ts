import { accountsOf, lastRoundAt, pairsOf, SessionEntity, sessionRepository, userRepository, type Database } from 'db';
import { isLanguage, languages } from '../../../contract/languages.ts';
import type { Player, PlayerSeeds, PlayersOptions } from './players.ts';
import { tokenHash } from './session-tokens.ts';

/** Sessions, players and their seeds as the database has them. */
export interface SessionSource extends PlayersOptions {
  /** The current pair of a player; undefined: their browser has to make a client seed for the next one first. */
  loadSeeds: (userId: bigint) => Promise<PlayerSeeds | undefined>;
  /** Filters the sessions that are over: for a process that may have missed the news. */
  endedAmong: (sessionIds: readonly string[]) => Promise<string[]>;
}

/** Reads sessions, players and their seeds from the database. */
export const createSessionSource = (db: Database): SessionSource => {
  return {
    async findSession(token) {
      const sessions = sessionRepository(db.orm.em.fork());
      const session = await sessions.findByTokenHash(tokenHash(token));
      if (!session) return undefined;
      await sessions.touch(session.id);
      return { sessionId: session.id, expiresAt: session.expiresAt.getTime(), userId: session.userId };
    },

    async loadPlayer(userId): Promise<Player | undefined> {
      const user = await userRepository(db.orm.em.fork()).findById(userId);
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
      const { current } = await pairsOf(db.orm.em.fork(), userId);
      if (!current) return undefined;
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
