import {
  GAME_CONFIG_CHANGED_CHANNEL,
  notices,
  parseSessionEnded,
  PLAYER_CHANGED_CHANNEL,
  SESSION_ENDED_CHANNEL,
  UserEntity,
  type Database,
  type EntityManager,
  type SessionEnded,
  type User,
} from 'db';
import type { Logger } from '../observability/logger.ts';
import { listen } from '../pg-listener.ts';

export interface ChangesOptions {
  url: string;
  log: Logger;
  onSessionEnded(ended: SessionEnded): void;
  onPlayerChanged(userId: bigint): void;
  onConfigChanged(game: string): void;
  onNoticeAdded(userId: bigint): void;
  /** Called when it listens again after a gap: whatever happened meanwhile was not told. */
  onReconnected?: (() => void) | undefined;
}

/** Listens to what other processes, and this one, change. Resolves once it listens. Returns how to stop. */
export const listenForChanges = ({
  url,
  log,
  onSessionEnded,
  onPlayerChanged,
  onConfigChanged,
  onNoticeAdded,
  onReconnected,
}: ChangesOptions): Promise<() => Promise<void>> =>
  listen({
    url,
    log,
    channels: {
      [SESSION_ENDED_CHANNEL]: (payload) => onSessionEnded(parseSessionEnded(payload)),
      [PLAYER_CHANGED_CHANNEL]: (payload) => onPlayerChanged(BigInt(payload)),
      [GAME_CONFIG_CHANGED_CHANNEL]: onConfigChanged,
      [notices.NOTICE_ADDED_CHANNEL]: (payload) => onNoticeAdded(BigInt(payload)),
    },
    onReconnected,
  });

/** Tells every server process that a user's row changed, when the caller's transaction is committed. */
export const tellPlayerChanged = async (em: EntityManager, userId: bigint): Promise<void> => {
  await em.execute('SELECT pg_notify(?, ?)', [PLAYER_CHANGED_CHANNEL, String(userId)]);
};

/** Columns of a player's settings; login, e-mail and nick have keys beside them and go through the repository. */
export type PlayerSettings = Partial<
  Pick<
    User,
    'lang' | 'avatar' | 'gameMode' | 'targetCurrencyId' | 'lastTargetCurrencyId' | 'exTargetCurrencyId' | 'hidden'
  >
>;

/** Changes a player's settings and tells every server process, both or neither. */
export const changeSettings = (
  { orm }: Pick<Database, 'orm'>,
  userId: bigint,
  settings: PlayerSettings,
): Promise<void> =>
  orm.em.fork().transactional(async (em) => {
    await em.nativeUpdate(UserEntity, { id: userId }, settings);
    await tellPlayerChanged(em as EntityManager, userId);
  });
