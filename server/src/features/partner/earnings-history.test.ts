import { dayOf, dayStart, inUnitOfWork, openDatabase, partner, type Database } from 'db';
import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  partnerPlans,
  partnerShares,
  TURNOVER_PERCENT,
  type PartnerPlan,
} from '../../../contract/features/partner-values.ts';
import { takeWithin } from '../../core/bonus/take-bonus.ts';
import { BonusHouse, testBonus, type BonusTester } from '../bonus/testing/bonus-fixtures.ts';
import { bookDueDays } from './book-earnings.ts';
import { bookingOf, ceilingOf, cpaPrizeOf, formulaOf, subEarningOf, type PlanSums } from './earnings.ts';

const isLong = process.env['LONG_TESTS'] === '1';
const SEEDS = Array.from({ length: isLong ? 20 : 1 }, (_, at) => Number(process.env['CRASH_SEED'] ?? 1) + at);
const DAYS = isLong ? 21 : 8;
const ACTS = isLong ? 12 : 7; // a day
const DAY_MS = 86_400_000;
const START = dayStart(dayOf(Date.now()) + 7);
const SUNDAY = 3; // day 0 was a Thursday
const MAX_STATEMENTS = 40; // most statements of a transaction before its connection drops

/** Numbers from 0 to below 1 that a seed repeats (mulberry32). */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

interface Fact extends partner.PartnerFacts {
  referral: bigint;
  partner: bigint;
  day: number;
}

const noFacts = { bets: 0n, wins: 0n, bonuses: 0n, fees: 0n, deposits: 0n, withdrawals: 0n };
const keys = Object.keys(noFacts) as (keyof typeof noFacts)[];

const add = (facts: readonly Fact[]): partner.PartnerFacts => {
  const total = { ...noFacts };
  for (const fact of facts) for (const key of keys) total[key] += fact[key];
  return total;
};

/** All that happened, as the generator knows it, and what the pure functions make of it. */
class Books {
  readonly facts: Fact[] = [];
  readonly plans = new Map<bigint, { fromDay: number; plan: PartnerPlan }[]>();
  readonly earned = new Map<bigint, { plan: string; fromDay: number; amount: bigint }[]>();
  readonly inviterOf = new Map<bigint, bigint>();

  #of(partnerId: bigint): { plan: string; fromDay: number; amount: bigint }[] {
    const list = this.earned.get(partnerId) ?? [];
    this.earned.set(partnerId, list);
    return list;
  }

  balance(partnerId: bigint): bigint {
    return this.#of(partnerId).reduce((sum, { amount }) => sum + amount, 0n);
  }

  #book(partnerId: bigint, plan: string, fromDay: number, due: { formula: bigint; ceiling: bigint }): void {
    const before = this.#of(partnerId)
      .filter((row) => row.plan === plan && row.fromDay === fromDay)
      .reduce((sum, { amount }) => sum + amount, 0n);
    const amount = bookingOf({ ...due, before, balance: this.balance(partnerId) });
    this.#of(partnerId).push({ plan, fromDay, amount });
  }

  #sums(partnerId: bigint, fromDay: number, day: number): PlanSums {
    const facts = this.facts.filter((fact) => fact.partner === partnerId && fact.day >= fromDay && fact.day <= day);
    const byDay = Map.groupBy(facts, (fact) => `${fact.referral} ${fact.day}`);
    const percent = BigInt(partnerShares[1] * TURNOVER_PERCENT);
    const turnover = [...byDay.values()].reduce((sum, ofDay) => sum + (add(ofDay).bets * percent) / 10_000n, 0n);
    const byReferral = Map.groupBy(facts, ({ referral }) => referral);
    const cpaPrizes = [...byReferral.values()].reduce((sum, ofOne) => sum + cpaPrizeOf(add(ofOne)), 0n);
    return { ...add(facts), turnover, cpaPrizes };
  }

  /** Books a day: everybody's own earnings first, then those by partners whom they invited. */
  bookDay(day: number): void {
    const stirred = new Set<bigint>();
    for (const fact of this.facts) if (fact.day <= day && fact.day >= day - 6) stirred.add(fact.partner);
    const earners = new Set<bigint>();
    for (const partnerId of stirred) {
      const inForce = this.plans.get(partnerId)?.findLast(({ fromDay }) => fromDay <= day);
      const isNext = this.plans.get(partnerId)?.some(({ fromDay }) => fromDay === day + 1) ?? false;
      if (!inForce || (inForce.plan === 'bet' && day % 7 !== SUNDAY && !isNext)) continue;
      const sums = this.#sums(partnerId, inForce.fromDay, day);
      const before = this.balance(partnerId);
      this.#book(partnerId, inForce.plan, inForce.fromDay, {
        formula: formulaOf(inForce.plan, sums),
        ceiling: ceilingOf(inForce.plan, sums),
      });
      if (this.balance(partnerId) !== before) earners.add(partnerId);
    }
    for (const inviter of new Set([...earners].flatMap((id) => this.inviterOf.get(id) ?? []))) {
      const invited = [...this.inviterOf].filter(([, by]) => by === inviter).flatMap(([id]) => this.#of(id));
      const total = invited.filter(({ plan }) => plan !== 'sub').reduce((sum, { amount }) => sum + amount, 0n);
      this.#book(inviter, 'sub', 0, { formula: subEarningOf(total), ceiling: subEarningOf(total) });
    }
  }
}

