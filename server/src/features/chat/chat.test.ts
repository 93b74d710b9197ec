import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage, ChatPush } from '../../../contract/features/chat.contract.ts';
import { connectDocumentClient, type Heard } from '../../testing/document-client.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let other: TestServer; // another process of the same house
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({}, { beside: server });
}, 60_000);
afterAll(async () => {
  await other.close();
  await server.close();
});

const sql = (text: string, values: readonly unknown[] = []) => server.database.owner.query(text, [...values]);
const send = (player: TestPlayer, msg: string, more: object = {}) =>
  player.request<ChatMessage>('chat:send', { msg, ...more });
const rested = (...players: TestPlayer[]) =>
  sql('UPDATE chat_author SET last_at = last_at - 10000 WHERE user_id = ANY ($1)', [
    players.map(({ userId }) => userId),
  ]);
const idOf = async ({ userId }: TestPlayer): Promise<string> => {
  const { rows } = await sql('SELECT public_id AS id FROM app_user WHERE id = $1', [userId]);
  return (rows[0] as { id: string }).id;
};
const toOther = ({ userId, token }: TestPlayer) => other.signIn({ userId, login: '', token });

/** Collects what a viewer of a room is pushed. */
const watch = async (viewer: TestPlayer, room: string) => {
  const messages: ChatMessage[] = [];
  viewer.calls.on('chat', ({ type, payload }: ChatPush) => {
    if (type === 'messages') messages.push(...payload.messages);
  });
  const opened = await viewer.call<{ revision: number }>('chat.open', { room });
  return { messages, opened };
};

describe('a message', () => {
  it('is cleaned, stored and pushed once to the viewers of its room at every process', async () => {
    const ann = await server.player({ language: 'en' });
    const [here, there, elsewhere] = await Promise.all([
      watch(await server.guest(), 'en'),
      watch(await other.guest(), 'en'),
      watch(await server.guest(), 'tr'),
    ]);
    const { data } = await send(ann, '  hello\u202E\n\nthere  ', { room: 'en' });
    expect(data).toMatchObject({ id: 1, message: 'hello there', type: 0, room: 'en', card_id: await idOf(ann) });
    for (const { messages } of [here, there]) await expect.poll(() => messages).toEqual([data]);
    expect(elsewhere.messages).toEqual([]);
  });

  it('is one message however often its request is repeated, at both processes at once', async () => {
    const ann = await server.player();
    const there = await toOther(ann);
    const requestId = randomUUIDv7();
    const answers = await Promise.all([ann, there, ann, there].map((player) => send(player, 'once', { requestId })));
    expect(new Set(answers.map(({ data }) => data.uid)).size).toBe(1);
  });

  it('waits five seconds for the one before, on all devices together', async () => {
    const ann = await server.player({ language: 'en' });
    const there = await toOther(ann);
    const answers = await Promise.all([send(ann, 'one'), send(there, 'two')]);
    const refused = answers.filter(({ success }) => !success);
    expect(refused).toEqual([expect.objectContaining({ code: 'CHAT_TOO_SOON', retryAfterMs: expect.any(Number) })]);
  });

  it('is refused with a code and words for what may not be said', async () => {
    const ann = await server.player({ language: 'en' });
    const cases = [
      [' \u200B\u202E ', 'CHAT_EMPTY'],
      ['x'.repeat(151), 'CHAT_TOO_LONG'],
      ['иди нахуй', 'CHAT_WORDS'],
      ['look at evil.com', 'CHAT_LINK'],
    ] as const;
    for (const [msg, code] of cases) expect(await send(ann, msg)).toMatchObject({ success: false, code });
    expect(await send(await server.guest(), 'hello')).toMatchObject({ success: false, code: 2 });
    expect(await send(ann, 'a reply', { replyData: randomUUIDv7() })).toMatchObject({ code: 404 });
    expect(await send(ann, '👨‍👩‍👧‍👦'.repeat(100))).toMatchObject({ success: true });
  });

  it('may be said twice in a row, not three times', async () => {
    const ann = await server.player();
    const codes: unknown[] = [];
    for (const _ of [1, 2, 3]) {
      const { code } = await send(ann, 'lucky seven');
      codes.push(code);
      await rested(ann);
    }
    expect(codes).toEqual([undefined, undefined, 'CHAT_REPEATED']);
  });

  it('shows what it replies to, without the words of what was deleted', async () => {
    const [ann, bob] = [await server.player(), await server.player()];
    const moderator = await server.player({ roles: ['moderator'] });
    const { data: first } = await send(ann, 'the original');
    const { data: reply } = await send(bob, 'I agree', { replyData: first.uid });
    expect(reply.replyData).toMatchObject({ uid: first.uid, id: first.id, message: 'the original' });
    expect(await moderator.request('chat:del', { uid: first.uid })).toMatchObject({ success: true });
    const list = (await bob.request<ChatMessage[]>('chat:load')).data;
    expect(list.some(({ uid }) => uid === first.uid)).toBe(false);
    expect(list.find(({ uid }) => uid === reply.uid)?.replyData).toMatchObject({ message: null });
  });
});

