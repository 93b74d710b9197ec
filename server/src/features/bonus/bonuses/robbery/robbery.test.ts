import { checkInvariants } from 'db';
import { robberyDefaultConfig, robberyOutcomes } from 'games-engine/robbery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BonusOverview, RobberySpin, RobberyState } from '../../../../../contract/features/bonus.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../../../testing/test-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let server: TestServer;
let other: TestServer; // asks for captchas
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ CAPTCHA_PROVIDER: 'altcha' }, { beside: server });
}, 60_000);
afterAll(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await other.close();
  await server.close();
});

const sql = (text: string, values: readonly unknown[]) => server.database.owner.query(text, [...values]);

/** A player with a linked Telegram account. */
const linked = async (telegram?: string): Promise<TestPlayer> => {
  const player = await server.player({ language: 'en' });
  await sql(`INSERT INTO social_profile (provider, subject, user_id, name) VALUES ('telegram', $1, $2, 'someone')`, [
    telegram ?? String(player.userId),
    player.userId,
  ]);
  return player;
};

const there = ({ userId, token }: TestPlayer): Promise<TestPlayer> => other.signIn({ userId, login: '', token });

const activate = (player: TestPlayer, payload: object = {}) => player.request('bonus:activatePeriodicalBonus', payload);
const start = (player: TestPlayer) => player.request<RobberySpin>('bonus:startPeriodicalBonus');
const stateOf = async (player: TestPlayer) => (await player.request<RobberyState>('bonus:loadPeriodicalBonuses')).data;

/** Moves the player's last spin back in time. */
const wait = ({ userId }: TestPlayer, ms: number) =>
  sql(`UPDATE bonus_grant SET created_at = created_at - $2 WHERE user_id = $1 AND bonus = 'robbery'`, [userId, ms]);

const reaches = ({ userId }: TestPlayer, totalBet: number) =>
  sql(
    `INSERT INTO user_stats (user_id, total_bet) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET total_bet = $2`,
    [userId, totalBet],
  );

