import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { languages } from '../languages.ts';
import { uuid } from '../ids.ts';

export * from './share-values.ts';

/** GET /api/share/:bet: the card of a settled bet as a picture. */
export const cardRequest = {
  params: z.object({ bet: uuid }),
  query: z.object({ lang: z.enum(languages).optional() }), // left out: that of the visitor
};

/** Cards of bets. They are pictures and tags of pages: nothing is said over the sockets. */
export const share = defineContract({ calls: {} });
