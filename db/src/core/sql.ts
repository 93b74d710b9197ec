import { raw } from '@mikro-orm/postgresql';
import type { Queryable } from './pool.ts';

/** A column of numbers, ids or plain words as one array literal. */
export const plainArray = (values: readonly (bigint | number | string | null)[]): string =>
  `{${values.map(String).join(',')}}`;

/** A column of any text as one array literal. */
export const textArray = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : `"${value.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;

/** A column of bytes as one array literal. */
export const bytesArray = (values: readonly (Buffer | null)[]): string =>
  textArray(values.map((value) => (value === null ? null : `\\x${value.toString('hex')}`)));

/** A time by the database's clock, so many milliseconds from now; a negative number lies in the past. */
export const fromNow = (ms: number): Date => raw<Date>('now() + make_interval(secs => ?)', [ms / 1000]);

/** The first id, a UUIDv7, that a round or a bet of this time or later can have. `at`: ms since epoch. */
export const idFrom = (at: number): string => {
  const hex = Math.max(0, Math.floor(at)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

const UNIQUE_VIOLATION = '23505';

/** The constraint that a unique violation names, from `pg` or the ORM; undefined for any other error. */
export const violatedConstraint = (error: unknown): string | undefined => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && typeof constraint === 'string' ? constraint : undefined;
};

/** Lets one transaction at a time change the catalogue of providers' games: imports, counts and staff would lock each other's rows. */
export const lockCatalogue = async (client: Queryable): Promise<void> => {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('catalogue'))`);
};
