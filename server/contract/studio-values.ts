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

/** Delay after which a missed activation is refused: nobody is watching it any more. */
export const MAX_SCHEDULE_DELAY_MS = 3_600_000;

/** Refusals of a scheduled activation that have their own text. The first six also apply to activations by hand. */
export const scheduleRefusals = [
  'TRIAL_NEEDED',
  'OUTSIDE_GUARDRAILS',
  'WRONG_STATUS',
  'OVERRIDE_BY_THIRD',
  '403', // its author has lost the right
  'second_factor_needed',
  'SUPERSEDED', // somebody activated another version of the game by hand meanwhile
  'TRIAL_STOPPED', // its measured returns left their band meanwhile
  'MISSED', // no server ran within `MAX_SCHEDULE_DELAY_MS` of its time
] as const;
export type ScheduleRefusal = (typeof scheduleRefusals)[number];
