import type { ChatMessage } from 'server/contract';
import { describe, expect, it } from 'vitest';
import { emptyList, leavesHole, mergeMessages, withChanges, withOlder } from './chat-list.ts';

const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  uid: `uid-${id}`,
  id,
  revision: id,
  room: 'common',
  card_id: 'p1',
  cards: { nick: 'Dana', avatar: 'avatar-1', admin: false, moderator: false, compointStatus: 1 },
  message: `message ${id}`,
  type: 0,
  replyData: null,
  at: id,
  isDeleted: false,
  rain: null,
  quiz: null,
  bet: null,
  mentions: [],
  ...more,
});

describe('a list of messages', () => {
  it('has each message once and in the order of its room, in whatever order they come', () => {
    const merged = mergeMessages([message(3), message(1)], [message(2), message(3)]);
    expect(merged.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('keeps the newest version of a message, also when an older one comes later', () => {
    const changed = message(1, { revision: 5, type: 4 });
    expect(mergeMessages([changed], [message(1)])).toEqual([changed]);
    expect(mergeMessages([message(1)], [changed])).toEqual([changed]);
  });

  it('drops what was deleted', () => {
    expect(mergeMessages([message(1), message(2)], [message(1, { isDeleted: true, revision: 3 })])).toEqual([
      message(2),
    ]);
  });

  it('does not take in a change of a message that is older than its beginning', () => {
    const list = withChanges(
      { ...emptyList, messages: [message(5)], revision: 5 },
      { messages: [message(2, { revision: 6 })], revision: 6 },
    );
    expect(list).toMatchObject({ messages: [message(5)], revision: 6 });
  });

  it('remembers from where on changes were skipped', () => {
    const list = withChanges(emptyList, { messages: [], revision: 60, skipped: 60 });
    expect(list).toMatchObject({ skipped: 60, revision: 60, knownTo: 0 });
    const later = withChanges(list, { messages: [message(61)], revision: 61 });
    expect(later).toMatchObject({ skipped: 60, revision: 61, knownTo: 0 }); // the gap is still open
  });

  it('knows when something is missing before a change', () => {
    const list = { ...emptyList, revision: 4 };
    expect(leavesHole(list, [message(5), message(6)])).toBe(false);
    expect(leavesHole(list, [message(6)])).toBe(true);
    expect(leavesHole(list, [message(3), message(5)])).toBe(false);
  });

  it('has older messages until a page is not full', () => {
    const list = { ...emptyList, messages: [message(3)], hasOlder: true };
    expect(withOlder(list, [message(1), message(2)], 2)).toMatchObject({ hasOlder: true });
    expect(withOlder(list, [message(2)], 2)).toMatchObject({ hasOlder: false, messages: [message(2), message(3)] });
  });
});
