// Apart from the schemas: pages that need only these values load no validator for them.

/** A version needs so many rounds of a trial before everybody plays it … */
export const TRIAL_ROUNDS = 1000;
/** … or so many hours, with as many rounds as a band of its return needs … */
export const TRIAL_HOURS = 72;
export const TRIAL_TIMED_ROUNDS = 100;
/** … of so many players in any case. */
export const TRIAL_PLAYERS = 5;
/** Hours with a lesser share do not count. */
export const MIN_TRIAL_SHARE_PPM = 10_000;
