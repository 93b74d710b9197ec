import { notices as stored } from 'db';
import {
  noticeKinds,
  notices as contract,
  NOTICES_PAGE,
  type Notice,
} from '../../../contract/features/notices.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';

const shown = ({ id, code, number, at, readAt }: stored.NoticeRow): Notice[] => {
  const known = noticeKinds.find((each) => each === code);
  return known ? [{ id, code: known, number, at, isRead: readAt != null }] : [];
};

/** Notices of what happened to a player while they were away. */
export const notices = defineFeature({
  contract,
  open: ({ em, clock, pushes }) => ({
    calls: {
      'notices.load': {
        async handle({ before }, { player: { userId } }) {
          const rows = await stored.noticesOf(em(), userId, { before, limit: NOTICES_PAGE });
          const unread = await stored.countUnreadNotices(em(), userId);
          return { items: rows.flatMap(shown), unread, isLast: rows.length < NOTICES_PAGE };
        },
      },
      'notices.read': {
        async handle({ upTo }, { player: { userId } }) {
          await stored.markNoticesRead(em(), userId, upTo, clock.now());
          pushes.everywhere.toUser(userId, { channel: 'notices', type: 'changed', payload: {} });
          return { unread: await stored.countUnreadNotices(em(), userId) };
        },
      },
    },
  }),
});
