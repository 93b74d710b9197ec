import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  moderatedAccountSchema,
  type FoundAccount,
  type ModeratedAccount,
} from '../../../contract/features/moderation.contract.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { shortEmail } from '../../core/auth/short-email.ts';
import { openOffice, type Office } from './testing/moderation-fixtures.ts';

let office: Office;
let server: TestServer;
let people: Office['people'];
beforeAll(async () => {
  office = await openOffice();
  ({ server, people } = office);
});
afterAll(() => server.close());

describe('finding accounts', () => {
  const find = async (query: string, more: object = {}, by = people.admin): Promise<FoundAccount[]> =>
    (await by.call<{ accounts: FoundAccount[] }>('moderation.findAccounts', { query, ...more })).accounts;

  it('is by the beginning of a nick or login, or by a whole e-mail, public id or number', async () => {
    const player = await server.player();
    await office.setEmail(player, 'found@example.com');
    await server.database.owner.query(
      `UPDATE app_user SET nick = 'Zebra.100%', nick_key = 'zebra.100%', login = 'quagga_1', login_key = 'quagga_1' WHERE id = $1`,
      [player.userId],
    );
    const userId = await office.publicIdOf(player);
    for (const query of ['zEBra', ' zebra.100% ', 'quagga_', 'FOUND@example.com', userId, String(player.userId)])
      expect((await find(query)).map((found) => found.userId)).toContain(userId);
    for (const query of ['ebra', 'zebra_100', 'quagga%', 'found@example', '%'])
      expect((await find(query)).map((found) => found.userId)).not.toContain(userId);
  });

  it('shows e-mails whole to admins only', async () => {
    const player = await server.player();
    await office.setEmail(player, 'private@example.com');
    const userId = await office.publicIdOf(player);
    expect((await find('private@example.com'))[0]).toMatchObject({ userId, email: 'private@example.com' });
    expect((await find('private@example.com', {}, people.moderator))[0]).toMatchObject({ email: 'p***@example.com' });
    const view = await people.moderator.call<ModeratedAccount>('moderation.account', { userId });
    expect(JSON.stringify(view)).not.toContain('private@example.com');
    expect(moderatedAccountSchema.parse(view)).toEqual(view);
  });

  it.each([
    ['a@b.c', 'a***@b.c'],
    ['odd@name@b.c', 'o***@b.c'],
  ])('%s is shortened to %s', (email, short) => {
    expect(shortEmail(email)).toBe(short);
  });

  it('goes page after page without loss or repeat', async () => {
    for (let index = 0; index < 35; index += 1) await server.player();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { accounts: FoundAccount[]; cursor: string | null } = await people.admin.call(
        'moderation.findAccounts',
        {
          query: '',
          ...(cursor !== null && { cursor }),
        },
      );
      seen.push(...page.accounts.map(({ userId }) => userId));
      ({ cursor } = page);
    } while (cursor !== null);
    const { rows } = await server.db.pool.query<{ count: bigint }>('SELECT count(*) FROM app_user');
    expect(new Set(seen).size).toBe(seen.length);
    expect(BigInt(seen.length)).toBe(rows[0]?.count);
  });

  it('narrows to who is blocked and whose documents wait', async () => {
    const [waiting, blocked] = [await server.player(), await server.player()];
    await office.addDocument(waiting);
    await server.database.owner.query('UPDATE app_user SET blocked_at = now() WHERE id = $1', [blocked.userId]);
    const [waitingId, blockedId] = [await office.publicIdOf(waiting), await office.publicIdOf(blocked)];
    const ids = async (filter: string): Promise<string[]> => (await find('', { filter })).map(({ userId }) => userId);
    expect(await ids('kyc')).toContain(waitingId);
    expect(await ids('kyc')).not.toContain(blockedId);
    expect(await ids('blocked')).toContain(blockedId);
    expect(await ids('blocked')).not.toContain(waitingId);
  });

  it('a search and a look leave a line each: each search, and each look of an hour once', async () => {
    const looker = await office.staff('moderator');
    const player = await server.player();
    const userId = await office.publicIdOf(player);
    await find('somebody', {}, looker);
    await Promise.all([1, 2].map(() => looker.call('moderation.account', { userId })));
    await looker.call('moderation.account', { userId });
    expect(await office.trailOf(looker)).toContainEqual({ kind: 'accounts.searched', actor: looker.userId });
    const views = (await office.trailOf(player)).filter(({ kind }) => kind === 'account.viewed');
    expect(views.length).toBeGreaterThan(0);
    expect(views.length).toBeLessThan(3);
  });
});
