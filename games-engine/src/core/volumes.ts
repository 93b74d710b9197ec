import { z } from 'zod';

const FULL_VOLUME = 100; // percent of a recording

/** Cues that every game has: a win of each size, and the bed of its place. */
export const commonCues = ['win', 'medium-win', 'big-win', 'huge-win', 'bed'] as const;
export type WinCue = Exclude<(typeof commonCues)[number], 'bed'>;

/**
 * Loudness of a game's cues, in whole percent of their recordings, 0 to 100; 0 is silent, a cue left out is as
 * recorded.
 */
export type Volumes<Cue extends string> = { readonly [Name in Cue]?: number };

const volume = z.int().min(0).max(FULL_VOLUME).exactOptional();

/**
 * The part of a config that says how loud a game's cues are. Optional as a whole and cue by cue, so that a config
 * without it is what it always was, down to its hash.
 */
export const volumesSchema = <Cue extends string>(
  cues: readonly Cue[],
): z.ZodExactOptional<z.ZodObject<Record<Cue, typeof volume>, z.core.$strict>> =>
  z
    .strictObject(Object.fromEntries(cues.map((cue) => [cue, volume])) as Record<Cue, typeof volume>)
    .exactOptional()
    .describe('How loud each cue is, percent of its recording; without it all are as recorded');
