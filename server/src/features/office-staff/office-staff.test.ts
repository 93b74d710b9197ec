import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/calls.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let author: TestPlayer;
let decider: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  const admin = () => server.player({ roles: ['admin'], language: 'en' });
  [author, decider] = [await admin(), await admin()];
});
afterAll(() => server.close());

type Trail = CallAnswer<'officeStaff.trail'>;
const people = () => decider.call<CallAnswer<'officeStaff.people'>>('officeStaff.people');
const publicIdOf = async ({ userId }: Pick<TestPlayer, 'userId'>): Promise<string> => {
  const { rows } = await server.database.owner.query('SELECT public_id AS id FROM app_user WHERE id = $1', [userId]);
  return String(rows[0]?.id);
};
const propose = async (who: TestPlayer, change: object = {}): Promise<number> => {
  const asked = {
    account: await publicIdOf(who),
    role: 'support',
    isGranted: true,
    reason: 'joins the desk',
    ...change,
  };
  return (await author.call<{ id: number }>('officeStaff.propose', asked)).id;
};
const yes = (id: number) => ({ id, isApproved: true, reason: 'agreed' });
const rolesOf = async (who: TestPlayer): Promise<string[] | undefined> => {
  const id = await publicIdOf(who);
  return (await people()).people.find(({ userId }) => userId === id)?.roles;
};

describe('a role', () => {
  it('is given by one administrator and another, and closes play to who has it', async () => {
    const clerk = await server.player({ language: 'en', creditMinor: 0n });
    const id = await propose(clerk);
    expect(await author.refusal('officeStaff.decide', yes(id))).toMatchObject({ code: 'OWN_PROPOSAL' });
    expect((await people()).proposals).toMatchObject([{ id, role: 'support', status: 'proposed', isOwn: false }]);
    await decider.call('officeStaff.decide', yes(id));
    expect(await rolesOf(clerk)).toEqual(['support']);
    expect(await decider.refusal('officeStaff.decide', yes(id))).toMatchObject({ code: 'GONE' });
    const again = await server.again(clerk); // their sessions ended
    const bet = { bet: '1', percent: 50, bet_type: 'less' };
    expect(await again.refusal('dice.play', bet)).toMatchObject({ code: 'STAFF_ACCOUNT' });
    const rain = { room: 'common', amount: '100', requestId: '0192f0c1-0000-7000-8000-000000000001' };
    expect(await again.refusal('rain.start', rain)).toMatchObject({ code: 'STAFF_ACCOUNT' });
    expect(await again.refusal('bonus.cashback.takeCashback')).toMatchObject({ code: 'STAFF_ACCOUNT' });
    const { rows } = await server.database.owner.query('SELECT id FROM pay_method ORDER BY id');
    const deposits = await Promise.all(
      rows.map(({ id }) => again.request('cash:deposit', { methodId: id, amount: 1000 })),
    );
    expect(deposits.some(({ code }) => code === 'STAFF_ACCOUNT')).toBe(true);
    expect(deposits.every(({ success }) => !success)).toBe(true);
    const taken = await propose(clerk, { isGranted: false });
    await decider.call('officeStaff.decide', yes(taken));
    expect(await rolesOf(clerk)).toBeUndefined();
  });

  it('is refused to an account with money, a blocked one, and one that has it', async () => {
    const rich = await server.player({ creditMinor: 100n });
    const funded = await propose(rich);
    expect(await decider.refusal('officeStaff.decide', yes(funded))).toMatchObject({ code: 'HAS_BALANCE' });
    expect(
      (
        await author.refusal('officeStaff.propose', {
          account: 'nobody.at.all',
          role: 'support',
          isGranted: true,
          reason: 'who?',
        })
      ).code,
    ).toBe(404);
    const blocked = await server.player({ creditMinor: 0n });
    await server.database.owner.query(`UPDATE app_user SET blocked_at = now(), blocked_reason = 'x' WHERE id = $1`, [
      blocked.userId,
    ]);
    expect(await decider.refusal('officeStaff.decide', yes(await propose(blocked)))).toMatchObject({
      code: 'BLOCKED_ACCOUNT',
    });
    const same = await propose(decider, { role: 'admin' });
    const third = await server.player({ roles: ['admin'], language: 'en' });
    expect(await third.refusal('officeStaff.decide', yes(same))).toMatchObject({ code: 'UNCHANGED' });
  });

  it('waits once, can be withdrawn by its author, and is nobody’s to approve for themselves', async () => {
    const id = await propose(decider, { role: 'finance' });
    const repeated = { account: await publicIdOf(decider), role: 'finance', isGranted: true, reason: 'once more' };
    expect(await author.refusal('officeStaff.propose', repeated)).toMatchObject({ code: 'PROPOSAL_WAITS' });
    expect(await decider.refusal('officeStaff.decide', yes(id))).toMatchObject({ code: 'OWN_ROLE' });
    await author.call('officeStaff.decide', { ...yes(id), isApproved: false });
    expect(await rolesOf(decider)).toEqual(['admin']);
  });

  it('is not approved by another account of its author', async () => {
    const id = await propose(await server.player({ creditMinor: 0n }));
    const twin = await server.player({ roles: ['admin'], language: 'en' });
    await server.database.owner.query(
      `INSERT INTO identity_key (user_id, kind, key_hash, is_proven) SELECT unnest($1::bigint[]), 'device', '\\x0102', true`,
      [[author.userId, twin.userId]],
    );
    expect(await twin.refusal('officeStaff.decide', yes(id))).toMatchObject({ code: 'SAME_PERSON' });
  });

  it('is not approved past the program by a statement of the application’s role', async () => {
    const id = await propose(await server.player({ creditMinor: 0n }));
    const approve = `UPDATE staff_proposal SET status = 'approved', decider_id = $2, decided_at = 1 WHERE id = $1`;
    const player = await server.player();
    await expect(server.db.pool.query(approve, [id, author.userId])).rejects.toThrow('staff_proposal_four_eyes');
    await expect(server.db.pool.query(approve, [id, player.userId])).rejects.toThrow(/may not become approved/);
  });
});

