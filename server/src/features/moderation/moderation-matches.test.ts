import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitsState } from '../../../contract/limits.contract.ts';
import { moderatedAccountSchema, type ModeratedAccount } from '../../../contract/features/moderation.contract.ts';
import { callOver, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { openOffice, type Office } from './testing/moderation-fixtures.ts';

let office: Office;
let server: TestServer;
let moderator: TestPlayer;
beforeAll(async () => {
  office = await openOffice();
  ({ server } = office);
  ({ moderator } = office.people);
});
afterAll(() => server.close());

const bet = { bet: '1', percent: 50, bet_type: 'less' };
let shared = 0;

/** Gives accounts the same browser. */
const share = async (...players: TestPlayer[]): Promise<void> => {
  const hash = Buffer.alloc(32, (shared += 1));
  for (const { userId } of players)
    await server.database.owner.query(`INSERT INTO known_device (user_id, device_hash) VALUES ($1, $2)`, [
      userId,
      hash,
    ]);
  // every process looks at a player who excludes themselves; the others sign in
  for (const { userId } of players)
    await server.database.owner.query(`INSERT INTO identity_key VALUES ($1, 'device', $2, true)`, [userId, hash]);
};

/** An account that waits: it has been used in the browser of a player who has excluded themselves. */
const heldAccount = async () => {
  const [excluded, player] = [await server.player({ language: 'en' }), await server.player({ language: 'en' })];
  await share(excluded, player);
  await excluded.call('limits.selfExclude', { for: 'sixMonths' });
  return { excluded, player, userId: await office.publicIdOf(player), excludedId: await office.publicIdOf(excluded) };
};

const viewOf = (userId: string): Promise<ModeratedAccount> => moderator.call('moderation.account', { userId });

const waiting = async (): Promise<string[]> => {
  const { accounts } = await moderator.call<{ accounts: { userId: string }[] }>('moderation.findAccounts', {
    query: '',
    filter: 'exclusion',
  });
  return accounts.map((account) => account.userId);
};

const reason = 'two people at one computer';

describe('an account that is like an excluded player’s', () => {
  it('is found by moderators, with what is the same and whose', async () => {
    const { excluded, userId, excludedId } = await heldAccount();
    expect(await waiting()).toContain(userId);
    const view = await viewOf(userId);
    expect(moderatedAccountSchema.parse(view)).toEqual(view);
    const { restriction } = await excluded.call<LimitsState>('limits.load');
    expect(view.restriction).toEqual({ kind: 'identity_review', until: null });
    expect(view.matches).toEqual([
      {
        excludedId,
        excludedNick: expect.any(String),
        excludedUntil: restriction?.until,
        keys: [{ kind: 'device', isProven: true }],
        matchedAt: expect.any(Number),
        decision: null,
        decidedAt: null,
        decidedBy: null,
      },
    ]);
  });

  it('may play when a moderator says so: the trail has what, of whom, by which keys and why', async () => {
    const { player, userId, excludedId } = await heldAccount();
    await office.setEmail(player, 'brother@example.com');
    const pushed = new Promise((resolve) => player.calls.once('limits', resolve));
    await moderator.call('moderation.decideMatch', { userId, excludedId, decision: 'let_play', reason });
    await pushed;
    await player.call('dice.play', bet);
    expect((await player.call<LimitsState>('limits.load')).restriction).toBeNull();
    expect(await waiting()).not.toContain(userId);
    const view = await viewOf(userId);
    expect(view.matches).toMatchObject([{ decision: 'let_play', decidedAt: expect.any(Number) }]);
    expect(view.events.find(({ kind }) => kind === 'exclusion.decided')).toMatchObject({
      actor: view.matches[0]?.decidedBy,
      details: { decision: 'let_play', excluded: excludedId, keys: ['device'], reason },
    });
    expect(await office.lettersOf(player)).toEqual(['identityReviewed']);
  });

  it('stays open for the same key, and waits again for another one', async () => {
    const { excluded, player, userId, excludedId } = await heldAccount();
    await moderator.call('moderation.decideMatch', { userId, excludedId, decision: 'let_play', reason });
    await share(excluded, player);
    await excluded.call('limits.selfExclude', { for: 'year' });
    await player.call('dice.play', bet);
    const key = Buffer.alloc(32, 200);
    for (const who of [excluded, player])
      await server.database.owner.query(`INSERT INTO social_profile VALUES ('steam', $1, $2, 'x')`, [
        `${who.userId}`,
        who.userId,
      ]);
    for (const who of [excluded, player])
      await server.database.owner.query(`INSERT INTO identity_key VALUES ($1, 'profile', $2, true)`, [who.userId, key]);
    await excluded.call('limits.selfExclude', { for: 'fiveYears' });
    expect(await player.refusal('dice.play', bet)).toMatchObject({ code: 'IDENTITY_REVIEW' });
  });

  it('an account of the same person is excluded as long, and longer when they make it longer', async () => {
    const { excluded, player, userId, excludedId } = await heldAccount();
    await office.setEmail(player, 'again@example.com');
    const decision = { userId, excludedId, decision: 'same_person', reason: 'the same face' };
    await moderator.call('moderation.decideMatch', decision);
    const ends = async () =>
      Promise.all([excluded, player].map(async (who) => (await who.call<LimitsState>('limits.load')).restriction));
    const [first, other] = await ends();
    expect(other).toEqual(first);
    expect(await player.refusal('dice.play', bet)).toMatchObject({ code: 'SELF_EXCLUDED' });
    expect(await office.lettersOf(player)).toEqual(['identityReviewed']);
    await excluded.call('limits.selfExclude', { for: 'forever' });
    expect(await ends()).toEqual(Array.from({ length: 2 }, () => ({ kind: 'self_exclusion', until: null })));
  });

  it('an account of the same person has accounts like its own looked at', async () => {
    const { player, userId, excludedId } = await heldAccount();
    const third = await server.player({ language: 'en' });
    await share(player, third);
    await third.call('dice.play', bet);
    await moderator.call('moderation.decideMatch', { userId, excludedId, decision: 'same_person', reason });
    expect(await third.refusal('dice.play', bet)).toMatchObject({ code: 'IDENTITY_REVIEW' });
    expect((await viewOf(await office.publicIdOf(third))).matches).toMatchObject([{ excludedId: userId }]);
  });

  it('is decided once, by the first of many, with a reason', async () => {
    const { player, userId, excludedId } = await heldAccount();
    const payload = { userId, excludedId, decision: 'let_play', reason };
    expect(await moderator.refusal('moderation.decideMatch', { ...payload, reason: ' ' })).toMatchObject({ code: 400 });
    const codes = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await callOver(moderator.calls, 'moderation.decideMatch', payload))[0]?.code,
      ),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'UNCHANGED')).toHaveLength(7);
    expect((await office.trailOf(player)).filter(({ kind }) => kind === 'exclusion.decided')).toHaveLength(1);
  });

  it('is not decided by the excluded player, who is a moderator', async () => {
    const [excluded, player] = [await office.staff('moderator'), await server.player()];
    await share(excluded, player);
    await excluded.call('limits.selfExclude', { for: 'year' });
    const [userId, excludedId] = [await office.publicIdOf(player), await office.publicIdOf(excluded)];
    const payload = { userId, excludedId, decision: 'let_play', reason };
    expect(await excluded.refusal('moderation.decideMatch', payload)).toMatchObject({ code: 'PROTECTED_ACCOUNT' });
  });

  it('learns from its own history that it was like somebody’s, and not whose', async () => {
    const { player, userId, excludedId } = await heldAccount();
    await moderator.call('moderation.decideMatch', { userId, excludedId, decision: 'let_play', reason });
    const response = await fetch(`${server.url}/api/account/export`, { headers: { cookie: `token=${player.token}` } });
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ exclusionMatches: [{ by: 'device', decision: 'let_play' }] });
    expect(text).toContain('exclusion.decided');
    expect(text).not.toContain(excludedId);
  });
});
