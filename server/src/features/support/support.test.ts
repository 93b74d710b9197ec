import { randomUUID } from 'node:crypto';
import { inUnitOfWork, support } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_SUPPORT_SEQ, supportCalls, supportLimits } from '../../../contract/features/support.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { answer, newGuestKey, write, type History, type Opened } from './testing/support-fixtures.ts';

let server: TestServer;
let other: TestServer; // another process of the same house
let agent: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'true' });
  other = await startTestServer({ TRUST_PROXY: 'true' }, { beside: server });
  agent = await server.player({ roles: ['moderator'] });
}, 60_000);
afterAll(async () => {
  await other.close();
  await server.close();
});

const sql = (text: string, values: readonly unknown[] = []) => server.database.owner.query(text, [...values]);
const elsewhere = { 'x-forwarded-for': '203.0.113.7' }; // a network that has not written before: each may so often
const toOther = ({ userId, token }: TestPlayer) => other.signIn({ userId, login: '', token });
const open = async (who: TestPlayer, payload: object = {}): Promise<Opened> =>
  supportCalls['support.open'].answer.parse(await who.call('support.open', payload));
const history = (who: TestPlayer, conversation: string, more: object = {}): Promise<History> =>
  who.call<History>('support.history', { conversation, ...more });
const earlier = (uid: string, ms: number) =>
  sql('UPDATE support_conversation SET created_at = created_at - $2::bigint WHERE uid = $1', [uid, ms]);

