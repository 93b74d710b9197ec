import { randomUUIDv7 } from 'node:crypto';
import { checkInvariants } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../contract/features/chat.contract.ts';
import { languages } from '../../../contract/languages.ts';
import { MAX_QUIZ_ANSWER, MAX_QUIZ_QUESTION, plainAnswer } from '../../../contract/features/quiz-values.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { houseQuestions } from './house-questions.ts';

let server: TestServer;
let other: TestServer; // another process of the same house
let moderator: TestPlayer;
beforeAll(async () => {
  const env = { QUIZ_PER_MODERATOR: '60', QUIZ_PER_PLAYER: '55' };
  server = await startTestServer(env);
  other = await startTestServer(env, { beside: server });
  moderator = await server.player({ roles: ['moderator'], language: 'en' });
}, 60_000);
afterAll(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await other.close();
  await server.close();
});

const sql = (text: string, values: readonly unknown[] = []) => server.database.owner.query(text, [...values]);
const idOf = async ({ userId }: TestPlayer): Promise<string> => {
  const { rows } = await sql('SELECT public_id AS id FROM app_user WHERE id = $1', [userId]);
  return (rows[0] as { id: string }).id;
};
const dicOf = async ({ userId }: TestPlayer): Promise<bigint> => {
  const { rows } = await sql(`SELECT balance FROM ledger_account WHERE user_id = $1 AND kind = 'dic'`, [userId]);
  return (rows[0] as { balance: bigint }).balance;
};
const says = (player: TestPlayer, msg: string) => player.request<ChatMessage>('chat:send', { msg, room: 'tr' });
const roundOf = async () => {
  const { rows } = await sql(`SELECT * FROM quiz_round WHERE room = 'tr' ORDER BY started_at DESC LIMIT 1`);
  return rows[0] as { uid: string; winner_id: bigint | null; ended_at: bigint | null; grant_id: bigint | null };
};
const cardOf = async (player: TestPlayer): Promise<ChatMessage | undefined> => {
  const { messages } = await player.call<{ messages: ChatMessage[] }>('chat.open', { room: 'tr' });
  return messages.findLast(({ quiz }) => quiz !== null);
};

describe('the questions of the house', () => {
  it.each(languages)('are thirty in %s, each short enough and with an answer that can be written', (language) => {
    const questions = houseQuestions(language);
    expect(questions).toHaveLength(30);
    for (const { question, answers } of questions) {
      expect(question.length).toBeLessThanOrEqual(MAX_QUIZ_QUESTION);
      expect(answers.length).toBeGreaterThan(0);
      for (const answer of answers) expect([answer, answer.length <= MAX_QUIZ_ANSWER && plainAnswer(answer) !== '']).toEqual([answer, true]); // prettier-ignore
    }
  });

  it('are there once, however many processes start, and moderators change them', async () => {
    const questions = async () =>
      (await moderator.call<{ questions: { id: number; question: string }[] }>('officeQuiz.questions', { room: 'tr' }))
        .questions;
    expect(await questions()).toHaveLength(30);
    for (const { id } of await questions()) await moderator.call('officeQuiz.remove', { id });
    const save = (id: number | null, answers: string[]) =>
      moderator.call<{ id: number }>('officeQuiz.save', { room: 'tr', id, question: 'Bir artı bir?', answers });
    const { id } = await save(null, ['üç']);
    const { id: changed } = await save(id, ['iki']);
    expect(await questions()).toEqual([{ id: changed, question: 'Bir artı bir?', answers: ['iki'] }]);
    const gone = { room: 'tr', id, question: 'Hm?', answers: ['1'] };
    expect(await moderator.refusal('officeQuiz.save', gone)).toMatchObject({ code: 404 });
    expect(await moderator.refusal('officeQuiz.remove', { id })).toMatchObject({ code: 404 });
    const empty = { ...gone, id: null, answers: ['?!'] };
    expect(await moderator.refusal('officeQuiz.save', empty)).toMatchObject({ code: 'QUIZ_ANSWER' });
  });
});

