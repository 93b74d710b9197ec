import { z } from 'zod';
import { PARTNER_LINK_MAX } from './features/partner-values.ts';

const link = z.string().max(PARTNER_LINK_MAX).optional();

/** Inviter of a visitor, by a link /ref/{id} or /ads/{hashids}. Null where nobody has the id. */
export const refererRequests = {
  'refererInfo:request': {
    auth: false,
    cost: 'look',
    isBare: true,
    payload: z.object({ id: link, hashids: link }),
    data: z.object({ nick: z.string(), avatar: z.string() }).nullable(),
  },
} as const;
