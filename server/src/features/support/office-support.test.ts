import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import { officeSupportCalls } from '../../../contract/features/office-support.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { timesByWeek } from './desk-figures.ts';
import { write, type History } from './testing/support-fixtures.ts';

type Opened = CallAnswer<'officeSupport.open'>;
type Listed = CallAnswer<'officeSupport.list'>;

let server: TestServer;
let moderator: TestPlayer;
let payer: TestPlayer;
let admin: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  const member = (role: 'moderator' | 'payments' | 'admin') => server.player({ roles: [role] });
  [moderator, payer, admin] = [await member('moderator'), await member('payments'), await member('admin')];
}, 60_000);
afterAll(() => server.close());

const ask = async (
  text = 'Where is my money?',
  who?: TestPlayer,
): Promise<{ ann: TestPlayer; conversation: string }> => {
  const ann = who ?? (await server.player({ language: 'en' }));
  const sent = await write(ann, text, { topic: 'deposit' });
  return { ann, conversation: sent.conversation.uid };
};
const open = async (who: TestPlayer, conversation: string): Promise<Opened> =>
  officeSupportCalls['officeSupport.open'].answer.parse(await who.call('officeSupport.open', { conversation }));
const list = async (who: TestPlayer, payload: object = {}): Promise<Listed> =>
  officeSupportCalls['officeSupport.list'].answer.parse(await who.call('officeSupport.list', payload));
const reply = (who: TestPlayer, conversation: string, text = 'On its way.') =>
  who.call('officeSupport.answer', { conversation, text, requestId: randomUUID() });
const idOf = async ({ userId }: TestPlayer): Promise<string> => {
  const { rows } = await server.database.owner.query('SELECT public_id FROM app_user WHERE id = $1', [userId]);
  return (rows as { public_id: string }[])[0]?.public_id ?? '';
};
const unread = async (who: TestPlayer): Promise<number> =>
  (await who.call<{ unread: number }>('notices.unread')).unread;
const notYours = { code: 'SUPPORT_NOT_YOUR_QUEUE' };
const changed = { code: 'SUPPORT_CHANGED' };

describe('an answer', () => {
  it('is one notice however many follow, until its player has read them; a note is none', async () => {
    const { ann, conversation } = await ask();
    await moderator.call('officeSupport.note', { conversation, text: 'a note', requestId: randomUUID() });
    expect(await unread(ann)).toBe(0);
    for (const text of ['On its way.', 'It has arrived.']) await reply(moderator, conversation, text);
    expect(await unread(ann)).toBe(1);
    await ann.call('support.read', { conversation, seq: 4 });
    expect(await unread(ann)).toBe(0);
    await reply(moderator, conversation, 'Anything else?');
    expect(await unread(ann)).toBe(1);
    expect(await ann.call('notices.load', {})).toMatchObject({ items: [{ code: 'support' }, { code: 'support' }] });
  });
});

describe('a queue', () => {
  it('is seen and worked on by its own roles alone, call by call', async () => {
    const { conversation } = await ask();
    const more = {
      text: 'a text',
      requestId: randomUUID(),
      assignee: null,
      was: null,
      queue: 'support',
      note: 'a note',
    };
    const about = ['open', 'answer', 'note', 'typing', 'assign', 'handOver', 'close', 'reopen'];
    for (const name of about)
      expect(await payer.refusal(`officeSupport.${name}`, { conversation, ...more })).toMatchObject(notYours);
    expect(await payer.refusal('officeSupport.list', { queue: 'compliance' })).toMatchObject(notYours);
    const seen = async (who: TestPlayer) => (await list(who)).conversations.some(({ uid }) => uid === conversation);
    expect([await seen(moderator), await seen(payer), await seen(admin)]).toEqual([true, false, true]);
    expect((await list(payer)).waiting.map(({ queue }) => queue)).toEqual(['payments']);
  });

  it('is handed a conversation with a note, which leaves its desk and its assignee', async () => {
    const { ann, conversation } = await ask();
    await reply(moderator, conversation);
    const handOver = { conversation, queue: 'payments', note: 'Please look at the bank.' };
    await moderator.call('officeSupport.handOver', handOver);
    expect(await moderator.refusal('officeSupport.open', { conversation })).toMatchObject(notYours);
    const { events, messages, conversation: seen } = await open(payer, conversation);
    expect(seen).toMatchObject({ queue: 'payments', assignee: null });
    expect(messages.map(({ side, text }) => [side, text])).toEqual([
      ['player', 'Where is my money?'],
      ['staff', 'On its way.'],
      ['note', 'Please look at the bank.'],
      ['system', 'handedOver'],
    ]);
    expect(events.map(({ kind, to }) => [kind, to === 'payments'])).toEqual([
      ['assigned', false],
      ['handedOver', true],
    ]);
    expect(await admin.refusal('officeSupport.handOver', handOver)).toMatchObject(changed);
    const { messages: shown } = await ann.call<History>('support.history', { conversation });
    expect(shown.map(({ text }) => text)).not.toContain('Please look at the bank.');
  });

  it('lists who waits longest first, narrowed by state, assignee and words', async () => {
    const first = await ask('a question about xyzzy');
    const second = await ask('another about xyzzy');
    const found = async (payload: object = {}) =>
      (await list(moderator, { search: 'xyzzy', ...payload })).conversations.map(({ uid }) => uid);
    expect(await found()).toEqual([first.conversation, second.conversation]);
    await reply(moderator, first.conversation, 'done');
    expect(await found()).toEqual([second.conversation, first.conversation]);
    expect(await found({ state: 'waiting' })).toEqual([second.conversation]);
    expect(await found({ assignee: 'me' })).toEqual([first.conversation]);
    expect(await found({ assignee: 'nobody' })).toEqual([second.conversation]);
  });
});

