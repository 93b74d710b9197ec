import { loadVipStatuses, type Database, type VipStatusRow } from 'db';
import type { Logger } from '../core/observability/logger.ts';
import type { BalancePushes } from '../core/realtime/balance-pushes.ts';
import { tellPlayerChanged } from '../core/auth/changes.ts';
import { createLevelWatch } from '../features/profile/level-watch.ts';
import type { Closing } from './closing.ts';
import type { Sockets } from './sockets.ts';
import { createUserPushes, type UserPushes } from './user-pushes.ts';

/** What keeps profiles up to date: statistics, VIP levels, and what players are told of themselves. */
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
  const levels = createLevelWatch({ pool: db.pool, log, onLevel: (userId) => tellPlayerChanged(db.pool, userId) });
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
