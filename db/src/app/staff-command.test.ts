import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { createUser } from './create-user.ts';
import { runStaffCommand } from './staff-command.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const staff = async (...args: string[]): Promise<{ status: number; said: string }> => {
  const said: string[] = [];
  return { status: await runStaffCommand(db.url, args, (line) => said.push(line)), said: said.join('\n') };
};

it('somebody who registered becomes staff by the shell, and is staff no more, both in the trail', async () => {
  expect(await staff('list')).toEqual({ status: 0, said: 'Nobody has a role yet.' });
  expect(await staff('grant', 'First.Admin', 'admin')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/no account with the login/),
  });
  const userId = await createUser(db.pool, { login: 'First.Admin', passwordHash: null, demoCreditMinor: 0n, at: 1 });
  const session = `INSERT INTO session (id, token_hash, user_id, expires_at)
    VALUES (gen_random_uuid(), '\\x01', $1, now() + interval '1 day')`;
  await db.owner.query(session, [userId]);
  expect(await staff('grant', 'first.admin', 'admin')).toMatchObject({
    status: 0,
    said: expect.stringMatching(/has the role admin/),
  });
  expect((await staff('list')).said).toBe('First.Admin\tadmin\tsecond factor off');
  const live = await db.owner.query('SELECT FROM session WHERE user_id = $1 AND ended_at IS NULL', [userId]);
  expect(live.rowCount).toBe(0); // a session from before gains nothing
  expect((await staff('grant', 'first.admin', 'admin')).said).toMatch(/Nothing changed/);
  expect(await staff('revoke', 'first.admin', 'admin')).toMatchObject({ status: 0 });
  expect((await staff('list')).said).toBe('Nobody has a role yet.');
  const trail = await db.owner.query('SELECT kind, details FROM account_event WHERE user_id = $1 ORDER BY id', [
    userId,
  ]);
  expect(trail.rows.filter(({ kind }) => kind.startsWith('role.'))).toEqual([
    { kind: 'role.granted', details: { role: 'admin', by: 'shell', systemUser: expect.any(String) } },
    { kind: 'role.revoked', details: { role: 'admin', by: 'shell', systemUser: expect.any(String) } },
  ]);
  await db.owner.query(`UPDATE app_user SET blocked_at = now(), blocked_reason = 'x' WHERE id = $1`, [userId]);
  expect(await staff('grant', 'first.admin', 'admin')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/is blocked/),
  });
});

it('is the second person once there is an administrator', async () => {
  const [admin, clerk, rich] = await Promise.all(
    ['one.admin', 'a.clerk', 'a.player'].map((login) =>
      createUser(db.pool, { login, passwordHash: null, demoCreditMinor: login === 'a.player' ? 500n : 0n, at: 1 }),
    ),
  );
  expect(await staff('grant', 'a.player', 'admin')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/has a balance/),
  });
  expect(await staff('grant', 'one.admin', 'admin')).toMatchObject({ status: 0 });
  expect(await staff('grant', 'a.clerk', 'payments')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/There is an administrator: they propose/),
  });
  await db.owner.query(
    `INSERT INTO staff_proposal (kind, user_id, details, author_id, reason, created_at)
     VALUES ('role.grant', $1, '{"role": "payments"}', $2, 'a new colleague', 1)`,
    [clerk, admin],
  );
  expect(await staff('grant', 'a.clerk', 'payments')).toMatchObject({ status: 0 });
  const { rows } = await db.owner.query('SELECT status, decider_id, decision FROM staff_proposal');
  expect(rows).toEqual([{ status: 'approved', decider_id: null, decision: expect.stringMatching(/^shell: /) }]);
  const open = `SELECT FROM ledger_account WHERE user_id = $1 AND kind = 'real' AND stakes_from IS NULL`;
  expect((await db.owner.query(open, [clerk])).rowCount).toBe(0); // no statement takes a stake of theirs
  expect((await db.owner.query(open, [rich])).rowCount).toBe(1);
});

it.each([[[]], [['grant', 'first.admin']], [['grant', 'first.admin', 'owner']], [['list', 'all']]])(
  'says how it is used for %j',
  async (args) => {
    expect(await staff(...args)).toMatchObject({ status: 1, said: expect.stringMatching(/npm run staff -- grant/) });
  },
);
