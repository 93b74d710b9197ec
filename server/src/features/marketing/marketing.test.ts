import { inUnitOfWork, marketing, type UnitOfWork } from 'db';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { MarketingLetter } from '../../../contract/features/office-marketing.contract.ts';
import { languages } from '../../../contract/languages.ts';
import { createSecretBox } from '../../core/auth/secret-box.ts';
import { createOutboxMailer } from '../../core/mail/outbox-mailer.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { sendLetters } from './send-letters.ts';
import { createUnsubscribeLinks } from './unsubscribe.ts';

let server: TestServer;
let author: TestPlayer;
let decider: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  const person = () => server.player({ roles: ['marketing'], language: 'en', creditMinor: 0n });
  [author, decider] = [await person(), await person()];
});
afterAll(() => server.close());

const sql = async (text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await server.database.owner.query(text, [...values])).rows;
const customer = async (lang: string): Promise<TestPlayer> => {
  const player = await server.player({ language: 'en' });
  await sql('UPDATE app_user SET marketing = true, lang = $2 WHERE id = $1', [player.userId, lang]);
  return player;
};
const count = (conditions: object) =>
  author.call<CallAnswer<'officeMarketing.count'>>('officeMarketing.count', { conditions });
const addSegment = async (name: string, conditions: object): Promise<number> =>
  (await author.call<{ id: number }>('officeMarketing.addSegment', { name, conditions })).id;

describe('a segment', () => {
  it('is counted, and does not tell why so few are left out', async () => {
    const player = await customer('tr');
    await customer('tr');
    await sql('UPDATE app_user SET blocked_at = now() WHERE id = $1', [player.userId]);
    expect(await count({ languages: ['tr'] })).toMatchObject({ matched: 2, audience: 1, leftOut: null });
    await sql(
      `INSERT INTO app_user (public_id, nick, nick_key, lang)
       SELECT 'many' || n, 'many' || n, 'many' || n, 'tr' FROM generate_series(1, 18) n`,
    );
    expect(await count({ languages: ['tr'] })).toMatchObject({
      matched: 20,
      audience: 1,
      leftOut: [
        { reason: 'consent', count: 18 },
        { reason: 'protected', count: 1 },
      ],
    });
  });

  it.each([
    [{}],
    [{ balance: { from: 1 } }],
    [{ level: { from: 5, to: 4 } }],
    [{ played: { withinDays: 7, notForDays: 7 } }],
    [{ countries: ['kz'] }],
    [{ languages: ['xx'] }],
  ])('is not made of %o', async (conditions) => {
    expect(await author.refusal('officeMarketing.count', { conditions })).toMatchObject({ code: 400 });
  });

  it('keeps its name and conditions until it is out of use', async () => {
    const conditions = { level: { from: 3 } };
    const id = await addSegment('Level three', conditions);
    const again = { name: 'LEVEL three', conditions: { level: { from: 4 } } };
    expect(await author.refusal('officeMarketing.addSegment', again)).toMatchObject({ code: 'NAME_TAKEN' });
    const list = () => author.call<CallAnswer<'officeMarketing.segments'>>('officeMarketing.segments');
    expect((await list()).segments).toMatchObject([{ id, name: 'Level three', conditions }]);
    await author.call('officeMarketing.retireSegment', { id, reason: 'no longer wanted' });
    expect(await author.refusal('officeMarketing.retireSegment', { id, reason: 'once more' })).toMatchObject({
      code: 404,
    });
    expect((await list()).segments).toEqual([]);
    await addSegment('Level three', again.conditions);
    const trail = await sql(
      `SELECT kind FROM account_event WHERE actor_id = $1 AND kind LIKE 'marketing.%' ORDER BY id`,
      [author.userId],
    );
    expect(trail.map(({ kind }) => kind)).toEqual([
      'marketing.segmentAdded',
      'marketing.segmentRetired',
      'marketing.segmentAdded',
    ]);
  });
});

const words = (title: string) =>
  Object.fromEntries(languages.map((language) => [language, { title: `${title} ${language}`, text: 'One.\n\nTwo.' }]));
