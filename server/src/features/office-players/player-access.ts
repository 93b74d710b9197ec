import { officePlayer, SessionEntity, UserEntity } from 'db';
import { isIPv6 } from 'node:net';
import type { CallAnswer } from '../../../contract/calls.ts';
import { PLAYERS_PAGE, type LinkedAccount } from '../../../contract/features/office-players.contract.ts';
import { deviceNameOf } from '../../core/auth/device-name.ts';
import type { FeatureTools } from '../../core/features/feature.ts';

const HIDDEN = '•••';
const MARK = 6; // hex digits of a device's hash that tell it from the player's others

/** The beginning of an address, which names no person: "203.0.•••". */
export const maskAddress = (address: string): string => {
  const separator = isIPv6(address) ? ':' : '.';
  return [...address.split(separator).slice(0, 2), HIDDEN].join(separator);
};

const markOf = (hash: Uint8Array): string => Buffer.from(hash).toString('hex').slice(0, MARK);

/** A player's sessions, the newest first, ended ones too. */
export const loadSessions = async (
  { em, clock }: Pick<FeatureTools, 'em' | 'clock'>,
  userId: bigint,
  cursor: string | undefined,
): Promise<CallAnswer<'officePlayers.sessions'>> => {
  const where = { userId, ...(cursor !== undefined && { id: { $lt: cursor } }) };
  const found = await em().find(SessionEntity, where, { orderBy: { id: 'desc' }, limit: PLAYERS_PAGE + 1 });
  const rows = found.slice(0, PLAYERS_PAGE);
  const now = clock.now();
  return {
    sessions: rows.map(({ id, userAgent, deviceHash, address, country, method, endedAt, ...session }) => ({
      id,
      browser: userAgent ? deviceNameOf(userAgent) : null,
      device: deviceHash ? markOf(deviceHash) : null,
      network: address ? maskAddress(address) : null,
      country: country ?? null,
      method,
      createdAt: session.createdAt.getTime(),
      lastUsedAt: session.lastUsedAt.getTime(),
      isLive: endedAt == null && session.expiresAt.getTime() > now,
    })),
    cursor: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
  };
};

/** The devices and networks that a player used last, with the number of others who used them. */
export const loadPlaces = async (
  { db }: Pick<FeatureTools, 'db'>,
  userId: bigint,
): Promise<CallAnswer<'officePlayers.places'>> => {
  const { devices, networks } = await officePlayer.playerPlaces(db.pool, userId);
  return {
    devices: devices.map(({ hash, ...place }) => ({ mark: markOf(hash), ...place })),
    networks: networks.map(({ address, ...place }) => ({ mark: maskAddress(address), ...place })),
  };
};

/** The accounts that are connected with a player's, and by what. */
export const loadLinks = async (
  { db, em, clock }: Pick<FeatureTools, 'db' | 'em' | 'clock'>,
  userId: bigint,
): Promise<CallAnswer<'officePlayers.links'>> => {
  const { ids, links, hasMore } = await officePlayer.accountLinks(db.pool, userId);
  const users = new Map((await em().find(UserEntity, { id: { $in: ids } })).map((user) => [user.id, user]));
  const now = clock.now();
  return {
    accounts: ids.flatMap((id): LinkedAccount[] => {
      const user = users.get(id);
      if (!user) return [];
      const { publicId, nick, roles, blockedAt, restriction, restrictedUntil } = user;
      const isExcluded = restriction === 'self_exclusion' && (restrictedUntil?.getTime() ?? 0) > now;
      return [{ userId: publicId, nick, isStaff: roles.length > 0, isBlocked: blockedAt != null, isExcluded }];
    }),
    links: links.flatMap(({ one, other, kind, count }) => {
      const [from, to] = [users.get(one)?.publicId, users.get(other)?.publicId];
      return from === undefined || to === undefined ? [] : [{ from, to, kind, count }];
    }),
    hasMore,
  };
};
