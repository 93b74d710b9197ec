import { type Database, type VipStatusRow, loadVipStatuses } from 'db';
import type { Server } from 'socket.io';
import type { LegacyPushes, VipStatus } from '../../contract/users.contract.ts';
import { tellPlayerChanged } from '../core/auth/changes.ts';
import type { Logger } from '../core/observability/logger.ts';
import type { BalancePushes } from '../core/realtime/balance-pushes.ts';
import { userRoom } from '../core/realtime/connection.ts';
import { createLevelWatch } from '../features/profile/level-watch.ts';
import { tellLevels } from '../features/profile/tell-levels.ts';
import { loadProfile } from '../features/profile/profile.handlers.ts';
import type { Closing } from './closing.ts';
import type { Sockets } from './sockets.ts';

/** Pushes of the legacy connection to one player. */
interface UserPushes {
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
const createUserPushes = (
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

/** Services that keep profiles up to date: statistics, VIP levels, pushes to players. */
export interface Profiles {
  vipStatuses: readonly VipStatusRow[];
  pushes: UserPushes;
  /** The same pushes, some time after a bet has changed a balance. */
  counting(balances: BalancePushes): BalancePushes;
}

export const openProfiles = async (
  { db, log, closing }: { db: Database; log: Logger; closing: Closing },
  sockets: Sockets,
): Promise<Profiles> => {
  const vipStatuses = await loadVipStatuses(db.pool);
  const levels = createLevelWatch({
    pool: db.pool,
    log,
    onLevel: (userId) => tellPlayerChanged(db.orm.em.fork(), userId),
    onCounted: (levels) => tellLevels(db, levels),
  });
  closing.add(() => levels.close());
  return {
    vipStatuses,
    pushes: createUserPushes(sockets.legacy, { db, vipStatuses }),
    counting: (balances) => ({
      ...balances,
      changed(userId, account, balanceMinor) {
        levels.played(userId);
        balances.changed(userId, account, balanceMinor);
      },
    }),
  };
};
