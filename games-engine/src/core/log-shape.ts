import { z } from 'zod';

/** Forms of texts in a round's log, as sources of expressions without groups. */
export const logPatterns = {
  name: '[A-Za-z0-9_-]{1,64}',
  amount: String.raw`(?:0|[1-9]\d{0,17})`,
  hash: '[0-9a-f]{64}',
} as const;

const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`);

const NAME = whole(logPatterns.name);
const AMOUNT = whole(logPatterns.amount);
const HASH = whole(logPatterns.hash);

/** An id or a client seed in a round's log. */
export const logName = z.string().regex(NAME);

/** Hundredths in a round's log, as decimal text. */
export const logAmount = z.string().regex(AMOUNT);

/** A hash or a commitment in a round's log: 32 bytes in lower-case hex. */
export const logHash = z.string().regex(HASH);

const HEX = /^(?:[0-9a-f]{2}){1,128}$/;
const SALT = /^[0-9a-f]{32}$/;
const COSIGNATURE = /^[^\s\u0085+]{1,128} [A-Za-z0-9+/]{1,256}={0,2}$/;
const SIGNATURE = /^[A-Za-z0-9+/]{1,256}={0,2}$/;

/** Bytes in a round's log in lower-case hex: a key, a signature of a beacon. */
export const logHex = z.string().regex(HEX);

/** A bet's salt in a round's log: 16 bytes in lower-case hex. */
export const logSalt = z.string().regex(SALT);

/** A signature in a round's log in base64. */
export const logSignature = z.string().regex(SIGNATURE);

/** A witness's name and its cosignature in base64, as under a note. */
export const logCosignature = z.string().regex(COSIGNATURE);

/** A time (ms since epoch) or a count in a round's log. */
export const logCount = z.int().min(0);

// the same, without a schema's cost: a bulk audit reads millions of logs

/** True when `logName` accepts a value. */
export const isLogName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value);

/** True when `logAmount` accepts a value. */
export const isLogAmount = (value: unknown): value is string => typeof value === 'string' && AMOUNT.test(value);

/** True when `logHash` accepts a value. */
export const isLogHash = (value: unknown): value is string => typeof value === 'string' && HASH.test(value);

/** True when `logSalt` accepts a value. */
export const isLogSalt = (value: unknown): value is string => typeof value === 'string' && SALT.test(value);

/** True when `logCosignature` accepts a value. */
export const isLogCosignature = (value: unknown): value is string =>
  typeof value === 'string' && COSIGNATURE.test(value);

/** True for an integer from `min` to `max`. */
export const isInteger = (value: unknown, min: number, max: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

/** True when `logCount` accepts a value. */
export const isLogCount = (value: unknown): value is number => isInteger(value, 0, Number.MAX_SAFE_INTEGER);

/** The names of an object's members, or undefined for what is no object. */
export const memberNames = (value: unknown): readonly string[] | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : undefined;

/** Value of an object's only member, which has this name; else undefined. */
export const onlyMember = (value: unknown, name: string): unknown => {
  const names = memberNames(value);
  return names?.length === 1 && names[0] === name ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
};
