import { z } from 'zod';
import { defineContract } from '../../../contract/feature.ts';

/** Refusals of notes. */
export const noteCodes = { tooLong: 'NOTE_TOO_LONG', notFound: 404 } as const;

/** Contract of an area in the shape of a real one: only tests register it. */
export const notes = defineContract({
  calls: {
    'notes.add': {
      auth: true,
      cost: 'read',
      payload: z.object({ text: z.string() }),
      answer: z.object({ id: z.string(), balance: z.int() }),
    },
    'notes.settled': {
      auth: true,
      cost: 'read',
      payload: z.object({}),
      answer: z.object({ games: z.array(z.string()) }),
    },
  },
  requests: {
    'notes:count': { auth: true, cost: 'read', payload: z.object({}), data: z.object({ count: z.int() }) },
  },
});
