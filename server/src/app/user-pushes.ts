import type { Database, VipStatusRow } from 'db';
import type { Server } from 'socket.io';
import type { LegacyPushes, VipStatus } from '../../contract/users.contract.ts';
import { userRoom } from '../core/realtime/connection.ts';
import { loadProfile } from '../features/profile/profile.handlers.ts';

/** What the legacy connection tells a player about themselves. */
export interface UserPushes {
  /** Sends the player's profile to their pages that are open here. */
  changed(userId: bigint): Promise<void>;
}

const push = <N extends keyof LegacyPushes>(
  to: { emit(channel: string, message: object): unknown },
  channel: N,
  data: LegacyPushes[N],
): void => {
  to.emit(channel, { type: 'load', payload: { success: true, data } });
};

const shown = ({ id, name, image, needsCompoints }: VipStatusRow): VipStatus => ({
  statusId: id,
  statusName: name,
  image,
  needsCompoints: Number(needsCompoints),
});

/** `compointStatuses` to everybody who connects, `loadUser` to users whose profile changed. */
export const createUserPushes = (
  legacy: Server,
  { db, vipStatuses }: { db: Database; vipStatuses: readonly VipStatusRow[] },
): UserPushes => {
  const statuses = vipStatuses.map(shown);
  legacy.on('connection', (socket) => push(socket, 'compointStatuses', statuses));
  return {
    async changed(userId) {
      const room = userRoom(userId);
      if (!legacy.of('/').adapter.rooms.has(room)) return;
      push(legacy.local.to(room), 'loadUser', await loadProfile(db, userId)); // other processes are told too
    },
  };
};
