/** Codes that belong to no single game. */
export const generalCodes = {
  signIn: 2,
  badPayload: 400,
  forbidden: 403, // not for this role
  unknownCall: 404,
  idempotencyConflict: 409,
  tooManyCalls: 429,
  unexpected: 500,
  shuttingDown: 503,
  busy: 503, // too much to do: not begun, ask again
  seedsNeeded: 'SEEDS_NEEDED', // the next pair waits for a client seed made for it: `fairness.rotate`, then ask again
  noAnswer: 504, // it may have been done: ask again with the same requestId
} as const;