describe('a conversation', () => {
  it('is assigned to one of two who take it at once', async () => {
    const { conversation } = await ask();
    const takers = await Promise.all([moderator, admin].map(idOf));
    const answers = await Promise.allSettled(
      [moderator, admin].map((who, place) =>
        who.call('officeSupport.assign', { conversation, assignee: takers[place], was: null }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { events, conversation: seen } = await open(moderator, conversation);
    expect(events).toMatchObject([{ kind: 'assigned' }]);
    expect(takers).toContain(seen.assignee?.userId);
    const stranger = await server.player();
    const toStranger = { conversation, assignee: await idOf(stranger), was: seen.assignee?.userId };
    expect(await admin.refusal('officeSupport.assign', toStranger)).toMatchObject({ code: 404 });
  });

  it('has every act in its trail, with who did it', async () => {
    const { ann, conversation } = await ask();
    await reply(moderator, conversation);
    await moderator.call('officeSupport.assign', { conversation, assignee: null, was: await idOf(moderator) });
    await moderator.call('officeSupport.close', { conversation });
    expect(await admin.refusal('officeSupport.close', { conversation })).toMatchObject(changed);
    expect(
      await moderator.refusal('officeSupport.answer', { conversation, text: 'x', requestId: randomUUID() }),
    ).toMatchObject({
      code: 'SUPPORT_CLOSED',
    });
    await admin.call('officeSupport.reopen', { conversation });
    const { events } = await open(admin, conversation);
    expect(events.map(({ kind }) => kind)).toEqual(['assigned', 'released', 'closed', 'reopened']);
    expect(new Set(events.map(({ by }) => by)).size).toBe(2);
    const { messages } = await ann.call<History>('support.history', { conversation });
    expect(messages.map(({ text }) => text)).toEqual([
      'Where is my money?',
      'On its way.',
      'closedByHouse',
      'reopened',
    ]);
  });

  it('tells its player nothing of a note, not even that there is one', async () => {
    const { ann, conversation } = await ask();
    const pushes: unknown[] = [];
    ann.calls.on('support', (push: unknown) => pushes.push(push));
    const requestId = randomUUID();
    await moderator.call('officeSupport.note', { conversation, text: 'Looks like a bot.', requestId });
    await moderator.call('officeSupport.note', { conversation, text: 'Looks like a bot.', requestId });
    await reply(moderator, conversation, 'the answer');
    await expect.poll(() => pushes.length).toBe(1);
    expect(JSON.stringify(await ann.call('support.history', { conversation }))).not.toContain('bot');
    expect(JSON.stringify(await ann.call('support.open', {}))).not.toContain('bot');
    expect((await open(moderator, conversation)).messages.map(({ side }) => side)).toEqual(['player', 'note', 'staff']);
  });

  it('shows the player beside it, and the balance to who works with payments', async () => {
    const { ann, conversation } = await ask();
    const { player } = await open(moderator, conversation);
    expect(player).toMatchObject({ userId: await idOf(ann), balanceMinor: null, conversations: 1, isOnBreak: false });
    expect((await open(admin, conversation)).player?.balanceMinor).toEqual(expect.any(Number));
  });

  it('is answered by somebody else when its player is of the staff', async () => {
    const { conversation } = await ask('my own', moderator);
    const written = { conversation, text: 'x', requestId: randomUUID() };
    expect(await moderator.refusal('officeSupport.answer', written)).toMatchObject({ code: 'SAME_PERSON' });
    expect((await open(moderator, conversation)).conversation.isOwn).toBe(true);
    await reply(admin, conversation);
  });
});

describe('a ready answer', () => {
  const bodies = { en: 'Hello {nick}, {agent} here about {topic} {ref}.', ru: 'Здравствуйте, {nick}!' };
  it('has versions, of which the one that was read is changed', async () => {
    const { answer } = await moderator.call<CallAnswer<'officeSupport.saveReadyAnswer'>>(
      'officeSupport.saveReadyAnswer',
      { title: 'Hello', queue: null, bodies },
    );
    expect(answer).toMatchObject({ version: 1, bodies });
    const edit = { id: answer.id, version: 1, title: 'Hello!', queue: 'support', bodies };
    expect(await admin.call('officeSupport.saveReadyAnswer', edit)).toMatchObject({ answer: { version: 2 } });
    expect(await moderator.refusal('officeSupport.saveReadyAnswer', edit)).toMatchObject(changed);
    const { answers } = officeSupportCalls['officeSupport.readyAnswers'].answer.parse(
      await payer.call('officeSupport.readyAnswers'),
    );
    expect(answers).toMatchObject([{ title: 'Hello!', version: 2 }]);
    const { versions } = officeSupportCalls['officeSupport.readyVersions'].answer.parse(
      await payer.call('officeSupport.readyVersions', { id: answer.id }),
    );
    const nicks = [answers[0]?.editedBy, answer.editedBy];
    expect(versions.map(({ title, editedBy }) => [title, editedBy])).toEqual([
      ['Hello!', nicks[0]],
      ['Hello', nicks[1]],
    ]);
  });

  it('names no variable that there is not, and has words', async () => {
    const wrong = { title: 'x', queue: null, bodies: { en: 'Hello {name}' } };
    const refusal = await moderator.refusal('officeSupport.saveReadyAnswer', wrong);
    expect(refusal).toMatchObject({ code: 'SUPPORT_VARIABLE' });
    const empty = { title: 'x', queue: null, bodies: { en: ' ' } };
    expect(await moderator.refusal('officeSupport.saveReadyAnswer', empty)).toMatchObject({ code: 'SUPPORT_EMPTY' });
  });
});

describe('the figures', () => {
  it('are counted for the queues of who asks', async () => {
    const figures = officeSupportCalls['officeSupport.figures'].answer.parse(
      await moderator.call('officeSupport.figures', {}),
    );
    expect(figures.queues.map(({ queue }) => queue)).toEqual(['support']);
    expect(figures.opened).toBeGreaterThan(0);
  });

  it('have the median and the slowest tenth of each week and queue, without the hours of nobody', () => {
    const monday = Date.UTC(2026, 10, 23, 9); // 12:00 in Moscow
    const minutes = (count: number): number => count * 60_000;
    const row = (queue: string, askedAt: number, wait: number, solved: number | null) => ({
      queue,
      askedAt,
      firstAnswerAt: askedAt + wait,
      closedAt: solved === null ? null : askedAt + solved,
    });
    const rows = [
      row('support', monday - 7 * 86_400_000, minutes(5), null),
      row('support', monday, minutes(1), minutes(20)),
      row('support', monday + 1, minutes(3), null),
      row('payments', monday, minutes(24 * 60), null), // five hours of the night do not count
    ];
    expect(timesByWeek(rows)).toMatchObject([
      { queue: 'payments', firstAnswer: { medianMs: minutes(19 * 60), count: 1 }, solution: null },
      { queue: 'support', firstAnswer: { medianMs: minutes(1), p90Ms: minutes(3), count: 2 }, solution: { count: 1 } },
      { queue: 'support', weekAt: Date.UTC(2026, 10, 15, 21), firstAnswer: { medianMs: minutes(5) } },
    ]);
  });
});
