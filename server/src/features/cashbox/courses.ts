import { cashbox } from 'db';
import { COURSES_TOPIC, courseText } from '../../core/payments/course-text.ts';
import type { CourseSource } from '../../core/payments/gateways.ts';
import type { CashTools } from './cash-tools.ts';

const PERCENT = 100n;
const FIXED = [2, 6, 7]; // RUB is the base; DIC and USDIC count against themselves

/** Whether a course may be taken without a person: it moved by no more than so many percent, or is the first one. */
export const isInBounds = (
  courseMicro: bigint,
  { lastMicro, maxPercent }: { lastMicro: bigint | undefined; maxPercent: number },
): boolean => {
  if (courseMicro <= 0n) return false;
  if (lastMicro === undefined) return true;
  const moved = courseMicro > lastMicro ? courseMicro - lastMicro : lastMicro - courseMicro;
  return moved * PERCENT <= lastMicro * BigInt(maxPercent);
};

export interface Courses {
  /** Reads the source once. What jumps too far is kept and not taken. */
  refresh(): Promise<void>;
}

/** Courses of currencies and coins. All processes read them again when one has taken new ones. */
export const createCourses = (tools: CashTools, source: CourseSource): Courses => {
  const { em, atomically, currencies, bus, pushes, log } = tools;
  const failed = (error: unknown): void => log.warn({ err: error }, 'courses were not read again');
  const reload = (): void => void currencies.reload().catch(failed);
  bus.subscribe(COURSES_TOPIC, reload);
  bus.onGap(reload);

  /** Currencies of ours. Whether any course has changed. */
  const takeCurrencies = (courses: Readonly<Record<string, bigint>>, at: number): Promise<boolean> =>
    atomically(async (unit) => {
      const repository = cashbox.courseRepository(unit.em);
      const maxPercent = await repository.maxPercent();
      const last = new Map((await repository.lastQuotes()).map((quote) => [quote.currencyId, quote]));
      let hasChanged = false;
      for (const { id, code, courseMicro: now } of await repository.currencies()) {
        const courseMicro = courses[code];
        if (courseMicro === undefined || FIXED.includes(id)) continue;
        const isTaken = isInBounds(courseMicro, { lastMicro: last.has(id) ? now : undefined, maxPercent });
        const isNews = last.get(id)?.courseMicro !== courseMicro || last.get(id)?.isTaken !== isTaken;
        if (!isNews) continue;
        await repository.addQuote({ currencyId: id, courseMicro, source: source.id, isTaken, at });
        if (!isTaken) log.error({ currency: code }, 'a course jumped too far: it waits for a person');
        hasChanged ||= isTaken;
      }
      return hasChanged;
    });

  const takeCoins = (courses: Readonly<Record<string, bigint>>, at: number): Promise<void> =>
    atomically(async (unit) => {
      const repository = cashbox.courseRepository(unit.em);
      const maxPercent = await repository.maxPercent();
      for (const { code, courseMicro: now, at: lastAt } of await repository.coins()) {
        const courseMicro = courses[code] ?? courses[code.toUpperCase()];
        if (courseMicro === undefined) continue;
        if (isInBounds(courseMicro, { lastMicro: lastAt === 0 ? undefined : now, maxPercent }))
          await repository.setCoin(code, courseMicro, at);
        else log.error({ coin: code }, 'a course jumped too far: the last good one stays');
      }
    });

  const tell = async (at: number): Promise<void> => {
    await currencies.reload();
    await bus.publish(COURSES_TOPIC, {});
    const rows = await cashbox.courseRepository(em()).currencies();
    const courses = rows.map(({ id, courseMicro }) => ({ id, course: courseText(courseMicro) }));
    pushes.everywhere.toAll({ channel: 'cash', type: 'updateCurrencyCourses', payload: { courses, at } });
  };

  return {
    async refresh() {
      const { courses, at } = await source.load();
      await takeCoins(courses, at);
      if (await takeCurrencies(courses, at)) await tell(at);
    },
  };
};