describe('the trail of the staff', () => {
  it('is read by who acted, on whom and what, from a mark on', async () => {
    const clerk = await server.player({ roles: ['moderator'] });
    const userId = await publicIdOf(clerk);
    await author.call('officeStaff.endSessions', { userId, reason: 'left the house' });
    await server.database.owner.query(
      `INSERT INTO account_event (user_id, actor_id, kind) SELECT $1, $2, 'account.viewed' FROM generate_series(1, 60)`,
      [clerk.userId, author.userId],
    );
    const asked = { actor: await publicIdOf(author), subject: userId };
    const first = await decider.call<Trail>('officeStaff.trail', asked);
    expect([first.events.length, new Set(first.events.map(({ kind }) => kind))]).toEqual([
      50,
      new Set(['account.viewed']),
    ]);
    const rest = await decider.call<Trail>('officeStaff.trail', { ...asked, cursor: first.cursor });
    expect(rest).toMatchObject({ cursor: null, events: { length: 11 } });
    const ended = await decider.call<Trail>('officeStaff.trail', { ...asked, kind: 'sessions.ended' });
    expect(ended.events).toMatchObject([{ subjectId: userId, details: { ended: 1, reason: 'left the house' } }]);
    expect(await decider.call('officeStaff.trail', { actor: 'nobody.at.all' })).toEqual({ events: [], cursor: null });
  });
});

describe('waiting work', () => {
  it('is told with its age to who has the right to it, without proposals of their own', async () => {
    const clerk = await server.player({ creditMinor: 0n });
    await propose(clerk, { role: 'auditor' });
    const waiting = async (who: TestPlayer) =>
      (await who.call<CallAnswer<'officeStaff.waiting'>>('officeStaff.waiting')).waiting;
    const [mine] = (await waiting(decider)).filter(({ kind }) => kind === 'roles');
    expect(mine).toMatchObject({ count: expect.any(Number), oldestAt: expect.any(Number) });
    expect((await waiting(author)).filter(({ kind }) => kind === 'roles')).toEqual([]);
    await server.database.owner.query(
      `INSERT INTO kyc_document (id, user_id, kind, media_type, bytes, sha256, status)
       VALUES (gen_random_uuid(), $1, 'passport', 'image/png', 1, '\\x01', 'pending')`,
      [clerk.userId],
    );
    const compliance = await server.player({ roles: ['compliance'] });
    expect(await waiting(compliance)).toEqual([{ kind: 'documents', count: 1, oldestAt: expect.any(Number) }]);
    expect(await waiting(await server.player({ roles: ['support'] }))).toEqual([]);
  });

  it('has an act on a player for a day, for others with the right to it', async () => {
    const [clerk, other, player] = [
      await server.player({ roles: ['payments'] }),
      await server.player({ roles: ['payments'] }),
      await server.player(),
    ];
    const userId = await publicIdOf(player);
    await clerk.call('officeCash.block', { userId, isBlocked: true, reason: 'looked into' });
    expect(await clerk.call('officeCash.block', { userId, isBlocked: false, reason: 'all is well' })).toEqual({
      isDone: false,
    });
    const seen = async (who: TestPlayer) => {
      const { waiting, acts } = await who.call<CallAnswer<'officeStaff.waiting'>>('officeStaff.waiting');
      return [waiting.find(({ kind }) => kind === 'releases')?.count, acts];
    };
    const act = { kind: 'withdrawals.release', userId, reason: 'all is well', at: expect.any(Number) };
    expect(await seen(other)).toMatchObject([1, [act]]);
    expect(await seen(clerk)).toEqual([undefined, []]);
    expect(await seen(await server.player({ roles: ['moderator'] }))).toEqual([undefined, []]);
    await server.database.owner.query(
      'UPDATE staff_proposal SET created_at = created_at - 86400001 WHERE user_id = $1',
      [player.userId],
    );
    expect(await seen(other)).toEqual([undefined, []]);
  });

  it('has the acts on payments and on money that is nobody’s among those on accounts, page by page', async () => {
    const [clerk, player] = [await server.player({ roles: ['finance'] }), await server.player()];
    await server.database.owner.query(
      `INSERT INTO payment_event (user_id, kind, actor_id, details, at)
       SELECT CASE WHEN n % 2 = 0 THEN $1::bigint END, 'refused', $2, '{}', 1000 * n FROM generate_series(1, 60) n`,
      [player.userId, clerk.userId],
    );
    await server.database.owner.query(
      `INSERT INTO account_event (user_id, actor_id, kind, at)
       SELECT $1, $2, 'account.viewed', to_timestamp(n) FROM generate_series(1, 60) n`,
      [player.userId, clerk.userId],
    );
    const actor = await publicIdOf(clerk);
    const read = async (cursor?: string | null): Promise<Trail['events']> => {
      const page = await decider.call<Trail>('officeStaff.trail', { actor, ...(cursor && { cursor }) });
      return [...page.events, ...(page.cursor === null ? [] : await read(page.cursor))];
    };
    const events = await read();
    expect(new Set(events.map(({ id }) => id)).size).toBe(120);
    const times = events.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(events.filter(({ kind, subject }) => kind === 'payment.refused' && subject === null)).toHaveLength(30);
    const refused = await decider.call<Trail>('officeStaff.trail', { actor, kind: 'payment.refused' });
    expect(new Set(refused.events.map(({ kind }) => kind))).toEqual(new Set(['payment.refused']));
  });
});
