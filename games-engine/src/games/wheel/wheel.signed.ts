import { WHEEL_SEGMENTS } from './wheel.config.ts';

/**
 * A draw as random.org signed it. `random` is the JSON text exactly as it came: the signature is of its bytes, and parsing
 * and writing it again may change them. `signature`: RSA-SHA512 (PKCS #1 v1.5) in base64.
 */
export interface SignedDraw {
  random: string;
  signature: string;
}

/** Request of the wheel to random.org, which its answer must repeat: one integer from 0 to 31. */
export const SIGNED_REQUEST = { method: 'generateSignedIntegers', n: 1, min: 0, max: WHEEL_SEGMENTS - 1 } as const;

/** Signed data that is not of one draw of this wheel. */
export class SignedDrawError extends Error {
  constructor(what: string) {
    super(`random.org's data is not of one draw of the wheel: ${what}`);
    this.name = 'SignedDrawError';
  }
}

/** The signed object as data. Throws SignedDrawError when the text is no JSON object. */
export const signedObject = (random: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(random);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Readonly<Record<string, unknown>>;
  } catch {
    // said below
  }
  throw new SignedDrawError('it is no JSON object');
};

/**
 * The segment that signed data gives, 0 … 31. Throws SignedDrawError unless it answers SIGNED_REQUEST: a signature over
 * another range or over several numbers proves nothing about this wheel.
 */
export const segmentOfSigned = (random: string): number => {
  const values = signedObject(random);
  for (const [key, expected] of Object.entries(SIGNED_REQUEST)) {
    if (values[key] !== expected)
      throw new SignedDrawError(`${key} is ${JSON.stringify(values[key])} instead of ${JSON.stringify(expected)}`);
  }
  const { data } = values;
  const [segment, ...more] = Array.isArray(data) ? (data as unknown[]) : [];
  const isSegment = Number.isInteger(segment) && (segment as number) >= 0 && (segment as number) < WHEEL_SEGMENTS;
  if (!isSegment || more.length > 0) throw new SignedDrawError(`data is ${JSON.stringify(data)}`);
  return segment as number;
};

/** Signed data says for which round it was asked. Throws SignedDrawError when it was for another one. */
export const assertSignedFor = (random: string, roundId: string): void => {
  const { userData } = signedObject(random);
  if (Object(userData).roundId !== roundId)
    throw new SignedDrawError(`userData is ${JSON.stringify(userData)} instead of round ${roundId}`);
};
