import { sessionRepository } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeCodes } from '../../testing/notice-codes.ts';
import type { ModeratedAccount } from '../../../contract/features/moderation.contract.ts';
import { newToken, tokenHash } from '../../core/auth/session-tokens.ts';
import { callOver, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { openOffice, type Office } from './testing/moderation-fixtures.ts';

let office: Office;
let server: TestServer;
let people: Office['people'];
beforeAll(async () => {
  office = await openOffice();
  ({ server, people } = office);
});
afterAll(() => server.close());

/** Answer to a new connection with this session: `dropped`, or the code of a call's refusal. */
const answerTo = async (token: string): Promise<unknown> => {
  const socket = await server.connect(token);
  const dropped = new Promise((resolve) => void socket.once('disconnect', () => resolve('dropped')));
  return Promise.race([dropped, callOver(socket, 'kyc.load').then(([error]) => error?.code)]);
};

describe('a block', () => {
  it('closes the account at once, writes to its owner and says who did it', async () => {
    const victim = await server.player();
    await office.setEmail(victim, 'victim@example.com');
    const userId = await office.publicIdOf(victim);
    const notified = new Promise<void>((resolve) => {
      victim.legacy.on('app', ({ type }: { type: string }) => type === 'invalidToken' && resolve());
    });
    await people.moderator.call('moderation.block', { userId, reason: 'fraud with cards' });
    await notified;
    await expect
      .poll(() => [victim.calls.connected, victim.legacy.connected], { timeout: 30_000 })
      .toEqual([false, false]);
    expect(await office.trailOf(victim)).toContainEqual({ kind: 'account.blocked', actor: people.moderator.userId });
    expect(await office.lettersOf(victim)).toEqual(['accountBlocked']);
    const view = await people.moderator.call<ModeratedAccount>('moderation.account', { userId });
    expect(view).toMatchObject({ isBlocked: true, blockedReason: 'fraud with cards', sessions: [] });
  });

  it('keeps out a session that began while it was closed', async () => {
    const victim = await server.player();
    const userId = await office.publicIdOf(victim);
    await people.moderator.call('moderation.block', { userId, reason: 'fraud' });
    const token = newToken();
    const expiresAt = new Date(Date.now() + 3_600_000);
    await sessionRepository(server.db.orm.em.fork()).create({
      userId: victim.userId,
      tokenHash: tokenHash(token),
      expiresAt,
    });
    await expect.poll(() => answerTo(token), { timeout: 30_000 }).toBe(2);
    const open = (by: TestPlayer) => by.call('moderation.unblock', { userId, reason: 'a mistake' });
    expect(await open(people.moderator)).toEqual({ isOpen: false });
    expect((await people.moderator.refusal('moderation.unblock', { userId, reason: 'again' })).code).toBe(
      'OWN_PROPOSAL',
    );
    expect(await answerTo(token)).toBe(2); // one person gives nobody access
    expect(await open(people.admin)).toEqual({ isOpen: true });
    await expect.poll(() => answerTo(token), { timeout: 30_000 }).toBeUndefined();
  });

  it('is done once, by the first of many', async () => {
    const victim = await server.player();
    const payload = { userId: await office.publicIdOf(victim), reason: 'fraud' };
    const codes = await Promise.all(
      Array.from({ length: 8 }, async () => (await callOver(people.admin.calls, 'moderation.block', payload))[0]?.code),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'UNCHANGED')).toHaveLength(7);
    expect((await office.trailOf(victim)).filter(({ kind }) => kind === 'account.blocked')).toHaveLength(1);
  });
});

describe('other acts', () => {
  it('end all sessions', async () => {
    const player = await server.player();
    const answer = await people.moderator.call('moderation.endSessions', { userId: await office.publicIdOf(player) });
    expect(answer).toEqual({ ended: 1 });
    await expect.poll(() => player.calls.connected, { timeout: 30_000 }).toBe(false);
    expect(await office.trailOf(player)).toContainEqual({ kind: 'sessions.ended', actor: people.moderator.userId });
  });

  it('take the second factor off by two people, with its recovery codes, and write of it', async () => {
    const player = await server.player();
    await office.setEmail(player, 'factor@example.com');
    await server.database.owner.query(`UPDATE app_user SET totp_secret = 'x', totp_pending = 'y' WHERE id = $1`, [
      player.userId,
    ]);
    await server.database.owner.query(`INSERT INTO recovery_code (user_id, code_hash) VALUES ($1, 'z')`, [
      player.userId,
    ]);
    const userId = await office.publicIdOf(player);
    const asked = { userId, reason: 'lost the phone' };
    expect(await people.admin.call('moderation.resetTwoFactor', asked)).toEqual({ isOff: false });
    expect(await office.lettersOf(player)).toEqual([]);
    expect((await people.admin.refusal('moderation.resetTwoFactor', asked)).code).toBe('OWN_PROPOSAL');
    const second = await office.staff('admin');
    expect(await second.call('moderation.resetTwoFactor', asked)).toEqual({ isOff: true });
    const { rows } = await server.db.pool.query(
      `SELECT totp_secret AS secret, totp_pending AS pending, (SELECT count(*) FROM recovery_code WHERE user_id = $1 AND used_at IS NULL) AS codes
       FROM app_user WHERE id = $1`,
      [player.userId],
    );
    expect(rows).toEqual([{ secret: null, pending: null, codes: 0n }]);
    expect(await office.lettersOf(player)).toEqual(['twoFactorChanged']);
    expect((await people.admin.refusal('moderation.resetTwoFactor', asked)).code).toBe('UNCHANGED');
    expect(await noticeCodes(server.db, player.userId)).toEqual(['secondFactorOff']);
  });

  it('do not take it off by a proposal of yesterday, or by another account of its author', async () => {
    const player = await server.player();
    await server.database.owner.query(`UPDATE app_user SET totp_secret = 'x' WHERE id = $1`, [player.userId]);
    const asked = { userId: await office.publicIdOf(player), reason: 'lost the phone' };
    const [author, twin] = [await office.staff('admin'), await office.staff('admin')];
    await author.call('moderation.resetTwoFactor', asked);
    await server.database.owner.query(
      `INSERT INTO identity_key (user_id, kind, key_hash, is_proven) SELECT unnest($1::bigint[]), 'device', '\\x0708', true`,
      [[author.userId, twin.userId]],
    );
    expect((await twin.refusal('moderation.resetTwoFactor', asked)).code).toBe('SAME_PERSON');
    await server.database.owner.query(
      'UPDATE staff_proposal SET created_at = created_at - 86400000 WHERE user_id = $1',
      [player.userId],
    );
    expect(await people.admin.call('moderation.resetTwoFactor', asked)).toEqual({ isOff: false });
  });
});