describe('a sticker', () => {
  const stick = (player: TestPlayer, msg: string, more: object = {}) =>
    player.request<ChatMessage>('chat:sendSticker', { msg, ...more });

  it('is a message of type 6 with its name, takes its author’s turn and is quoted, reported and deleted', async () => {
    const [ann, bob] = [await server.player(), await server.player()];
    const moderator = await server.player({ roles: ['moderator'] });
    const { data } = await stick(ann, 'party');
    expect(data).toMatchObject({ type: 6, message: 'party' });
    expect(await send(ann, 'and words')).toMatchObject({ code: 'CHAT_TOO_SOON' });
    const { data: reply } = await send(bob, 'congratulations', { replyData: data.uid });
    expect(reply.replyData).toMatchObject({ type: 6, message: 'party' });
    expect(await bob.call('chat.report', { uid: data.uid })).toMatchObject({ isNew: true });
    const { messages } = await moderator.call<{ messages: object[] }>('chatModeration.messages', {
      player: await idOf(ann),
    });
    expect(messages).toMatchObject([{ type: 6, message: 'party' }]);
    expect(await moderator.request('chat:del', { uid: data.uid })).toMatchObject({ success: true });
  });

  it('is one of ten, keeps the rules of messages, and is the same three times in a row as words are', async () => {
    const [ann, bob] = [await server.player(), await server.player()];
    const moderator = await server.player({ roles: ['moderator'] });
    for (const msg of ['', 'Party', '__proto__', 'https://evil.com/1.png'])
      expect(await stick(ann, msg)).toMatchObject({ success: false, code: 'CHAT_STICKER' });
    await send(ann, 'luck');
    const codes: unknown[] = [];
    for (const _ of [1, 2, 3]) {
      await rested(ann);
      const { code } = await stick(ann, 'luck');
      codes.push(code);
    }
    expect(codes).toEqual([undefined, undefined, 'CHAT_REPEATED']);
    await moderator.request('chat:ban', { userId: await idOf(ann), comment: 0, time: 5 });
    await sql(
      `UPDATE app_user SET restriction = 'time_out', restricted_until = now() + interval '1 day' WHERE id = $1`,
      [bob.userId],
    );
    await moderator.call('chatModeration.setRoom', { room: 'tr', pauseSeconds: 30, isReadOnly: true });
    expect(await stick(ann, 'wow')).toMatchObject({ code: 'CHAT_BANNED' });
    expect(await stick(bob, 'wow')).toMatchObject({ code: 'CHAT_ON_BREAK' });
    expect(await stick(await server.player(), 'wow', { room: 'tr' })).toMatchObject({ code: 'CHAT_READ_ONLY' });
    expect(await stick(await server.guest(), 'wow')).toMatchObject({ code: 2 });
    await moderator.call('chatModeration.setRoom', { room: 'tr', pauseSeconds: 5, isReadOnly: false });
  });
});

describe('a client that was away', () => {
  it('catches up with what is new and what was deleted, in the room’s order, without holes', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => server.player()));
    const there = await Promise.all(players.map(toOther));
    const moderator = await server.player({ roles: ['moderator'] });
    const { data: before } = await send(players[0] as TestPlayer, 'before', { room: 'kz' });
    const viewer = await server.guest();
    const { revision } = await viewer.call<{ revision: number }>('chat.open', { room: 'kz' });
    await viewer.call('chat.close');
    await rested(...players);
    await Promise.all(
      players.map((player, n) => send(n % 2 ? player : (there[n] as TestPlayer), `number ${n}`, { room: 'kz' })),
    );
    await moderator.request('chat:del', { uid: before.uid });
    const missed = await viewer.call<{ messages: ChatMessage[]; revision: number }>('chat.changes', {
      room: 'kz',
      revision,
    });
    expect(missed.messages.map((message) => message.revision)).toEqual(
      Array.from({ length: 11 }, (_, n) => revision + 1 + n),
    );
    expect(missed.messages.at(-1)).toMatchObject({ uid: before.uid, isDeleted: true, message: '' });
    expect(missed.revision).toBe(revision + 11);
  });
});

