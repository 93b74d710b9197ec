import canonicalizeJson from 'canonicalize';
import { sha256, sha256Hex } from '#digest';

/**
 * True when JSON.stringify already gives the RFC 8785 text: plain data whose keys stand in UTF-16 order. The two differ
 * in nothing else for such data, and the native serialiser is several times faster.
 */
export const isInCanonicalOrder = (value: unknown): boolean => {
  switch (typeof value) {
    case 'string':
      return value.isWellFormed();
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return true;
    case 'object':
      if (value === null) return true;
      if (Array.isArray(value)) return value.every(isInCanonicalOrder);
      return Object.getPrototypeOf(value) === Object.prototype && hasOrderedKeys(value);
    default:
      return false;
  }
};

const hasOrderedKeys = (value: object): boolean => {
  let previous = '';
  for (const key of Object.keys(value)) {
    if (key < previous || key === 'toJSON' || !key.isWellFormed()) return false;
    if (!isInCanonicalOrder((value as Record<string, unknown>)[key])) return false;
    previous = key;
  }
  return true;
};

/** RFC 8785 (JCS) text of a JSON value. Throws for what JSON cannot hold (NaN, a lone surrogate, undefined). */
export const canonicalText = (value: unknown): string => {
  if (isInCanonicalOrder(value)) return JSON.stringify(value);
  const text = canonicalizeJson(value);
  if (text === undefined) throw new TypeError('only a JSON value has a canonical text');
  return text;
};

/** SHA-256 of the canonical text, in hex: the content hash of configs and round records. */
export const contentHash = (value: unknown): string => sha256Hex(canonicalText(value));

/** The same as 32 bytes. */
export const contentDigest = (value: unknown): Uint8Array => sha256(canonicalText(value));
