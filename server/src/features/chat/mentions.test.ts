import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ChatInvite,
  ChatMention,
  ChatMessage,
  ChatPush,
  Mentionable,
} from '../../../contract/features/chat.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const sql = (text: string, values: readonly unknown[] = []) => server.database.owner.query(text, [...values]);

interface Person extends TestPlayer {
  id: string; // public
  nick: string;
}

const person = async (nick: string): Promise<Person> => {
  const player = await server.player({ language: 'en' });
  const { rows } = await sql(
    'UPDATE app_user SET nick = $2, nick_key = lower($2) WHERE id = $1 RETURNING public_id AS id',
    [player.userId, nick],
  );
  return { ...(await server.again(player)), id: (rows[0] as { id: string }).id, nick };
};

const says = async (author: Person, msg: string, room = 'en'): Promise<ChatMessage> => {
  const { success, data } = await author.request<ChatMessage>('chat:send', { msg, room });
  expect(success).toBe(true);
  await sql('UPDATE chat_author SET last_at = 0 WHERE user_id = $1', [author.userId]);
  return data;
};

const marksOf = async (player: TestPlayer, room = 'en') =>
  (await player.call<{ mentions: ChatMention[] }>('chat.open', { room })).mentions.map(({ uid }) => uid);

/** Collects the marks that a page is pushed. */
const pushedTo = (page: TestPlayer) => {
  const pushed: string[][] = [];
  page.calls.on('chat', ({ type, payload }: ChatPush) => {
    if (type === 'mentions') pushed.push(payload.mentions.map(({ uid }) => uid));
  });
  return pushed;
};

describe('a mention', () => {
  it('marks its message for whom it names, on all devices until one has seen it, and is a notice', async () => {
    const [ann, bob] = [await person('Ann.Lee'), await person('bob7')];
    const [first, second] = [pushedTo(bob), pushedTo(await server.again(bob))];
    const message = await says(ann, 'look at this, @BOB7. It is yours, bob7@example and @ann.lee');
    expect(message.mentions).toEqual([bob.id]); // nobody mentions themselves
    for (const pushed of [first, second]) await expect.poll(() => pushed).toEqual([[message.uid]]);
    const { rows } = await sql('SELECT code, facts FROM notice WHERE user_id = $1', [bob.userId]);
    expect(rows).toEqual([{ code: 'chat', facts: { nick: expect.any(String), room: 'en' } }]);
    const again = await says(ann, '@bob7, are you there?', 'tr');
    expect(await marksOf(bob)).toEqual([message.uid, again.uid]);
    expect(await bob.call('chat.seeMention', { uid: message.uid })).toMatchObject({ mentions: [{ uid: again.uid }] });
    await expect.poll(() => second.at(-1)).toEqual([again.uid]);
    expect(await marksOf(await server.again(bob))).toEqual([again.uid]);
    expect((await sql('SELECT FROM notice WHERE user_id = $1', [bob.userId])).rowCount).toBe(1);
  });

  it('names at most five, nobody hidden, and leaves no mark of a message that was deleted', async () => {
    const author = await person('author1');
    const people: Person[] = [];
    for (const n of [1, 2, 3, 4, 5, 6]) people.push(await person(`many${n}`));
    const names = people.map(({ nick }) => `@${nick}`).join(' ');
    const message = await says(author, names);
    expect(message.mentions.toSorted()).toEqual(people.slice(0, 5).map(({ id }) => id).toSorted()); // prettier-ignore
    expect(await marksOf(people[5] as Person)).toEqual([]);
    await sql('UPDATE app_user SET hidden = true WHERE id = $1', [people[0]?.userId]);
    expect((await says(author, '@many1 @many2 again')).mentions).toEqual([people[1]?.id]);
    const moderator = await server.player({ roles: ['moderator'] });
    await moderator.request('chat:del', { uid: message.uid });
    expect(await marksOf(people[2] as Person)).toEqual([]);
  });

  it('by a blocked player gives neither a mark nor a notice, until they are unblocked', async () => {
    const [ann, bob] = [await person('blocked1'), await person('blocker1')];
    await bob.call('chat.block', { userId: ann.id, isBlocked: true });
    const pushed = pushedTo(bob);
    const message = await says(ann, 'hey @blocker1');
    expect(message.mentions).toEqual([bob.id]); // its author learns nothing of the block
    expect(await marksOf(bob)).toEqual([]);
    expect((await sql('SELECT FROM notice WHERE user_id = $1', [bob.userId])).rowCount).toBe(0);
    await bob.call('chat.block', { userId: ann.id, isBlocked: false });
    await expect.poll(() => pushed).toEqual([[message.uid]]);
  });
});

