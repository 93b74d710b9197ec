import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let author: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  author = await server.player({ roles: ['marketing'], language: 'en', creditMinor: 0n });
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