describe('a question', () => {
  it('is asked once by two processes, hides its answer, is won by the first right message, and is paid once', async () => {
    const rules = { prizeDic: 5, everyMinutes: 10, answerSeconds: 600, fromHour: 0, toHour: 24, dayBudgetDic: 5 };
    await sql(`INSERT INTO bonus_campaign (bonus, is_on, rules, terms) VALUES ('quizSchedule', true, $1, 1)`, [rules]);
    const players = await Promise.all(Array.from({ length: 6 }, () => server.player({ language: 'tr' })));
    const guest = await server.guest();
    await sql(`DELETE FROM quiz_question WHERE room <> 'tr'`); // the budget is for one
    await expect.poll(() => cardOf(guest), { timeout: 20_000 }).toBeDefined();
    const card = await cardOf(guest);
    expect(card).toMatchObject({
      message: 'Bir artı bir?',
      type: 1,
      quiz: { prize: 500, isOver: false, winner: null },
    });
    expect(JSON.stringify(card)).not.toContain('iki');
    await says(moderator, 'iki'); // staff win nothing
    await says(players[0] as TestPlayer, 'üç');
    expect(await roundOf()).toMatchObject({ winner_id: null });
    const racers = await Promise.all(
      players.slice(1).map(async (player, at) => (at % 2 === 0 ? player : other.signIn({ ...player, login: '' }))),
    );
    const sent = await Promise.all(racers.map((player) => says(player, ' İKİ!')));
    const first = sent.reduce((best, one) => (one.data.id < best.data.id ? one : best));
    const winner = players[sent.indexOf(first) + 1] as TestPlayer;
    expect(await roundOf()).toMatchObject({ winner_id: winner.userId });
    await expect.poll(async () => (await roundOf()).grant_id, { timeout: 10_000 }).not.toBeNull();
    expect(await Promise.all(players.map(dicOf))).toEqual(players.map((player) => (player === winner ? 500n : 0n)));
    expect((await cardOf(guest))?.quiz).toMatchObject({ isOver: true, answer: 'İKİ!', winner: expect.any(String) });
    const { rows } = await sql(`SELECT count(*)::int AS asked FROM quiz_round WHERE room = 'tr'`);
    expect(rows).toEqual([{ asked: 1 }]);
  }, 60_000);

  it('expires when nobody answers, and is in the budget no more', async () => {
    await sql(`UPDATE bonus_campaign SET rules = rules || '{"dayBudgetDic": 10}' WHERE bonus = 'quizSchedule'`);
    await sql(`ALTER TABLE quiz_round DISABLE TRIGGER quiz_round_life`);
    await sql(`UPDATE quiz_round SET started_at = started_at - 600000`);
    await sql(`ALTER TABLE quiz_round ENABLE TRIGGER quiz_round_life`);
    await expect.poll(async () => (await roundOf()).ended_at, { timeout: 20_000 }).toBeNull();
    await sql(`UPDATE quiz_round SET ends_at = started_at + 1 WHERE ended_at IS NULL`);
    await expect.poll(async () => (await roundOf()).ended_at, { timeout: 20_000 }).not.toBeNull();
    const late = await server.player();
    await says(late, 'iki');
    expect(await roundOf()).toMatchObject({ winner_id: null });
    expect((await cardOf(await server.guest()))?.quiz).toMatchObject({ isOver: true, winner: null, answer: null });
  }, 60_000);
});

describe('a prize of a moderator', () => {
  const gives = (who: TestPlayer, asked: object) => who.request('chat:viktorinaWin', asked);

  it('is credited once per request, and stands in the trail', async () => {
    const player = await server.player();
    const asked = { userId: await idOf(player), amount: 50, requestId: randomUUIDv7() };
    const twin = await other.signIn({ ...moderator, login: '' });
    const answers = await Promise.all([moderator, twin, moderator].map((who) => gives(who, asked)));
    for (const answer of answers) expect(answer).toMatchObject({ success: true, msg: 'The prize has been credited.' });
    expect(await dicOf(player)).toBe(5_000n);
    const { rows } = await sql(
      `SELECT actor_id, details->>'dic' AS dic FROM account_event WHERE kind = 'chat.quizPrize'`,
    );
    expect(rows).toEqual([{ actor_id: moderator.userId, dic: '50' }]);
    expect(await gives(moderator, { ...asked, amount: 1 })).toMatchObject({ success: false, code: 409 });
  });

  it('is 1 to 50 DIC, within the day’s limits of the moderator and of the player', async () => {
    const [ann, bob] = [await server.player(), await server.player()];
    for (const amount of [0, 51, 1.5, -1])
      expect(await gives(moderator, { userId: await idOf(ann), amount })).toMatchObject({ code: 'QUIZ_AMOUNT' });
    const limit = { code: 'QUIZ_LIMIT', msg: expect.stringContaining('60') };
    expect(await gives(moderator, { userId: await idOf(ann), amount: 11 })).toMatchObject(limit); // 50 are given
    const second = await server.player({ roles: ['moderator'] });
    const asks = { userId: await idOf(bob), amount: 50 };
    expect(await gives(second, asks)).toMatchObject({ success: true });
    expect(await gives(await server.player({ roles: ['admin'] }), asks)).toMatchObject({ code: 'QUIZ_LIMIT' });
  });

  it('goes to nobody who is the moderator, shares their device, works here, or is on a break; and players give none', async () => {
    const [twin, resting, player] = [await server.player(), await server.player(), await server.player()];
    const giver = await server.player({ roles: ['moderator'] });
    const key = 'INSERT INTO identity_key (user_id, kind, key_hash, is_proven) VALUES ($1, $2, $3, true)';
    for (const { userId } of [giver, twin]) await sql(key, [userId, 'device', Buffer.from('one device')]);
    await sql(
      `UPDATE app_user SET restriction = 'time_out', restricted_until = now() + interval '1 day' WHERE id = $1`,
      [resting.userId],
    );
    const refusals = [
      [giver, 'PROTECTED_ACCOUNT'],
      [moderator, 'PROTECTED_ACCOUNT'],
      [twin, 'SAME_PERSON'],
      [resting, 'CHAT_ON_BREAK'],
    ] as const;
    for (const [who, code] of refusals)
      expect(await gives(giver, { userId: await idOf(who), amount: 1 })).toMatchObject({ success: false, code });
    expect(await gives(giver, { uid: randomUUIDv7(), amount: 1 })).toMatchObject({ code: 404 });
    expect(await gives(player, { userId: await idOf(twin), amount: 1 })).toMatchObject({ success: false, code: 403 });
    const { data } = await player.request<ChatMessage>('chat:send', { msg: 'hello to all' });
    expect(await gives(giver, { uid: data.uid, amount: 2 })).toMatchObject({ success: true });
    expect(await dicOf(player)).toBe(200n);
  });
});