describe('completion of a name', () => {
  const offered = async (viewer: Person, prefix: string, room = 'uz') =>
    (await viewer.call<{ players: Mentionable[] }>('chat.mentionable', { room, prefix })).players.map(
      ({ nick }) => nick,
    );

  it('offers who talks in the room first, then others by the beginning of their nickname', async () => {
    const viewer = await person('viewer1');
    const [early, late] = [await person('zedEarly'), await person('zedLate')];
    await person('zedAway');
    for (const one of [early, late]) await says(one, 'hello', 'uz');
    await says(early, 'it is me again', 'uz');
    expect(await offered(viewer, '')).toEqual(['zedEarly', 'zedLate']);
    expect(await offered(viewer, 'Zed')).toEqual(['zedEarly', 'zedLate', 'zedAway']);
    expect(await offered(viewer, 'z')).toEqual(['zedEarly', 'zedLate']); // one letter lists nobody else
    expect(await offered(viewer, '', 'kz')).toEqual([]);
    expect(await viewer.refusal('chat.mentionable', { room: 'uz', prefix: '%' })).toMatchObject({ code: 400 });
  });

  it('offers neither oneself nor anybody hidden or blocked, by whichever of the two', async () => {
    const [viewer, hidden, blocks, isBlocked, gone] = [await person('qqviewer'), await person('qqhidden'), await person('qqblocks'), await person('qqblocked'), await person('qqgone')]; // prettier-ignore
    for (const one of [viewer, hidden, blocks, isBlocked, gone]) await says(one, 'hello', 'ua');
    await sql('UPDATE app_user SET hidden = true WHERE id = $1', [hidden.userId]);
    await sql('UPDATE app_user SET blocked_at = now() WHERE id = $1', [gone.userId]);
    await blocks.call('chat.block', { userId: viewer.id, isBlocked: true });
    await viewer.call('chat.block', { userId: isBlocked.id, isBlocked: true });
    expect(await offered(viewer, 'qq', 'ua')).toEqual([]);
    expect(await offered(isBlocked, 'qq', 'ua')).toEqual(['qqblocks']);
  });
});

describe('a list of blocked players', () => {
  it('has the last blocked first, also who went into hiding, and lets each go', async () => {
    const [viewer, first, second] = [await person('listing1'), await person('inlist1'), await person('inlist2')];
    for (const { id } of [first, second]) await viewer.call('chat.block', { userId: id, isBlocked: true });
    await sql('UPDATE app_user SET hidden = true WHERE id = $1', [first.userId]);
    expect(await viewer.call('chat.blocked')).toMatchObject({
      players: [
        { id: second.id, nick: 'inlist2' },
        { id: first.id, nick: 'i***' },
      ],
    });
    expect(await viewer.call('chat.playerActs', { userId: first.id })).toMatchObject({ isBlocked: true, room: null });
    await viewer.call('chat.block', { userId: first.id, isBlocked: false });
    expect(await viewer.call('chat.blocked')).toMatchObject({ players: [{ id: second.id }] });
  });
});

