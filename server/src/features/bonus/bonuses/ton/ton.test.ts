import { insertProfile, outsideBonus } from 'db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withBonuses } from '../../../../core/bonus/bonus-context.ts';
import { declineBonus } from '../../../../core/bonus/choose-bonus.ts';
import { takeBonus } from '../../../../core/bonus/take-bonus.ts';
import { BonusHouse, type BonusTester } from '../../testing/bonus-fixtures.ts';
import { ton } from './ton.ts';

const SATURDAY = Date.UTC(2026, 10, 21, 20, 59, 59, 999); // last millisecond of a Saturday in Moscow
const HOUR_MS = 3_600_000;

let house: BonusHouse;
beforeAll(async () => {
  house = await BonusHouse.open(SATURDAY);
  await outsideBonus.bonusOutsideRepository(house.db.orm.em.fork()).set('ton', { target: '', url: '/cash/crypto' });
});
afterAll(async () => {
  await house.db.owner.query('DELETE FROM payment'); // unknown to any provider
  expect(await house.breaches()).toEqual([]);
  await house.close();
});

const telegram = ({ userId }: { userId: bigint }): Promise<void> =>
  insertProfile(house.db.pool, userId, { provider: 'telegram', subject: String(userId), name: 'name', url: null });

/** A player with a proven wallet and Telegram. */
const holder = async (): Promise<BonusTester> => {
  const player = await house.player();
  await telegram(player);
  const address = `0:${player.userId.toString(16).padStart(64, '0')}`;
  await house.db.owner.query('INSERT INTO ton_wallet (user_id, address, connected_at) VALUES ($1, $2, 0)', [
    player.userId,
    address,
  ]);
  return player;
};

const friendOf = async ({ userId }: BonusTester): Promise<BonusTester> => {
  const friend = await house.player();
  await house.db.owner.query(
    'UPDATE app_user SET referer_id = (SELECT public_id FROM app_user WHERE id = $1) WHERE id = $2',
    [userId, friend.userId],
  );
  return friend;
};

const take = (player: BonusTester, step: string) => takeBonus(house.tools, ton, player, { step });
const figures = (player: BonusTester) =>
  withBonuses(house.tools, player, (context) => ton.figures(context, {}, { step: 'connect' }));
const refused = (code: number | string, message: string) =>
  expect.objectContaining({ code, details: expect.objectContaining({ message }) as unknown });

it('starts over every Sunday, Moscow time', async () => {
  house.at = SATURDAY;
  const player = await holder();
  await take(player, 'connect');
  await expect(take(player, 'connect')).rejects.toEqual(refused(2, 'tonTaken'));
  house.at = SATURDAY + 1;
  await take(player, 'connect');
  await expect(take(player, 'connect')).rejects.toEqual(refused(2, 'tonTaken'));
  expect(await figures(player)).toMatchObject({ amountDic: 2_500, weekDic: 2_500, totalDic: 5_000 });
});

it('adds up what was given, not what waits or was given up', async () => {
  house.at = SATURDAY;
  const player = await holder();
  const { id } = await take(player, 'connect');
  await declineBonus(house.tools, player, id);
  expect(await figures(player)).toMatchObject({ weekDic: 0, totalDic: 0 });
});

it('counts a sufficient deposit of this week', async () => {
  house.at = SATURDAY - HOUR_MS;
  const player = await holder();
  await house.deposits(player, 22_500n, 'ton');
  house.at = SATURDAY + 1;
  await expect(take(player, 'deposit')).rejects.toEqual(refused('BONUS_NOTHING', 'tonNoDeposit'));
  await house.deposits(player, 22_499n, 'ton');
  await house.deposits(player, 22_500n);
  await expect(take(player, 'deposit')).rejects.toEqual(refused('BONUS_NOTHING', 'tonNoDeposit'));
  await house.deposits(player, 22_500n, 'ton');
  expect(await take(player, 'deposit')).toMatchObject({ amount: 22_500n });
});

it('counts each friend with Telegram and their own device once', async () => {
  house.at = SATURDAY;
  const player = await holder();
  const friend = await friendOf(player);
  await expect(take(player, 'invite')).rejects.toEqual(refused(2, 'tonNoFriend'));
  await telegram(friend);
  const device = `INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, '\\x66', '10.0.0.0')`;
  for (const { userId } of [player, friend]) await house.db.owner.query(device, [userId]);
  await expect(take(player, 'invite')).rejects.toEqual(refused(2, 'tonNoFriend'));
  await house.db.owner.query('DELETE FROM known_device WHERE user_id = $1', [friend.userId]);
  await take(player, 'invite');
  house.at = SATURDAY + 1;
  await expect(take(player, 'invite')).rejects.toEqual(refused(2, 'tonNoFriend'));
  await telegram(await friendOf(player));
  await take(player, 'invite');
});
