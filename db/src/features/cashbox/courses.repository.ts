import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { CurrencyEntity } from '../cash/currency.entity.ts';
import { CashRulesEntity, CoinCourseEntity, CourseQuoteEntity, CourseWatchEntity } from './payment.entities.ts';

/** A course that a source gave. Courses: base units per unit, times a million. */
export interface Quote {
  currencyId: number;
  courseMicro: bigint;
  source: string;
  isTaken: boolean; // false: it jumped too far and waits for a person
  at: number; // ms since epoch
}

export type CourseWatchRow = InferEntity<typeof CourseWatchEntity>;
type WatchChanges = Partial<Pick<CourseWatchRow, 'seenAt' | 'refusedMicro' | 'refusedAt' | 'releasedUntil'>>;

/** The watch of the source as a whole stands under this code; without that row courses are the house's own. */
export const SOURCE_CODE = 'source';

const HELD_PERCENT = 1; // by which a course moves before amounts are shown by it
const OWN_UNITS = [6, 7]; // DIC and USDIC: nobody outside pays in them

/** Courses of currencies and coins. */
export const courseRepository = (em: EntityManager) => ({
  /** Worth of one unit of a coin or a currency; undefined for an unknown code. */
  async find(code: string): Promise<bigint | undefined> {
    const coin = await em.findOne(CoinCourseEntity, { code: code.toLowerCase() });
    if (coin) return coin.courseMicro;
    const currency = await em.findOne(CurrencyEntity, { code: code.toUpperCase(), id: { $nin: OWN_UNITS } });
    return currency?.courseMicro;
  },

  /** A currency as it is now. Throws for an unknown id. */
  ofCurrency: (id: number) => em.findOneOrFail(CurrencyEntity, { id }, { refresh: true }),

  /** The last quote of each currency, taken or not. */
  async lastQuotes(): Promise<Quote[]> {
    const rows = await em.execute<(Omit<Quote, 'courseMicro'> & { courseMicro: string })[]>(
      `SELECT DISTINCT ON (currency_id) currency_id AS "currencyId", course_micro AS "courseMicro", source,
         is_taken AS "isTaken", at::float8 AS at FROM course_quote ORDER BY currency_id, id DESC`,
    );
    return rows.map((row) => ({ ...row, courseMicro: BigInt(row.courseMicro) }));
  },

  /** When each currency's course in force was given. */
  async takenTimes(): Promise<Map<number, number>> {
    const rows = await em.execute<{ id: number; at: number }[]>(
      `SELECT DISTINCT ON (currency_id) currency_id AS id, at::float8 AS at FROM course_quote WHERE is_taken
       ORDER BY currency_id, id DESC`,
    );
    return new Map(rows.map(({ id, at }) => [id, at]));
  },

  /** When a source last gave a course of this currency that is in force; 0: none has yet. */
  async takenAt(currencyId: number): Promise<number> {
    const [row] = await em.find(
      CourseQuoteEntity,
      { currencyId, isTaken: true },
      { orderBy: { id: 'desc' }, limit: 1 },
    );
    return row?.at ?? 0;
  },

  /** Remembers a quote, and brings it into force when it is taken; amounts are shown by it once it is far from the shown course. */
  async addQuote(quote: Quote): Promise<void> {
    await em.insert(CourseQuoteEntity, quote);
    if (!quote.isTaken) return;
    const { currencyId, courseMicro, at } = quote;
    await em.nativeUpdate(CurrencyEntity, { id: currencyId }, { courseMicro });
    await em.execute(
      `INSERT INTO shown_course (currency_id, course_micro, since) SELECT v.* FROM (VALUES (?::smallint, ?::bigint, ?::bigint)) v (id, course, at)
       WHERE NOT EXISTS (SELECT FROM (
         SELECT course_micro, since FROM shown_course WHERE currency_id = v.id ORDER BY since DESC LIMIT 1
       ) s WHERE s.since >= v.at OR abs(s.course_micro - v.course) * 100 <= s.course_micro * ${HELD_PERCENT})`,
      [currencyId, courseMicro, at],
    );
  },

  /** The course by which each currency's amounts are shown now. */
  async shownCourses(): Promise<{ id: number; courseMicro: bigint; since: number }[]> {
    const rows = await em.execute<{ id: number; courseMicro: string; since: number }[]>(
      `SELECT DISTINCT ON (currency_id) currency_id AS id, course_micro AS "courseMicro", since::float8 AS since
       FROM shown_course ORDER BY currency_id, since DESC`,
    );
    return rows.map(({ courseMicro, ...row }) => ({ ...row, courseMicro: BigInt(courseMicro) }));
  },

  currencies: () => em.find(CurrencyEntity, {}, { orderBy: { id: 'asc' }, refresh: true }),

  coins: () => em.find(CoinCourseEntity, {}, { orderBy: { id: 'asc' }, refresh: true }),

  async setCoin(code: string, courseMicro: bigint, at: number): Promise<void> {
    await em.nativeUpdate(CoinCourseEntity, { code }, { courseMicro, at });
  },

  /** Watch of each course, by code. */
  async watches(): Promise<Map<string, CourseWatchRow>> {
    const rows = await em.find(CourseWatchEntity, {}, { refresh: true });
    return new Map(rows.map((row) => [row.code, row]));
  },

  /** Notes what has become known of a course. */
  async watch(code: string, changes: WatchChanges): Promise<void> {
    const onConflictMergeFields = Object.keys(changes) as (keyof WatchChanges)[];
    await em.upsert(CourseWatchEntity, { code, ...changes }, { onConflictMergeFields });
  },

  /** Two people vouch for a course until then. */
  release(code: string, until: number): Promise<void> {
    return this.watch(code, { refusedMicro: null, refusedAt: null, releasedUntil: until });
  },

  /** Courses are the house's own from now on: there is no source. */
  async forgetSource(): Promise<void> {
    await em.nativeDelete(CourseWatchEntity, { code: SOURCE_CODE });
  },

  /** Percent by which a course may move at once. */
  async maxPercent(): Promise<number> {
    return (await em.findOneOrFail(CashRulesEntity, { id: 1 })).maxCoursePercent;
  },
});