const letterTo = (segmentId: number, change: object = {}) => ({
  segmentId,
  channel: 'email',
  name: 'A letter',
  texts: words('News'),
  link: '/bonus',
  perWeek: 3,
  sendAt: Date.now(),
  reason: 'a new game',
  ...change,
});
const propose = async (segmentId: number, change: object = {}): Promise<number> =>
  (await author.call<{ id: number }>('officeMarketing.proposeLetter', letterTo(segmentId, change))).id;
const approve = (id: number) =>
  decider.call('officeMarketing.decideLetter', { id, isApproved: true, reason: 'it is good' });
const approved = async (segmentId: number, change: object = {}): Promise<number> => {
  const id = await propose(segmentId, change);
  await approve(id);
  return id;
};
const listed = async (id: number): Promise<MarketingLetter | undefined> =>
  (await author.call<CallAnswer<'officeMarketing.letters'>>('officeMarketing.letters')).letters.find(
    (letter) => letter.id === id,
  );
/** A segment of players who can all be written to, told apart by a country. */
const audience = async (country: string, size: number): Promise<number> => {
  await sql(
    `WITH made AS (
       INSERT INTO app_user (public_id, nick, nick_key, lang, marketing, email, email_key, email_verified)
       SELECT n, n, n, 'en', true, n || '@example.com', n || '@example.com', true
       FROM (SELECT lower($1) || g AS n FROM generate_series(1, $2::int) g) s RETURNING id)
     INSERT INTO session (id, token_hash, user_id, expires_at, country, last_used_at)
     SELECT gen_random_uuid(), decode(md5(id::text), 'hex'), id, now() + interval '1 day', $1, now() - interval '1 day' FROM made`,
    [country, size],
  );
  return addSegment(`Players of ${country}`, { countries: [country] });
};
const sendTools = async () => {
  const secrets = createSecretBox(await readFile(join(server.dataDir, 'app-secret'), 'utf8'));
  const siteUrl = () => server.url;
  return {
    links: createUnsubscribeLinks({ secrets, siteUrl }),
    siteUrl,
    mailer: createOutboxMailer(writeLetter),
    clock: { now: () => Date.now() },
    settings: { production: false, publicOrigin: undefined, dataDir: '', allowSandbox: true, blockedCountries: [] },
    inUnitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>) => inUnitOfWork(server.db, work),
  };
};
const send = async (change: object = {}) => sendLetters({ ...(await sendTools()), ...change });
const mailsOf = (letterId: number) =>
  sql(
    `SELECT s.user_id AS "userId", s.is_control AS "isControl", count(m.id)::int AS mails, min(m.body_text) AS text
     FROM marketing_send s LEFT JOIN mail m ON m.user_id = s.user_id AND m.kind = 'marketing'
     WHERE s.letter_id = $1 GROUP BY 1, 2 ORDER BY 1`,
    [letterId],
  );

