import { z } from 'zod';

/** Inviter of a visitor, by a link /ref/{id} or /ads/{hashids}. Null where nobody has the id. */
export const refererRequests = {
  'refererInfo:request': {
    auth: false,
    cost: 'look',
    isBare: true,
    payload: z.object({ id: z.string().max(64).optional(), hashids: z.string().max(64).optional() }),
    data: z.object({ nick: z.string(), avatar: z.string() }).nullable(),
  },
} as const;