describe('an invitation to a room', () => {
  const opener = async (): Promise<TestPlayer & { room: string }> => {
    const player = await server.player({ creditMinor: 100_000n, language: 'en' });
    const { room } = await player.call<{ room: { id: string } }>('coinflip.create', { bet: 1000, side: 'heads' });
    return { ...player, room: room.id };
  };
  const invitesTo = (page: TestPlayer): ChatInvite[] => {
    const invites: ChatInvite[] = [];
    page.calls.on('chat', ({ type, payload }: ChatPush) => type === 'invite' && invites.push(payload));
    return invites;
  };
  const sent = { success: true };
  const later = (ms: number) => sql('UPDATE chat_invite SET at = at - $1, declined_at = declined_at - $1', [ms]);
  const MINUTE_MS = 60_000;

  it('reaches a player once, with the room and its stake, and again after a time', async () => {
    const [sender, bob] = [await opener(), await person('invited1')];
    const heard = invitesTo(bob);
    expect(await sender.call('chat.playerActs', { userId: bob.id })).toEqual({
      isBlocked: false,
      room: { id: sender.room, game: 'coinflip', stakeMinor: 1000 },
      games: ['coinflip'],
    });
    for (const _ of [1, 2]) expect(await sender.call('chat.invite', { userId: bob.id })).toEqual(sent);
    await expect.poll(() => heard).toMatchObject([{ roundId: sender.room, game: 'coinflip', stakeMinor: 1000 }]);
    await later(11 * MINUTE_MS);
    await sender.call('chat.invite', { userId: bob.id });
    await expect.poll(() => heard).toHaveLength(2);
    await bob.call('chat.declineInvite', { roundId: sender.room });
    await later(11 * MINUTE_MS);
    expect(await sender.call('chat.invite', { userId: bob.id })).toEqual(sent);
    await later(24 * 60 * MINUTE_MS);
    await sender.call('chat.invite', { userId: bob.id });
    await expect.poll(() => heard).toHaveLength(3); // none in between
  });

  it('reaches nobody who does not want it or may not play, with the same answer to its sender', async () => {
    const [sender, bob] = [await opener(), await person('invited2')];
    const { rows } = await sql('SELECT public_id AS id FROM app_user WHERE id = $1', [sender.userId]);
    const senderId = (rows[0] as { id: string }).id;
    const heard = invitesTo(bob);
    const hinders: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [
        () => bob.call('chat.block', { userId: senderId, isBlocked: true }),
        () => bob.call('chat.block', { userId: senderId, isBlocked: false }),
      ],
      [
        () => bob.request('user:savePreferences', { invitations: false }),
        () => bob.request('user:savePreferences', { invitations: true }),
      ],
      ...['time_out', 'self_exclusion'].map((kind): [() => Promise<unknown>, () => Promise<unknown>] => [
        () =>
          sql(`UPDATE app_user SET restriction = $2, restricted_until = now() + interval '1 day' WHERE id = $1`, [
            bob.userId,
            kind,
          ]),
        () => sql('UPDATE app_user SET restriction = NULL, restricted_until = NULL WHERE id = $1', [bob.userId]),
      ]),
    ];
    for (const [hinder, undo] of hinders) {
      await hinder();
      expect(await sender.call('chat.invite', { userId: bob.id })).toEqual(sent);
      await undo();
    }
    expect(heard).toEqual([]);
    await sender.call('chat.invite', { userId: bob.id });
    await expect.poll(() => heard).toHaveLength(1); // the ones before would have been heard by now
  });

  it('needs a room that waits, and is refused after many', async () => {
    const [sender, bob] = [await opener(), await person('invited3')];
    await sender.call('coinflip.cancel', { id: sender.room });
    expect(await sender.refusal('chat.invite', { userId: bob.id })).toMatchObject({ code: 404 });
    const busy = await opener();
    for (let n = 0; n < 10; n += 1) await busy.call('chat.invite', { userId: (await person(`crowd${n}`)).id });
    expect(await busy.refusal('chat.invite', { userId: bob.id })).toMatchObject({ code: 429 });
  });
});
