import { notices as stored } from 'db';
import { choiceOf, MAX_UNREAD, noticeKinds, NOTICES_PAGE } from '../../../contract/features/notice-values.ts';
import { noticeFactsSchema, type Notice, type noticesCalls } from '../../../contract/features/notices.contract.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Handlers } from '../../core/games/server-game.ts';

const shown = ({ id, code, number, facts, at, readAt }: stored.NoticeRow): Notice[] => {
  const known = noticeKinds.find((each) => each === code);
  return known ? [{ id, code: known, number, facts: noticeFactsSchema.parse(facts), at, isRead: readAt != null }] : [];
};

type Tools = Pick<FeatureTools, 'em' | 'clock' | 'pushes'> & { pushKey: string };

export const createNoticesHandlers = ({ em, clock, pushes, pushKey }: Tools): Handlers<typeof noticesCalls> => {
  const unreadOf = async (userId: bigint): Promise<number> =>
    Math.min(await stored.countUnreadNotices(em(), userId), MAX_UNREAD);

  return {
    'notices.load': {
      async handle({ before }, { player: { userId } }) {
        const rows = await stored.noticesOf(em(), userId, { before, limit: NOTICES_PAGE });
        return { items: rows.flatMap(shown), unread: await unreadOf(userId), isLast: rows.length < NOTICES_PAGE };
      },
    },
    'notices.unread': { handle: async (_payload, { player }) => ({ unread: await unreadOf(player.userId) }) },
    'notices.read': {
      async handle(which, { player: { userId } }) {
        await stored.markNoticesRead(em(), userId, { id: 'id' in which ? which.id : which, at: clock.now() });
        pushes.everywhere.toUser(userId, { channel: 'notices', type: 'changed', payload: {} });
        return { unread: await unreadOf(userId) };
      },
    },
    'notices.choices': {
      async handle(_payload, { player: { userId }, sessionId }) {
        const { switchedOff, isDetailed } = await stored.noticeChoicesOf(em(), userId);
        const isPushed = await stored.isSubscribed(em(), sessionId);
        return { switchedOff: [...switchedOff], isDetailed, isPushed, pushKey };
      },
    },
    'notices.choose': {
      async handle({ topic, channel, isOn }, { player: { userId } }) {
        await stored.chooseNotices(em(), userId, { choice: choiceOf(topic, channel), isOn });
        return { success: true };
      },
    },
    'notices.chooseDetailed': {
      async handle({ isDetailed }, { player: { userId } }) {
        await stored.chooseDetailed(em(), userId, isDetailed);
        return { success: true };
      },
    },
    'notices.subscribe': {
      async handle(target, { player: { userId }, sessionId }) {
        await stored.keepSubscription(em(), { ...target, userId, sessionId, at: clock.now() });
        return { success: true };
      },
    },
    'notices.unsubscribe': {
      async handle(_payload, { sessionId }) {
        await stored.dropSubscriptionOf(em(), sessionId);
        return { success: true };
      },
    },
  };
};
