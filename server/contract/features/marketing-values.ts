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

/** A letter goes to a mailbox, a notice into the site. */
export const letterChannels = ['email', 'site'] as const;
export type LetterChannel = (typeof letterChannels)[number];

/** Pages of the site to which a letter may lead. */
export const letterLinks = [
  '/main',
  '/bonus',
  '/dailydist',
  '/casino',
  '/fairness',
  '/helpdesk/faq',
  '/settings/limits',
] as const;

/** Most advertising that a player may get in seven days: a letter chooses one of these. */
export const weeklyRates = [1, 2, 3] as const;

export const MAX_LETTER_TITLE = 80;
export const MAX_LETTER_TEXT = 1_500;
export const MAX_LETTERS_SHOWN = 100;

/** A letter that is approved later than this after its time is no longer sent. */
export const MAX_LATE_MS = 86_400_000;

/** Why a player of a letter's segment did not get it: also without a confirmed address, by choice, or having got enough. */
export const skippedReasons = [...leftOutReasons, 'address', 'choice', 'rate'] as const;
export type SkippedReason = (typeof skippedReasons)[number];

/** Players who were held out of a letter below this number show nothing. */
export const MIN_CONTROL = 30;

/** A banner of the home page, or news below it. */
export const postKinds = ['banner', 'news'] as const;
export type PostKind = (typeof postKinds)[number];

/** Pictures of the house's own art that a banner or news may have. Nothing is uploaded. */
export const postPictures = [
  'bonus',
  'cashback',
  'tournament',
  'chat',
  'partner',
  'vip',
  'crypto',
  'robbery',
  'newyear',
] as const;
export type PostPicture = (typeof postPictures)[number];

/** Tones of a banner, by their names among the site's colours. */
export const postGradients = ['accent', 'gold', 'info', 'loss', 'warn', 'win'] as const;

export const MAX_POST_TEXT = 600;
export const MAX_BANNER_TEXT = 140; // it stands in a banner of one height
export const MAX_POSTS_SHOWN = 100;
export const MAX_SHOWN_BANNERS = 5;
export const MAX_SHOWN_NEWS = 3;