describe('a letter', () => {
  it('needs words in all languages, and leads nowhere else', async () => {
    const segment = await addSegment('Everybody', { level: { from: 1 } });
    const { tr: _tr, ...five } = words('News');
    const elsewhere = { ...words('News'), en: { title: 'News', text: 'Look at www.example.com' } };
    for (const change of [{ texts: five }, { texts: elsewhere }, { link: 'https://example.com' }, { perWeek: 4 }])
      expect(await author.refusal('officeMarketing.proposeLetter', letterTo(segment, change))).toMatchObject({
        code: 400,
      });
  });

  it('is approved by another person, once', async () => {
    const id = await propose(await audience('AA', 1));
    const decision = { id, isApproved: true, reason: 'it is good' };
    expect(await author.refusal('officeMarketing.decideLetter', decision)).toMatchObject({ code: 'OWN_PROPOSAL' });
    await send();
    expect(await mailsOf(id)).toEqual([]);
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => approve(id)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const late = await propose(await audience('AB', 1), { sendAt: Date.now() - 2 * 86_400_000 });
    expect(await decider.refusal('officeMarketing.decideLetter', { ...decision, id: late })).toMatchObject({
      code: 'LATE',
    });
    await author.call('officeMarketing.stopLetter', { id, reason: 'a wrong word' });
    await send();
    expect([(await listed(id))?.status, await mailsOf(id)]).toEqual(['stopped', []]);
  });

  it('goes to each player once, also after kills between and within its parts, and to none of the tenth', async () => {
    const id = await approved(await audience('BB', 230));
    const { inUnitOfWork: whole } = await sendTools();
    const within = (work: (unit: UnitOfWork) => Promise<unknown>) =>
      whole(async (unit) => {
        await work(unit);
        throw new Error('killed');
      });
    await expect(send({ inUnitOfWork: within })).rejects.toThrow('killed');
    expect(await mailsOf(id)).toEqual([]);
    let parts = 0;
    const between = (work: (unit: UnitOfWork) => Promise<unknown>) => {
      parts += 1;
      return parts > 1 ? Promise.reject(new Error('killed')) : whole(work);
    };
    await expect(send({ inUnitOfWork: between })).rejects.toThrow('killed');
    expect([(await listed(id))?.status, (await mailsOf(id)).length]).toEqual(['approved', 200]);
    await Promise.all([send(), send()]);
    const mails = await mailsOf(id);
    expect(mails).toHaveLength(230);
    for (const { userId, isControl, mails: count } of mails) {
      const hash = createHash('md5')
        .update(`${id}:${String(userId)}`)
        .digest('hex')
        .slice(0, 8);
      expect([userId, isControl, count]).toEqual([userId, Number.parseInt(hash, 16) % 10 === 0, isControl ? 0 : 1]);
    }
    await server.database.owner.query(
      `UPDATE marketing_letter SET status = 'approved', ended_at = NULL, after_user = 0 WHERE id = $1`,
      [id],
    );
    await send(); // as if the note of how far it had come were lost
    expect(await mailsOf(id)).toEqual(mails);
  });

  it('is not for who withdrew consent after its approval, has no address or got enough', async () => {
    const segment = await audience('CC', 40);
    await send();
    await approved(segment, { name: 'The first' });
    await send();
    const id = await approved(segment, { perWeek: 1 });
    await sql(`UPDATE app_user SET marketing = false WHERE nick = 'cc1'`);
    await sql(`UPDATE app_user SET email_verified = false WHERE nick = 'cc2'`);
    await send();
    const letter = await listed(id);
    const skipped = new Map(letter?.skipped.map(({ reason, count }) => [reason, count]));
    expect([skipped.get('consent'), skipped.get('address')]).toEqual([1, 1]);
    const { sent, control } = letter?.results ?? {};
    expect(
      [sent?.players ?? 0, control?.players ?? 0, skipped.get('rate') ?? 0].reduce((sum, count) => sum + count),
    ).toBe(38);
    expect(skipped.get('rate')).toBeGreaterThan(20); // all who got the first, but for its tenth
  });

  it('counts who was at the site and who left, beside those held out', async () => {
    const id = await approved(await audience('DD', 20));
    await send();
    const mails = await mailsOf(id);
    const [reader] = mails.filter(({ isControl }) => !isControl);
    await sql('UPDATE session SET last_used_at = now() WHERE user_id = $1', [reader?.['userId']]);
    await marketing.noteOpened(server.db.pool, Date.now());
    const link = /http\S+\/unsubscribe\?token=\S+/.exec(String(reader?.['text']))?.[0] ?? '';
    const wanted = async () => (await sql('SELECT marketing FROM app_user WHERE id = $1', [reader?.['userId']]))[0];
    expect(await (await fetch(link)).text()).toContain('Stop sending');
    expect(await wanted()).toEqual({ marketing: true });
    const answer = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([answer.status, await wanted()]).toEqual([200, { marketing: false }]);
    // the last character but one: of the last one, some bits mean nothing
    const forged = `${link.slice(0, -2)}${link.at(-2) === 'A' ? 'B' : 'A'}${link.slice(-1)}`;
    expect((await fetch(forged, { method: 'POST' })).status).toBe(404);
    expect((await listed(id))?.results?.sent).toMatchObject({ opened: 1, left: 1, deposited: 0 });
    expect((await listed(id))?.results?.control).toMatchObject({ opened: 0, left: 0 });
  });

  it('is tried out on oneself, as a notice of the site', async () => {
    const { channel: _channel, ...letter } = letterTo(0, { channel: 'site' });
    const { texts, link } = letter;
    const trial = { channel: 'site', texts, link, language: 'tr' };
    await author.call('officeMarketing.tryLetter', trial);
    const { items } = await author.call<CallAnswer<'notices.load'>>('notices.load');
    expect(items).toMatchObject([{ code: 'news', facts: { title: 'News tr', page: '/bonus' } }]);
    expect(await author.refusal('officeMarketing.tryLetter', { ...trial, channel: 'email' })).toMatchObject({
      code: 'NO_ADDRESS',
    });
    const { letters } = await author.call<CallAnswer<'officeMarketing.preview'>>('officeMarketing.preview', {
      channel: 'email',
      texts,
      link,
    });
    expect(letters.map(({ html }) => html.includes('<h1'))).toEqual(languages.map(() => true));
  });
});