describe('a ban', () => {
  it('keeps from writing until it ends or is lifted, and tells its player', async () => {
    const ann = await server.player({ language: 'en' });
    const moderator = await server.player({ roles: ['moderator'] });
    const bans: unknown[] = [];
    ann.calls.on('chat', ({ type, payload }: ChatPush) => type === 'ban' && bans.push(payload.ban));
    const userId = await idOf(ann);
    expect(await ann.request('chat:ban', { userId })).toMatchObject({ success: false, code: 403 });
    expect(await moderator.request('chat:ban', { userId, time: 7 })).toMatchObject({ code: 400, field: 'time' });
    const { data } = await moderator.request<{ until: number }>('chat:ban', {
      userId,
      comment: 'spam, again',
      time: 60,
    });
    await expect.poll(() => bans).toEqual([{ until: data.until, reason: 100, comment: 'spam, again' }]);
    expect(await send(ann, 'hello')).toMatchObject({ code: 'CHAT_BANNED', until: data.until });
    expect(await ann.call('chat.open', { room: 'common' })).toMatchObject({ ban: { until: data.until, reason: 100 } });
    await moderator.call('chatModeration.unban', { userId });
    expect(await send(ann, 'hello')).toMatchObject({ success: true });
    expect(await moderator.refusal('chatModeration.unban', { userId })).toMatchObject({ code: 'UNCHANGED' });
    await moderator.request('chat:ban', { userId, time: -1 });
    await rested(ann);
    expect(await send(ann, 'hello')).toMatchObject({ code: 'CHAT_BANNED', until: null });
    await sql('UPDATE chat_ban SET until = at WHERE lifted_at IS NULL AND user_id = $1', [ann.userId]);
    expect(await send(ann, 'hello again')).toMatchObject({ success: true });
  });

  it('cannot hit those who keep order', async () => {
    const [moderator, admin] = [
      await server.player({ roles: ['moderator'] }),
      await server.player({ roles: ['admin'] }),
    ];
    for (const one of [admin, moderator])
      expect(await moderator.request('chat:ban', { userId: await idOf(one) })).toMatchObject({
        code: 'PROTECTED_ACCOUNT',
      });
  });

  it('finds a hidden player by a message', async () => {
    const ann = await server.player();
    await sql('UPDATE app_user SET hidden = true WHERE id = $1', [ann.userId]);
    const { data } = await send(ann, 'you do not see me');
    expect(data).toMatchObject({ card_id: '', cards: { nick: expect.stringMatching(/^.\*\*\*$/) } });
    const moderator = await server.player({ roles: ['moderator'] });
    expect(await moderator.request('chat:ban', { uid: data.uid, time: 5 })).toMatchObject({ success: true });
    await rested(ann);
    expect(await send(ann, 'hello')).toMatchObject({ code: 'CHAT_BANNED' });
  });
});

describe('a room', () => {
  it('is slowed down or kept for moderators', async () => {
    const [ann, moderator] = [await server.player(), await server.player({ roles: ['moderator'] })];
    await moderator.call('chatModeration.setRoom', { room: 'uz', pauseSeconds: 30, isReadOnly: true });
    expect(await send(ann, 'hello', { room: 'uz' })).toMatchObject({ code: 'CHAT_READ_ONLY' });
    expect(await send(moderator, 'quiet, please', { room: 'uz' })).toMatchObject({ success: true });
    await moderator.call('chatModeration.setRoom', { room: 'uz', pauseSeconds: 30, isReadOnly: false });
    expect(await send(ann, 'one', { room: 'uz' })).toMatchObject({ success: true });
    expect(await ann.call('chat.open', { room: 'uz' })).toMatchObject({ pauseMs: 30_000, isReadOnly: false });
  });

  it('may be read on a break, not written in', async () => {
    const ann = await server.player();
    await sql(
      `UPDATE app_user SET restriction = 'time_out', restricted_until = now() + interval '1 day' WHERE id = $1`,
      [ann.userId],
    );
    expect(await ann.call('chat.open', { room: 'common' })).toMatchObject({ isOnBreak: true });
    expect(await send(ann, 'hello')).toMatchObject({ code: 'CHAT_ON_BREAK' });
  });
});

