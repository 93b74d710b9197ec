import { raw } from '@mikro-orm/postgresql';

/** A time by the database's clock, so many milliseconds from now; a negative number lies in the past. */
export const fromNow = (ms: number): Date => raw<Date>('now() + make_interval(secs => ?)', [ms / 1000]);
