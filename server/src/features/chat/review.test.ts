import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { ChatMessage } from '../../../contract/features/chat.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let moderator: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  moderator = await server.player({ roles: ['moderator'] });
}, 60_000);
afterAll(() => server.close());

const say = async (player: TestPlayer, msg: string): Promise<ChatMessage> =>
  (await player.request<ChatMessage>('chat:send', { msg, room: 'en' })).data;
const publicIdOf = async ({ userId }: TestPlayer): Promise<string> => {
  const { rows } = await server.database.owner.query('SELECT public_id AS id FROM app_user WHERE id = $1', [userId]);
  return (rows[0] as { id: string }).id;
};
const desk = (): Promise<CallAnswer<'chatModeration.desk'>> => moderator.call('chatModeration.desk', {});
const decide = (uid: string, isUpheld: boolean) => moderator.call('chatModeration.decide', { uid, isUpheld });

describe('reports', () => {
  it('are one line a message, with what they say, and are closed once', async () => {
    const [ann, bob, eve] = [await server.player(), await server.player(), await server.player()];
    const { uid } = await say(eve, 'a rude line');
    await ann.call('chat.report', { uid, comment: 'rude' });
    await bob.call('chat.report', { uid });
    const [line] = (await desk()).reported;
    expect(line).toMatchObject({ uid, message: 'a rude line', bans: 0, upheld: 0, isBanned: false, isOwn: false });
    expect(line?.reports.map(({ comment }) => comment)).toEqual(['rude', '']);
    const both = await Promise.allSettled([decide(uid, true), decide(uid, false)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await desk()).reported).toEqual([]);
  });

  it('show the words of a message that is deleted, and the messages around it', async () => {
    const [ann, eve] = [await server.player(), await server.player()];
    const before = await say(ann, 'hello everybody');
    const { uid } = await say(eve, 'something else');
    await ann.call('chat.report', { uid });
    await moderator.request('chat:del', { uid });
    expect((await desk()).reported).toMatchObject([{ uid, message: 'something else', isDeleted: true }]);
    const { messages } = await moderator.call<{ messages: ChatMessage[] }>('chatModeration.around', { uid });
    expect(messages.map((message) => message.uid)).toEqual(expect.arrayContaining([before.uid, uid]));
    await decide(uid, true);
    expect((await moderator.refusal('chatModeration.decide', { uid, isUpheld: true })).code).toBe('UNCHANGED');
  });

  it('delete their message in the decision, which a second moderator cannot take again', async () => {
    const [ann, eve] = [await server.player(), await server.player()];
    const { uid } = await say(eve, 'to be deleted');
    await ann.call('chat.report', { uid });
    const decision = { uid, isUpheld: true, isDeleted: true };
    expect(await moderator.refusal('chatModeration.decide', { ...decision, isUpheld: false })).toMatchObject({
      field: 'isDeleted',
    });
    await moderator.call('chatModeration.decide', decision);
    expect(await moderator.refusal('chatModeration.decide', decision)).toMatchObject({ code: 'UNCHANGED' });
    const rows = await server.database.owner.query(
      `SELECT kind FROM account_event WHERE user_id = $1 AND kind LIKE 'chat.%' ORDER BY id`,
      [eve.userId],
    );
    expect(rows.rows).toEqual([{ kind: 'chat.reportUpheld' }, { kind: 'chat.deleted' }]);
    const search = { player: await publicIdOf(eve), words: 'BE DEL' };
    expect(await moderator.call('chatModeration.messages', search)).toMatchObject({
      messages: [{ uid, message: 'to be deleted', isDeleted: true }],
    });
    expect(await moderator.call('chatModeration.messages', { ...search, words: '%' })).toEqual({ messages: [] });
  });

  it('are not decided by who wrote the message', async () => {
    const ann = await server.player();
    const { uid } = await say(moderator, 'my own words');
    await ann.call('chat.report', { uid });
    expect((await desk()).reported).toMatchObject([{ uid, isOwn: true }]);
    expect((await moderator.refusal('chatModeration.decide', { uid, isUpheld: false })).code).toBe('SAME_PERSON');
  });
});

it('bans in force are listed until they are lifted by hand', async () => {
  const eve = await server.player();
  const { uid } = await say(eve, 'buy this elsewhere');
  await moderator.request('chat:ban', { uid, comment: 0, time: 30 });
  const [ban] = (await desk()).bans;
  expect(ban).toMatchObject({ reason: 0, comment: '' });
  await moderator.call('chatModeration.unban', { userId: ban?.userId });
  expect((await desk()).bans).toEqual([]);
});

it('a change of a room’s rules stands in the trail of who made it', async () => {
  await moderator.call('chatModeration.setRoom', { room: 'kz', pauseSeconds: 60, isReadOnly: false });
  const { rows } = await server.database.owner.query(
    `SELECT details FROM account_event WHERE user_id = $1 AND kind = 'chat.roomChanged'`,
    [moderator.userId],
  );
  expect(rows).toEqual([{ details: { room: 'kz', pauseSeconds: 60, isReadOnly: false } }]);
});