describe('a conversation', () => {
  it('begins with a question, is answered, closed and rated once', async () => {
    const ann = await server.player({ language: 'en' });
    const { conversation, message } = await write(ann, ' Where is\u202E my money?\n\nAnn ', { topic: 'deposit' });
    expect(message).toMatchObject({ seq: 1, side: 'player', text: 'Where is my money?\n\nAnn', agent: null });
    expect(conversation).toMatchObject({ topic: 'deposit', state: 'waiting', unread: 0, card: null, rating: null });
    const { uid } = conversation;
    const notClosed = { code: 'SUPPORT_NOT_CLOSED' };
    expect(await ann.refusal('support.rate', { conversation: uid, rating: 5 })).toMatchObject(notClosed);
    await answer(server, uid, { authorId: agent.userId, text: 'On its way.' });
    expect(await ann.call('support.unread')).toEqual({ unread: 1 });
    const opened = await open(ann);
    expect(opened.conversations).toMatchObject([{ uid, state: 'answered', unread: 1, lastText: 'On its way.' }]);
    expect(opened.messages.map(({ seq, side }) => [seq, side])).toEqual([
      [1, 'player'],
      [2, 'staff'],
    ]);
    expect(opened.messages[1]?.agent).toMatch(/^tester/);
    await ann.call('support.read', { conversation: uid, seq: 99 });
    expect(await ann.call('support.unread')).toEqual({ unread: 0 });
    await ann.call('support.close', { conversation: uid });
    expect(await ann.refusal('support.close', { conversation: uid })).toMatchObject({ code: 'SUPPORT_CLOSED' });
    const again = { conversation: uid, text: 'hello', requestId: randomUUID() };
    expect(await ann.refusal('support.send', again)).toMatchObject({ code: 'SUPPORT_CLOSED', msg: /over/ });
    const rating = { conversation: uid, rating: 4, comment: ' quick ' };
    expect(await ann.call('support.rate', rating)).toMatchObject({ conversation: { rating: 4, state: 'closed' } });
    expect(await ann.refusal('support.rate', rating)).toMatchObject({ code: 'SUPPORT_RATED' });
    expect((await history(ann, uid)).messages.at(-1)).toMatchObject({ side: 'system', text: 'closedByPlayer', seq: 3 });
    const { rows } = await sql('SELECT rating_comment AS comment FROM support_conversation WHERE uid = $1', [uid]);
    expect(rows).toEqual([{ comment: 'quick' }]);
  });

  it('has places without a gap, whoever writes at once at whatever process', async () => {
    const ann = await server.player();
    const there = await toOther(ann);
    const { conversation } = await write(ann, 'first');
    const { uid } = conversation;
    await sql('UPDATE support_message SET at = at - 600000');
    const writings = Array.from({ length: 8 }, (_, place) =>
      write(place % 2 ? ann : there, `m${place}`, { conversation: uid }),
    );
    const notes = Array.from({ length: 12 }, (_, place) =>
      answer(server, uid, { authorId: agent.userId, side: place % 2 ? 'note' : 'staff' }),
    );
    await Promise.all([...writings, ...notes]);
    const { rows } = await sql(
      `SELECT m.seq FROM support_message m JOIN support_conversation c ON c.id = m.conversation_id WHERE c.uid = $1 ORDER BY m.seq`,
      [uid],
    );
    expect(rows.map(({ seq }: { seq: number }) => seq)).toEqual(Array.from({ length: 21 }, (_, place) => place + 1));
  });

  it('is opened once, with one message, however often its request is repeated at both processes at once', async () => {
    const ann = await server.player();
    const there = await toOther(ann);
    const requestId = randomUUID();
    const sent = await Promise.all([ann, there, ann, there].map((who) => write(who, 'once', { requestId })));
    expect(new Set(sent.map(({ message }) => message.uid)).size).toBe(1);
    expect((await open(ann)).conversations).toHaveLength(1);
  });

  it('is read in pages, after a place and before one', async () => {
    const ann = await server.player();
    const { uid } = (await write(ann, 'question')).conversation;
    for (let n = 0; n < 54; n += 1) await answer(server, uid, { authorId: agent.userId, text: String(n) });
    const seqs = async (more: object) => (await history(ann, uid, more)).messages.map(({ seq }) => seq);
    expect([(await seqs({}))[0], (await seqs({})).at(-1)]).toEqual([6, 55]);
    expect(await seqs({ before: 6 })).toEqual([1, 2, 3, 4, 5]);
    expect(await seqs({ after: 52 })).toEqual([53, 54, 55]);
    expect(await seqs({ after: MAX_SUPPORT_SEQ })).toEqual([]);
    const both = { conversation: uid, before: 6, after: 2 };
    expect(await ann.refusal('support.history', both)).toMatchObject({ code: 400, field: 'before' });
  });

  it('is nobody else’s: neither its messages nor any act on it', async () => {
    const [ann, eve, guest] = [await server.player(), await server.player(), await server.guest()];
    const { uid: conversation } = (await write(ann, 'private')).conversation;
    for (const [who, key] of [
      [eve, {}],
      [guest, { guestKey: newGuestKey() }],
    ] as const) {
      const at = { conversation, ...key };
      const text = { text: 'mine now', requestId: randomUUID() };
      expect((await who.refusal('support.history', at)).code).toBe(404);
      expect((await who.refusal('support.send', { ...at, ...text })).code).toBe(404);
      expect((await who.refusal('support.read', { ...at, seq: 1 })).code).toBe(404);
      expect((await who.refusal('support.typing', at)).code).toBe(404);
      expect((await who.refusal('support.close', at)).code).toBe(404);
      expect((await who.refusal('support.rate', { ...at, rating: 1 })).code).toBe(404);
      expect((await open(who, key)).conversations).toEqual([]);
      expect(await who.call('support.unread', key)).toEqual({ unread: 0 });
    }
  });

  it('may always be had: by who is excluded, blocked from withdrawals and banned from the chat', async () => {
    const ann = await server.player();
    await sql('UPDATE app_user SET block_withdraw = true WHERE id = $1', [ann.userId]);
    await sql(`INSERT INTO chat_ban (user_id, by_id, reason, comment, at) VALUES ($1, $2, 0, '', 1)`, [
      ann.userId,
      agent.userId,
    ]);
    await ann.call('limits.selfExclude', { for: 'forever' });
    expect((await write(ann, 'please help')).conversation.state).toBe('waiting');
  });
});

describe('notes of staff', () => {
  it('never leave the house: in no answer, count, push or export of their player', async () => {
    const ann = await server.player();
    const { uid } = (await write(ann, 'question')).conversation;
    const pushed: unknown[] = [];
    ann.calls.on('support', (push: unknown) => pushed.push(push));
    await answer(server, uid, { authorId: agent.userId, side: 'note', text: 'a secret note' });
    await answer(server, uid, { authorId: agent.userId, text: 'an answer' });
    const cookie = `token=${ann.token}`;
    const exported = await fetch(`${server.url}/api/account/export`, { headers: { cookie } });
    const seen = [
      await open(ann),
      await history(ann, uid),
      await history(ann, uid, { after: 0 }),
      await exported.text(),
    ];
    expect(JSON.stringify([...seen, pushed])).not.toContain('secret');
    expect(JSON.stringify(seen[3])).toContain('an answer');
    expect(await ann.call('support.unread')).toEqual({ unread: 1 });
  });
});

