import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../core/calendar.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { countSegment, type SegmentCount } from './segments.repository.ts';
import { chasedLosses } from './segment-sql.ts';
import type { SegmentConditions } from './segment.entity.ts';

const at = Date.now();
const today = dayOf(at);

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ max: 4 });
});
afterAll(() => db.drop());

const sql = (text: string, values: readonly unknown[]) => db.owner.query(text, [...values]);

let languages = 0;
let players = 0;
/** Players of a test of their own, told apart by a language that nobody else has. */
const someone = async (lang: string): Promise<bigint> => {
  players += 1;
  const name = `player${players}`;
  const { rows } = await sql(
    `INSERT INTO app_user (public_id, nick, nick_key, marketing, lang) VALUES ($1, $1, $1, true, $2) RETURNING id`,
    [name, lang],
  );
  return BigInt(rows[0].id);
};
const ownLanguage = (): string => `test${(languages += 1)}`;
const count = (conditions: SegmentConditions, blockedCountries: string[] = []): Promise<SegmentCount> =>
  countSegment(db.pool, conditions, { at, blockedCountries });
const played = (userId: bigint, { day = today, staked = 100, paid = 100, table = 'played_day' } = {}) =>
  table === 'played_day'
    ? sql('INSERT INTO played_day (user_id, day, staked, paid) VALUES ($1, $2, $3, $4)', [userId, day, staked, paid])
    : sql('INSERT INTO aml_play_day VALUES ($1, $2, 1, $3, $4, 0, 0)', [userId, day, staked, paid]);
const signedIn = (userId: bigint, country: string) =>
  sql(
    `INSERT INTO session (id, token_hash, user_id, expires_at, country)
     VALUES (gen_random_uuid(), decode(md5(random()::text), 'hex'), $1, now() + interval '1 day', $2)`,
    [userId, country],
  );

describe('a segment', () => {
  it('holds those of whom all its conditions are true', async () => {
    const lang = ownLanguage();
    const [played3, idle] = [await someone(lang), await someone(lang), await someone('ru')];
    await played(played3, { day: today - 3 });
    await played(idle, { day: today - 20 });
    await signedIn(idle, 'KZ');
    await sql('INSERT INTO user_stats (user_id, total_bet) VALUES ($1, 1000000)', [idle]); // level 3 from 10,000
    const matched = async (conditions: SegmentConditions): Promise<number> =>
      (await count({ languages: [lang], ...conditions })).matched;
    expect(await matched({})).toBe(2);
    expect(await matched({ played: { withinDays: 3 } })).toBe(0); // the days are counted with today
    expect(await matched({ played: { withinDays: 4 } })).toBe(1);
    expect(await matched({ played: { notForDays: 4 } })).toBe(1);
    expect(await matched({ level: { from: 3, to: 3 } })).toBe(1);
    expect(await matched({ level: { to: 2 } })).toBe(1);
    expect(await matched({ countries: ['KZ', 'UZ'] })).toBe(1);
    expect(await matched({ signedUp: { withinDays: 1 } })).toBe(2);
    expect(await matched({ signedUp: { beforeDays: 1 } })).toBe(0);
    expect(await matched({ deposits: { days: 30, count: { to: 0 } } })).toBe(2);
    expect(await matched({ deposits: { days: 30 } })).toBe(0);
    expect(await matched({ level: { from: 3 }, played: { withinDays: 4 } })).toBe(0);
  });
});

describe('advertising', () => {
  const [week, month] = chasedLosses;
  const cases: readonly [name: string, reason: string, change: (userId: bigint) => Promise<unknown>][] = [
    ['without consent', 'consent', (id) => sql('UPDATE app_user SET marketing = false WHERE id = $1', [id])],
    ['of the staff', 'staff', (id) => sql(`UPDATE app_user SET roles = '{support}' WHERE id = $1`, [id])],
    ['who is blocked', 'protected', (id) => sql('UPDATE app_user SET blocked_at = now() WHERE id = $1', [id])],
    [
      'on a break',
      'protected',
      (id) =>
        sql(`UPDATE app_user SET restriction = 'time_out', restricted_until = now() + interval '1 h' WHERE id = $1`, [
          id,
        ]),
    ],
    [
      'not back from an exclusion',
      'protected',
      (id) =>
        sql(
          `UPDATE app_user SET restriction = 'self_exclusion', restricted_until = now() - interval '1 h' WHERE id = $1`,
          [id],
        ),
    ],
    ['with signs of harm', 'protected', (id) => sql(`INSERT INTO care_state VALUES ($1, 1, '{}', 0, 0)`, [id])],
    ['with a loss in a week', 'protected', (id) => played(id, { day: today - 6, staked: week.lostMinor, paid: 0 })],
    [
      'with a loss among players',
      'protected',
      (id) => played(id, { staked: week.lostMinor, paid: 0, table: 'aml_play_day' }),
    ],
    ['with a loss in a month', 'protected', (id) => played(id, { day: today - 29, staked: month.lostMinor, paid: 0 })],
    ['from where we do not serve', 'country', (id) => signedIn(id, 'XX')],
  ];

  it.each(cases)('leaves out a player %s', async (_name, reason, change) => {
    const lang = ownLanguage();
    const [one, other] = [await someone(lang), await someone(lang)];
    await played(other, { day: today - 7, staked: week.lostMinor, paid: 1 }); // less, or longer ago
    await change(one);
    const { rows } = await sql('SELECT nick FROM app_user WHERE id = $1', [other]);
    expect(await count({ languages: [lang] }, ['XX'])).toEqual({
      matched: 2,
      leftOut: { [reason]: 1 },
      nicks: [rows[0]?.nick],
    });
  });

  it('comes back to a player whose loss is past', async () => {
    const lang = ownLanguage();
    await played(await someone(lang), { day: today - 30, staked: month.lostMinor, paid: 0 });
    expect((await count({ languages: [lang] })).leftOut).toEqual({});
  });
});
