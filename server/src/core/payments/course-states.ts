import { cashbox, type EntityManager } from 'db';
import { COURSE_STALE_MS, depositCodes, type CoursePause } from '../../../contract/features/cashbox-values.ts';
import { OFFICE_CASH_ROOM } from '../../../contract/features/office-cash.contract.ts';
import type { FeatureTools } from '../features/feature.ts';
import { CallError } from '../realtime/call-error.ts';

const MICRO_DIGITS = 6;

/** Millionths as decimal text: 80500000n → "80.5". */
export const courseText = (courseMicro: bigint): string => {
  const digits = courseMicro.toString().padStart(MICRO_DIGITS + 1, '0');
  const fraction = digits.slice(-MICRO_DIGITS).replace(/0+$/, '');
  return `${digits.slice(0, -MICRO_DIGITS)}${fraction && `.${fraction}`}`;
};

/** Told to all processes when a course has changed: they read the currencies again. */
export const COURSES_TOPIC = 'cash.courses';

/** The base unit, DIC and USDIC have a course by definition. */
export const FIXED_CURRENCIES: readonly number[] = [2, 6, 7];

/** Courses that may be used now. */
export interface CourseStates {
  /** Why the course of a currency or a coin may not be used; undefined: it may. `code`: exactly as it is stored. */
  pauseOf(code: string): CoursePause | undefined;
  /** The code under which `courseRepository.find` looks what a provider names so. */
  codeOf(named: string): string;
  /** Codes of all that are paused. */
  paused(): readonly string[];
}

interface Known {
  isCoin: boolean;
  isFixed: boolean;
}

type Watches = ReadonlyMap<string, cashbox.CourseWatchRow>;

/**
 * A course of the source may be used while it is fresh and the source has given none out of bounds since, or while two people
 * vouch for it. A currency that the source has never given is the house's own: two people set it, and it holds until they set
 * another. Without a source all are. A coin has no course but the source's.
 */
const pauseOf = (code: string, { isCoin, isFixed }: Known, watches: Watches, at: number): CoursePause | undefined => {
  const source = watches.get(cashbox.SOURCE_CODE);
  if (isFixed || !source) return undefined;
  const { seenAt = 0, releasedUntil = 0, refusedMicro = null } = watches.get(code) ?? {};
  if (releasedUntil > at) return undefined;
  if (refusedMicro !== null) return 'jump';
  const isOurs = !isCoin && seenAt === 0 && source.seenAt > 0;
  return !isOurs && seenAt < at - COURSE_STALE_MS ? 'stale' : undefined;
};

/** Judges all courses at the time `at`, ms since epoch: the one place that says whether one may be used. */
export const courseStatesOf = async (em: EntityManager, at: number): Promise<CourseStates> => {
  const courses = cashbox.courseRepository(em);
  const watches = await courses.watches();
  const currencies = (await courses.currencies()).map(
    ({ id, code }) => [code, { isCoin: false, isFixed: FIXED_CURRENCIES.includes(id) }] as const,
  );
  const coins = (await courses.coins()).map(({ code }) => [code, { isCoin: true, isFixed: false }] as const);
  const known = new Map<string, Known>([...currencies, ...coins]);
  const judge = (code: string): CoursePause | undefined => {
    const found = known.get(code);
    return found && pauseOf(code, found, watches, at);
  };
  return {
    pauseOf: judge,
    codeOf: (named) => (known.get(named.toLowerCase())?.isCoin ? named.toLowerCase() : named.toUpperCase()),
    paused: () => [...known.keys()].filter((code) => judge(code) !== undefined),
  };
};

/** Tells all open pages which courses are paused now, and the desk. */
export const tellPauses = ({ everywhere }: FeatureTools['pushes'], states: CourseStates): void => {
  everywhere.toAll({ channel: 'cash', type: 'coursePauses', payload: { paused: states.paused() } });
  everywhere.toRoom(OFFICE_CASH_ROOM, { channel: 'officeCash', type: 'changed', payload: {} });
};

/** Tells all open pages by which courses amounts are shown now. */
export const tellShownCourses = async (
  { everywhere }: FeatureTools['pushes'],
  em: EntityManager,
  at: number,
): Promise<void> => {
  const rows = await cashbox.courseRepository(em).shownCourses();
  const courses = rows.map(({ id, courseMicro, since }) => ({ id, course: courseText(courseMicro), since }));
  everywhere.toAll({ channel: 'cash', type: 'updateCurrencyCourses', payload: { courses, at } });
};

/** A way to pay, as far as its courses matter. */
export interface PricedWay {
  currency: string; // code
  coin: string | undefined; // code of its method, where it is crypto
}

/** Why amounts by a way to pay cannot be counted now. */
export const pauseOfWay = (states: CourseStates, { currency, coin }: PricedWay): CoursePause | undefined =>
  (coin === undefined ? undefined : states.pauseOf(coin)) ?? states.pauseOf(currency);

/** Throws CallError COURSE_PAUSED: the same code to players and to the desk. */
export const assertCourses = (states: CourseStates, way: PricedWay): void => {
  if (!pauseOfWay(states, way)) return;
  throw new CallError(depositCodes.coursePaused, { currency: (way.coin ?? way.currency).toUpperCase() });
};