const HOUR = 3_600_000;
const post = (change: object = {}) => ({
  kind: 'banner',
  slug: 'weekend-prizes',
  texts: words('Prizes'),
  picture: 'tournament',
  gradient: 'gold',
  link: '/dailydist',
  shownFrom: Date.now() - HOUR,
  shownUntil: Date.now() + HOUR,
  reason: 'the weekend',
  ...change,
});
const proposePost = async (change: object = {}): Promise<number> =>
  (await author.call<{ id: number }>('officeMarketing.proposePost', post(change))).id;
const decidePost = (id: number, who = decider) =>
  who.call('officeMarketing.decidePost', { id, isApproved: true, reason: 'it is good' });
/** Names and versions that are shown at a time. */
const shownAt = async (at = Date.now()): Promise<string[]> =>
  (await marketing.marketingPosts(server.db.orm.em.fork()).shown(at)).map(({ slug, version }) => `${slug} ${version}`);

describe('a banner', () => {
  it.each([
    [{ texts: { ...words('Prizes'), uz: { title: 'Prizes', text: 'x'.repeat(141) } } }],
    [{ picture: 'https://example.com/x.png' }],
    [{ shownUntil: Date.now() - HOUR }],
    [{ slug: 'Weekend' }],
  ])('is not made of %o', async (change) => {
    expect(await author.refusal('officeMarketing.proposePost', post(change))).toMatchObject({ code: 400 });
  });

  it('is shown by its newest approved version whose time has come, until it is taken down', async () => {
    const first = await proposePost();
    expect(await author.refusal('officeMarketing.proposePost', post())).toMatchObject({ code: 'PROPOSAL_WAITS' });
    const decision = { id: first, isApproved: true, reason: 'it is good' };
    expect(await author.refusal('officeMarketing.decidePost', decision)).toMatchObject({ code: 'OWN_PROPOSAL' });
    expect(await shownAt()).toEqual([]);
    await decidePost(first);
    await decidePost(await proposePost({ shownFrom: Date.now() + HOUR / 4, shownUntil: Date.now() + HOUR / 2 }));
    await proposePost({ texts: words('Not yet approved') });
    expect(await author.refusal('officeMarketing.proposePost', post({ kind: 'news' }))).toMatchObject({
      code: 'NAME_TAKEN',
    });
    await decidePost(await proposePost({ kind: 'news', slug: 'new-game', texts: words('A new game') }));
    expect(await shownAt()).toEqual(expect.arrayContaining(['weekend-prizes 1', 'new-game 1']));
    expect(await shownAt(Date.now() + HOUR / 3)).toEqual(['weekend-prizes 2', 'new-game 1']);
    expect(await shownAt(Date.now() + HOUR / 1.5)).toEqual(['new-game 1']); // no older version comes back
    const guest = await server.guest();
    const seen = await guest.call<CallAnswer<'marketing.posts'>>('marketing.posts', { language: 'kz' });
    expect(seen).toMatchObject({ banners: [{ title: 'Prizes kz' }], news: [{ title: 'A new game kz' }] });
    await author.call('officeMarketing.withdrawPost', { slug: 'weekend-prizes', reason: 'a wrong word' });
    expect(await shownAt()).toEqual(['new-game 1']);
    expect(await shownAt(Date.now() + HOUR / 3)).toEqual(['new-game 1']);
    const { posts } = await author.call<CallAnswer<'officeMarketing.posts'>>('officeMarketing.posts');
    expect(posts.map(({ slug, version, status }) => `${slug} ${version} ${status}`)).toEqual([
      'new-game 1 approved',
      'weekend-prizes 3 proposed',
      'weekend-prizes 2 withdrawn',
      'weekend-prizes 1 withdrawn',
    ]);
  });
});
