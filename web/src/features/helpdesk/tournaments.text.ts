import { longTexts } from '../../core/i18n/long-text.ts';

/** Tournaments that are over: tournament `x` has `x.title`, `x.lead` and `x.1` to `x.<paragraphs>`. */
export const tournaments = [
  { slug: 'easter-treasure-hunt', paragraphs: 2 },
  { slug: 'festive-topia', paragraphs: 2 },
  { slug: 'ice-boost', paragraphs: 2 },
  { slug: 'fortune-season', paragraphs: 2 },
  { slug: 'jokers-jackpot-madness', paragraphs: 2 },
  { slug: 'piggy-christmas', paragraphs: 2 },
  { slug: 'race', paragraphs: 2 },
] as const;

/** A tournament's address. */
export type TournamentSlug = (typeof tournaments)[number]['slug'];

/** Texts on the pages of past tournaments. Paragraphs are written as those of the terms. */
export const tournamentsText = longTexts('helpdesk', 'tournaments-text');
