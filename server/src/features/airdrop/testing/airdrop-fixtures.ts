import { randomUUIDv7 } from 'node:crypto';
import { airdrop, bonus, houseBalances, type PlayerAccountKind } from 'db';
import { expect } from 'vitest';
import type { ChangedAirdrop } from '../../../core/features/events.ts';
import { BonusHouse, type BonusTester } from '../../bonus/testing/bonus-fixtures.ts';
import { startAirdrop, type AirdropTools, type AskedAirdrop } from '../start-airdrop.ts';
import { takeAirdrop } from '../take-airdrop.ts';

export const DAY_MS = 86_400_000;
export const LASTS_MS = 3_600_000;
export const START = 100_000_000_000n; // credited to every player
const VIP3 = 1_000_000n; // stakes that reach the level, hundredths
export const AWARD = 500n;

export const refused = (code: number | string, message?: string) =>
  expect.objectContaining({ code, ...(message !== undefined && { details: expect.objectContaining({ message }) }) });

export const asked = ({ userId: creatorId }: BonusTester, more: Partial<AskedAirdrop> = {}): AskedAirdrop => ({
  uid: randomUUIDv7(),
  creatorId,
  isHouse: false,
  count: 2,
  awardMinor: AWARD,
  minStatus: 3,
  isProven: true,
  ...more,
});

/** Airdrops over bonuses with their own database. */
export class AirdropArena {
  readonly house: BonusHouse;
  readonly tools: AirdropTools;
  readonly heard: ChangedAirdrop[] = [];

  private constructor(house: BonusHouse) {
    this.house = house;
    const airdrops = { lastsMs: LASTS_MS, houseDayMinor: 2_000n, proofFromMinor: 0n };
    this.tools = { ...house.tools, airdrops, tell: (_name, event) => void this.heard.push(event as ChangedAirdrop) };
  }

  static async open(): Promise<AirdropArena> {
    return new AirdropArena(await BonusHouse.open(Date.UTC(2026, 10, 20, 9)));
  }

  readonly close = async (): Promise<void> => {
    expect(await this.house.breaches()).toEqual([]);
    await this.house.close();
  };

  readonly sql = (text: string, values: unknown[] = []) => this.house.db.owner.query(text, values);

  /** A player of level 3, who may start and take airdrops. */
  readonly taker = async (): Promise<BonusTester> => {
    const player = await this.house.player({ creditMinor: START });
    await this.reachLevel(player);
    return player;
  };

  readonly reachLevel = ({ userId }: BonusTester) =>
    this.sql(
      'INSERT INTO user_stats (user_id, total_bet) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET total_bet = $2',
      [userId, VIP3],
    );

  readonly starts = async (creator: BonusTester, more: Partial<AskedAirdrop> = {}): Promise<string> =>
    (await startAirdrop(this.tools, asked(creator, more))).uid;

  readonly take = (player: BonusTester, uid: string) => takeAirdrop(this.tools, player, uid);

  readonly has = async (player: BonusTester, kind: PlayerAccountKind): Promise<bigint> =>
    (await this.house.balances(player))[kind] ?? 0n;

  readonly rowOf = (uid: string) => airdrop.airdropRepository(this.house.db.orm.em.fork()).find(uid);

  readonly grantOf = ({ userId }: BonusTester, uid: string) =>
    bonus.bonusGrantRepository(this.house.db.orm.em.fork()).find(userId, 'airdrop', uid);

  readonly heldMinor = async (): Promise<bigint | undefined> =>
    (await houseBalances(this.house.db.owner)).find(({ kind }) => kind === 'house.airdrops')?.balanceMinor;

  readonly shareDevice = async (name: string, ...players: BonusTester[]): Promise<void> => {
    for (const { userId } of players)
      await this.sql(`INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, $2, '10.0.0.0')`, [
        userId,
        Buffer.from(name),
      ]);
  };

  /** Puts a player on a break. */
  readonly rest = ({ userId }: BonusTester) =>
    this.sql(`UPDATE app_user SET restriction = 'time_out', restricted_until = $2 WHERE id = $1`, [
      userId,
      new Date(this.house.at + DAY_MS),
    ]);
}