describe('players among themselves', () => {
  it('block one another, and are remembered how far they have read', async () => {
    const [ann, bob] = [await server.player(), await server.player()];
    const userId = await idOf(bob);
    expect(await ann.call('chat.block', { userId, isBlocked: true })).toEqual({ blocked: [userId] });
    expect(await ann.refusal('chat.block', { userId: await idOf(ann), isBlocked: true })).toMatchObject({ code: 404 });
    const { data } = await send(bob, 'hello');
    await ann.call('chat.read', { room: 'common', id: data.id });
    await ann.call('chat.read', { room: 'common', id: 1 });
    const again = await server.again(ann);
    expect(await again.call('chat.open', { room: 'common' })).toMatchObject({ blocked: [userId], read: data.id });
    expect(await ann.call('chat.block', { userId, isBlocked: false })).toEqual({ blocked: [] });
  });

  it('report a message once each; the filter reports begging by itself', async () => {
    const [ann, bob] = [await server.player(), await server.player()];
    const { data } = await send(bob, 'дайте 100 рублей на депозит');
    for (const isNew of [true, false])
      expect(await ann.call('chat.report', { uid: data.uid, comment: 'begging' })).toMatchObject({ isNew });
    const { rows } = await sql(
      'SELECT reporter_id IS NULL AS "isFilter" FROM chat_report WHERE message_uid = $1 ORDER BY id',
      [data.uid],
    );
    expect(rows).toEqual([{ isFilter: true }, { isFilter: false }]);
    expect(await ann.refusal('chat.report', { uid: randomUUIDv7() })).toMatchObject({ code: 404 });
  });
});

describe('an airdrop', () => {
  const VIP3 = 1_000_000;
  const rich = async () => {
    const player = await server.player({ creditMinor: 1_000_000n });
    await sql(
      'INSERT INTO user_stats (user_id, total_bet) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET total_bet = $2',
      [player.userId, VIP3],
    );
    return player;
  };
  it('is announced in the common room, counts its takers and is over at the end', async () => {
    const [creator, taker] = [await rich(), await rich()];
    const viewer = await other.guest();
    const { messages } = await watch(viewer, 'common');
    const counts: ChatPush['payload'][] = [];
    viewer.calls.on('chat', ({ type, payload }: ChatPush) => type === 'airdropUpdate' && counts.push(payload));
    const { data } = await creator.request<{ uid: string }>('chat:sendAirDrop', { activateCount: 1, award: 5 });
    const uid = data.uid;
    const announced = () => messages.filter((message) => message.uid === uid);
    await expect.poll(announced).toMatchObject([{ type: 3, message: '3 0 1 500' }]);
    expect(await taker.request('chat:takeAirDrop', { uid })).toMatchObject({ success: true });
    await expect.poll(() => announced().at(-1)).toMatchObject({ type: 4, message: '3 1 1 500' });
    await expect.poll(() => counts).toEqual([{ uid, message: '3 1 1 500' }]);
  });

  it('has its end among what a viewer missed who was away', async () => {
    const [creator, taker, viewer] = [await rich(), await rich(), await other.guest()];
    const { data } = await creator.request<{ uid: string }>('chat:sendAirDrop', { activateCount: 1, award: 5 });
    const { revision } = await viewer.call<{ revision: number }>('chat.open', { room: 'common' });
    await viewer.call('chat.close');
    expect(await taker.request('chat:takeAirDrop', { uid: data.uid })).toMatchObject({ success: true });
    const missed = async () =>
      (await viewer.call<{ messages: ChatMessage[] }>('chat.changes', { room: 'common', revision })).messages
        .filter(({ uid }) => uid === data.uid)
        .map(({ type, message }) => [type, message]);
    await expect.poll(missed).toEqual([[4, '3 1 1 500']]);
  });

  it('is announced by the job when the process that started it died', async () => {
    const creator = await rich();
    const { data } = await creator.request<{ uid: string }>('chat:sendAirDrop', { activateCount: 3, award: 5 });
    await sql('DELETE FROM chat_message WHERE airdrop_uid = $1', [data.uid]);
    const listed = async () =>
      (await creator.request<ChatMessage[]>('chat:load')).data.filter(({ uid }) => uid === data.uid).length;
    await expect.poll(listed, { timeout: 10_000 }).toBe(1);
  });

  it('reaches clients of the specification in its own events', async () => {
    const client = await connectDocumentClient(server.url);
    const [creator, moderator] = [await rich(), await server.player({ roles: ['moderator'] })];
    const { data: hello } = await send(creator, 'hello');
    const isLoaded = ({ type, payload }: Heard) => type === 'load' && JSON.stringify(payload).includes(hello.uid);
    expect(await client.hear('chat', isLoaded)).toMatchObject({
      payload: { success: true, data: [{ uid: hello.uid }] },
    });
    await moderator.request('chat:del', { uid: hello.uid });
    const deleted = await client.hear('chat', ({ type }) => type === 'delete');
    expect(deleted).toMatchObject({ payload: { success: true, data: { uid: hello.uid } } });
    client.close();
  });
});

