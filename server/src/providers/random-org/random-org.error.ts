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
