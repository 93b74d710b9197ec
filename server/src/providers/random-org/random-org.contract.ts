import { z } from 'zod';

/*
 * random.org's Signed API, release 4, as far as it is used here (https://api.random.org/json-rpc/4/signed): JSON-RPC 2.0
 * over HTTPS POST. A signature is of the JSON text of `random`: SHA-512 and RSA in the format of PKCS #1, in base64
 * (https://api.random.org/signatures/manual).
 */

/** Address of random.org's calls. */
export const RANDOM_ORG_URL = 'https://api.random.org/json-rpc/4/invoke';

/** Data signed along with a draw: it ties the draw to one round. */
export const userDataSchema = z.object({ roundId: z.string() });

/** The parameters of `generateSignedIntegers`. */
export const integersParamsSchema = z.object({
  apiKey: z.string().min(1),
  n: z.int().min(1).max(10_000),
  min: z.int().min(-1_000_000_000).max(1_000_000_000),
  max: z.int().min(-1_000_000_000).max(1_000_000_000),
  replacement: z.boolean().optional(),
  base: z.literal(10).optional(),
  userData: z.unknown().optional(),
});

/** The parameters of `verifySignature`. */
export const verifyParamsSchema = z.object({ random: z.looseObject({}), signature: z.string() });

export const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  params: z.unknown(),
  id: z.union([z.string(), z.int()]),
});

/** The signed object, as far as it is read. What else it holds is signed too and kept as it came. */
export const randomSchema = z.looseObject({
  hashedApiKey: z.string(),
  userData: userDataSchema,
  serialNumber: z.int().min(0),
});

const resultSchema = z.looseObject({
  random: randomSchema,
  signature: z.base64(),
  advisoryDelay: z.number().min(0).optional(), // ms until the next call, a wish of random.org
});

const errorSchema = z.looseObject({ code: z.int(), message: z.string() });

/** Answer of a call: a result, or an error with random.org's own code. */
export const answerSchema = z.union([
  z.looseObject({ error: errorSchema, id: z.unknown() }),
  z.looseObject({ result: resultSchema, id: z.unknown() }),
]);

/** Why a draw could not be had. */
export const randomOrgProblems = [
  'unreachable', // no connection, or it broke
  'timeout',
  'http', // a status other than 200
  'malformed', // not JSON, or not an answer of the contract
  'refused', // random.org's own error: a key, a quota
  'signature', // not signed by the known key
  'foreign', // signed, but of another request: range, round, API key
  'replayed', // a serial number that is not after the last one
  'busy', // random.org asked not to be called yet
] as const;
export type RandomOrgProblem = (typeof randomOrgProblems)[number];

/** A draw that could not be had or must not be used. Nothing in it is secret. */
export class RandomOrgError extends Error {
  readonly problem: RandomOrgProblem;

  constructor(problem: RandomOrgProblem, what: string, options?: ErrorOptions) {
    super(`random.org: ${what}`, options);
    this.name = 'RandomOrgError';
    this.problem = problem;
  }
}
