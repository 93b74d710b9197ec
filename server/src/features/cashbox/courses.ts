import { cashbox, type UnitOfWork } from 'db';
import { COURSE_STALE_MS } from '../../../contract/features/cashbox-values.ts';
import {
  COURSES_TOPIC,
  tellShownCourses,
  courseStatesOf,
  FIXED_CURRENCIES,
  tellPauses,
} from '../../core/payments/course-states.ts';
import type { CourseSource } from '../../core/payments/gateways.ts';
import type { CashTools } from './cash-tools.ts';

const PERCENT = 100n;

/** True when a course may be taken without a person: it moved by no more than so many percent, or is the first one. */
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
  /** Reads the source once. A course that jumps too far is not taken, and suspends its currency or coin. */
  refresh(): Promise<void>;
  /** From now on courses are the source's: until it has answered, none may be used. */
  begin(): Promise<void>;
  /** Raises the alarm for what is suspended, and reads the source at once where it has not been read for long. */
  watch(): Promise<void>;
}

type Given = Readonly<Record<string, bigint>>;

/** A course that stands in a currency or a coin. */
interface Standing {
  code: string;
  courseMicro: bigint;
  isFirst: boolean; // no source has given it yet
  take(courseMicro: bigint): Promise<boolean>; // resolves with true when pages see a change
  refuse(courseMicro: bigint): Promise<void>;
}

/** Courses to follow: currencies but for the fixed ones, and coins. */
const standingOf = async ({ em }: UnitOfWork, source: string, at: number): Promise<Standing[]> => {
  const repository = cashbox.courseRepository(em);
  const last = new Map((await repository.lastQuotes()).map((quote) => [quote.currencyId, quote]));
  const currencies = (await repository.currencies()).filter(({ id }) => !FIXED_CURRENCIES.includes(id));
  const quote = async (currencyId: number, courseMicro: bigint, isTaken: boolean): Promise<boolean> => {
    const known = last.get(currencyId);
    if (known?.courseMicro === courseMicro && known.isTaken === isTaken) return false;
    await repository.addQuote({ currencyId, courseMicro, source, isTaken, at });
    return isTaken;
  };
  return [
    ...currencies.map(({ id, code, courseMicro }) => ({
      code,
      courseMicro,
      isFirst: !last.has(id),
      take: (course: bigint) => quote(id, course, true),
      refuse: async (course: bigint) => void (await quote(id, course, false)),
    })),
    ...(await repository.coins()).map(({ code, courseMicro, at: lastAt }) => ({
      code,
      courseMicro,
      isFirst: lastAt === 0,
      take: async (course: bigint) => {
        await repository.setCoin(code, course, at);
        return false;
      },
      refuse: async () => undefined,
    })),
  ];
};

/** Courses of currencies and coins. All processes read them again when one has taken new ones. */
export const createCourses = (tools: CashTools, source: CourseSource, everyMs: number): Courses => {
  const { em, atomically, currencies, bus, pushes, log, clock } = tools;
  const failed = (error: unknown): void => log.warn({ err: error }, 'courses were not read again');
  const reload = (): void => void currencies.reload().catch(failed);
  bus.subscribe(COURSES_TOPIC, reload);
  bus.onGap(reload);
  let known: ReadonlySet<string> = new Set(); // courses that this process has raised the alarm for
  let lastReadAt = 0;

  /** Takes a currency's course; resolves with true when it has changed. */
  const take = (course: Given, at: number): Promise<boolean> =>
    atomically(async (unit) => {
      const repository = cashbox.courseRepository(unit.em);
      const maxPercent = await repository.maxPercent();
      const watches = await repository.watches();
      let hasChanged = false;
      for (const standing of await standingOf(unit, source.id, at)) {
        const { code, courseMicro: now, isFirst } = standing;
        const courseMicro = course[code] ?? course[code.toUpperCase()];
        const watch = watches.get(code);
        if (courseMicro === undefined || at < (watch?.seenAt ?? 0)) continue; // an answer that is older than the last one
        if (isInBounds(courseMicro, { lastMicro: isFirst ? undefined : now, maxPercent })) {
          hasChanged = (await standing.take(courseMicro)) || hasChanged;
          await repository.watch(code, { seenAt: at, refusedMicro: null, refusedAt: null, releasedUntil: 0 });
        } else if ((watch?.releasedUntil ?? 0) <= clock.now()) {
          await standing.refuse(courseMicro);
          await repository.watch(code, { refusedMicro: courseMicro, refusedAt: at });
        }
      }
      await repository.watch(cashbox.SOURCE_CODE, { seenAt: at });
      return hasChanged;
    });

  const tell = async (at: number): Promise<void> => {
    await currencies.reload();
    await bus.publish(COURSES_TOPIC, {});
    await tellShownCourses(pushes, em(), at);
  };

  const alarm = async (): Promise<void> => {
    const former = known;
    const states = await courseStatesOf(em(), clock.now());
    const paused = new Set(states.paused());
    for (const code of paused)
      if (!known.has(code))
        log.error({ code, why: states.pauseOf(code) }, 'a course may not be used: deposits wait, withdrawals stop');
    for (const code of known) if (!paused.has(code)) log.info({ code }, 'a course may be used again');
    known = paused;
    if (former.symmetricDifference(paused).size > 0) tellPauses(pushes, states);
  };

  const begin = (): Promise<void> => cashbox.courseRepository(em()).watch(cashbox.SOURCE_CODE, {});

  const refresh = async (): Promise<void> => {
    lastReadAt = clock.now();
    try {
      await begin();
      const { courses, at } = await source.load();
      if (at < clock.now() - COURSE_STALE_MS) log.error({ at }, 'the source of courses has stopped');
      else if (await take(courses, at)) await tell(at);
    } finally {
      await alarm();
    }
  };

  return {
    refresh,
    begin,
    async watch() {
      const found = (await cashbox.courseRepository(em()).watches()).get(cashbox.SOURCE_CODE);
      const at = clock.now();
      const isLate = found !== undefined && found.seenAt < at - COURSE_STALE_MS;
      if (isLate && lastReadAt < at - everyMs) await refresh();
      else await alarm();
    },
  };
};