/** Players who do things at random, each told to the books. */
class History {
  readonly #partners: BonusTester[] = [];
  readonly #referrals: { player: BonusTester; partner: bigint }[] = [];
  readonly house: BonusHouse;
  readonly books: Books;
  readonly random: () => number;
  #bonuses = 0;

  constructor(house: BonusHouse, books: Books, random: () => number) {
    this.house = house;
    this.books = books;
    this.random = random;
  }

  #pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.random() * list.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  #amount(most: number): bigint {
    return BigInt(1 + Math.floor(this.random() * most));
  }

  async #attach(player: BonusTester, inviter: BonusTester): Promise<void> {
    const { rows } = await this.house.db.owner.query<{ link: string }>(
      'SELECT public_id AS link FROM app_user WHERE id = $1',
      [inviter.userId],
    );
    const { userId } = player;
    const link = rows[0]?.link ?? '';
    const invitation = { userId, link, isTelegram: false, isNew: true, at: this.house.at };
    expect(await partner.attachReferral(this.house.db.pool, invitation)).toBe(true);
    this.#referrals.push({ player, partner: inviter.userId });
  }

  /** Three partners, the second and third invited by the first, each with a referral. */
  async open(): Promise<void> {
    for (let at = 0; at < 3; at += 1) {
      const inviter = await this.house.player();
      await partner.openPartner(this.house.db.pool, inviter.userId, this.house.at);
      this.#partners.push(inviter);
      this.books.plans.set(inviter.userId, [{ fromDay: 0, plan: 'turnover' }]);
      const [first] = this.#partners;
      if (first && at > 0) {
        await this.#attach(inviter, first);
        this.books.inviterOf.set(inviter.userId, first.userId);
      }
      await this.join(inviter);
    }
  }

  async join(inviter = this.#pick(this.#partners)): Promise<void> {
    await this.#attach(await this.house.player(), inviter);
  }

  async #changePlan(): Promise<void> {
    const { userId } = this.#pick(this.#partners);
    const next = { fromDay: dayOf(this.house.at) + 1, plan: this.#pick(partnerPlans) };
    const plans = this.books.plans.get(userId) ?? [];
    if (plans.some(({ fromDay }) => fromDay === next.fromDay)) return;
    plans.push(next);
    await partner.partnerRepository(this.house.db.orm.em.fork()).beginPlan({ partnerId: userId, ...next });
  }

  async #pays(player: BonusTester, code: 1 | 2, amount: bigint): Promise<void> {
    await this.house.db.owner.query(
      `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
         base_minor, transaction_id, created_at, updated_at, done_at, hold_id, purse_number, coin_amount, sent_minor)
       VALUES ($1, $2, $5, 2, 4, 4, 'fiat', 2, 1000000, $3, $3, $1, $4, $4, $4, $6, $7, $8, $9)`,
      [
        randomUUIDv7(),
        player.userId,
        amount,
        this.house.at,
        code,
        ...(code === 2 ? [randomUUIDv7(), '1', '1', amount] : [null, null, null, null]),
      ],
    );
  }

  async act(): Promise<void> {
    const dice = this.random();
    if (dice < 0.05) return this.#changePlan();
    if (dice < 0.12) return this.join();
    const { player, partner: partnerId } = this.#pick(this.#referrals);
    const fact = { ...noFacts, referral: player.userId, partner: partnerId, day: dayOf(this.house.at) };
    const amount = this.#amount(400_000);
    if (dice < 0.6) {
      const payoutMinor = this.random() < 0.5 ? 0n : this.#amount(Number(amount) * 2);
      await this.house.stakes(player, amount, { payoutMinor });
      this.books.facts.push({ ...fact, bets: amount, wins: payoutMinor });
    } else if (dice < 0.75) {
      await this.#pays(player, 1, amount);
      this.books.facts.push({ ...fact, deposits: amount });
    } else if (dice < 0.88) {
      await this.#pays(player, 2, amount);
      this.books.facts.push({ ...fact, withdrawals: amount });
    } else {
      const bonus = amount / 10n + 1n;
      const period = String((this.#bonuses += 1));
      await this.house.over(player, (context) => takeWithin(context, testBonus('real', bonus), { period }));
      this.books.facts.push({ ...fact, bonuses: bonus });
    }
  }
}

it.each(SEEDS)(
  'partners earn what the pure functions make of a random history, booked by two processes that are killed (seed %i)',
  async (seed) => {
    const random = numbersFrom(seed);
    const house = await BonusHouse.open(START + DAY_MS / 2);
    const { connectionString: url = '' } = house.db.pool.options;
    const second = await openDatabase({ url, max: 4, applicationName: 'second process' });
    await house.db.owner.query('UPDATE partner_closed_day SET day = $1', [dayOf(START) - 1]);
    const processOver = (db: Database) => ({
      ...house.tools,
      db,
      em: () => db.orm.em.fork(),
      inUnitOfWork: <T>(work: Parameters<typeof inUnitOfWork<T>>[1]) => inUnitOfWork(db, work),
    });
    const [one, two] = [processOver(house.db), processOver(second)];
    const books = new Books();
    const history = new History(house, books, random);
    await history.open();
    for (let day = dayOf(START); day < dayOf(START) + DAYS; day += 1) {
      for (let act = 0; act < ACTS; act += 1) await history.act();
      house.at += DAY_MS;
      const killed = house
        .cutAfter(Math.floor(random() * MAX_STATEMENTS), () => bookDueDays(one))
        .catch(() => undefined);
      await Promise.all([killed, bookDueDays(two)]);
      await bookDueDays(one);
      books.bookDay(day);
      expect(await partner.differingFacts(house.db.pool, day)).toEqual([]);
    }
    const { rows } = await house.db.owner.query<{ id: bigint; earned: bigint; balance: bigint }>(
      `SELECT p.user_id AS id, a.balance, coalesce((SELECT sum(amount) FROM partner_earning WHERE partner_id = p.user_id), 0)::bigint AS earned
       FROM partner p LEFT JOIN ledger_account a ON a.user_id = p.user_id AND a.kind = 'partner' ORDER BY 1`,
    );
    const due = [...books.plans.keys()].map((id) => ({ id, earned: books.balance(id), balance: books.balance(id) }));
    expect(rows).toEqual(due);
    expect(rows.reduce((sum, { earned }) => sum + earned, 0n)).toBeGreaterThan(0n);
    const breaches = await house.breaches();
    expect(breaches.filter(({ invariant }) => /partner|conversion|referral/.test(invariant))).toEqual([]);
    await second.close();
    await house.close();
  },
);
