import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moderationCalls } from '../../../contract/features/moderation.contract.ts';
import { callOver, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { openOffice, type Office, type Rank } from './testing/moderation-fixtures.ts';

let office: Office;
let server: TestServer;
let people: Office['people'];
beforeAll(async () => {
  office = await openOffice();
  ({ server, people } = office);
});
afterAll(() => server.close());

/** Something valid to send to each call. */
const payloadFor = async (name: keyof typeof moderationCalls): Promise<object> => {
  if (name === 'moderation.findAccounts') return { query: '' };
  const target = await server.player();
  const userId = await office.publicIdOf(target);
  if (name === 'moderation.decideMatch')
    return { userId, excludedId: await office.addMatch(target), decision: 'let_play', reason: 'a good reason' };
  if (name === 'moderation.unblock')
    await server.database.owner.query('UPDATE app_user SET blocked_at = now() WHERE id = $1', [target.userId]);
  if (name === 'moderation.resetTwoFactor')
    await server.database.owner.query(`UPDATE app_user SET totp_secret = 'x' WHERE id = $1`, [target.userId]);
  return name === 'moderation.account' || name === 'moderation.endSessions'
    ? { userId }
    : { userId, reason: 'a good reason' };
};

const names = Object.keys(moderationCalls) as (keyof typeof moderationCalls)[];
const ranks: readonly Rank[] = ['guest', 'player', 'moderator', 'admin'];

describe('every call of moderation', () => {
  it.each(names.flatMap((name) => ranks.map((rank) => [name, rank] as const)))('%s as %s', async (name, rank) => {
    const [error] = await callOver(people[rank].calls, name, await payloadFor(name));
    const allowed: readonly string[] = moderationCalls[name].roles;
    const expected = rank === 'guest' ? 2 : allowed.includes(rank) ? undefined : 403;
    expect(error?.code).toBe(expected);
  });

  it.each(names)('%s asks the database, not what the process remembers', async (name) => {
    const dismissed = await office.staff('admin');
    await dismissed.call('moderation.findAccounts', { query: '' });
    await server.database.owner.query(`UPDATE app_user SET roles = '{}' WHERE id = $1`, [dismissed.userId]);
    expect((await dismissed.refusal(name, await payloadFor(name))).code).toBe(403);
  });

  it('does not tell who may not ask whether there is such an account', async () => {
    for (const userId of ['nobody', await office.publicIdOf(people.player)])
      expect((await people.player.refusal('moderation.account', { userId })).code).toBe(403);
  });

  it.each([
    ['moderation.account', { userId: 'nobody' }, 404],
    ['moderation.block', { userId: 'nobody', reason: 'a reason' }, 404],
    ['moderation.block', { userId: 'nobody', reason: '  x ' }, 400],
    ['moderation.block', { userId: 'nobody' }, 400],
    ['moderation.block', { userId: 'nobody', reason: 'x'.repeat(501) }, 400],
    ['moderation.findAccounts', { query: 'x'.repeat(255) }, 400],
    ['moderation.findAccounts', { query: '', filter: 'everything' }, 400],
  ])('%s refuses %j', async (name, payload, code) => {
    expect((await people.admin.refusal(name, payload)).code).toBe(code);
  });
});

describe('the moderator’s reach', () => {
  const acts = ['moderation.block', 'moderation.endSessions'] as const;

  it.each(acts)('%s: not one’s own, not an admin’s, a moderator’s by admins only', async (name) => {
    const [admin, moderator, peer] = [
      await office.staff('admin'),
      await office.staff('moderator'),
      await office.staff('moderator'),
    ];
    const codeOf = async (by: TestPlayer, whom: TestPlayer): Promise<unknown> =>
      (await callOver(by.calls, name, { userId: await office.publicIdOf(whom), reason: 'a reason' }))[0]?.code;
    expect(await codeOf(moderator, moderator)).toBe('PROTECTED_ACCOUNT');
    expect(await codeOf(moderator, admin)).toBe('PROTECTED_ACCOUNT');
    expect(await codeOf(moderator, peer)).toBe('PROTECTED_ACCOUNT');
    expect(await codeOf(admin, admin)).toBe('PROTECTED_ACCOUNT');
    expect(await codeOf(people.admin, admin)).toBe('PROTECTED_ACCOUNT');
    expect(await codeOf(admin, peer)).toBeUndefined();
  });
});