describe('the robbery', () => {
  it('is refused without Telegram, with the catalogue’s code', async () => {
    const player = await server.player({ language: 'en' });
    const refused = { success: false, code: 5, msg: 'Link Telegram first.' };
    expect(await activate(player)).toMatchObject(refused);
    expect(await start(player)).toMatchObject(refused);
  });

  it('does not start before activation', async () => {
    expect(await start(await linked())).toMatchObject({
      success: false,
      code: 1,
      msg: 'That did not work. Please contact support.',
    });
  });

  it('keeps an activated spin for ten minutes', async () => {
    const player = await linked();
    await activate(player);
    await sql('UPDATE bonus_meter SET spin_until = spin_until - $2 WHERE user_id = $1', [
      player.userId,
      10 * MINUTE_MS,
    ]);
    expect(await start(player)).toMatchObject({ code: 1 });
  });

  it('grants the prize of its round, to be wagered', async () => {
    const player = await linked();
    expect(await stateOf(player)).toMatchObject({ availableSpinsPeriodicalBonus: 1, statusId: 1, last: null });
    const { offers } = await player.call<BonusOverview>('bonus.overview');
    const offered = offers.find(({ bonus }) => bonus === 'robbery');
    expect(offered).toMatchObject({ prize: { account: 'bonus', amount: 10_000 }, refusal: null });
    expect(await activate(player)).toMatchObject({ success: true, data: { availableSpinsPeriodicalBonus: 1 } });
    const { data } = await start(player);
    const { round, outcome, fallenSectors, taken } = data;
    expect(robberyOutcomes(robberyDefaultConfig, { statusId: 1 })[outcome.sector]).toEqual(outcome);
    expect(fallenSectors).toEqual([outcome.sector]);
    expect(taken).toMatchObject({ account: 'bonus', amount: Number(outcome.prizeMinor), status: 'ready' });
    const shown = await player.call('fairness.round', { game: 'robbery', id: round });
    expect(shown).toMatchObject({ record: { game: 'robbery', final: { outcome } } });
    const { grants } = await player.call<BonusOverview>('bonus.overview');
    expect(grants).toMatchObject([{ bonus: 'robbery', wager: { done: 0, of: 10 * taken.amount } }]);
    expect((await stateOf(player)).last).toMatchObject({ round, sector: outcome.sector, amount: taken.amount });
  });

  it('is checked against its round by the laws of the ledger', async () => {
    const player = await linked();
    await activate(player);
    await start(player);
    await sql('UPDATE bonus_grant SET amount = amount + 1 WHERE user_id = $1', [player.userId]);
    expect((await checkInvariants(server.db.pool)).map(({ invariant }) => invariant)).toEqual([
      'every bonus was granted once, as it says',
    ]);
    await sql('UPDATE bonus_grant SET amount = amount - 1 WHERE user_id = $1', [player.userId]);
  });

  it('is available again after 24 hours', async () => {
    const player = await linked();
    await activate(player);
    const { data } = await start(player);
    const early = { success: false, code: 'BONUS_NOT_YET', until: data.timeActivatePeriodicalBonus };
    expect(await activate(player)).toMatchObject(early);
    expect(await start(player)).toMatchObject(early);
    expect((await player.request('profile:load')).data).toMatchObject({
      availableSpinsPeriodicalBonus: 0,
      timeActivatePeriodicalBonus: data.timeActivatePeriodicalBonus,
    });
    await wait(player, DAY_MS - MINUTE_MS);
    expect(await activate(player)).toMatchObject({ code: 'BONUS_NOT_YET' });
    await wait(player, MINUTE_MS);
    await activate(player);
    expect(await start(player)).toMatchObject({ success: true });
    expect((await player.request('profile:load')).data).toMatchObject({ availableSpinsPeriodicalBonus: 0 });
  });

  it('pays by the player’s level', async () => {
    const player = await linked();
    await reaches(player, 100_000 * 100);
    expect(await stateOf(player)).toMatchObject({ statusId: 5, needsCaptcha: false });
    await activate(await there(player)); // no captcha from this level on
    const { data } = await start(player);
    expect(robberyOutcomes(robberyDefaultConfig, { statusId: 5 })[data.outcome.sector]).toEqual(data.outcome);
  });

  it('asks for a captcha below level 5, and starts nothing without it', async () => {
    const player = await linked();
    const elsewhere = await there(player);
    for (const payload of [{}, { recaptchaToken: 'made up' }])
      expect(await activate(elsewhere, payload)).toMatchObject({
        success: false,
        code: 'CAPTCHA_FAILED',
        msg: 'Confirm that you are not a robot.',
      });
    expect(await start(elsewhere)).toMatchObject({ code: 1 });
  });

  it('waits for review when another player on the same device had a spin', async () => {
    const [first, second] = [await linked(), await linked()];
    for (const { userId } of [first, second])
      await sql(`INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, '\\x25', '10.0.0.0')`, [userId]);
    await activate(first);
    expect((await start(first)).data.taken.status).toBe('ready');
    await activate(second);
    expect((await start(second)).data.taken.status).toBe('waiting');
  });

  it('is refused while it is switched off, or play is closed', async () => {
    const player = await linked();
    await activate(player);
    await sql(`UPDATE app_user SET restriction = 'self_exclusion', restricted_until = '9999-12-31' WHERE id = $1`, [
      player.userId,
    ]);
    expect(await start(player)).toMatchObject({ success: false, code: 'SELF_EXCLUDED' });
    const next = await linked();
    await sql(`INSERT INTO bonus_campaign (bonus, is_on, rules, terms) VALUES ('robbery', false, '{}', 1)`, []);
    expect(await activate(next)).toMatchObject({ success: false, code: 'BONUS_OFF' });
    await sql(`UPDATE bonus_campaign SET is_on = true, rules = '{"needsTelegram": false}' WHERE bonus = 'robbery'`, []);
    expect(await activate(await server.player())).toMatchObject({ success: true });
    await sql(`DELETE FROM bonus_campaign WHERE bonus = 'robbery'`, []);
  });
});