describe('a guest', () => {
  it('has a conversation by a key of which only a hash is stored, and no other’s', async () => {
    const guest = await server.guest();
    const guestKey = newGuestKey();
    const { conversation } = await write(guest, 'I cannot sign in', {
      guestKey,
      email: 'a@example.com',
      topic: 'account',
    });
    expect((await open(guest, { guestKey })).conversations).toMatchObject([{ uid: conversation.uid }]);
    expect((await open(guest)).conversations).toEqual([]);
    expect((await open(guest, { guestKey: newGuestKey() })).conversations).toEqual([]);
    const { rows } = await sql(
      `SELECT guest_email AS email, guest_key_hash = sha256(decode($2, 'hex')) AS "isHash", to_jsonb(c)::text AS row
       FROM support_conversation c WHERE uid = $1`,
      [conversation.uid, guestKey],
    );
    expect(rows).toEqual([{ email: 'a@example.com', isHash: true, row: expect.not.stringContaining(guestKey) }]);
    const keyless = { text: 'hello', requestId: randomUUID() };
    expect(await guest.refusal('support.send', keyless)).toMatchObject({ code: 'SUPPORT_GUEST_KEY' });
  });

  it('takes the conversation along on signing in, and the key opens nothing any more', async () => {
    const [guest, ann] = [await server.guest(), await server.player()];
    const guestKey = newGuestKey();
    const { uid } = (await write(guest, 'before', { guestKey })).conversation;
    expect((await open(ann, { guestKey })).conversations).toMatchObject([{ uid }]);
    expect((await open(guest, { guestKey })).conversations).toEqual([]);
    expect((await write(ann, 'after', { conversation: uid })).message.seq).toBe(2);
  });
});

describe('a topic', () => {
  it('is linked to a payment, a round or a bonus of the player’s own, and offers the last ones', async () => {
    const [ann, eve] = [await server.player(), await server.player()];
    const payment = await sql(
      `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
         base_minor, transaction_id, created_at, updated_at, done_at)
       VALUES ($1, $2, 1, 2, 4, 4, 'fiat', 2, 1000000, 100000, 100000, $1, $3, $3, $3) RETURNING id::text AS ref`,
      [randomUUID(), ann.userId, Date.now()],
    );
    const bonus = await sql(
      `INSERT INTO bonus_grant (user_id, bonus, period, account, amount, status, terms, details, created_at, updated_at)
       VALUES ($1, 'cashback', 'x', 'bonus', 100, 'declined', 1, '{}', 5, 5) RETURNING id::text AS ref`,
      [ann.userId],
    );
    const round = await ann.call<{ transaction_id: string }>('dice.play', {
      bet: '1.00',
      percent: 50,
      bet_type: 'less',
    });
    const refs = [
      [
        'deposit',
        (payment.rows[0] as { ref: string }).ref,
        { kind: 'payment', amount: 100_000, isWithdrawal: false, state: 2 },
      ],
      ['bonus', (bonus.rows[0] as { ref: string }).ref, { kind: 'bonus', bonus: 'cashback', status: 'declined' }],
      ['round', round.transaction_id, { kind: 'round', game: 'dice', stakeMinor: 100, isOver: true }],
    ] as const;
    for (const [topic, ref, card] of refs) {
      expect((await open(ann, { topic, ref })).card).toMatchObject({ ...card, ref });
      const { conversation } = await write(ann, 'about this', { topic, ref });
      expect(conversation.card).toMatchObject({ ...card, ref });
      const offered = await ann.call('support.subjects', { topic });
      expect(supportCalls['support.subjects'].answer.parse(offered).cards).toMatchObject([{ ...card, ref }]);
      const others = { topic, ref, text: 'mine', requestId: randomUUID() };
      expect(await eve.refusal('support.send', others)).toMatchObject({ code: 'SUPPORT_NOT_OWN' });
      expect((await open(eve, { topic, ref })).card).toBeNull();
      expect(await ann.call('support.subjects', { topic: 'account' })).toEqual({ cards: [] });
    }
  });

  it('has the code of an error when it is a technical one, and any other is linked to nothing', async () => {
    const guest = await server.guest();
    const more = { guestKey: newGuestKey(), topic: 'technical', ref: 'E-500.a1' };
    expect((await write(guest, 'it broke', more)).conversation.card).toEqual({ kind: 'error', ref: 'E-500.a1' });
    const cases = [
      { topic: 'technical', ref: '<b>' },
      { topic: 'account', ref: '1' },
      { topic: 'deposit', ref: "1' OR 1" },
      { topic: 'round', ref: 'x' },
    ];
    for (const wrong of cases) {
      const sent = { text: 'x', requestId: randomUUID(), guestKey: newGuestKey(), ...wrong };
      expect(await guest.refusal('support.send', sent)).toMatchObject({ code: 'SUPPORT_NOT_OWN' });
    }
  });
});

