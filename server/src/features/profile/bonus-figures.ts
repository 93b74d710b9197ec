import { bonus, cashbox, loadVipStatuses, newyear, type Database, type PlayerStats } from 'db';
import {
  bonusIds,
  CASHBACK_PERCENT,
  cashbackMinor,
  rakebackAccruedMinor,
  ROBBERY_EVERY_MS,
} from '../../../contract/features/bonus-values.ts';
import { newyearSpinsLeft } from '../../../contract/features/newyear-values.ts';
import { DEPOSIT_WAGER_TIMES, wagerLeftMinor } from '../../../contract/features/wagering.ts';
import type { Profile } from '../../../contract/profile.contract.ts';
import { cashbackWeek } from '../../core/bonus/cashback-week.ts';

type Grant = bonus.BonusGrantRow;
type Figures = Pick<
  Profile,
  | 'cashback'
  | 'usedStarterBonus'
  | 'compointBalance'
  | 'totalCompointConverted'
  | 'availableSpinsPeriodicalBonus'
  | 'timeActivatePeriodicalBonus'
  | 'newYearBoomSpins'
  | 'xRepostBonusTaked'
  | 'vkRepostBonusTaked'
>;

const { introductory, cashback, robbery, xRepost, vkRepost } = bonusIds;

/** Cashback to collect on a Sunday until it is taken; else this week's so far. */
const cashbackOf = async (db: Database, userId: bigint, grants: readonly Grant[], at: number): Promise<number> => {
  const { isSunday, sunday, before, soFar } = cashbackWeek(at);
  const isTaken = grants.some((grant) => grant.bonus === cashback && grant.period === `${sunday}`);
  const days = isSunday && !isTaken ? before : soFar;
  const campaign = await bonus.bonusCampaignOf(db.orm.em.fork(), cashback);
  const percent = BigInt(Number(campaign?.rules['percent'] ?? CASHBACK_PERCENT));
  return Number(cashbackMinor(await bonus.playedOnDays(db.pool, userId, days), percent));
};

const rakebackOf = async (db: Database, { totalBetMinor }: PlayerStats, takenMinor: bigint): Promise<number> => {
  const levels = await loadVipStatuses(db.pool);
  const accrued = rakebackAccruedMinor(
    totalBetMinor,
    levels.map(({ id, needsCompoints }) => ({ id, needsMinor: needsCompoints })),
  );
  return Number(accrued > takenMinor ? accrued - takenMinor : 0n);
};

/** When a spin of the robbery can be had, ms since epoch; 0: now. */
const spinAt = (last: Grant | null, at: number): number => {
  const next = last ? last.createdAt + ROBBERY_EVERY_MS : 0;
  return next > at ? next : 0;
};

/** Spins of the New Year drum that are left while it turns. */
const newyearSpins = async (db: Database, { userId, wagerBetMinor }: PlayerStats, at: number): Promise<number> => {
  const edition = await newyear.newyearAt(db.orm.em.fork(), at);
  if (!edition) return 0;
  const leftMinor = wagerLeftMinor(await cashbox.wageringOf(db.pool, userId, wagerBetMinor));
  const left = { leftMinor, times: DEPOSIT_WAGER_TIMES };
  return newyearSpinsLeft(await newyear.ticketFactsOf(db.pool, userId, edition, left));
};

/** Bonus figures of a profile. */
export const bonusFigures = async (db: Database, stats: PlayerStats, at: number): Promise<Figures> => {
  const { userId } = stats;
  const em = db.orm.em.fork();
  const named = [introductory, cashback, xRepost, vkRepost];
  const [grants, spun, meter] = await Promise.all([
    bonus.bonusGrantRepository(em).ofBonuses(userId, named),
    bonus.bonusGrantRepository(em).latest(userId, robbery),
    bonus.bonusMeterRepository(em).find(userId),
  ]);
  const takenMinor = meter?.rakebackTaken ?? 0n;
  const isTaken = (id: string): boolean => grants.some((grant) => grant.bonus === id);
  const activateAt = spinAt(spun, at);
  return {
    cashback: await cashbackOf(db, userId, grants, at),
    usedStarterBonus: isTaken(introductory),
    compointBalance: await rakebackOf(db, stats, takenMinor),
    totalCompointConverted: Number(takenMinor),
    availableSpinsPeriodicalBonus: activateAt === 0 ? 1 : 0,
    timeActivatePeriodicalBonus: activateAt,
    newYearBoomSpins: await newyearSpins(db, stats, at),
    xRepostBonusTaked: isTaken(xRepost),
    vkRepostBonusTaked: isTaken(vkRepost),
  };
};
