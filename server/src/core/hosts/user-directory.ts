import { publicUsersOf } from 'db';
import type { Pool } from 'pg';
import type { PublicUser } from '../../../contract/shared-round.contract.ts';
import { publicNick } from '../public-nick.ts';

/** Directory of bettors as other players see them. */
export interface UserDirectory {
  get(publicIds: readonly string[]): Promise<PublicUser[]>;
}

const REMEMBERED = 20_000;
const FRESH_MS = 60_000; // a nick or an avatar that changed shows after so long

/** Reads users once a minute at most. */
export const createUserDirectory = (pool: Pool): UserDirectory => {
  const known = new Map<string, { user: PublicUser; readAt: number }>();

  const load = async (ids: readonly string[]): Promise<void> => {
    if (known.size > REMEMBERED) known.clear();
    const readAt = performance.now();
    for (const { id, nick, avatar, isHidden, vipStatus } of await publicUsersOf(pool, ids)) {
      const user = { id, nick: publicNick({ nick, isHidden }), avatar: avatar ?? '', compointStatus: vipStatus };
      known.set(id, { user, readAt });
    }
  };

  return {
    async get(ids) {
      const oldest = performance.now() - FRESH_MS;
      const missing = ids.filter((id) => (known.get(id)?.readAt ?? 0) < oldest || !known.has(id));
      if (missing.length > 0) await load(missing);
      return ids.flatMap((id) => known.get(id)?.user ?? []);
    },
  };
};
