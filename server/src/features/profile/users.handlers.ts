import { avatarIds } from 'assets';
import { statsOf, userRepository, type Database, type PlayerStats, type User, type VipStatusRow } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { usersCodes, type UserCard, type usersCalls, type UserStats } from '../../../contract/users.contract.ts';
import { publicNick } from '../../core/public-nick.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { Caller, CallHandler } from '../../core/realtime/dispatcher.ts';

type Handlers = { [N in keyof typeof usersCalls]: CallHandler<(typeof usersCalls)[N], CallAnswer<N>> };

const MONTH_LENGTH = 'yyyy-mm'.length;

/** A player's figures as they travel. */
export const shownStats = ({ stakedMinor, totalGames, maxWinMinor, maxCoef }: PlayerStats): UserStats => ({
  totalBet: Number(stakedMinor),
  totalGames,
  maxWin: Number(maxWinMinor),
  maxCoef,
});

/** Finds the user asked about. Others are known by their public id alone: numbers can be counted through. */
const find = async (db: Database, userId: string | number, { player }: Caller): Promise<User> => {
  const isOwn = player !== undefined && String(player.userId) === String(userId);
  const users = userRepository(db.orm.em.fork());
  const user = await (isOwn ? users.findById(player.userId) : users.findByPublicId(String(userId)));
  if (!user) throw new CallError(usersCodes.notFound);
  return user;
};

/** `users.getStats` and `users.card`. Nothing that a hidden player has played is told to others. */
export const createUsersHandlers = ({
  db,
  vipStatuses,
}: {
  db: Database;
  vipStatuses: readonly VipStatusRow[];
}): Handlers => {
  const isOwn = (user: User, { player }: Caller): boolean => player?.userId === user.id;

  const cardOf = (user: User, stats: PlayerStats, isOwn: boolean): UserCard => {
    const isSecret = user.hidden && !isOwn;
    return {
      id: user.publicId,
      nick: isSecret ? publicNick({ nick: user.nick, isHidden: true }) : user.nick,
      avatar: user.avatar ?? avatarIds[0],
      compointStatus: stats.vipStatus,
      statusName: vipStatuses.find(({ id }) => id === stats.vipStatus)?.name ?? '',
      roles: user.roles.filter((role) => role === 'moderator' || role === 'admin'),
      registered: isSecret ? null : user.createdAt.toISOString().slice(0, MONTH_LENGTH),
      stats: isSecret ? null : shownStats(stats),
      isHidden: user.hidden,
      isOwn: isOwn,
    };
  };

  return {
    'users.getStats': {
      messages: 'profile',
      async handle({ userId }, caller) {
        const user = await find(db, userId, caller);
        if (user.hidden && !isOwn(user, caller)) throw new CallError(usersCodes.hidden);
        return shownStats(await statsOf(db.pool, user.id));
      },
    },
    'users.card': {
      messages: 'profile',
      async handle({ userId }, caller) {
        const user = await find(db, userId, caller);
        return cardOf(user, await statsOf(db.pool, user.id), isOwn(user, caller));
      },
    },
  };
};
