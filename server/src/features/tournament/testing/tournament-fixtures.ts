import { bonus, dayStart, tournament } from 'db';
import { expect } from 'vitest';
import { DEFAULT_SHARES, prizesOf, TOURNAMENT_SETTLES_MS } from '../../../../contract/features/tournament-values.ts';
import { BonusHouse, type BonusTester } from '../../bonus/testing/bonus-fixtures.ts';
import { settleDueDays } from '../settle-tournament.ts';
import { openTournamentDay } from '../tournament-day.ts';
import { participate } from '../tournament.handlers.ts';

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
export const START = 100_000_000_000n; // credited to every entrant
export const VIP2 = 10_000n; // stakes that reach the level, hundredths
export const MIN_STAKE = 115_200_000n; // stakes that the first place needs: 80 times 30 % of 300 TON at 160
const NEW_YEARS_EVE = Date.UTC(2026, 11, 30, 21); // 31 December, 00:00 in Moscow: a Thursday

export const refused = (code: number | string) => expect.objectContaining({ code });

/** Tournaments over bonuses with their own database. Each test starts at nine in the morning of its own day. */
export class TournamentArena {
  readonly house: BonusHouse;
  day = 0;

  private constructor(house: BonusHouse) {
    this.house = house;
  }

  static async open(): Promise<TournamentArena> {
    return new TournamentArena(await BonusHouse.open(NEW_YEARS_EVE - DAY_MS));
  }

  readonly startDay = async (): Promise<void> => {
    this.house.at += DAY_MS;
    ({ day: this.day } = await openTournamentDay(this.house.tools, this.house.at));
    this.house.at = dayStart(this.day) + 9 * HOUR_MS;
  };

  readonly endDay = (): void => {
    this.house.at = dayStart(this.day + 1) + TOURNAMENT_SETTLES_MS;
  };

  readonly settle = async (): Promise<void> => {
    this.endDay();
    await settleDueDays(this.house.tools);
  };

  readonly close = async (): Promise<void> => {
    expect(await this.house.breaches()).toEqual([]);
    await this.house.close();
  };

  /** A registered player at VIP2 with these stakes today. */
  readonly entrant = async (stakeMinor = VIP2): Promise<BonusTester> => {
    const player = await this.house.player({ creditMinor: START });
    await this.house.stakes(player, stakeMinor < VIP2 ? VIP2 : stakeMinor);
    await participate(this.house.tools, player.userId);
    return player;
  };

  readonly rowOf = (day = this.day) => tournament.tournamentDayRepository(this.house.db.orm.em.fork()).find(day);

  readonly placesOf = async (day = this.day): Promise<[bigint, bigint][]> =>
    (await tournament.tournamentPlaceRepository(this.house.db.orm.em.fork()).ofDays([day])).map(({ userId, prize }) => [
      userId,
      prize,
    ]);

  readonly grantOf = ({ userId }: BonusTester) =>
    bonus.bonusGrantRepository(this.house.db.orm.em.fork()).find(userId, 'tournament', `${this.day}`);

  readonly realOf = async (player: BonusTester): Promise<bigint> => (await this.house.balances(player)).real ?? 0n;

  readonly prizes = async (): Promise<bigint[]> => prizesOf((await this.rowOf())?.bank ?? 0n, DEFAULT_SHARES);

  readonly sql = (text: string, values: unknown[] = []) => this.house.db.owner.query(text, values);

  readonly shareDevice = async (hash: string, ...players: BonusTester[]): Promise<void> => {
    for (const { userId } of players)
      await this.sql(`INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, $2, '10.0.0.0')`, [
        userId,
        Buffer.from(hash),
      ]);
  };
}
