import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { languages } from '../languages.ts';
import { letterLinks, postGradients, postPictures } from './marketing-values.ts';

/** A banner or news as it is shown. */
export const shownPostSchema = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  picture: z.enum(postPictures),
  gradient: z.enum(postGradients),
  link: z.enum(letterLinks),
  at: z.int(), // ms since epoch: it is shown since then
});
export type ShownPost = z.infer<typeof shownPostSchema>;

/** Banners and news that the staff have written. */
export const marketing = defineContract({
  calls: {
    /** Lists banners and news that are shown now, the newest first. */
    'marketing.posts': {
      auth: false,
      cost: 'look',
      payload: z.object({ language: z.enum(languages) }),
      answer: z.object({ banners: z.array(shownPostSchema), news: z.array(shownPostSchema) }),
    },
  },
});
