import { raw, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import { UserEntity } from '../account/user.entity.ts';
import { FOR_EVER } from '../exclusion/closures.ts';
import { ChatBanEntity } from './chat.entities.ts';

export type ChatBanRow = InferEntity<typeof ChatBanEntity>;

const running = (at: number) => ({ liftedAt: null, $or: [{ until: null }, { until: { $gt: at } }] });

/** The ban that keeps a player from writing; undefined: none. */
export const chatBanOf = async (em: EntityManager, userId: bigint, at: number): Promise<ChatBanRow | undefined> =>
  (await em.findOne(
    ChatBanEntity,
    { userId, ...running(at) },
    { orderBy: { [raw('coalesce(until, 9223372036854775807)')]: 'desc' }, refresh: true },
  )) ?? undefined;

/** Bans a player; the ban that ends last counts. `chat_banned_until` of the account follows. */
export const banFromChat = async (
  em: EntityManager,
  ban: Pick<ChatBanRow, 'userId' | 'byId' | 'reason' | 'comment' | 'at'> & { until: number | null },
): Promise<void> => {
  await em.insert(ChatBanEntity, ban);
  const longest = await chatBanOf(em, ban.userId, ban.at);
  const until = new Date(longest?.until ?? FOR_EVER);
  await em.nativeUpdate(UserEntity, { id: ban.userId }, { chatBannedUntil: until });
};

/** Lifts all bans of a player. False when there was none. */
export const liftChatBans = async (
  em: EntityManager,
  { userId, by, at }: { userId: bigint; by: bigint; at: number },
): Promise<boolean> => {
  const lifted = await em.nativeUpdate(ChatBanEntity, { userId, ...running(at) }, { liftedAt: at, liftedBy: by });
  await em.nativeUpdate(UserEntity, { id: userId }, { chatBannedUntil: null });
  return lifted > 0;
};