describe('limits', () => {
  it('are five conversations an hour and fifteen a day', async () => {
    const ann = await server.player();
    const opened: string[] = [];
    for (let n = 0; n < supportLimits.conversationsPerHour; n += 1)
      opened.push((await write(ann, 'q')).conversation.uid);
    const one = () => ({ text: 'q', requestId: randomUUID() });
    const tooMany = { code: 'SUPPORT_TOO_MANY', retryAfterMs: expect.any(Number) };
    expect(await ann.refusal('support.send', one())).toMatchObject(tooMany);
    for (const uid of opened) await earlier(uid, 3_600_000);
    await sql(
      `INSERT INTO support_conversation (uid, user_id, language, topic, created_at, waiting_since)
       SELECT gen_random_uuid(), $1, 'en', 'other', $2, $2 FROM generate_series(1, 10)`,
      [ann.userId, Date.now() - 7_200_000],
    );
    expect(await ann.refusal('support.send', one())).toMatchObject(tooMany);
  });

  it('are ten messages a minute, in all conversations together', async () => {
    const ann = await server.player();
    const { uid } = (await write(ann, 'q')).conversation;
    const more = Array.from({ length: supportLimits.messagesPerMinute + 3 }, () =>
      ann.call('support.send', { conversation: uid, text: 'q', requestId: randomUUID() }).then(
        () => 'sent',
        (error: Error) => /"code":"(\w+)"/.exec(error.message)?.[1],
      ),
    );
    const results = await Promise.all(more);
    expect(results.filter((result) => result === 'sent')).toHaveLength(supportLimits.messagesPerMinute - 1);
    expect(new Set(results)).toEqual(new Set(['sent', 'SUPPORT_TOO_FAST']));
  });

  it('hold for a network too, whatever keys its guests make', async () => {
    const guest = await other.guest();
    const codes: unknown[] = [];
    for (let n = 0; n < 60 && codes.length === 0; n += 1) {
      const sent = { text: 'q', requestId: randomUUID(), guestKey: newGuestKey() };
      await guest.call('support.send', sent).catch((error: Error) => codes.push(error.message));
    }
    expect(codes).toEqual([expect.stringContaining('SUPPORT_TOO_MANY')]);
  });

  it('let a text have two thousand characters, and something must be said', async () => {
    const ann = await server.player();
    const sent = { requestId: randomUUID() };
    expect(await ann.refusal('support.send', { ...sent, text: 'x'.repeat(2001) })).toMatchObject({ code: 400 });
    expect(await ann.refusal('support.send', { ...sent, text: ' \u202E ' })).toMatchObject({ code: 'SUPPORT_EMPTY' });
  });
});

describe('pages', () => {
  it('hear of what is new to their player or guest, at every process, and of nobody else’s', async () => {
    const [ann, guest] = [await server.again(await server.account(), elsewhere), await other.guest()];
    const there = await toOther(ann);
    const guestKey = newGuestKey();
    const heard = (who: TestPlayer): unknown[] => {
      const pushes: unknown[] = [];
      who.calls.on('support', (push: unknown) => pushes.push(push));
      return pushes;
    };
    const [ofAnn, ofGuest] = [heard(there), heard(guest)];
    await open(guest, { guestKey });
    const fresh = await server.guest(elsewhere);
    const { uid } = (await write(ann, 'question')).conversation;
    const { uid: ofKey } = (await write(fresh, 'question', { guestKey })).conversation;
    await expect.poll(() => ofAnn).toContainEqual({ type: 'changed', payload: { conversation: uid, seq: 1 } });
    await expect.poll(() => ofGuest).toContainEqual({ type: 'changed', payload: { conversation: ofKey, seq: 1 } });
    expect(JSON.stringify(ofGuest)).not.toContain(uid);
  });
});

describe('a message that failed to be stored', () => {
  it('leaves neither a place nor a conversation', async () => {
    const ann = await server.again(await server.account(), elsewhere);
    const sent = { text: 'q', requestId: randomUUID(), attachments: [randomUUID()] };
    expect(await ann.refusal('support.send', sent)).toMatchObject({ code: 'SUPPORT_ATTACHMENT' });
    expect((await open(ann)).conversations).toEqual([]);
    await expect(
      inUnitOfWork(server.db, ({ client }) =>
        support.addSupportMessage(client, {
          uid: randomUUID(),
          conversationId: -1n,
          side: 'note',
          authorId: agent.userId,
          requestId: null,
          text: 'x',
          at: 1,
        }),
      ),
    ).resolves.toBeUndefined();
  });
});
