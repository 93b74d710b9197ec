/** Most segments that a list shows. */
export const MAX_SEGMENTS = 200;

/** Days that a condition can look back. */
export const MAX_SEGMENT_DAYS = 730;

/** Countries that a segment can name. */
export const MAX_SEGMENT_COUNTRIES = 50;

/** Players below this number are not told apart: reasons of so few would be those of persons. */
export const MIN_TOLD_APART = 20;

/** Bounds of a segment's numbers. Money: base hundredths. */
export const segmentBounds = {
  level: { min: 1, max: 15 },
  count: { min: 0, max: 100_000 },
  sumMinor: { min: 0, max: 1_000_000_000_000 },
} as const;

/** Why players of a segment get nothing, whatever it says. 'protected' is one for all that would tell of a player's state. */
export const leftOutReasons = ['staff', 'consent', 'country', 'protected'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