describe('a bet in the chat', () => {
  const played = async (player: TestPlayer): Promise<string> => {
    await player.call('dice.play', { bet: '2.00', percent: 80, bet_type: 'less' });
    const { rows } = await sql('SELECT id FROM round WHERE user_id = $1 ORDER BY id DESC LIMIT 1', [player.userId]);
    return (rows[0] as { id: string }).id;
  };
  const share = (player: TestPlayer, betId: string, room = 'ua') =>
    player.call<ChatMessage>('chat.shareBet', { betId, room });

  it('is a card of its own figures and a link for other clients, pushed to the room', async () => {
    const ann = await server.player();
    const { messages } = await watch(await other.guest(), 'ua');
    const betId = await played(ann);
    const { rows } = await sql('SELECT stake::int, payout::int, at::float8 FROM round WHERE id = $1', [betId]);
    const { stake, payout, at } = rows[0] as { stake: number; payout: number; at: number };
    const shared = await share(ann, betId);
    expect(shared).toMatchObject({
      type: 0,
      card_id: await idOf(ann),
      message: expect.stringMatching(new RegExp(`^https?://[^/]+/fairness/dice/${betId}$`)),
      bet: { game: 'dice', roundId: betId, betId, money: 'real', stakeMinor: stake, payoutMinor: payout, placedAt: at },
    });
    await expect.poll(() => messages).toEqual([shared]);
  });

  it('is there once a day in a room, also for two devices at once, and again on the next day', async () => {
    const ann = await server.player();
    const betId = await played(ann);
    const there = await toOther(ann);
    const results = await Promise.allSettled([share(ann, betId), share(there, betId)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await rested(ann);
    await expect(share(ann, betId)).rejects.toThrow('CHAT_BET_REPEATED');
    expect(await share(ann, betId, 'kz')).toMatchObject({ room: 'kz' });
    await sql('UPDATE chat_message SET at = at - 86400000 WHERE bet_id = $1', [betId]);
    await rested(ann);
    expect(await share(ann, betId)).toMatchObject({ bet: { betId } });
  });

  it('is refused when it is somebody else’s or none, and keeps the pace and the bans of messages', async () => {
    const [ann, bob] = [await server.player(), await server.player()];
    const betId = await played(ann);
    for (const id of [betId, randomUUIDv7()]) await expect(share(bob, id)).rejects.toThrow('"code":404');
    await send(ann, 'look at this');
    await expect(share(ann, betId)).rejects.toThrow('CHAT_TOO_SOON');
    const moderator = await server.player({ roles: ['moderator'] });
    await moderator.request('chat:ban', { userId: await idOf(ann), comment: 0, time: 5 });
    await expect(share(ann, betId)).rejects.toThrow('CHAT_BANNED');
  });

  it('shows no more of a hidden player than their messages do', async () => {
    const ann = await server.player();
    await sql('UPDATE app_user SET hidden = true WHERE id = $1', [ann.userId]);
    const { card_id, cards, bet } = await share(ann, await played(ann));
    expect({ card_id, bet: bet?.game }).toEqual({ card_id: '', bet: 'dice' });
    expect(cards.nick).toMatch(/[*…]/);
  });

  it('may be named by the address of its round in a message, which is no foreign link', async () => {
    const ann = await server.player();
    const address = `${server.url}/fairness/dice/${await played(ann)}`;
    expect(await send(ann, `look: ${address}`)).toMatchObject({ success: true, data: { message: `look: ${address}` } });
  });
});
