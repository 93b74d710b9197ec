import type { EntityManager } from '@mikro-orm/postgresql';
import { fromNow } from '../../core/sql.ts';
import { KnownDeviceEntity } from './account.entities.ts';
import { SessionEntity } from './session.entity.ts';

const DAY_MS = 86_400_000;

/** A device of a player, or an address that they came from. */
export interface Place {
  userId: bigint;
  device: string | null;
  address: string | null;
}

/** Devices and addresses of these players in the last day. */
export const placesOf = async (em: EntityManager, userIds: readonly bigint[]): Promise<Place[]> => {
  const userId = { $in: [...userIds] };
  const since = { $gt: fromNow(-DAY_MS) };
  const devices = await em.find(KnownDeviceEntity, { userId, lastSeenAt: since }, { refresh: true });
  const sessions = await em.find(
    SessionEntity,
    { userId, address: { $ne: null }, lastUsedAt: since },
    { refresh: true },
  );
  return [
    ...devices.map((one) => ({ userId: one.userId, device: one.deviceHash.toString('hex'), address: null })),
    ...sessions.map((one) => ({ userId: one.userId, device: null, address: one.address ?? null })),
  ];
};
