import { z } from 'zod';

/*
 * GIPHY's API (https://developers.giphy.com/docs/api/endpoint): GET /v1/gifs/trending and /v1/gifs/search, of which only this
 * is read. Sizes are decimal text.
 */

export const TRENDING_PATH = '/v1/gifs/trending';
export const SEARCH_PATH = '/v1/gifs/search';
export const GIF_LIMIT = 20; // GIFs of one answer
export const GIF_RATING = 'g'; // for everybody

const side = z.coerce.number().int().min(1).max(1_000);

const gifSchema = z.object({
  title: z.string().catch(''),
  images: z.object({
    fixed_height_small: z.object({ url: z.url({ protocol: /^https?$/ }).max(1_024), width: side, height: side }),
  }),
});

/** One that lacks the picture we show is left out, and takes no other with it. */
export const gifsSchema = z.object({
  data: z.array(z.unknown()).transform((listed) =>
    listed.flatMap((each) => {
      const { data } = gifSchema.safeParse(each);
      return data ? [data] : [];
    }),
  ),
});
